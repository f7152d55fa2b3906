import { pairSwitcherShape } from '../../../../server/src/engine/rules/pair/switcher-shape';
import { testPairRule } from '../../../support/pairRuleTester';

const good = {
  anchor: '# A\n\nEnglish | [中文](guide.zh.md)\n\nWords.\n',
  counterpart: '# 甲\n\n[English](guide.md) | 中文\n\n话。\n',
} as const;

testPairRule(pairSwitcherShape, {
  ok: [
    { name: 'the exact line below the title', ...good },
    { name: 'with CR LF', anchor: good.anchor.replaceAll('\n', '\r\n'), counterpart: good.counterpart },
    { name: 'a comment in between', ...good, anchor: good.anchor.replace('English', '<!-- x -->\n\nEnglish') },
    {
      name: 'below the status of an RFC',
      path: 'docs/rfc/proposed/feature/2026-07-10-bell.md',
      anchor: '# RFC: A\n\nStatus: proposed\n\nEnglish | [中文](2026-07-10-bell.zh.md)\n',
      counterpart: '# RFC: 甲\n\n状态：proposed\n\n[English](2026-07-10-bell.md) | 中文\n',
    },
    { name: 'none at all: another rule', anchor: '# A\n', counterpart: '# 甲\n' },
    { name: 'alone', anchor: '# A\n\nEnglish | **[中文](guide.zh.md)**\n' },
    {
      name: 'the published address in the header',
      ...good,
      anchor: good.anchor.replace('guide.zh', 'https://a.b/docs/guide.zh'),
      config: { pairing: { switcher: 'header', switcherBaseUrl: 'https://a.b' } },
    },
    {
      name: 'an excluded one',
      anchor: '# A\n\n**中文**\n',
      counterpart: '',
      config: { pairing: { excluded: ['docs/'] } },
    },
    { name: 'empty texts', anchor: '', counterpart: '' },
  ],
  bad: [
    ...[
      '**English** | [中文](guide.zh.md)',
      '> English | [中文](guide.zh.md)',
      '[English](guide.zh.md) | 中文',
      'English | [中文](guide.zh.md "title")',
      'English ｜ [中文](guide.zh.md)',
      '   English | [中文](guide.zh.md)',
      'English | [中文](guide.zh.md)  ',
    ].map((line, index) => ({
      name: `the line \`${line}\``,
      ...good,
      anchor: `# A 😀\n\n«${line}»\n\nWords.\n`,
      problems: [
        {
          on: 'anchor' as const,
          message: 'shape',
          ...(index > 0
            ? {}
            : {
                text: 'The link to the other language is `**English** | [中文](guide.zh.md)`; expected the line `English | [中文](guide.zh.md)`.',
              }),
        },
      ],
      fixed: { anchor: '# A 😀\n\nEnglish | [中文](guide.zh.md)\n\nWords.\n' },
    })),
    {
      name: 'further below',
      anchor: good.anchor,
      counterpart: '# 甲\n\n话。\n\n## 乙\n\n«[English](guide.md) | 中文»\n\n话。\n',
      problems: [{ on: 'counterpart', message: 'place' }],
      fixed: { counterpart: '# 甲\n\n[English](guide.md) | 中文\n\n话。\n\n## 乙\n\n话。\n' },
    },
    {
      name: 'in prose, which stays',
      ...good,
      anchor: '# A\n\n«Also in [Chinese](guide.zh.md).»\n',
      problems: [{ on: 'anchor', message: 'prose' }],
      fixed: { anchor: '# A\n\nEnglish | [中文](guide.zh.md)\n\nAlso in [Chinese](guide.zh.md).\n' },
    },
    {
      name: 'in a document without a title there is no place for it',
      ...good,
      anchor: '«Also in [Chinese](guide.zh.md).»\n',
      problems: [{ on: 'anchor', message: 'prose' }],
    },
    {
      name: 'in one paragraph with the status',
      path: 'docs/rfc/proposed/feature/2026-07-10-bell.md',
      anchor: '# RFC: A\n\n«Status: proposed\nEnglish | [中文](2026-07-10-bell.zh.md)»\n',
      counterpart: '# RFC: 甲\n\nStatus: proposed\n\n[English](2026-07-10-bell.md) | 中文\n',
      problems: [{ on: 'anchor', message: 'prose' }],
    },
  ],
});
