import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { compareReaders } from '../../../support/bothReaders';

/** Texts that the scanner reads itself; each holds a construct that is easily read differently. */
const read: readonly (readonly [name: string, text: string])[] = [
  ['nothing', ''],
  ['a byte-order mark', '\uFEFF# A\n\nb\n'],
  ['line ends of two characters', '# A\r\n\r\nb *c*\r\nd  \r\ne\r\n\r\n```\r\nx\r\n```\r\n'],
  ['headings with closing marks', '# a ##  \n## b#\n### #\n#\n####### c\n#d\n'],
  ['headings by an underline', 'a\nb  \n===  \n\nc\n-\n\n- d\n---\n'],
  ['rules', 'a\n\n***  \n- - -\n_ _ _ _\n*\n'],
  ['fences', '````js x  y\n```\n````\n~~~ a`b\n~~~\n```` `\n   ```\n    a\n```\n'],
  ['a fence that is not closed', 'a\n```\nb\n\n'],
  ['an empty line at the end of such a fence', ' ```\n\n '],
  ['indented code', '    a\n\n      b\n\nc\n    d\n'],
  ['indented code right behind a list item', '1. a\n\n\n  b\n    c\n    d\n\n89.  R\n\n    e\n    f\n'],
  [
    'HTML of each kind',
    '<pre>\n\n</pre> a\n<!-- a\n\nb --> c\n<?a\n?>\n<!A\n>\n<![CDATA[\n]]>\n<div>\na\n\n<b>\nc\n\nd\n<b>\n',
  ],
  ['HTML that is not closed', '<!-- a\n\nb\n\n'],
  ['comments that end at once', '<!-->\na\n\n<!--->\nb\n\nc <!--> d\n'],
  ['tables', 'a\n| b | c |  \n|---|:-:|\n| 1 |\n| 1 | 2 | 3 |\nd\n  | e \\| f | `g\\|h` |\n\ni\n'],
  ['odd tables', '||\n|-|\n\na\n:-\n|\n| |\n\n|\n-\n\nb\n: -\n\n| a |\n|---|\n    c\n'],
  ['a table whose head is a bar and a wide space', '|　\n|-\n'],
  ['a table that ends', '| a |\n|---|\n<b>c</b>\n- d\n\n| a |\n|---|\n# b\n\n| a |\n|---|\n> b\n'],
  ['lists', '- a\n- b\n\n  c\n* d\n1. e\n\n2) f\n   - g\n\n\n     h\n\n10. i\n'],
  ['tasks', '- [ ] a\n- [x] **b**\n- [ ]\n- [X]  c\n- a\n  [ ] b\n'],
  ['empty items', '-\n\n  a\n-\n  b\n- \n- c\n'],
  ['what cannot interrupt a paragraph', 'a\n2. b\nc\n-\nd\n    e\n<b>\n'],
  ['items that begin with a marker', 'a\n1) *\n\n- - a\n  - b\n- 1. c\n'],
  ['quotes', '> a\nb\n>c\n>\n> > d\n> e\n\n> f\n# g\n> h\n    i\n'],
  ['lists in quotes', '> - a\n>\n> b\n\n> - a\n>   - b\n>\n>\n>   c\n\n> 0. - x\n>\n'],
  ['definitions', '[a]: <b>  "t"  \n[C  d]: e\nf [a] [g][c d] [c D][] [h] ![i][a]\n\n[j]:\n/k\n"l\nm"\n'],
  ['links', '[a *b*](c "d") [e](<f g>) [h](i(j)) [k]( l ) [m]() ![n [o](p)](q) [![r](s)](t) [u](v\n"w")\n'],
  ['links in links', '[a [b](c) d](e) [f ![g](h) i](j)\n'],
  ['brackets that are none', '[a] (b) [c](d e) [f]( [g](<h\n>) \\[i](j) ]k[\n'],
  ['addresses', '<https://a.b> <c@d.e> www.f.g/h). https://i.j/(k)&l; m://n\n'],
  ['emphasis', '*a **b** c* __d__ e_f_g **h*i*j** *k**l* ***m*** n** 中**文**字 **「a」**b\n'],
  ['marks of emphasis that do not match', '*a _b* c_ **d* e*** *f** **g\n'],
  ['code', '`a` `` b`c `` ` d ` `e\nf` ``g` \\`h` ```i\n'],
  ['code in a run without a partner', '``a`\n'],
  ['code over the lines of a quote', '> a `b\n> c` <i\n>  d="1"> e  \n> f\n'],
  ['hard breaks', 'a  \nb\\\n  c   \n*d*  \ne\\\n'],
  ['a hard break in a list item', '4) ]  \n   a\n\n- \\\n  b\n'],
  ['escapes and references', '\\*a\\* &amp; &copy; &nope; \\a \\&amp;\n\n# b &#64; \\#\n'],
  ['a reference that holds a letter of an address', '# www.&NewLine;\n'],
  ['HTML in a line', 'a <b c="d" e=f g> </h > <!-- i --> <?j?> <!K> <![CDATA[l]]> <m n>o <1> < p\n'],
  ['struck text', '~~a~~ ~b~ ~~c~ d~~ *~~e* f~~ ~~*g~~ h* [~i](j) k~ **~l~**\n\n~m *n~ o*\n\n*m ~n* o~\n'],
  ['words behind a fence', '``` a\\*b &amp; c\n```\n'],
  ['tildes that strike nothing', '~50 ms, ~100 ms ~~~ a\n'],
];

/** Texts with a construct that the scanner leaves to remark. */
const left: readonly (readonly [name: string, text: string])[] = [
  ['a lone carriage return', 'a\rb\n'],
  ['a footnote', 'a[^b]\n\n[^b]: c\n'],
  ['a footnote behind a definition', "[a]:'\n[^b]:\\\\"],
  ['a box behind an empty item', '-\n[x] a\n'],
  ['a tab as indentation', '- a\n\n\tb\n'],
  ['an address that only shows at the end', '[www.a.b \n'],
  ['a fence that a list item ends', '- ```\n  a\n\nb\n'],
  ['HTML in a line that lacks the mark of its quote', '> a\n<b>\n'],
];

describe('the scanner', () => {
  for (const [name, text] of read) {
    test(`reads as remark does: ${name}`, () => assert.deepEqual(compareReaders(text), { kind: 'alike' }));
  }

  for (const [name, text] of left) {
    test(`leaves to remark: ${name}`, () => assert.equal(compareReaders(text).kind, 'left'));
  }
});
