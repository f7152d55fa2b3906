import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readFactsLikeReference } from '../../../server/src/engine/facts/reference';
import { readFactsWithRemark } from '../../../server/src/engine/facts/remark';
import { Lines } from '../../../server/src/engine/text/lines';
import { contains } from '../../../server/src/engine/text/span';

/** `KIND TEXT -> DESTINATION = URL (LABEL)` of every link; the destination as it is written, `-` where there is none. */
function read(text: string): string[] {
  const { links } = readFactsWithRemark(new Lines(text));
  return links.map(({ kind, span, text: inner, destination, isAngled, url, label }) => {
    assert.ok(contains(span, inner), 'the text lies in the link');
    const written = destination ? text.slice(destination.start, destination.end) : '-';
    const shown = isAngled ? `<${written}>` : written;
    const same = written === url ? '' : ` = ${url}`;
    return `${kind} ${text.slice(inner.start, inner.end)} -> ${shown}${same}${label === undefined ? '' : ` (${label})`}`;
  });
}

const cases: readonly [name: string, text: string, links: readonly string[]][] = [
  ['an inline link', '[a](b.md)', ['link a -> b.md']],
  ['an image', '![a](b.png)', ['image a -> b.png']],
  ['Markdown in the text', '[*a* `b`](c.md)', ['link *a* `b` -> c.md']],
  ['a title', '[a](b.md "c (d)")', ['link a -> b.md']],
  ['blanks in the parentheses', '[a](\n  b.md\n  "c" )', ['link a -> b.md']],
  ['angle brackets', '[a](<b c.md> "d")', ['link a -> <b c.md>']],
  ['nothing in angle brackets', '[a](<>)', ['link a -> <>']],
  ['no address', '[a]()', ['link a -> ']],
  ['no text', '[](b.md) ![](c.png)', ['link  -> b.md', 'image  -> c.png']],
  ['parentheses', '[a](b(c).md)', ['link a -> b(c).md']],
  ['escapes and references', '[a](b\\_c&amp;d%20e.md)', ['link a -> b\\_c&amp;d%20e.md = b_c&d%20e.md']],
  ['an image in a link', '[![a](b.png)](c.md)', ['link ![a](b.png) -> c.md', 'image a -> b.png']],
  ['an address in angle brackets', '<https://a.b/c>', ['autolink https://a.b/c -> <https://a.b/c>']],
  ['a mail address', '<a@b.c>', ['autolink a@b.c -> <a@b.c> = mailto:a@b.c']],
  ['a bare address', 'see www.a.org/b.', ['autolink www.a.org/b -> www.a.org/b = http://www.a.org/b']],
  ['a bare address in brackets', '[https://a.org/b', ['autolink https://a.org/b -> https://a.org/b']],
  [
    'bare addresses that the parser finds late',
    '_x_ \\[www.a.org [www.b.org y',
    ['autolink www.a.org -> www.a.org = http://www.a.org', 'autolink www.b.org -> www.b.org = http://www.b.org'],
  ],
  ['a definition', '[A  b]: <c d.md> "e"', ['definition A  b -> <c d.md> (a b)']],
  [
    'uses of a definition',
    '[a][b] [B][] ![b]\n\n[b]: c.md\n[b]: d.md',
    ['link a -> - = c.md (b)', 'link B -> - = c.md (b)', 'image b -> - = c.md (b)'].concat([
      'definition b -> c.md (b)',
      'definition b -> d.md (b)',
    ]),
  ],
  ['a definition in a quote', '> [a]\n>\n> [a]:\n> b.md', ['link a -> - = b.md (a)', 'definition a -> b.md (a)']],
  ['a list item and a table', '- [a](b.md)\n\n| [c](d.md) |\n|---|\n', ['link a -> b.md', 'link c -> d.md']],
  ['a heading and a footnote', '## [a](b.md)\n\nx[^1]\n\n[^1]: [c](d.md)', ['link a -> b.md', 'link c -> d.md']],
  [
    'behind a byte-order mark and an emoji',
    '\uFEFF😀 [a](b.md) <cc:d> [e]\n\n[e]: f',
    ['link a -> b.md', 'autolink cc:d -> <cc:d>', 'link e -> - = f (e)', 'definition e -> f (e)'],
  ],
  ['CRLF', '[a\r\nb](c.md)\r\n\r\n[d]: e\r\n', ['link a\r\nb -> c.md', 'definition d -> e (d)']],
  ['code is no link', '`[a](b)`\n\n```\n[a](b)\n```\n\n    [a]: b\n\n<!-- [a](b) -->', []],
  ['brackets without address', '[a] [b][c] \\[d](e) [f] (g)', []],
];

describe('links', () => {
  for (const [name, text, links] of cases) test(name, () => assert.deepEqual(read(text), links));

  test('span the whole construct', () => {
    const text = 'a [b](c "d") e ![f][g] <hh:i>\n\n[g]: j (k)\n';
    const { links } = readFactsWithRemark(new Lines(text));
    const wholes = links.map(({ span }) => text.slice(span.start, span.end));
    assert.deepEqual(wholes, ['[b](c "d")', '![f][g]', '<hh:i>', '[g]: j (k)']);
  });

  test('are the same to the reference reader', () => {
    const lines = new Lines('[a](b)\n\n```\n[c](d)\n');
    assert.deepEqual(readFactsLikeReference(lines).links, readFactsWithRemark(lines).links);
  });

  test('a great many take no great time', () => {
    const many = readFactsWithRemark(new Lines('[www.a.org\\_b '.repeat(3000))).links;
    assert.ok(many.every(({ span }) => span.start <= span.end));
  });
});
