import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PreviewElement } from '../../../server/src/engine';
import { elementsIn, previewOf, textOf } from '../../support/previews';

/** The elements of a text of the first language. */
function render(text: string): PreviewElement[] {
  return previewOf({ anchor: text, record: null }).rows.flatMap(({ anchor }) => elementsIn(anchor.block?.nodes ?? []));
}

const tagsIn = (text: string) => render(text).map(({ tag }) => tag);
const linksIn = (text: string) => render(text).flatMap(({ link }) => (link ? [link] : []));

describe('rendering Markdown that nobody trusts', () => {
  test('a block of HTML is shown as its author typed it', () => {
    const html = '<script>alert(1)</script>';
    assert.deepEqual(render(html), [{ tag: 'source', children: [html] }]);
    assert.deepEqual(tagsIn('a <img src=x onerror=alert(1)>'), ['p']);
    assert.deepEqual(tagsIn('<div style="position:fixed" onclick=x>\n\n*a*\n\n</div>'), [
      'source',
      'p',
      'em',
      'source',
    ]);
    assert.deepEqual(tagsIn('> <iframe srcdoc="<p>">'), ['blockquote', 'source']);
  });

  test('tags in a line are left out, what stands between them stays, a line break is one', () => {
    const [paragraph] = render('Press <kbd onclick="x">Ctrl</kbd><br>now <b style="x">b</b>');
    assert.deepEqual(paragraph?.children.filter((each) => typeof each !== 'string').length, 1);
    assert.equal(textOf([paragraph ?? '']), 'Press Ctrlnow b');
  });

  test('comments show nothing', () => {
    assert.deepEqual(render('<!-- a -->\n'), []);
    assert.deepEqual(render('<!-- a -->\n<!-- b\nc -->\n'), []);
    assert.deepEqual(textOf(render('a <!-- b --> c')), 'a  c');
  });

  for (const url of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#10;script:alert(1)',
    '&#1;javascript:alert(1)',
    '&#x6a;avascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'command:workbench.action.quit',
    'vscode://x/y',
    'file:///etc/passwd',
    '//evil.example/x',
    '/etc/passwd',
    '\\\\\\\\evil.example\\\\x',
    '../../../../etc/passwd',
    '%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '',
  ]) {
    test(`a link to \`${url}\` leads nowhere, and its text stays`, () => {
      assert.deepEqual(linksIn(`[text](<${url}>) ![alt](<${url}>)`), []);
      assert.match(textOf(render(`[text](<${url}>)`)), /text/);
    });
  }

  test('other links lead to the web, to files of the project, or to a place in the same text', () => {
    assert.deepEqual(
      linksIn(
        '# A b\n\n[1](https://a.example/x?y#z) <m@a.example> [2](b.md#c) [3](../d%20e.md) [4](#a-b) www.a.example',
      ),
      [
        { to: 'web', href: 'https://a.example/x?y#z' },
        { to: 'web', href: 'mailto:m@a.example' },
        { to: 'file', path: 'docs/b.md', suffix: '#c' },
        { to: 'file', path: 'd e.md', suffix: '' },
        { to: 'here', id: 'a-b' },
        { to: 'web', href: 'http://www.a.example' },
      ],
    );
    assert.equal(render('# A b')[0]?.id, 'a-b');
  });

  test('a picture is its alternative text, with the way to its file', () => {
    assert.deepEqual(render('![A plan](plan.png "t")')[1], {
      tag: 'picture',
      children: ['A plan'],
      link: { to: 'file', path: 'docs/plan.png', suffix: '' },
    });
  });

  test('repeated headings have ids of their own, as links name them', () => {
    assert.deepEqual(
      render('# 标题\n\n# 标题\n\n## `a` *b*')
        .filter(({ id }) => id)
        .map(({ id, level }) => `${level} ${id}`),
      ['1 标题', '1 标题-1', '2 a-b'],
    );
  });

  test('a quote in a list in a quote, a table with what one can hold', () => {
    assert.deepEqual(tagsIn('> 1. > - a'), ['blockquote', 'ol', 'li', 'blockquote', 'ul', 'li']);
    const table = render('| `a` | <b>c</b> |\n|:-:|--:|\n| [x](javascript:y) | ![](z) |\n');
    assert.deepEqual(
      table.filter(({ tag }) => tag === 'th' || tag === 'td').map(({ tag, align }) => `${tag} ${align}`),
      ['th center', 'th right', 'td center', 'td right'],
    );
  });

  test('tasks, numbers of a list, languages of code, code as it is', () => {
    assert.deepEqual(
      render('- [x] a\n- [ ] b\n')
        .filter(({ tag }) => tag === 'task')
        .map(({ isChecked }) => isChecked),
      [true, false],
    );
    assert.equal(render('3. a\n')[0]?.start, 3);
    assert.deepEqual(render('```ts title="x"\n<b>&amp;\n\n```\n'), [
      { tag: 'pre', info: 'ts', children: ['<b>&amp;\n'] },
    ]);
  });

  test('a byte-order mark moves no mark', () => {
    const text = (url: string) => `\uFEFF# T\n\n[a](${url})\n`;
    const { rows } = previewOf({ anchor: text('b.md'), counterpart: text('c.md') });
    const marked = elementsIn(rows[1]?.anchor.block?.nodes ?? []).filter(({ isMarked }) => isMarked);
    assert.deepEqual(
      marked.map(({ tag }) => tag),
      ['a'],
    );
  });

  test('right-to-left text and text of any plane stays as it is', () => {
    assert.equal(textOf(render('שלום \u{1F600} 你好\u{20000}')), 'שלום \u{1F600} 你好\u{20000}');
  });
});
