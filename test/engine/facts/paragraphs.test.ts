import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readFactsWithRemark } from '../../../server/src/engine/facts/remark';
import { Lines } from '../../../server/src/engine/text/lines';

/** Each paragraph's text with its breaks marked: `|` soft, `!` hard, `_` verbatim, what the break covers left out. */
function read(text: string): string[] {
  const marks = { soft: '|', hard: '!', verbatim: '_' };
  return readFactsWithRemark(new Lines(text)).paragraphs.map(({ span, breaks }) => {
    let [shown, at] = ['', span.start];
    for (const { kind, span: gap } of breaks) {
      assert.match(text.slice(gap.start, gap.end), /\r|\n/, 'a break holds a line end');
      shown += text.slice(at, gap.start) + marks[kind];
      at = gap.end;
    }
    return shown + text.slice(at, span.end);
  });
}

const cases: readonly [name: string, text: string, paragraphs: readonly string[]][] = [
  ['one line', 'a b\n\nc', ['a b', 'c']],
  ['soft breaks and blanks around them', 'a \t\n  b\n\tc', ['a|b|c']],
  ['hard breaks', 'a  \nb\\\n   c', ['a!b!c']],
  ['lines that are nothing but a hard break', 'a\n \\\n b\\\n\\\nc  \n\\\n \\', ['a|!b!!c!!\\']],
  ['two backslashes are no break', 'a\\\\\nb', ['a\\\\|b']],
  ['blanks at the end of the last line', 'a\nb  \n', ['a|b']],
  ['list items', '- a\n  b\n\n  c\n  d\n1. e\nf', ['a|b', 'c|d', 'e|f']],
  ['a task', '- [ ] a\n  b', ['a|b']],
  ['quotes', '> a\n> b\n>c\nd', ['a|b|c|d']],
  ['a quote in a list item', '-   > a\n    > b  \n    > c', ['a|b!c']],
  ['a list item in a quote', '> - a\n>   b', ['a|b']],
  ['quotes in quotes, one mark missing', '> > a\n> b\n>> c', ['a|b|c']],
  ['a mark of a quote that is text', '> a\n    > b\n\nc\n    > d', ['a|> b', 'c|> d']],
  ['a footnote', '[^x]: a\n    b\n\nc[^x]', ['a|b', 'c[^x]']],
  ['in emphasis and in the text of a link', '*a\nb* [c\nd](e\n"f\ng")', ['*a|b* [c|d](e|"f|g")']],
  ['in code blanks count', 'a `b \n  c` d\n  e', ['a `b _  c` d|e']],
  ['in code in a list item, the indent does not', '- `a\n   b`', ['`a_ b`']],
  ['in code in a quote, the mark does not', '> `a\n>  b`', ['`a_ b`']],
  ['at the edges of code', '> `\n> a\n> ` b', ['`_a_` b']],
  ['in a tag and a comment', 'a <b\n  c="d"> <!-- e\nf -->', ['a <b_  c="d"> <!-- e_f -->']],
  ['no paragraphs', '# a\n\nb\nc\n---\n\n    d\n    e\n\n```\nf\ng\n```\n\n<p>\nh\n</p>\n\n| i |\n|---|\n| j |', []],
  ['an image and a definition', '![a\nb](c)\n\n[d]: e\n"f"', ['![a|b](c)']],
  ['behind a byte-order mark and an emoji', '\uFEFF😀\n> b\n', ['😀', 'b']],
];

describe('paragraphs', () => {
  for (const [name, text, paragraphs] of cases) {
    test(name, () => {
      assert.deepEqual(read(text), paragraphs);
      const withCrlf = text.replaceAll('\n', '\r\n');
      assert.deepEqual(read(withCrlf), paragraphs, 'with CRLF');
    });
  }
});
