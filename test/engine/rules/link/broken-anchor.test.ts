import { linkBrokenAnchor } from '../../../../server/src/engine/rules/link/broken-anchor';
import { testRule } from '../../../support/ruleTester';

const config = { markdown: { anchors: true } };
const around = {
  'docs/rfc/proposed/feature/b.md': '# RFC: B\n\n## Problem\n\n## 问题\n\n<a id="Old Name"></a>\n',
  'docs/rfc/proposed/feature/c.ts': '',
};

testRule(linkBrokenAnchor, {
  ok: [
    { name: 'not asked for', text: '[a](#b)\n' },
    { name: 'empty file', text: '', config },
    {
      name: 'headings here and there',
      text: '# RFC: A\n\n[a](#rfc-a) [b](b.md#problem) [c](b.md#rfc-b)\n',
      config,
      around,
    },
    { name: 'a heading further down, repeated', text: '[a](#b-1)\n\n# B\n\n# b\n', config },
    { name: 'Chinese, escaped or not', text: '[a](b.md#问题) [b](b.md#%E9%97%AE%E9%A2%98)\n', config, around },
    { name: 'an attribute, escaped', text: '[a](b.md#Old%20Name) <i name="x">[b](#x)</i>\n', config, around },
    { name: 'the mark of GitHub', text: '[a](b.md#user-content-problem)\n', config, around },
    { name: 'the top', text: '[a](#) [b](#top) [c](b.md#) [d](b.md#TOP)\n', config, around },
    { name: 'words to highlight', text: '[a](b.md#:~:text=x) [b](b.md#problem:~:text=y)\n', config, around },
    { name: 'lines of a source', text: '[a](c.ts#L10) [b](b.md?plain=1#L3) [c](?plain=1#L3)\n', config, around },
    { name: 'a file that is not there: another rule', text: '[a](x.md#y)\n', config, around },
    {
      name: 'a folder, a picture, an absolute address',
      text: '[a](../feature#x) ![b](c.svg#x) [d](/b.md#x) <https://e.f#g>\n',
      config,
      around,
    },
    {
      name: 'a file that cannot be read',
      text: '[a](b.md#x)\n',
      config,
      around: { 'docs/rfc/proposed/feature/b.md': new Uint8Array([255]) },
    },
    { name: 'half typed', text: '[a](#\n\n[b](b.md#\n', config, around },
  ],
  bad: [
    {
      name: 'no such heading here',
      text: '😀 [a](#«b») [c](2026-07-10-cache.md#«b»)\n',
      config,
      problems: ['missingHere', 'missingHere'],
      messages: [
        'No heading or anchor of this document is called `b`.',
        'No heading or anchor of this document is called `b`.',
      ],
    },
    {
      name: 'nor there, in an angled address with a title',
      text: '\uFEFF[a](<./b.md#«solution x»> "t")\n',
      config,
      around,
      problems: ['missing'],
      messages: ['No heading or anchor of `docs/rfc/proposed/feature/b.md` is called `solution x`.'],
    },
    {
      name: 'a slip, a capital, and what the text of a heading would be',
      text: '[a](b.md#«probelm») [b](b.md#«Problem») [c](b.md#«rfc:-b»)\n',
      config,
      around,
      problems: ['missing', 'missing', 'missing'],
      suggestions: [
        { title: 'Lead to `#problem`', text: '[a](b.md#problem) [b](b.md#Problem) [c](b.md#rfc:-b)\n' },
        { title: 'Lead to `#problem`', text: '[a](b.md#probelm) [b](b.md#problem) [c](b.md#rfc:-b)\n' },
        { title: 'Lead to `#rfc-b`', text: '[a](b.md#probelm) [b](b.md#Problem) [c](b.md#rfc-b)\n' },
      ],
    },
    {
      name: 'escaped stays escaped',
      text: '[a](b.md#«%E9%97%AE%E9%A2%99»)\n',
      config,
      around,
      problems: ['missing'],
      suggestions: [{ title: 'Lead to `#问题`', text: '[a](b.md#%E9%97%AE%E9%A2%98)\n' }],
    },
    {
      name: 'an anchor that an address cannot hold is not offered',
      text: '[a](b.md#«old%20name»)\n',
      config,
      around,
      problems: ['missing'],
    },
    {
      name: 'a number sign that is no sign in the source',
      text: '[a](«b.md&#35;x»)\n',
      config,
      around,
      problems: ['missing'],
    },
    {
      name: 'a definition once',
      text: '[a][b] [b]\n\n[b]: b.md#«x»\n',
      config,
      around,
      problems: ['missing'],
    },
    {
      name: 'headings of code and comments do not count',
      text: '[a](#«b»)\n\n~~~\n# B\n~~~\n\n<!--\n# B\n-->\n\n    # B\n',
      config,
      problems: ['missingHere'],
    },
    {
      name: 'lines of Markdown that is shown as a page',
      text: '[a](b.md#«L10»)\n',
      config,
      around,
      problems: ['missing'],
    },
    {
      name: 'the other language and a companion',
      path: 'docs/guide.zh.md',
      text: '[a](rfc/proposed/feature/b.md#«x»)\n',
      config,
      around,
      problems: ['missing'],
    },
  ],
});
