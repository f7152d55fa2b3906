import { pairSwitcherMissing } from '../../../../server/src/engine/rules/pair/switcher-missing';
import { testPairRule } from '../../../support/pairRuleTester';

const good = {
  anchor: '# A\n\nEnglish | [中文](guide.zh.md)\n\nWords.\n',
  counterpart: '# 甲\n\n[English](guide.md) | 中文\n\n话。\n',
} as const;
const header = { pairing: { switcher: 'header' } } as const;
const withLine = (line: string) => ({ ...good, anchor: good.anchor.replace(/^English.*$/m, line) });
const mark = (anchor: string) => anchor.replace('# A', '«# A»');

testPairRule(pairSwitcherMissing, {
  ok: [
    { name: 'in the header', ...good },
    { name: 'in the header, as it must be there', ...good, config: header },
    ...[
      'English | [中文](guide.zh.md) and more',
      '**English** | [中文](guide.zh.md)',
      '> English | [中文](guide.zh.md)',
      'English\n| [中文](guide.zh.md)',
      'English|[中文](guide.zh.md)',
      'English ｜ [中文](guide.zh.md)',
      '## B\n\nEnglish | [中文](guide.zh.md)',
      'English | [中文](guide.zh.md)  ',
    ].map((line) => ({ name: `anywhere, such as in \`${line}\``, ...withLine(line) })),
    ...[
      '[English](guide.zh.md) | 中文',
      'English | [中文](guide.zh.md "title")',
      '   English | [中文](guide.zh.md)',
      '<p>badge</p>\n\nEnglish | [中文](guide.zh.md)',
      'English | [中文](other.zh.md)\n\nEnglish | [中文](guide.zh.md)',
    ].map((line) => ({ name: `in the header also as \`${line}\``, ...withLine(line), config: header })),
    {
      name: 'in the header by the published address',
      ...withLine('English | [中文](https://a.b/main/docs/guide.zh.md)'),
      config: { pairing: { switcher: 'header', switcherBaseUrl: 'https://a.b/main/' } },
    },
    {
      name: 'a document that needs none',
      ...withLine('Generated.'),
      config: { pairing: { switcherExempt: ['docs/guide.md'] } },
    },
    { name: 'one side alone', anchor: '# A\n' },
    { name: 'an excluded one', ...withLine('-'), config: { pairing: { excluded: ['docs/'] } } },
    { name: 'one that cannot be read', ...good, anchor: { kind: 'too-large', size: 9, limit: 1 } },
  ],
  bad: [
    {
      name: 'none on either side, with CR LF and a byte-order mark',
      anchor: '\uFEFF«# A 😀»\r\n\r\nWords.\r\n',
      counterpart: '«# 甲»\n话。\n',
      problems: [
        {
          on: 'anchor',
          message: 'missing',
          text: 'Nothing leads from here to the other language; expected a line `English | [中文](guide.zh.md)` below the header.',
        },
        { on: 'counterpart', message: 'missing' },
      ],
      fixed: {
        anchor: '\uFEFF# A 😀\r\n\r\nEnglish | [中文](guide.zh.md)\r\n\r\nWords.\r\n',
        counterpart: '# 甲\n\n[English](guide.md) | 中文\n\n话。\n',
      },
    },
    ...['./guide.zh.md', 'https://a.b/docs/guide.zh.md', 'guide.zh.md#x'].map((url) => ({
      name: `the address ${url} is another one, and is rewritten`,
      ...good,
      anchor: `«# A»\n\nEnglish | [中文](${url})\n`,
      problems: [{ on: 'anchor' as const, message: 'missing' }],
      fixed: { anchor: '# A\n\nEnglish | [中文](guide.zh.md)\n' },
    })),
    {
      name: 'a reference leads there only through its definition',
      ...good,
      anchor: '«# A»\n\n[中文][z]\n\n[z]: guide.zh.md\n',
      problems: [{ on: 'anchor', message: 'missing' }],
      fixed: { anchor: '# A\n\nEnglish | [中文](guide.zh.md)\n\n[中文][z]\n\n[z]: guide.zh.md\n' },
    },
    {
      name: 'no title, empty',
      ...good,
      anchor: '',
      problems: [{ on: 'anchor', message: 'missing' }],
    },
    {
      name: 'a line in a fence is none',
      ...good,
      anchor: '«# A»\n\n```\nEnglish | [中文](guide.zh.md)\n```\n',
      problems: [{ on: 'anchor', message: 'missing' }],
      fixed: { anchor: '# A\n\nEnglish | [中文](guide.zh.md)\n\n```\nEnglish | [中文](guide.zh.md)\n```\n' },
    },
    ...[
      'English | [中文](guide.zh.md) and more',
      'English | [中文](guide.zh.md)  \nmore',
      'See [中文](guide.zh.md).',
    ].map((line) => ({
      name: `in the header not as \`${line}\``,
      ...good,
      config: header,
      anchor: mark(withLine(line).anchor),
      problems: [{ on: 'anchor' as const, message: 'missing' }],
      fixed: { anchor: `# A\n\nEnglish | [中文](guide.zh.md)\n\n${line}\n\nWords.\n` },
    })),
    ...[
      '**English** | [中文](guide.zh.md)',
      '> English | [中文](guide.zh.md)',
      'English\n| [中文](guide.zh.md)',
      'English|[中文](guide.zh.md)',
      'English ｜ [中文](guide.zh.md)',
      'English | [中文](guide.zh.md)  ',
    ].map((line) => ({
      name: `in the header \`${line}\` is rewritten`,
      ...good,
      config: header,
      anchor: mark(withLine(line).anchor),
      problems: [{ on: 'anchor' as const, message: 'missing' }],
      fixed: { anchor: good.anchor },
    })),
    {
      name: 'in the header not below another heading: it moves up',
      ...good,
      config: header,
      anchor: '«# A»\n\n## B\n\nEnglish | [中文](guide.zh.md)\n\nWords.\n',
      problems: [{ on: 'anchor', message: 'missing' }],
      fixed: { anchor: '# A\n\nEnglish | [中文](guide.zh.md)\n\n## B\n\nWords.\n' },
    },
    {
      name: 'in the header not above the title: it moves down',
      ...good,
      config: header,
      anchor: 'English | [中文](guide.zh.md)\n\n«# A»\n\nWords.\n',
      problems: [{ on: 'anchor', message: 'missing' }],
      fixed: { anchor: '\n# A\n\nEnglish | [中文](guide.zh.md)\n\nWords.\n' },
    },
    {
      name: 'below the status of an RFC',
      path: 'docs/rfc/proposed/feature/2026-07-10-bell.md',
      anchor: '«# RFC: A»\n\nStatus: proposed\n\n## Problem\n',
      counterpart: '# RFC: 甲\n\nStatus: proposed\n\n[English](2026-07-10-bell.md) | 中文\n\n## 问题\n',
      problems: [{ on: 'anchor', message: 'missing' }],
      fixed: {
        anchor: '# RFC: A\n\nStatus: proposed\n\nEnglish | [中文](2026-07-10-bell.zh.md)\n\n## Problem\n',
      },
    },
  ],
});
