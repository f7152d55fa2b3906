// The library `rfc-workbench/schema`: a bundle for `import`, one for `require`, and the declarations of its types for each.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';

const source = 'server/src/engine/schema';

/** @type {readonly { format: 'esm' | 'cjs', ending: string }[]} */
const variants = [
  { format: 'esm', ending: 'mjs' },
  { format: 'cjs', ending: 'cjs' },
];

/**
 * Writes dist/schema.mjs, dist/schema.cjs and the declarations below dist/schema.
 * @param {string} root
 */
export async function buildSchemaLibrary(root) {
  await Promise.all(variants.map(({ format, ending }) => bundle(root, format, ending)));
  const declarations = declarationsOf(root);
  const folder = path.join(root, 'dist/schema');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of declarations) {
    for (const { ending } of variants) {
      writeFileSync(path.join(folder, `${name}.d.${toTypeEnding(ending)}`), withEndings(text, ending));
    }
  }
}

/** @param {string} root @param {'esm' | 'cjs'} format @param {string} ending */
function bundle(root, format, ending) {
  return build({
    entryPoints: [`${source}/index.ts`],
    bundle: true,
    platform: 'neutral',
    format,
    target: 'es2022',
    outfile: `dist/schema.${ending}`,
    absWorkingDir: root,
    logLevel: 'warning',
  });
}

/**
 * @param {string} root
 * @returns {Map<string, string>} the declarations that the library's door leads to, by the name of the module
 */
function declarationsOf(root) {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
  const emitted = new Map();
  const program = ts.createProgram([path.join(root, source, 'index.ts')], {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    types: [],
  });
  program.emit(undefined, (file, text) => emitted.set(path.basename(file, '.d.ts'), text));
  const reached = new Set(['index']);
  for (const name of reached) {
    for (const match of String(emitted.get(name)).matchAll(relativeImport)) reached.add(String(match[2]));
  }
  return new Map([...reached].map((name) => [name, String(emitted.get(name))]));
}

const relativeImport = /(from |import\()'\.\/(\w+)'/g;

/** @param {string} text @param {string} ending @returns {string} with the endings that modules of either kind need */
function withEndings(text, ending) {
  return text.replace(relativeImport, (_, before, name) => `${before}'./${name}.${ending}'`);
}

/** @param {string} ending @returns {string} */
function toTypeEnding(ending) {
  return ending === 'mjs' ? 'mts' : 'cts';
}
