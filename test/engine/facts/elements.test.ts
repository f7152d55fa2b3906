import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Elements } from '../../../server/src/engine/facts/elements';
import { readFactsWithRemark } from '../../../server/src/engine/facts/remark';
import { Lines } from '../../../server/src/engine/text/lines';
import type { Span } from '../../../server/src/engine/text/span';

function read(text: string): { elements: Elements; at: (span: Span) => string } {
  return { elements: readFactsWithRemark(new Lines(text)).elements, at: ({ start, end }) => text.slice(start, end) };
}

describe('elements', () => {
  test('headings at any depth, ATX and setext, with their lines', () => {
    const { elements, at } = read('\uFEFF# A *b* #\n\n> ## B\n\n- C\n  ---\n\n<h2>D</h2>\n\n```\n# E\n```\n');
    assert.deepEqual(
      elements.headings.map(({ level, form, text, head }) => [level, form, text, at(head)]),
      [
        [1, 'atx', 'A *b*', '# A *b* #'],
        [2, 'atx', 'B', '## B'],
        [2, 'setext', 'C', 'C\n  ---'],
      ],
    );
  });

  test('a hash in front does not make a setext heading another one', () => {
    assert.equal(read('#hash\n=====\n').elements.headings[0]?.form, 'setext');
  });

  test('code with language, the rest of the line as it stands, and content', () => {
    const { elements, at } = read('~~~js  a="b"  c \n x\n~~~\n\n    in\n      dented\n\n- ```\n  y\n  ```\n');
    assert.deepEqual(
      elements.code.map(({ isFenced, lang, meta, content, head }) => [isFenced, lang, meta, content, at(head)]),
      [
        [true, 'js', 'a="b"  c ', ' x', '~~~js  a="b"  c '],
        [false, '', '', 'in\n  dented', '    in'],
        [true, '', '', 'y', '```'],
      ],
    );
  });

  test('line ends of code are kept', () => {
    assert.equal(read('```\r\na\r\nb\r\n```\r\n').elements.code[0]?.content, 'a\r\nb');
  });

  test('tables by the rows, the header among them, and by the columns of the header', () => {
    const { elements, at } = read('a | b\n--- | ---\n1 | 2 | 3\n4\n\n> | c |\n> |---|\n');
    assert.deepEqual(
      elements.tables.map(({ rows, columns, head }) => [rows, columns, at(head)]),
      [
        [3, 2, 'a | b'],
        [1, 1, '| c |'],
      ],
    );
  });

  test('lists, a nested one behind the one around it; another bullet begins another list', () => {
    const { elements, at } = read('- [ ] a\n\n  3. b\n  4. c\n- d\n* e\n\n0) f\n');
    assert.deepEqual(
      elements.lists.map(({ isOrdered, start, items, head }) => [
        isOrdered,
        start,
        items.map(({ marker }) => at(marker)),
        at(head),
      ]),
      [
        [false, 0, ['-', '-'], '- [ ] a'],
        [true, 3, ['3.', '4.'], '3. b'],
        [false, 0, ['*'], '* e'],
        [true, 0, ['0)'], '0) f'],
      ],
    );
  });

  test('code and strong emphasis within lines', () => {
    const { elements, at } = read('😀 `` a`b `` **c `d`** __e__ *f*\n\n`**g**`\n');
    assert.deepEqual(
      elements.codeSpans.map(({ span, value }) => [at(span), value]),
      [
        ['`` a`b ``', 'a`b'],
        ['`d`', 'd'],
        ['`**g**`', '**g**'],
      ],
    );
    assert.deepEqual(elements.strong.map(at), ['**c `d`**', '__e__']);
  });

  test('an empty text has none', () => {
    assert.deepEqual(Object.values(read('').elements).flat(), []);
  });
});
