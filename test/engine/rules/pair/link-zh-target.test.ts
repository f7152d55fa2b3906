import { pairLinkZhTarget } from '../../../../server/src/engine/rules/pair/link-zh-target';
import { testPairRule } from '../../../support/pairRuleTester';

const header = {
  anchor: '# A\n\nEnglish | [中文](guide.zh.md)\n\n',
  counterpart: '# 甲\n\n[English](guide.md) | 中文\n\n',
};
const files = { 'docs/x.md': '', 'docs/x.zh.md': '' };

testPairRule(pairLinkZhTarget, {
  ok: [
    { name: 'the switcher alone', ...header },
    { name: 'documents of the first language', files, ...header, counterpart: `${header.counterpart}[a](x.md)\n` },
    {
      name: 'elsewhere, and images',
      ...header,
      counterpart: `${header.counterpart}[a](https://a.b/x.zh.md) ![b](x.zh.md)\n`,
    },
    { name: 'in a fence', files, ...header, counterpart: `${header.counterpart}\`\`\`\n[a](x.zh.md)\n\`\`\`\n` },
    {
      name: 'where each language links to its own',
      files,
      ...header,
      counterpart: `${header.counterpart}[a](x.zh.md)\n`,
      config: { pairing: { linkPolicy: 'locale', signature: 3 } },
    },
    {
      name: 'an excluded one',
      files,
      anchor: '[a](x.zh.md)\n',
      counterpart: '',
      config: { pairing: { excluded: ['docs/'] } },
    },
    { name: 'empty', anchor: '', counterpart: '' },
  ],
  bad: [
    {
      name: 'on both sides',
      files,
      anchor: `${header.anchor}😀 [a](«./x.zh.md#s»)\n`,
      counterpart: `${header.counterpart}[a](«./x.zh.md#s»)\n`,
      problems: [
        {
          on: 'anchor',
          message: 'counterpart',
          text: 'This link leads to the counterpart `./x.zh.md#s`; expected the document of the first language, `./x.md#s`.',
        },
        { on: 'counterpart', message: 'counterpart' },
      ],
      fixed: {
        anchor: `${header.anchor}😀 [a](./x.md#s)\n`,
        counterpart: `${header.counterpart}[a](./x.md#s)\n`,
      },
    },
    {
      name: 'a second link to the own counterpart, by reference',
      ...header,
      anchor: `${header.anchor}[a][r]\n\n[r]: «guide.zh.md»\n`,
      problems: [{ on: 'anchor', message: 'counterpart' }],
      fixed: { anchor: `${header.anchor}[a][r]\n\n[r]: guide.md\n` },
    },
    {
      name: 'of a document that is not there in the first language',
      files: { 'docs/y.zh.md': '' },
      ...header,
      counterpart: `${header.counterpart}[a](«y.zh.md»)\n`,
      problems: [{ on: 'counterpart', message: 'counterpart' }],
    },
  ],
});
