import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Facts } from '../../server/src/engine/facts/facts';
import { readFactsLikeReference } from '../../server/src/engine/facts/reference';
import { readFactsWithRemark } from '../../server/src/engine/facts/remark';
import { findStructuralLines, isInert } from '../../server/src/engine/facts/structure';
import { Lines } from '../../server/src/engine/text/lines';
import { contains, findSpanAt, overlaps, type Span } from '../../server/src/engine/text/span';

/** Facts with every span as the text it covers. */
function show(text: string, facts: Facts) {
  const at = (span: Span) => text.slice(span.start, span.end);
  return {
    headings: facts.headings.map(({ level, span, text: words, textSpan, form }) => {
      assert.equal(at(textSpan), words, 'a heading says what its text span covers');
      return { level, line: at(span), text: words, form };
    }),
    blocks: facts.blocks.map(({ kind, span, boldLead }) => ({ kind, text: at(span), boldLead })),
    inert: facts.inert.map(at),
    fences: facts.fences.map(({ opener, span, marker, closed }) => ({
      opener: at(opener),
      text: at(span),
      marker,
      closed,
    })),
    comments: facts.comments.map(at),
  };
}

function read(text: string) {
  return show(text, readFactsWithRemark(new Lines(text)));
}

function readLikeReference(text: string) {
  return show(text, readFactsLikeReference(new Lines(text)));
}

describe('headings', () => {
  const headings: [name: string, text: string, level: number, line: string, words: string, form?: 'setext'][] = [
    ['plain', '## Plan\n', 2, '## Plan', 'Plan'],
    ['blanks at the end', '## Plan  \n', 2, '## Plan  ', 'Plan'],
    ['indented', 'a\n\n   ## Plan\n', 2, '   ## Plan', 'Plan'],
    ['many blanks, a tab', '##  \tPlan\n', 2, '##  \tPlan', 'Plan'],
    ['closing marks', '# Plan ##\n', 1, '# Plan ##', 'Plan'],
    ['Markdown inside', '### `a` **b** <!-- c -->\n', 3, '### `a` **b** <!-- c -->', '`a` **b** <!-- c -->'],
    ['underlined', 'Plan\n----\n', 2, 'Plan\n----', 'Plan', 'setext'],
    ['underlined and indented', '  Plan\n  ====', 1, '  Plan\n  ====', 'Plan', 'setext'],
    ['underlined over two lines', 'Plan\nB\n---\n', 2, 'Plan\nB\n---', 'Plan\nB', 'setext'],
    ['underlined words with a mark', '\\# Plan\n---\n', 2, '\\# Plan\n---', '\\# Plan', 'setext'],
    ['empty', '##\n', 2, '##', ''],
    ['empty with a blank', '## \n', 2, '## ', ''],
    ['without a line end', '## Plan', 2, '## Plan', 'Plan'],
    ['CRLF', '## Plan\r\n\r\ntext', 2, '## Plan', 'Plan'],
    ['behind a byte-order mark', '\uFEFF## Plan\n', 2, '## Plan', 'Plan'],
    ['behind a byte-order mark and an emoji', '\uFEFF😀\n\n## 😀 Plan\n', 2, '## 😀 Plan', '😀 Plan'],
  ];
  for (const [name, text, level, line, words, form = 'atx'] of headings) {
    test(name, () => assert.deepEqual(read(text).headings, [{ level, line, text: words, form }]));
  }

  test('count only at the document root', () => {
    const text =
      '> ## a\n\n- ## b\n\n```\n## c\n```\n\n    ## d\n\n<!--\n## e\n-->\n\n<div>\n## f\n</div>\n\n[^1]: ## g\n';
    assert.deepEqual(read(text).headings, []);
  });

  test('a deeper mark than six, or none behind it, is text', () => {
    assert.deepEqual(read('####### a\n\n#b\n').headings, []);
  });
});

describe('fences', () => {
  const fences: [name: string, text: string, opener: string, block: string, marker: string, closed: boolean][] = [
    ['backticks', '```js\na\n```\n', '```js', '```js\na\n```', '```', true],
    ['tildes', '~~~~\n~~~\n~~~~~\n', '~~~~', '~~~~\n~~~\n~~~~~', '~~~~', true],
    ['a fence inside', '````md\n```\n## a\n```\n````\n', '````md', '````md\n```\n## a\n```\n````', '````', true],
    ['a lone fence inside', '````\n```\n````\n', '````', '````\n```\n````', '````', true],
    ['indented', ' ```\n  a\n   ```\n', '```', '```\n  a\n   ```', '```', true],
    ['empty', '```\n```', '```', '```\n```', '```', true],
    ['never closed', 'a\n\n```js\n## b\n', '```js', '```js\n## b\n', '```', false],
    ['opened at the end', 'a\n~~~', '~~~', '~~~', '~~~', false],
    ['cut off by a line outside its list item', '- ```\n  a\n## b\n', '```', '```\n  a', '```', false],
    ['closed too shortly', '````\na\n```\n', '````', '````\na\n```\n', '````', false],
    ['closed with words behind', '```\na\n``` b\n', '```', '```\na\n``` b\n', '```', false],
    ['in a quote', '> ```\n> a\n> ```\n', '```', '```\n> a\n> ```', '```', true],
    ['cut off by its quote', '> ```\n> a\n\nb\n', '```', '```\n> a', '```', false],
    ['in a list item', '- ```\n  a\n  ```\n', '```', '```\n  a\n  ```', '```', true],
    ['cut off by its list item', '1. a\n\n   ~~~\n   b\n\nc\n', '~~~', '~~~\n   b\n', '~~~', false],
    ['behind a byte-order mark', '\uFEFF```\n😀\n```\n', '```', '```\n😀\n```', '```', true],
    ['CRLF', '```\r\na\r\n```\r\n', '```', '```\r\na\r\n```', '```', true],
  ];
  for (const [name, text, opener, block, marker, closed] of fences) {
    test(name, () => assert.deepEqual(read(text).fences, [{ opener, text: block, marker, closed }]));
  }

  test('come in order from any depth; inline spans and indented code are none', () => {
    const text = '```a``` b\n\n    ```\n\n- x\n  - ```1\n    ```\n\n```2\n```\n';
    assert.deepEqual(
      read(text).fences.map(({ opener }) => opener),
      ['```1', '```2'],
    );
  });
});

describe('comments', () => {
  test('of one line are structure, of several are not', () => {
    const found = read('<!-- a -->\n\ntext <!-- b --> more\n\n<!--\n## c\n-->\n\n- <!-- d\n  e -->\n');
    assert.deepEqual(found.comments, ['<!-- a -->', '<!-- b -->', '<!--\n## c\n-->', '<!-- d\n  e -->']);
    assert.deepEqual(found.inert, ['<!--\n## c\n-->', '<!-- d\n  e -->']);
  });

  test('are found side by side and inside other HTML', () => {
    assert.deepEqual(read('<!-- a --><!-- b -->\n<!-- c -->\n\n<div><!-- d -->\n</div>\n').comments, [
      '<!-- a -->',
      '<!-- b -->',
      '<!-- c -->',
      '<!-- d -->',
    ]);
  });

  test('are not found in code', () => {
    assert.deepEqual(read('`<!-- a -->`\n\n```\n<!-- b -->\n```\n\n    <!-- c -->\n').comments, []);
  });

  test('that never end reach to the end of their block', () => {
    const found = read('\uFEFFa\n\n<!-- b\n\n## c\n');
    assert.deepEqual(found.comments, ['<!-- b\n\n## c\n']);
    assert.deepEqual(found.inert, ['<!-- b\n\n## c\n']);
    assert.deepEqual(found.headings, []);
  });
});

describe('inert text', () => {
  test('is whole lines of code, sorted', () => {
    const text = '<!--\nz\n-->\n\n- a\n  ```\n  b\n  ```\n\n> ```\n> c\n> ```\n\n    d\n\n    e\n';
    assert.deepEqual(read(text).inert, ['<!--\nz\n-->', '  ```\n  b\n  ```', '> ```\n> c\n> ```', '    d\n\n    e']);
  });

  test('hides lines from the structural ones', () => {
    const text = 'x1\n```\nx2\n```\n\n<!-- x3\nx4\nx5 --> x6\nx7\n';
    const lines = new Lines(text);
    const facts = readFactsWithRemark(lines);
    const found = findStructuralLines(lines, facts, (line) => line.includes('x'));
    assert.deepEqual(
      found.map((line) => lines.textOf(line)),
      ['x1', 'x7'],
    );
    assert.ok(isInert(facts, text.indexOf('x2')));
    assert.ok(!isInert(facts, text.indexOf('x7')));
  });
});

describe('blocks', () => {
  test('are those at the root, of every kind', () => {
    const text =
      '# a\n\nb\n\n- c\n\n> d\n\n```\n```\n\n| e |\n|---|\n\n<p>f</p>\n\n<!-- g --><!-- h -->\n\n---\n\n[i]: j\n';
    assert.deepEqual(
      read(text).blocks.map(({ kind }) => kind),
      ['heading', 'paragraph', 'list', 'quote', 'code', 'table', 'html', 'comment', 'other', 'other'],
    );
  });

  const leads: [text: string, boldLead: boolean][] = [
    ['**a** b', true],
    ['__a__ b', true],
    ['b **a**', false],
    ['*a* b', false],
    ['- a\n- **b** c', true],
    ['- [ ] **b** c', true],
    ['1. **a**', true],
    ['- a\n  - **b**', false],
    ['- `a`', false],
    ['-', false],
    ['> **a**', false],
    ['## **a**', false],
  ];
  for (const [text, boldLead] of leads) {
    test(`${JSON.stringify(text)} ${boldLead ? 'begins' : 'does not begin'} in bold`, () => {
      assert.deepEqual(
        read(text).blocks.map((block) => block.boldLead),
        [boldLead],
      );
    });
  }
});

describe('any text', () => {
  test('has facts', () => {
    assert.deepEqual(read(''), { headings: [], blocks: [], inert: [], fences: [], comments: [] });
    for (const text of ['\uFEFF', '\0', '\r', '\u2028', '<!--', '```', '> '.repeat(500), '- '.repeat(500)]) read(text);
  });
});

describe('the reference scan', () => {
  test('takes any line that begins with three backticks for a fence', () => {
    const text = '````md\n## a\n```\n## b\n````\n## c\n```\n## d\n';
    assert.deepEqual(
      readLikeReference(text).headings.map((heading) => heading.text),
      ['b', 'd'],
    );
    assert.deepEqual(readLikeReference(text).inert, ['````md\n## a\n```', '````\n## c\n```']);
  });

  test('takes a paragraph that begins with an inline span for a fence to the end', () => {
    const found = readLikeReference('```a``` b\n## c\n<!-- d -->\n');
    assert.deepEqual(found.headings, []);
    assert.deepEqual(found.comments, []);
    assert.deepEqual(found.inert, ['```a``` b\n## c\n<!-- d -->\n']);
  });

  test('knows no tildes, comments, containers, indents or underlines', () => {
    const text = '~~~\n## a\n~~~\n<!--\n## b\n-->\n ## c\nd\n---\n##e\n- x\n\n  ```\n## f\n  ```\n';
    assert.deepEqual(readLikeReference(text).headings, [
      { level: 2, line: '## a', text: 'a', form: 'atx' },
      { level: 2, line: '## b', text: 'b', form: 'atx' },
      { level: 2, line: '## f', text: 'f', form: 'atx' },
    ]);
    assert.deepEqual(readLikeReference(text).inert, []);
    assert.deepEqual(readLikeReference(text).comments, ['<!--\n## b\n-->']);
  });

  test('keeps what stands between marks and line end', () => {
    assert.deepEqual(readLikeReference('##  a ##  \n').headings, [
      { level: 2, line: '##  a ##  ', text: ' a ##', form: 'atx' },
    ]);
  });

  test('keeps blocks and fences of CommonMark', () => {
    const text = '~~~\na\n~~~\n\n## b\n';
    const { blocks, fences } = readLikeReference(text);
    assert.deepEqual(
      blocks.map(({ kind }) => kind),
      ['code', 'heading'],
    );
    assert.equal(fences.length, 1);
  });
});

describe('spans', () => {
  const spans = [
    { start: 2, end: 4 },
    { start: 4, end: 7 },
    { start: 9, end: 10 },
  ];
  test('the one around an offset', () => {
    const found = [0, 2, 3, 4, 6, 7, 9, 10].map((offset) => findSpanAt(spans, offset)?.start);
    assert.deepEqual(found, [undefined, 2, 2, 4, 4, undefined, 9, undefined]);
    assert.equal(findSpanAt([], 0), undefined);
  });

  test('sharing a character, lying inside', () => {
    assert.ok(overlaps({ start: 0, end: 3 }, { start: 2, end: 4 }));
    assert.ok(!overlaps({ start: 0, end: 2 }, { start: 2, end: 4 }));
    assert.ok(contains({ start: 0, end: 3 }, { start: 0, end: 3 }));
    assert.ok(!contains({ start: 1, end: 3 }, { start: 0, end: 2 }));
  });
});
