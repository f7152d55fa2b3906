// The bundles of the programs: command line, language server, VS Code extension, each for Node, the last two for browsers
// as well. What several of them need lies in chunks that they share, as the package carries the engine once.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { lazily, lazyEntries, pureEngine } from './lazyModules.mjs';

/** @typedef {typeof import('esbuild')} Esbuild */
/** @typedef {{ root: string, minify: boolean }} Options */
/** @typedef {{ name: string, code: string }} Bundle a file in `dist` */
/** @typedef {Readonly<Record<string, string>>} EntryPoints source files by the name of their bundle */

/** The language server and the command line. What a browser gets of them asks nothing of Node. */
const servers = {
  cli: 'server/src/cli/start.ts',
  'part-worker': 'server/src/cli/worker.ts',
  server: 'server/src/lsp/start.ts',
  machine: 'server/src/host/machine.ts',
  'web-server': 'server/src/web/main.ts',
  'web-machine': 'server/src/web/machine.ts',
  ...lazyEntries,
};

/** The extension: on a machine it is a few lines more than in a browser. */
const clients = { desktop: 'client/src/desktop.ts', client: 'client/src/web/extension.ts' };

/** Libraries whose main file is that for Node; what both platforms share imports them by these names. */
const withPlatforms = /^vscode-(?:jsonrpc|languageclient|languageserver|languageserver-protocol)\/?$/;

/** @param {string} root @returns {import('esbuild').Plugin} */
function neutral(root) {
  const machine = path.join(root, 'server/src/host/machine.ts');
  return {
    name: 'neutral',
    setup(build) {
      build.onResolve({ filter: withPlatforms }, ({ path: name, ...rest }) => {
        return build.resolve(`${name.replace(/\/$/, '')}/lib/common/api.js`, {
          kind: rest.kind,
          resolveDir: rest.resolveDir,
        });
      });
      // Whoever loads a bundle says on what it runs.
      build.onResolve({ filter: /(?:^|\/)machine$/ }, ({ kind, path: name, resolveDir }) => {
        const isOurs = kind !== 'entry-point' && path.join(resolveDir, `${name}.ts`) === machine;
        return isOurs ? { path: './machine.js', external: true } : undefined;
      });
    },
  };
}

/**
 * @param {EntryPoints} entryPoints @param {Options} options
 * @returns {import('esbuild').BuildOptions & { write: false, metafile: true }} modules that share chunks
 */
function split(entryPoints, { root, minify }) {
  return {
    entryPoints,
    bundle: true,
    splitting: true,
    platform: 'neutral', // else libraries bring their parts for Node along
    format: 'esm',
    target: 'node20',
    mainFields: ['module', 'main'], // jsonc-parser's UMD build breaks when bundled
    external: ['vscode', 'node:*', ...builtinModules],
    plugins: [neutral(root), lazily(root), pureEngine(root)],
    outdir: path.join(root, 'dist'),
    sourcemap: minify ? false : 'inline',
    minify,
    absWorkingDir: root,
    logLevel: 'warning',
    write: false,
    metafile: true,
    chunkNames: 'part-[hash]',
  };
}

/**
 * Splitting needs modules, but Node and workers load CommonJS: each file is turned into that by itself. It keeps its names
 * to itself, as all scripts of a worker share one scope.
 * @param {Esbuild} esbuild @param {import('esbuild').OutputFile} file @param {boolean} minify
 * @returns {Promise<Bundle>}
 */
async function toCommonJs(esbuild, { path: file, text }, minify) {
  const sourcemap = minify ? false : 'inline';
  const supported = { 'dynamic-import': false }; // it would bring the loader of modules along, for what is none
  const options = /** @type {const} */ ({
    format: 'cjs',
    platform: 'neutral', // else names are listed for modules, of which there are none
    target: 'node20',
    supported,
    minify,
    sourcemap,
  });
  const { code } = await esbuild.transform(givingExports(text), options);
  const name = path.basename(file);
  const start = name === 'cli.js' ? '#!/usr/bin/env node\n' : '';
  return { name, code: `${start}(()=>{${code}})();\n` };
}

/** What esbuild ends a module of several with; behind it there may be its source map. */
const exportClause = /\bexport\s*\{([^{}]*)\};?(?=\s*(?:\/\/# sourceMappingURL=\S+\s*)?$)/;

/**
 * A module that gives its exports by itself: the way of esbuild takes five times as many characters, and there are dozens of
 * chunks. They never load each other in circles, as what two of them share lies in a third.
 * @param {string} text @returns {string}
 */
function givingExports(text) {
  const clause = exportClause.exec(text);
  if (!clause) return text;
  const names = String(clause[1]).split(',');
  const getters = names.map((each) => {
    const [own = '', exported = own] = each.trim().split(/\s+as\s+/);
    return `get ${exported}(){return ${own}}`;
  });
  return `module.exports={${getters.join()}};${text.replace(exportClause, '')}`;
}

/**
 * VS Code in a browser loads a single file, so the one for a machine takes from that what both have in common.
 * @param {Esbuild} esbuild @param {SplitResult} built @param {boolean} minify @returns {Promise<Bundle[]>}
 */
async function joinClients(esbuild, { metafile, outputFiles }, minify) {
  const texts = new Map(outputFiles.map(({ path: file, text }) => [path.basename(file), text]));
  const importsOf = readImports(metafile);
  const common = reachable(importsOf, 'client.js');
  const own = [...reachable(importsOf, 'desktop.js')].filter((name) => !common.has(name));
  const taken = new Set(own.flatMap((name) => importsOf.get(name) ?? []).filter((name) => common.has(name)));
  const namespaces = new Map([...taken].map((name, index) => [name, `part${index}`]));
  // Required and not imported: a part runs when it is first asked for, which that with the library of the protocol is late.
  const exported = [...namespaces].map(([name, get]) => `export const ${get} = () => require('./${name}');`);
  texts.set('client.entry.js', ["export * from './client.js';", ...exported].join('\n'));
  return Promise.all([
    join(esbuild, { name: 'client.js', entry: 'client.entry.js', plugin: inMemory(texts, new Map()), minify }),
    join(esbuild, { name: 'desktop.js', entry: 'desktop.js', plugin: inMemory(texts, namespaces), minify }),
  ]);
}

/** @typedef {ReadonlyMap<string, readonly string[]>} Imports by the name of a file, those of the files it loads, sooner or later */

/** @param {import('esbuild').Metafile} metafile @returns {Imports} */
function readImports({ outputs }) {
  return new Map(
    Object.entries(outputs).map(([file, { imports }]) => {
      const inner = imports.filter(({ external }) => !external);
      return [path.basename(file), inner.map((each) => path.basename(each.path))];
    }),
  );
}

/** @param {Imports} importsOf @param {string} start @returns {Set<string>} a file and all that it leads to */
function reachable(importsOf, start) {
  const found = new Set([start]);
  for (const name of found) for (const imported of importsOf.get(name) ?? []) found.add(imported);
  return found;
}

/**
 * @param {ReadonlyMap<string, string>} texts modules by name
 * @param {ReadonlyMap<string, string>} elsewhere what `client.js` calls the modules that it has
 * @returns {import('esbuild').Plugin}
 */
function inMemory(texts, elsewhere) {
  return {
    name: 'in-memory',
    setup(build) {
      // First, as `client.js` is a module in memory too, which would be bundled a second time.
      build.onResolve({ filter: /.*/, namespace: 'elsewhere' }, ({ path: file }) => ({ path: file, external: true }));
      build.onResolve({ filter: /\.js$/ }, ({ path: file }) => {
        const name = path.basename(file);
        if (elsewhere.has(name)) return { path: name, namespace: 'elsewhere' };
        return texts.has(name) ? { path: name, namespace: 'module' } : undefined;
      });
      build.onLoad({ filter: /.*/, namespace: 'module' }, ({ path: name }) => ({ contents: texts.get(name) ?? '' }));
      build.onLoad({ filter: /.*/, namespace: 'elsewhere' }, ({ path: name }) => {
        return { contents: `module.exports = require('./client.js').${elsewhere.get(name)}();` };
      });
    },
  };
}

/**
 * @param {Esbuild} esbuild
 * @param {{ name: string, entry: string, plugin: import('esbuild').Plugin, minify: boolean }} options
 * @returns {Promise<Bundle>}
 */
async function join(esbuild, { name, entry, plugin, minify }) {
  const { outputFiles } = await esbuild.build({
    entryPoints: [entry],
    bundle: true,
    platform: 'neutral',
    format: 'cjs',
    target: 'node20',
    external: ['vscode', 'node:*', ...builtinModules],
    plugins: [plugin],
    sourcemap: minify ? false : 'inline',
    minify,
    logLevel: 'warning',
    write: false,
  });
  return { name, code: outputFiles[0]?.text ?? '' };
}

/**
 * The worker's own script loads the bundles, so it is none of them.
 * @param {Options} options @returns {import('esbuild').BuildOptions & { write: false, metafile: true }}
 */
function worker({ root, minify }) {
  return {
    ...split({ 'web-worker': 'server/src/web/worker.ts' }, { root, minify }),
    splitting: false,
    format: 'iife',
  };
}

/** @typedef {import('esbuild').BuildResult<{ write: false, metafile: true }>} SplitResult */

/**
 * What is built together: how, and which files that makes.
 * @param {Esbuild} esbuild @param {Options} options
 * @returns {{ build: import('esbuild').BuildOptions & { write: false, metafile: true }, finish: (built: SplitResult) => Promise<Bundle[]> }[]}
 */
function groups(esbuild, options) {
  const { minify } = options;
  return [
    {
      build: split(servers, options),
      finish: ({ outputFiles }) => Promise.all(outputFiles.map((file) => toCommonJs(esbuild, file, minify))),
    },
    { build: split(clients, options), finish: (built) => joinClients(esbuild, built, minify) },
    {
      build: worker(options),
      finish: async ({ outputFiles }) =>
        outputFiles.map(({ path: file, text }) => ({ name: path.basename(file), code: text })),
    },
  ];
}

/** @param {string} root @param {readonly Bundle[]} bundles */
function write(root, bundles) {
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  for (const { name, code } of bundles) writeFileSync(path.join(root, 'dist', name), code);
}

/** Chunks are named after what is in them: those of the last build would be shipped beside those of this one. */
function removeOldChunks(/** @type {string} */ root, /** @type {readonly Bundle[]} */ bundles) {
  const isChunk = /^part-[\w-]+\.js$/;
  const old = readdirSync(path.join(root, 'dist')).filter((name) => isChunk.test(name));
  const kept = new Set(bundles.map(({ name }) => name));
  for (const name of old) if (!kept.has(name)) rmSync(path.join(root, 'dist', name));
}

/** @param {Esbuild} esbuild @param {Options} options @returns {Promise<Bundle[]>} all programs; nothing is written */
export async function bundlePrograms(esbuild, options) {
  const made = groups(esbuild, options).map(async ({ build, finish }) => finish(await esbuild.build(build)));
  return (await Promise.all(made)).flat();
}

/** Builds all programs into `dist`. @param {Esbuild} esbuild @param {Options} options */
export async function buildPrograms(esbuild, options) {
  const bundles = await bundlePrograms(esbuild, options);
  write(options.root, bundles);
  removeOldChunks(options.root, bundles);
}

/** Builds all programs again whenever a source changes. @param {Esbuild} esbuild @param {Options} options */
export async function watchPrograms(esbuild, options) {
  for (const { build, finish } of groups(esbuild, options)) {
    const writing = {
      name: 'writing',
      setup(/** @type {import('esbuild').PluginBuild} */ { onEnd }) {
        onEnd(async (built) => {
          if (built.errors.length === 0) write(options.root, await finish(/** @type {SplitResult} */ (built)));
        });
      },
    };
    const context = await esbuild.context({ ...build, plugins: [...(build.plugins ?? []), writing], logLevel: 'info' });
    await context.watch();
  }
}
