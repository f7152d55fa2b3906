// Modules that a program loads when it calls them for the first time, and most runs never do. What imports one gets a few
// lines in its place, which call the bundle that it is in.
import path from 'node:path';

/**
 * @typedef {object} LazyModule
 * @property {string} bundle its name in `dist`, without extension
 * @property {string} source
 * @property {readonly string[]} functions all that it exports beside types
 */

/** @type {readonly LazyModule[]} */
const lazyModules = [
  { bundle: 'part-remark', source: 'server/src/engine/facts/remark.ts', functions: ['readFactsWithRemark'] },
  { bundle: 'part-rendering', source: 'server/src/engine/preview/renderBlocks.ts', functions: ['renderBlocks'] },
  {
    bundle: 'part-check',
    source: 'server/src/cli/late.ts',
    functions: ['checkRepository', 'findProjects', 'makeFixes', 'readOverrides', 'showFixes', 'writeSarif'],
  },
];

/** Parts of Node that take milliseconds to load, and what is called of each. @type {Readonly<Record<string, readonly string[]>>} */
const lazyBuiltins = {
  'node:child_process': ['execFileSync'],
  'node:crypto': ['createHash', 'randomBytes'],
  'node:v8': ['setFlagsFromString'],
};

/** The bundles that lazy modules are in, as entry points. */
export const lazyEntries = Object.fromEntries(lazyModules.map(({ bundle, source }) => [bundle, source]));

/**
 * @param {string} bundle what `require` is asked for
 * @param {readonly string[]} functions
 */
function standIn(bundle, functions) {
  const name = JSON.stringify(bundle);
  return functions.map((each) => `export function ${each}(...given) { return require(${name}).${each}(...given); }\n`);
}

/** @param {string} root @returns {import('esbuild').Plugin} */
export function lazily(root) {
  const bySource = new Map(lazyModules.map((each) => [path.join(root, each.source), each]));
  const namesOfFiles = new RegExp(`/(?:${lazyModules.map(({ source }) => path.basename(source, '.ts')).join('|')})$`);
  const builtins = new RegExp(`^(?:${Object.keys(lazyBuiltins).join('|')})$`);
  return {
    name: 'lazily',
    setup(build) {
      build.onResolve({ filter: namesOfFiles }, ({ kind, path: name, resolveDir }) => {
        const file = path.join(resolveDir, `${name}.ts`);
        const isLazy = kind === 'import-statement' && bySource.has(file);
        return isLazy ? { path: file, namespace: 'lazy-module', sideEffects: false } : undefined;
      });
      build.onResolve({ filter: builtins }, ({ path: name, namespace }) => {
        return namespace === 'lazy-builtin' ? undefined : { path: name, namespace: 'lazy-builtin', sideEffects: false };
      });
      build.onResolve({ filter: /^\.\/part-/, namespace: 'lazy-module' }, ({ path: name }) => {
        return { path: name, external: true };
      });
      build.onLoad({ filter: /.*/, namespace: 'lazy-module' }, ({ path: file }) => {
        const { bundle = '', functions = [] } = bySource.get(file) ?? {};
        return { contents: standIn(`./${bundle}.js`, functions).join('') };
      });
      build.onLoad({ filter: /.*/, namespace: 'lazy-builtin' }, ({ path: name }) => {
        return { contents: standIn(name, lazyBuiltins[name] ?? []).join('') };
      });
    },
  };
}

/**
 * What of the engine a program does not use stays out of it: all its modules do when they are loaded is to define.
 * @param {string} root @returns {import('esbuild').Plugin}
 */
export function pureEngine(root) {
  const engine = path.join(root, 'server/src/engine') + path.sep;
  return {
    name: 'pure-engine',
    setup(build) {
      build.onResolve({ filter: /^\.\.?\// }, async ({ path: name, pluginData, ...rest }) => {
        if (pluginData === pureEngine || rest.kind === 'entry-point') return undefined;
        const { kind, resolveDir, importer, namespace } = rest;
        const found = await build.resolve(name, { kind, resolveDir, importer, namespace, pluginData: pureEngine });
        return found.errors.length === 0 && found.path.startsWith(engine) && found.namespace === 'file'
          ? { ...found, sideEffects: false }
          : found;
      });
    },
  };
}
