import { pairLinkLocale } from '../../../../server/src/engine/rules/pair/link-locale';
import { testPairRule } from '../../../support/pairRuleTester';

const locale = {
  pairing: { signature: 3, linkPolicy: 'locale', switcher: 'header', excluded: ['docs/no.md'] },
} as const;
const files = { 'docs/x.md': '', 'docs/a b.md': '', 'docs/no.md': '', 'docs/f/z.md': '', 'src/s.md': '' };
const header = {
  anchor: '# A\n\nEnglish | [中文](guide.zh.md)\n\n',
  counterpart: '# 甲\n\n[English](guide.md) | 中文\n\n',
};

testPairRule(pairLinkLocale, {
  ok: [
    {
      name: 'each side in its language',
      config: locale,
      files,
      anchor: `${header.anchor}[a](x.md) [b](./f/z.md#s)\n`,
      counterpart: `${header.counterpart}[a](x.zh.md) [b](./f/z.zh.md#s)\n`,
    },
    {
      name: 'what is out of scope, excluded, absent, a folder, elsewhere or an image',
      config: locale,
      files,
      anchor: header.anchor,
      counterpart: `${header.counterpart}[a](../src/s.md) [b](no.md) [c](gone.md) [d](f/) [e](https://a.b/x.md) ![f](x.md) [g](#s)\n`,
    },
    { name: 'where both sides share targets', files, anchor: '[a](x.zh.md)\n', counterpart: '[a](x.md)\n' },
    { name: 'in a fence', config: locale, files, anchor: '# A\n', counterpart: '```\n[a](x.md)\n```\n' },
    { name: 'alone', config: locale, files, anchor: '[a](x.zh.md)\n' },
    { name: 'empty', config: locale, anchor: '', counterpart: '' },
  ],
  bad: [
    {
      name: 'the other language on either side',
      config: locale,
      files,
      anchor: `${header.anchor}😀 [a](«x.zh.md?q#s» "t")\n`,
      counterpart: `${header.counterpart}[a](«./x.md?q#s» "t") <x.md> [own](«guide.md»)\n`,
      problems: [
        {
          on: 'anchor',
          message: 'wrong',
          text: 'This link leads to `x.zh.md?q#s`, the other language of its pair; expected `x.md?q#s`.',
        },
        { on: 'counterpart', message: 'wrong' },
        { on: 'counterpart', message: 'wrong' },
      ],
      fixed: {
        anchor: `${header.anchor}😀 [a](x.md?q#s "t")\n`,
        counterpart: `${header.counterpart}[a](./x.zh.md?q#s "t") <x.md> [own](guide.zh.md)\n`,
      },
    },
    {
      name: 'by reference, at the definition; what is encoded stays so',
      config: locale,
      files,
      anchor: header.anchor,
      counterpart: `${header.counterpart}[a][r] [b][r]\n\n[r]: «a%20b.md»\n`,
      problems: [{ on: 'counterpart', message: 'wrong' }],
      fixed: { counterpart: `${header.counterpart}[a][r] [b][r]\n\n[r]: a%20b.zh.md\n` },
    },
    {
      name: 'an ending that is encoded too is spelled anew',
      config: locale,
      files,
      anchor: header.anchor,
      counterpart: `${header.counterpart}[a](«a%20b%2Emd»)\n`,
      problems: [{ on: 'counterpart', message: 'wrong' }],
      fixed: { counterpart: `${header.counterpart}[a](a%20b.zh.md)\n` },
    },
  ],
});
