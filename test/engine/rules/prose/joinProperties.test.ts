import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { readMarkdown } from '../../../../server/src/engine/document';
import { readFactsWithRemark } from '../../../../server/src/engine/facts/remark';
import { applyEdits } from '../../../../server/src/engine/fix';
import { type Edit, replace } from '../../../../server/src/engine/rule';
import { proseHardWrap } from '../../../../server/src/engine/rules/prose/hard-wrap';
import { Lines } from '../../../../server/src/engine/text/lines';
import { contains, type Span } from '../../../../server/src/engine/text/span';
import { configWith } from '../../../support/configs';
import { hasCorpus } from '../../../support/corpus';
import { readLinkedTree } from '../../../support/corpusLinks';

/** The text with all its paragraphs on one line each. */
function join(text: string): { text: string; edits: readonly Edit[] } {
  const path = 'docs/rfc/proposed/feature/2026-07-10-a.md';
  const doc = readMarkdown({
    config: configWith(),
    kind: 'companion',
    path,
    content: { kind: 'text', text },
    today: '2026-08-01',
  });
  const edits: Edit[] = [];
  const nearby = {
    kindOf: () => undefined,
    namesIn: () => [],
    anchorsOf: () => undefined,
    textOf: () => undefined,
    schemaNamed: () => undefined,
    schemaNames: () => [],
  };
  proseHardWrap.check({
    doc,
    nearby,
    report: (_message, _span, _data, extras) => edits.push(...(extras?.fixes ?? []).flatMap((fix) => fix.edits ?? [])),
  });
  return { text: applyEdits(text, edits), edits };
}

const parser = remark().use(remarkGfm);

/** What a text shows, blanks left out: line ends in paragraphs are blanks or nothing. */
function shown(text: string): unknown {
  return simplify(parser.parse(text));
}

function simplify(node: Nodes): unknown {
  if (node.type === 'text') return node.value.replace(/\s+/g, '');
  if (node.type === 'break' || (node.type === 'html' && node.value === '<br>')) return ['break'];
  if (node.type === 'inlineCode' || node.type === 'html') return [node.type, node.value.replace(/\r?\n/g, ' ')];
  const url = 'url' in node ? [node.url] : [];
  const children = 'children' in node ? mergeTexts(node.children.map(simplify)) : [];
  return [node.type, ...url, ...children];
}

function mergeTexts(children: readonly unknown[]): unknown[] {
  const merged: unknown[] = [];
  for (const child of children) {
    const last = merged.at(-1);
    if (typeof child === 'string' && typeof last === 'string') merged[merged.length - 1] = last + child;
    else merged.push(child);
  }
  return merged.filter((child) => child !== '');
}

const word = fc.constantFrom(
  ...['a', 'the word', '问题', '方案，', '（甲）', '—', '“b”', '`c d`', '`戊\n己`', '*e*', '**甲。**', '_丁_', '~~f~~'],
  ...[
    '[乙](x.md)',
    '[甲\n乙]',
    '![g](h.png)',
    'https://a.b/丙',
    '<i\nid="j">',
    '&amp;',
    '\\*',
    '2. k',
    '# l',
    '+',
    '😀',
    '[^1]',
  ],
);
const gap = fc.constantFrom(' ', '', '\n', '\n', '\n  ', ' \n', '  \n', '\\\n', '\n    ');
const paragraph = fc
  .array(fc.tuple(word, gap), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.flat().join('').trim());
const container = fc.constantFrom(
  (lines: readonly string[]) => lines,
  (lines: readonly string[]) => lines.map((line) => `> ${line}`),
  (lines: readonly string[]) => lines.map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`)),
  (lines: readonly string[]) => lines.map((line, index) => (index === 0 ? `1. > ${line}` : `   > ${line}`)),
  (lines: readonly string[]) => lines.map((line, index) => (index === 0 ? `> ${line}` : line)),
);
const block = fc.tuple(paragraph, container).map(([text, wrap]) => wrap(text.split('\n')).join('\n'));
const document = fc
  .array(block, { minLength: 1, maxLength: 4 })
  .map((blocks) => `${blocks.join('\n\n')}\n\n[甲 乙]: x.md\n[^1]: y\n`);

describe('joined lines', () => {
  test('show what they showed, and need no second time', () => {
    fc.assert(
      fc.property(document, fc.boolean(), (text, isCrlf) => {
        const before = isCrlf ? text.replaceAll('\n', '\r\n') : text;
        const joined = join(before).text;
        assert.deepEqual(shown(joined), shown(before));
        assert.deepEqual(join(joined).edits, []);
      }),
      { numRuns: 120 },
    );
  });

  test('give back a real text whose lines somebody wrapped', (context) => {
    if (!hasCorpus(context)) return;
    const { documents } = readLinkedTree('after-2026-07-05');
    const texts = documents.filter(({ text }) => text.length < 6000).slice(0, 20);
    let wrapped = 0;
    for (const { path, text } of texts) {
      const edits = breakLines(text);
      assert.equal(join(applyEdits(text, edits)).text, text, path);
      wrapped += edits.length;
    }
    assert.ok(wrapped > 300, `${wrapped} line ends`);
  });
});

/** Line ends in the running text of paragraphs that stand in no list or quote, between words and Chinese characters. */
function breakLines(text: string): Edit[] {
  const { blocks, links, prose } = readFactsWithRemark(new Lines(text));
  const paragraphs = blocks.filter(({ kind, span }) => kind === 'paragraph' && !text.startsWith('Status:', span.start));
  const isFree = (span: Span) =>
    paragraphs.some((block) => contains(block.span, span)) && !links.some((link) => contains(link.span, span));
  return prose.filter(isFree).flatMap(({ start, end }) => {
    const places = text.slice(start, end).matchAll(/(?<=[\p{L},.]) (?=\p{L})|(?<=\p{Script=Han})(?=\p{Script=Han})/gu);
    return [...places]
      .filter((_, place) => place % 7 === 3)
      .map(({ 0: blank, index: at }) => replace({ start: start + at, end: start + at + blank.length }, '\n'));
  });
}
