// Builds every bundle into dist/. `--watch` rebuilds on change, `--tests` adds the test bundles, `--minify` is for the package.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEngine } from './lib/engineModule.mjs';
import { ensureNodePackages } from './lib/ensure.mjs';
import { buildPrograms, watchPrograms } from './lib/programBundles.mjs';
import { writeTexts } from './lib/texts.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const flags = new Set(process.argv.slice(2));

/** What webviews and exported pages run: a script and a style sheet each, small enough to be put into one file. */
const pages = {
  entryPoints: { index: 'server/src/pages/indexPage/main.tsx', pair: 'server/src/pages/pairPage/main.tsx' },
  bundle: true,
  format: /** @type {const} */ ('iife'),
  target: ['chrome110', 'firefox115', 'safari16'],
  outdir: 'dist/pages',
  minify: true,
  absWorkingDir: root,
  logLevel: /** @type {const} */ ('warning'),
};

/** The layers of the suite: one bundle and one process each, so that a thousand small tests start once. */
const testLayers = ['engine', 'host', 'lsp', 'cli', 'client', 'pages', 'web', 'fuzz', 'project'];

/** @param {string} folder @returns {string[]} the test files below it, sorted, relative to the project */
function testFiles(folder) {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** @param {string} file @returns {boolean} whether it is left out of the quick suite: it takes many seconds */
const isSlow = (file) => file.endsWith('.slow.test.ts');

function testBundles() {
  const entries = path.join(root, 'dist/test/entries');
  rmSync(path.join(root, 'dist/test'), { recursive: true, force: true });
  mkdirSync(entries, { recursive: true });
  const files = testLayers
    .filter((layer) => existsSync(path.join(root, 'test', layer)))
    .flatMap((layer) =>
      testFiles(`test/${layer}`).map((file) => ({ layer: isSlow(file) ? `slow-${layer}` : layer, file })),
    );
  for (const layer of new Set(files.map((each) => each.layer))) {
    const own = files.filter((each) => each.layer === layer);
    const imports = ['test/support/seed.ts', ...own.map(({ file }) => file)].map(
      (file) => `import ${JSON.stringify(path.join(root, file))};\n`,
    );
    writeFileSync(path.join(entries, `${layer}.ts`), imports.join(''));
  }
  return {
    entryPoints: readdirSync(entries).map((file) => path.join(entries, file)),
    bundle: true,
    platform: /** @type {const} */ ('node'),
    format: /** @type {const} */ ('esm'),
    target: 'node20',
    packages: /** @type {const} */ ('external'),
    alias: { 'vscode-languageserver/node': 'vscode-languageserver/node.js' },
    outdir: 'dist/test',
    outExtension: { '.js': '.mjs' },
    splitting: true,
    sourcemap: true,
    absWorkingDir: root,
    logLevel: /** @type {const} */ ('warning'),
  };
}

/**
 * The same schema, in which the keys that a file and a root have in common are defined once: they are most of it.
 * @param {any} schema
 */
function shortened(schema) {
  const { roots } = schema.properties;
  /** @type {Record<string, unknown>} */
  const definitions = {};
  const ofFile = { ...schema.properties };
  const ofRoot = { ...roots.items.properties };
  for (const [key, own] of Object.entries(ofRoot)) {
    const { default: usual, ...inFile } = ofFile[key];
    if (JSON.stringify(own) !== JSON.stringify(inFile)) continue;
    definitions[key] = own;
    ofRoot[key] = { $ref: `#/definitions/${key}` };
    ofFile[key] = { ...ofRoot[key], ...(usual === undefined ? {} : { default: usual }) };
  }
  ofFile.roots = { ...roots, items: { ...roots.items, properties: ofRoot } };
  return { ...schema, definitions, properties: ofFile };
}

/** What editors complete and check a configuration with; it derives from the engine. */
async function writeConfigSchema() {
  const { configSchema } = await loadEngine();
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  writeFileSync(
    path.join(root, 'dist/rfc.config.schema.json'),
    `${JSON.stringify(shortened(configSchema()), undefined, flags.has('--minify') ? 0 : 2)}\n`,
  );
}

async function main() {
  ensureNodePackages();
  const esbuild = await import('esbuild');
  const { buildSchemaLibrary } = await import('./lib/schemaLibrary.mjs');
  await Promise.all([writeConfigSchema(), writeTexts(root)]);
  const programs = { root, minify: flags.has('--minify') };
  if (flags.has('--watch')) {
    await watchPrograms(esbuild, programs);
    const context = await esbuild.context({ ...pages, logLevel: 'info' });
    await context.watch();
    return;
  }
  await Promise.all([
    buildPrograms(esbuild, programs),
    esbuild.build(pages),
    buildSchemaLibrary(root),
    flags.has('--tests') ? esbuild.build(testBundles()) : undefined,
  ]);
}

main().catch((error) => {
  console.error(`build failed: ${error.message}`);
  process.exitCode = 1;
});
