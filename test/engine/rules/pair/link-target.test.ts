import { pairLinkTarget } from '../../../../server/src/engine/rules/pair/link-target';
import { testPairRule } from '../../../support/pairRuleTester';

const both = [
  { on: 'anchor', message: 'different' },
  { on: 'counterpart', message: 'different' },
] as const;
const lone = [
  { on: 'anchor', message: 'lone' },
  { on: 'counterpart', message: 'lacking' },
] as const;
const locale = { pairing: { signature: 3, linkPolicy: 'locale', switcher: 'header' } } as const;

testPairRule(pairLinkTarget, {
  ok: [
    { name: 'the same targets', anchor: '[a](x.md#s) <https://a.b>\n', counterpart: '[甲](x.md#s) <https://a.b>\n' },
    { name: 'images do not count', anchor: '![a](x.png)\n', counterpart: '甲\n' },
    { name: 'references do not count at the first level', anchor: '[a][r]\n\n[r]: x.md\n', counterpart: '甲\n' },
    {
      name: 'every link to the other side is a switcher',
      anchor: 'English | [中文](guide.zh.md)\n',
      counterpart: '[English](guide.md) | 中文\n\n见 [本文](guide.md)。\n',
    },
    { name: 'character references are decoded', anchor: '[a](x?a&amp;b)\n', counterpart: '[甲](x?a&b)\n' },
    { name: 'a link in a fence', anchor: '```\n[a](x.md)\n```\n', counterpart: '```\n[a](x.md)\n```\n' },
    {
      name: 'references count by their first definition at the third level',
      config: { pairing: { signature: 3 } },
      anchor: '[a][r]\n\n[r]: x.md\n[r]: y.md\n[unused]: z.md\n',
      counterpart: '[甲](x.md)\n',
    },
    {
      name: 'by language, each side may link to its own',
      config: locale,
      files: { 'docs/x.md': '', 'docs/y.txt': '' },
      anchor: '# A\n\nEnglish | [中文](guide.zh.md)\n\n[x](./x.md#s) [y](y.txt) [z](https://a.b/x.md)\n',
      counterpart: '# 甲\n\n[English](guide.md) | 中文\n\n[x](x.zh.md#s) [y](y.txt) [z](https://a.b/x.md)\n',
    },
    {
      name: 'by language, a missing counterpart is no excuse for another path',
      config: locale,
      files: { 'docs/a b.md': '' },
      anchor: '# A\n\n[x](a%20b.md)\n',
      counterpart: '# 甲\n\n[x](<a b.zh.md>)\n',
    },
  ],
  bad: [
    {
      name: 'another target',
      anchor: '# A\n\n[a](«x.md»)\n',
      counterpart: '# 甲\n\n[甲](«y.md» "标题")\n',
      problems: [
        {
          on: 'anchor',
          message: 'different',
          text: 'This link leads to `x.md`, its partner in `guide.zh.md` to `y.md`; expected the same target.',
        },
        { on: 'counterpart', message: 'different' },
      ],
      suggestions: [
        'Link to `y.md`',
        'Link to `x.md` in `guide.zh.md`',
        'Link to `x.md`',
        'Link to `y.md` in `guide.md`',
      ],
      after: {
        'Link to `y.md`': { 'docs/guide.md': '# A\n\n[a](y.md)\n' },
        'Link to `x.md` in `guide.zh.md`': { 'docs/guide.zh.md': '# 甲\n\n[甲](x.md "标题")\n' },
      },
    },
    {
      name: 'a target with blanks brings its brackets along',
      anchor: '[a](«x.md»)\n',
      counterpart: '[甲](<«a b.md»>)\n',
      problems: [...both],
      suggestions: [
        'Link to `a b.md`',
        'Link to `x.md` in `guide.zh.md`',
        'Link to `x.md`',
        'Link to `a b.md` in `guide.md`',
      ],
      after: { 'Link to `a b.md`': { 'docs/guide.md': '[a](<a b.md>)\n' } },
    },
    {
      name: 'percent-encoding is kept',
      anchor: '[a](«a%20b.md»)\n',
      counterpart: '[甲](<«a b.md»>)\n',
      problems: [...both],
      suggestions: [
        'Link to `a b.md`',
        'Link to `a%20b.md` in `guide.zh.md`',
        'Link to `a%20b.md`',
        'Link to `a b.md` in `guide.md`',
      ],
    },
    {
      name: 'a bare address that swallows the text behind it',
      anchor: '<«https://a.b»> and more.\n',
      counterpart: '«https://a.b。下文»\n',
      problems: [...both],
      suggestions: [
        'Link to `https://a.b。下文`',
        'Link to `https://a.b` in `guide.zh.md`',
        'Link to `https://a.b`',
        'Link to `https://a.b。下文` in `guide.md`',
      ],
    },
    {
      name: 'a link around an image counts',
      anchor: '[![a](x.png)](«x.md»)\n',
      counterpart: '«![甲](x.png)»\n',
      problems: [...lone],
    },
    {
      name: 'a link is missing in the middle',
      anchor: '[a](a.md)\n\n[b](«b.md»)\n\n[c](c.md)\n',
      counterpart: '[甲](a.md)\n«»\n[丙](c.md)\n',
      problems: [
        { on: 'anchor', message: 'lone' },
        {
          on: 'counterpart',
          message: 'lacking',
          text: 'A link to `b.md` is missing here; expected the same links as in `guide.md`.',
        },
      ],
    },
    {
      name: 'the own address of the English side is no switcher',
      anchor: '[a](«guide.md»)\n',
      counterpart: '«[甲](guide.md)»\n',
      problems: [...lone],
    },
    {
      name: 'a target that would be taken for a switcher is not copied',
      anchor: '[a](«x.md»)\n',
      counterpart: '[甲](«guide.zh.md»)\n',
      problems: [...both],
      suggestions: ['Link to `x.md` in `guide.zh.md`', 'Link to `x.md`'],
    },
    {
      name: 'a section with links is missing',
      anchor: '# A\n\n## Risks\n\n[a](«a.md») [b](b.md)\n',
      counterpart: '«# 甲»\n',
      problems: [
        { on: 'anchor', message: 'lones' },
        { on: 'counterpart', message: 'lackings' },
      ],
      suggestions: ['Insert the section for `Risks` in `guide.zh.md`', 'Insert the section for `Risks` here'],
      after: {
        'Insert the section for `Risks` here': {
          'docs/guide.zh.md': '# 甲\n\n## 风险\n\nTODO [a](a.md) [b](b.md)\n',
        },
      },
    },
    {
      name: 'by language, the target of the other side in this language',
      config: locale,
      files: { 'docs/x.md': '', 'docs/y.md': '' },
      anchor: '# A\n\n[a](«./x.md?q»)\n',
      counterpart: '# 甲\n\n[甲](«y.zh.md#s»)\n',
      problems: [...both],
      suggestions: [
        'Link to `y.zh.md#s`',
        'Link to `./x.md?q` in `guide.zh.md`',
        'Link to `./x.md?q`',
        'Link to `y.zh.md#s` in `guide.md`',
      ],
      after: {
        'Link to `y.zh.md#s`': { 'docs/guide.md': '# A\n\n[a](y.md#s)\n' },
        'Link to `./x.md?q` in `guide.zh.md`': { 'docs/guide.zh.md': '# 甲\n\n[甲](./x.zh.md?q)\n' },
      },
    },
    {
      name: 'by language, addresses outside are compared as they are written',
      config: locale,
      anchor: '# A\n\n[a](«https://a.b/?x&amp;y»)\n',
      counterpart: '# 甲\n\n[甲](«https://a.b/?x&y»)\n',
      problems: [...both],
      suggestions: [
        'Link to `https://a.b/?x&y`',
        'Link to `https://a.b/?x&y` in `guide.zh.md`',
        'Link to `https://a.b/?x&y`',
        'Link to `https://a.b/?x&y` in `guide.md`',
      ],
    },
  ],
});
