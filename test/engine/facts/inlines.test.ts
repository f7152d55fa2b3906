import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readFactsWithRemark } from '../../../server/src/engine/facts/remark';
import { Lines } from '../../../server/src/engine/text/lines';

/** Each inline content as `kind: source` of its pieces. */
function inlinesOf(text: string): string[][] {
  const { inlines } = readFactsWithRemark(new Lines(text));
  return inlines.map(({ pieces }) => pieces.map(({ kind, span }) => `${kind}:${text.slice(span.start, span.end)}`));
}

function proseIn(text: string): string[] {
  return readFactsWithRemark(new Lines(text)).prose.map(({ start, end }) => text.slice(start, end));
}

describe('inline content', () => {
  const cases: [name: string, text: string, pieces: string[]][] = [
    ['text', 'a 😀 b\n', ['text:a 😀 b']],
    ['behind a byte-order mark', '\uFEFFa `b`\n', ['text:a ', 'code:`b`']],
    [
      'emphasis',
      'a **b** *c* ~~d~~',
      'text:a |open:**|text:b|close:**|text: |open:*|text:c|close:*|text: |open:~~|text:d|close:~~'.split('|'),
    ],
    ['a link', '[a `b`](c.md "d")e', ['open:[', 'text:a ', 'code:`b`', 'close:](c.md "d")', 'text:e']],
    ['a link by reference', '[a][b]\n\n[b]: c.md\n', ['open:[', 'text:a', 'close:][b]']],
    ['an empty link', 'a[](b)c', ['text:a', 'open:[', 'close:](b)', 'text:c']],
    ['marks in marks', '***a***b', ['open:*', 'open:**', 'text:a', 'close:**', 'close:*', 'text:b']],
    ['addresses', '<https://a.b> https://c.d e', ['address:<https://a.b>', 'text: ', 'address:https://c.d', 'text: e']],
    [
      'an address behind a full-width mark',
      'a，www.b.org c `d`',
      ['text:a，', 'address:www.b.org', 'text: c ', 'code:`d`'],
    ],
    [
      'such an address in emphasis',
      '**a，www.b.org**e',
      ['open:**', 'text:a，', 'address:www.b.org', 'close:**', 'text:e'],
    ],
    ['such an address in a heading', '## a，www.b.org', ['text:a，', 'address:www.b.org']],
    [
      'an image, HTML, a footnote',
      '![a](b)<i>c</i>[^1]\n\n[^1]: d\n',
      ['object:![a](b)', 'html:<i>', 'text:c', 'html:</i>', 'object:[^1]'],
    ],
    ['lines', 'a\r\nb  \nc\\\nd', ['text:a', 'wrap:\r\n', 'text:b', 'break:  \n', 'text:c', 'break:\\\n', 'text:d']],
    ['lines of a quote', '> a\n>   b\n> > c\n', ['text:a', 'wrap:\n>   ', 'text:b']],
    ['lines of an item', '- a\n  b\n', ['text:a', 'wrap:\n  ', 'text:b']],
    ['a mark that begins a line elsewhere', 'a\n\\> b\n', ['text:a', 'wrap:\n', 'text:\\> b']],
    ['a task', '- [ ] a\n', ['text:a']],
  ];
  for (const [name, text, pieces] of cases) test(name, () => assert.deepEqual(inlinesOf(text)[0], pieces));

  test('of every block, in order', () => {
    const text = '# a\n\nb\n\n> c\n\n- d\n  - e\n\n| f | g |\n|---|---|\n|  h  | `i` |\n\n[^1]: j\n\nk[^1]\n';
    const words = inlinesOf(text).map((pieces) => pieces.join(' '));
    assert.deepEqual(words, [
      ...['text:a', 'text:b', 'text:c', 'text:d', 'text:e', 'text:f', 'text:g', 'text:h', 'code:`i`', 'text:j'],
      'text:k object:[^1]',
    ]);
  });

  test('not of code, HTML or definitions', () => {
    assert.deepEqual(inlinesOf('```\na\n```\n\n    b\n\n<div>\nc\n</div>\n\n[d]: e\n'), []);
  });

  test('says where a cell stands', () => {
    const { inlines } = readFactsWithRemark(new Lines('a\n\n|b|c|\n|-|-|\n|d|\n\ne\n\n|f|\n|-|\n'));
    const cells = inlines.flatMap(({ cell }) => (cell ? [`${cell.table} ${cell.row} ${cell.column}`] : []));
    assert.deepEqual(cells, ['0 0 0', '0 0 1', '0 1 0', '1 0 0']);
    assert.deepEqual(inlines.map(({ kind }) => kind).slice(0, 2), ['paragraph', 'cell']);
  });

  test('however deep', () => {
    const depth = 100;
    const text = `${'**a '.repeat(depth)}b${' c**'.repeat(depth)}`;
    const [pieces] = inlinesOf(text);
    assert.equal(pieces?.filter((piece) => piece.startsWith('open')).length, depth);
  });
});

describe('running text', () => {
  test('is what stands between marks, over line ends too', () => {
    assert.deepEqual(proseIn('> a\n> b `c` d **e**\nf\n'), ['a\n> b ', ' d ', 'e', 'f']);
  });

  test('has no address, wherever it stands', () => {
    assert.deepEqual(proseIn('a，www.b.org c'), ['a，', ' c']);
  });
});
