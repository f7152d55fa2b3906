import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readFactsLikeReference } from '../../../server/src/engine/facts/reference';
import { readFactsWithRemark } from '../../../server/src/engine/facts/remark';
import { anchorsOf } from '../../../server/src/engine/links/anchors';
import { Lines } from '../../../server/src/engine/text/lines';

function anchorsIn(text: string): string[] {
  return anchorsOf(readFactsWithRemark(new Lines(text)));
}

const cases: readonly [name: string, text: string, anchors: readonly string[]][] = [
  ['words and blanks', '# Two  words', ['two--words']],
  ['punctuation goes, blanks around it stay', '## C++ & D: a/b (c)', ['c--d-ab-c']],
  ['letters, digits, marks and underscores of all scripts stay', '# Ünï_1 ключ e\u0301 ۱۲', ['ünï_1-ключ-e\u0301-۱۲']],
  ['Chinese', '## 问题 与 方案（草案）、第 2 版', ['问题-与-方案草案第-2-版']],
  ['beyond the basic plane', '# 𠮷野家', ['𠮷野家']],
  ['an emoji goes, its blank stays', '# 🎉 Party', ['-party']],
  ['the name of an emoji stays', '# :tada: Party', ['tada-party']],
  ['hyphens at the ends stay', '# -a-', ['-a-']],
  ['a no-break space goes', '# a\u00A0b', ['ab']],
  ['nothing left', '# …', ['']],
  ['no text', '#', ['']],
  ['emphasis and strikethrough', '# *a* __b__ ~~c~~ snake_case', ['a-b-c-snake_case']],
  ['code', '# `a_b()` and ``c ` d``', ['a_b-and-c--d']],
  ['a link by its text', '# [The *plan*](x.md "t") of <https://a.b/c>', ['the-plan-of-httpsabc']],
  ['a reference and a bare address', '# [a][b] www.c.org\n\n[b]: d', ['a-wwwcorg']],
  ['an image says nothing', '# ![alt](a.png) b', ['-b']],
  ['character references and escapes', '# a &amp; b &#x4e2d; \\*c\\*', ['a--b-中-c']],
  ['a footnote by its number', 'a[^x] b[^y]\n\n# c[^y]\n\n[^x]: d\n[^y]: e', ['c2']],
  ['HTML in a heading', '# a <kbd>b</kbd> <!-- c --> d', ['a-b--d']],
  ['setext, two lines', 'a\nb *c*\n===', ['ab-c']],
  ['closing marks', '## a ##', ['a']],
  ['any depth', '> # a\n\n- # b\n\n1. > ## c', ['a', 'b', 'c']],
  ['a repeated one', '# A\n\n## a\n\n### A!', ['a', 'a-1', 'a-2']],
  ['a repeated one passes over what is taken', '# a\n\n# a-1\n\n# a\n\n# a 1', ['a', 'a-1', 'a-2', 'a-1-1']],
  [
    'property names',
    '# constructor\n\n# \\_\\_proto\\_\\_\n\n# constructor',
    ['constructor', '__proto__', 'constructor-1'],
  ],
  ['no heading', '```\n# a\n```\n\n    # b\n\n<!--\n# c\n-->\n\n#d\n\n\\# e', []],
  ['a heading in a footnote comes last', '[^x]: # a\n\n# a\n\nb[^x]', ['a', 'a-1']],
  ['an HTML heading', '<h1 align="center">\n  A &amp; <b>B</b>\n  <img alt="c">\n</h1>\n', ['--a--b--']],
  ['an HTML heading around Markdown', '<h2>\n\n*a* b\n\n</h2>\n\n# c', ['a-b', 'c']],
  ['an HTML heading on one line', '<h3>a</h3> <h4>b', ['a']],
  ['an HTML heading that nobody closed', '<h1>a\n\n## b\n\n<h2>c', ['a', 'b']],
  ['a closing tag alone', '</h1>\n\n# a', ['a']],
  ['no heading of HTML', '<header>a</header><h7>b</h7>', []],
  ['attributes', '<a id="x"></a> <a name=\'y z\'></a> <i ID=Z>', ['x', 'y z', 'Z']],
  ['both attributes', '<a id="x" name="x"> <a name="y" id="z">', ['x', 'z', 'y']],
  ['attributes in a block', '<div\n  class="a"\n  id="b">\n<p id=c/d hidden>\n\n</div>', ['b', 'c/d']],
  ['character references in an attribute', '<a id="a&quot;b&#x4e2d;">', ['a"b中']],
  ['attributes do not make slugs', '<a id="a"></a>\n\n# a\n\n# a', ['a', 'a', 'a-1']],
  ['an attribute of a heading', '<h2 id="x">y</h2>\n\n# z <a id="w"></a>', ['x', 'y', 'w', 'z-']],
  ['no attribute', '<a id> <a id=""> <a data-id="x"> </a id="y"> `<a id="z">` <!-- <a id="v"> -->', []],
  ['the content of a script is no HTML', '<script>\nif (a<b) "<a id=x>"\n</script>\n<i id="y">', ['y']],
  ['an unfinished tag', '<div id="x', []],
  ['in a quote and a table', '> <p\n> id="x">\n\n| a |\n|---|\n| <i id="y"> |', ['x', 'y']],
];

describe('anchors', () => {
  for (const [name, text, anchors] of cases) {
    test(name, () => {
      // An anchor of a heading may come before or behind those of HTML in it.
      assert.deepEqual(anchorsIn(text).sort(), [...anchors].sort());
      assert.deepEqual(anchorsIn(text.replaceAll('\n', '\r\n')).sort(), [...anchors].sort(), 'with CRLF');
    });
  }

  test('headings are numbered in the order in which they are shown', () => {
    assert.deepEqual(anchorsIn('# a\n\n> # b\n\n<h2>a</h2>\n\n# b\n\n[^x]: # a\n\nc[^x]'), [
      'a',
      'b',
      'a-1',
      'b-1',
      'a-2',
    ]);
  });

  test('stand at the heading or the HTML, behind a byte-order mark too', () => {
    const text = '\uFEFF## a\n\nb <i id="c">d</i>\n\n<h1>\ne\n</h1>\n';
    const { anchors } = readFactsWithRemark(new Lines(text));
    const shown = anchors.map(({ kind, span }) => [kind, text.slice(span.start, span.end)]);
    assert.deepEqual(shown, [
      ['heading', '## a'],
      ['id', '<i id="c">'],
      ['heading', '<h1>\ne\n</h1>'],
    ]);
  });

  test('are the same to the reference reader', () => {
    const lines = new Lines('# a\n\n~~~\n# b\n~~~\n\n<i id="c">');
    assert.deepEqual(readFactsLikeReference(lines).anchors, readFactsWithRemark(lines).anchors);
  });

  test('a great many take no great time', () => {
    assert.equal(anchorsIn('# a\n\n'.repeat(5000)).at(-1), 'a-4999');
    assert.deepEqual(anchorsIn(`<div ${'a="<'.repeat(50_000)}`), []);
    assert.deepEqual(anchorsIn(`<div>\n${'<script'.repeat(50_000)}`), []);
  });
});
