import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { Nodes } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { toChinese } from '../../scripts/lib/bench/chinese.mjs';
import { longDocument } from '../../scripts/lib/bench/longDocument.mjs';
import { seededRandom } from '../../scripts/lib/bench/random.mjs';
import { generateTemplates, readTemplates } from '../../scripts/lib/bench/templates.mjs';
import { createTree } from '../../scripts/lib/bench/tree.mjs';
import { temporaryFolder } from '../support/folders';

const cli = path.resolve('dist/cli.js');
const parser = remark().use(remarkGfm);

describe('the trees of the benchmark', () => {
  it('are clean and bilingual when they are generated', async () => {
    const generated = generateTemplates(30);
    const long = longDocument([...generated, ...generated]);
    const folder = temporaryFolder();
    const tree = await createTree({ folder, templates: generated, once: [long], repeats: 2, cli });
    assert.equal(tree.files, 2 * (2 * 30 + 1));
    assert.deepEqual(errorsIn(folder), []);
    const pairs = lint(folder, 'pairs', '--list', '--format', 'json').pairs as { state: string }[];
    assert.equal(pairs.filter(({ state }) => state === 'ok').length, 61);
  });

  it('are clean when they are made from real RFCs, as far as there are any', async (context) => {
    const { templates, source } = readTemplates();
    context.diagnostic(source);
    const folder = temporaryFolder();
    await createTree({ folder, templates, once: [longDocument(templates)], repeats: 1, cli });
    assert.deepEqual(errorsIn(folder), []);
  });

  it('have a long document of 60 KB', () => {
    const { text } = longDocument(readTemplates().templates);
    assert.ok(Math.abs(Buffer.byteLength(text) - 60_000) < 2_500, `${Buffer.byteLength(text)} bytes`);
  });

  it('say the same in Chinese as far as structure tells', () => {
    const text =
      '# RFC: A *b* c\n\nStatus: rejected — too dear\n\n## Of `code` and [links](a-b.md)\n\n| a | b |\n|---|---|\n| c_d e | **f** |\n\n- one <https://a.example> www.b.example\n  - two\n\n<!-- kept -->\n\n```ts\nkept\n```\n';
    const other = toChinese(text, seededRandom(1));
    assert.deepEqual(shapeOf(parser.parse(other)), shapeOf(parser.parse(text)));
    assert.match(other, /^# RFC: \p{sc=Han}+ \*\p{sc=Han}+\* \p{sc=Han}+\n\nStatus: rejected — too dear\n/u);
    assert.match(other, /`code`.*\(a-b\.md\).*<https:\/\/a\.example> www\.b\.example.*<!-- kept -->.*\nkept\n/s);
  });
});

/** Runs the command line on a tree and reads the JSON that it prints. */
function lint(folder: string, ...args: string[]): Record<string, unknown> {
  const { stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  assert.equal(stderr, '');
  return JSON.parse(stdout);
}

function errorsIn(folder: string): unknown[] {
  const problems = lint(folder, 'lint', '--format', 'json').problems as { severity: string }[];
  return problems.filter(({ severity }) => severity === 'error');
}

/** The types of a node and all below it. */
function shapeOf(node: Nodes): unknown {
  return 'children' in node ? [node.type, node.children.map(shapeOf)] : node.type;
}
