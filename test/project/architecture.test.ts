import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import ts from 'typescript';
import { readSources, type SourceFile } from '../support/sources';

const MAX_LINES = 300;

const engine = 'server/src/engine';

/** Which files may import what. The first layer that a file belongs to counts. Style: directions of imports. */
const layers: readonly { readonly name: string; readonly has: RegExp; readonly may: readonly RegExp[] }[] = [
  {
    name: 'the list of rules',
    has: /^server\/src\/engine\/rules\/index$/,
    may: [/^server\/src\/engine\/rule$/, /^server\/src\/engine\/rules\/[\w-]+(?:\/index)?$/],
  },
  {
    name: 'a list of rules of a namespace',
    has: /^server\/src\/engine\/rules\/\w+\/index$/,
    may: [/^server\/src\/engine\/rule$/, /^server\/src\/engine\/rules\/\w+\/[\w-]+$/],
  },
  {
    name: 'a rule and what rules share',
    has: /^server\/src\/engine\/rules\//,
    may: [
      /^server\/src\/engine\/(?:rule|texts|document|tree|place|files|memoize|nearby|header|sections|facts\/[\w-]+|text\/[\w-]+)$/,
      /^server\/src\/engine\/(?:archive|config|indexing|links|pairs|schemaSites|schemaUse)\/[\w-]+$/,
      /^server\/src\/engine\/(?:literals|schema|schema\/inspect)$/,
      /^server\/src\/engine\/rules\/support\/[\w-]+$/,
    ],
  },
  {
    name: 'the schema library',
    has: /^server\/src\/engine\/schema\//,
    may: [/^server\/src\/engine\/schema\/[\w-]+$/],
  },
  {
    name: 'the engine',
    has: /^server\/src\/engine\//,
    may: [
      /^server\/src\/engine\//,
      /^(?:remark|remark-gfm|mdast|mdast-util-from-markdown|micromark-util-types|micromark-util-decode-string|micromark-util-html-tag-name|micromark-util-normalize-identifier|mdast-util-to-hast|hast|hast-util-sanitize|github-slugger|jsonc-parser|@noble\/hashes\/\w+\.js)$/,
    ],
  },
  {
    name: 'the host', // what of it a browser loads names nothing of Node: see test/web/bundles.test.ts
    has: /^server\/src\/host\//,
    may: [/^server\/src\/engine(?:\/small)?$/, /^server\/src\/host\//, /^server\/src\/speech$/, /^node:/, /^ignore$/],
  },
  {
    name: 'the host in a browser',
    has: /^server\/src\/web\//,
    may: [
      /^server\/src\/web\//,
      /^server\/src\/host\/(?:machine|writeFiles)$/,
      /^server\/src\/lsp\/(?:fileSupply|guard|server|workspace)$/,
      /^server\/src\/protocol$/,
      /^vscode-languageserver\/browser$/,
    ],
  },
  {
    name: 'the language that is spoken',
    has: /^server\/src\/speech\//,
    may: [/^server\/src\/engine(?:\/small)?$/, /^server\/src\/speech$/],
  },
  {
    name: 'a page',
    has: /^server\/src\/pages\//,
    may: [
      /^server\/src\/pages\//,
      /^server\/src\/engine\/(?:overview\/overview|preview\/preview)$/,
      /^preact(?:\/hooks)?$/,
      /^d3-force$/,
    ],
  },
  {
    name: 'the command line',
    has: /^server\/src\/cli\//,
    may: [
      /^server\/src\/engine(?:\/small)?$/,
      /^server\/src\/speech(?:\/engineWords)?$/,
      /^server\/src\/host\//,
      /^server\/src\/pages\/\w+\/frame$/,
      /^server\/src\/cli\//,
      /^node:/,
      /^package\.json$/,
    ],
  },
  {
    name: 'the protocol',
    has: /^server\/src\/protocol(?:\/\w+)?$/,
    may: [
      /^server\/src\/protocol\/\w+$/,
      /^server\/src\/engine\/(?:overview\/overview|preview\/preview)$/,
      /^vscode-languageserver-(?:protocol|types)$/,
      /^vscode-jsonrpc$/,
    ],
  },
  {
    name: 'the server as a program of Node',
    has: /^server\/src\/lsp\/(?:main|start)$/,
    may: [
      /^server\/src\/lsp\/(?:main|server)$/,
      /^server\/src\/host\//,
      /^vscode-languageserver\/node$/,
      /^node:path$/,
    ],
  },
  {
    name: 'the server',
    has: /^server\/src\/lsp\//,
    may: [
      /^server\/src\/engine$/,
      /^server\/src\/speech(?:\/engineWords)?$/,
      /^server\/src\/host\//,
      /^server\/src\/lsp\//,
      /^server\/src\/protocol$/,
      /^vscode-languageserver(?:-\w+)?$/,
      /^vscode-jsonrpc$/,
      /^package\.json$/,
    ],
  },
  {
    name: 'the client on a machine',
    has: /^client\/src\/(?:desktop|nodeClient)$/,
    may: [
      /^client\/src\/(?:extension|nodeClient|platform)$/,
      /^client\/src\/serverFlags\.json$/,
      /^vscode$/,
      /^vscode-languageclient\/node$/,
    ],
  },
  {
    name: 'the client in a browser',
    has: /^client\/src\/web\//,
    may: [/^client\/src\//, /^server\/src\/protocol$/, /^vscode$/, /^vscode-languageclient(?:\/browser)?$/],
  },
  {
    name: 'the client',
    has: /^client\/src\//,
    may: [
      /^client\/src\//,
      /^server\/src\/protocol$/,
      /^server\/src\/pages\/\w+\/(?:frame|messages)$/,
      /^vscode$/,
      /^vscode-languageclient$/,
    ],
  },
];

describe('architecture', () => {
  const sources = [
    ...readSources('server/src'),
    ...readSources('server/src/pages', '.tsx'),
    ...readSources('client/src'),
  ];

  test('files import only what their layer may', () => {
    assert.deepEqual(sources.flatMap(findWrongImports), []);
  });

  test('every file belongs to a layer', () => {
    const homeless = sources.filter(({ file }) => !layerOf(file)).map(({ file }) => file);
    assert.deepEqual(homeless, []);
  });

  test('the engine has no clock, no process, no console and no chance', () => {
    const worldly =
      /\b(?:process|console)\.|\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\b(?:setTimeout|fetch|require)\(/;
    const found = readSources(engine).filter(({ text }) => worldly.test(withoutComments(text)));
    assert.deepEqual(
      found.map(({ file }) => file),
      [],
    );
  });

  test('no object that is made for each text has accessors of its own', () => {
    // V8 keeps them with the shape of the object, which outlives it: see docs/performance.md.
    const found = [...readSources(engine), ...readSources('server/src/host')].flatMap(findOwnAccessors);
    assert.deepEqual(found, []);
    assert.deepEqual(findOwnAccessors({ file: 'a.ts', text: 'x({\n  get y() { return 1; },\n})', imports: [] }), [
      'a.ts:2',
    ]);
  });

  test('no page writes markup, runs text or asks the network', () => {
    const unsafe =
      /\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|eval|fetch|XMLHttpRequest|Function)\b/;
    const pages = [...readSources('server/src/pages'), ...readSources('server/src/pages', '.tsx')];
    const found = pages.filter(({ text }) => unsafe.test(withoutComments(text)));
    assert.ok(pages.length > 20);
    assert.deepEqual(
      found.map(({ file }) => file),
      [],
    );
  });

  test('only what starts the command line touches the process', () => {
    const found = readSources('server/src/cli').filter(({ text }) => /\bprocess\./.test(withoutComments(text)));
    assert.deepEqual(
      found.map(({ file }) => file),
      ['server/src/cli/main.ts', 'server/src/cli/start.ts'],
    );
  });

  test(`no file has more than ${MAX_LINES} lines`, () => {
    const styles = readSources('server/src/pages', '.css');
    const all = [...sources, ...styles, ...readSources('scripts', '.mjs'), ...readSources('test/support')];
    const long = all.filter(({ text }) => text.trimEnd().split('\n').length > MAX_LINES);
    assert.deepEqual(
      long.map(({ file }) => file),
      [],
    );
  });

  test('imports are seen in every form', () => {
    const everyFrom = sources.flatMap(({ text }) => text.match(/\bfrom '[^']+';$/gm) ?? []);
    const seen = sources.flatMap(({ imports }) => imports);
    assert.ok(
      everyFrom.length > 100 && seen.length >= everyFrom.length,
      `${everyFrom.length} written, ${seen.length} seen`,
    );
    assert.ok(seen.includes(`${engine}/rules/support/status`));
  });
});

function layerOf(file: string) {
  const name = file.replace(/\.tsx?$/, '');
  return layers.find(({ has }) => has.test(name));
}

function findWrongImports({ file, imports }: SourceFile): string[] {
  const layer = layerOf(file);
  const wrong = imports.filter((target) => !layer?.may.some((pattern) => pattern.test(target)));
  return wrong.map((target) => `${layer?.name}: ${file} imports ${target}`);
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}

/** The accessors in object literals, each `FILE:LINE`. */
function findOwnAccessors({ file, text }: SourceFile): string[] {
  const found: string[] = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const visit = (node: ts.Node): void => {
    if (ts.isAccessor(node) && ts.isObjectLiteralExpression(node.parent)) {
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
