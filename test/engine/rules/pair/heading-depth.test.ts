import { pairHeadingDepth } from '../../../../server/src/engine/rules/pair/heading-depth';
import { testPairRule } from '../../../support/pairRuleTester';

const both = [
  { on: 'anchor', message: 'different' },
  { on: 'counterpart', message: 'different' },
] as const;

testPairRule(pairHeadingDepth, {
  ok: [
    { name: 'both empty', anchor: '', counterpart: '' },
    { name: 'the same levels', anchor: '# A\n\n## B\n', counterpart: '# 甲\n\n## 乙\n' },
    { name: 'ATX and setext alike', anchor: '# A\n\n## B\n', counterpart: '甲\n==\n\n乙\n--\n' },
    { name: 'HTML headings do not count', anchor: '# A\n\n<h2>B</h2>\n', counterpart: '# 甲\n' },
    { name: 'nor do those in fences', anchor: '# A\n\n```\n## B\n```\n', counterpart: '# 甲\n' },
    { name: 'one side alone', anchor: '# A\n' },
    {
      name: 'an excluded document',
      anchor: '# A\n',
      counterpart: '## 甲\n',
      config: { pairing: { excluded: ['docs/guide.md'] } },
    },
  ],
  bad: [
    {
      name: 'another level',
      anchor: '# A\n\n«## B»\n\n## C\n',
      counterpart: '# 甲\n\n«### 乙»\n\n## 丙\n',
      problems: [
        {
          on: 'anchor',
          message: 'different',
          text: 'This heading is at level 2, its partner in `guide.zh.md` at level 3; expected the same level.',
        },
        { on: 'counterpart', message: 'different' },
      ],
      suggestions: [
        'Change the level to 3',
        'Change the level in `guide.zh.md` to 2',
        'Change the level to 2',
        'Change the level in `guide.md` to 3',
      ],
      after: {
        'Change the level to 3': { 'docs/guide.md': '# A\n\n### B\n\n## C\n' },
        'Change the level in `guide.md` to 3': { 'docs/guide.md': '# A\n\n### B\n\n## C\n' },
        'Change the level to 2': { 'docs/guide.zh.md': '# 甲\n\n## 乙\n\n## 丙\n' },
        'Change the level in `guide.zh.md` to 2': { 'docs/guide.zh.md': '# 甲\n\n## 乙\n\n## 丙\n' },
      },
    },
    {
      name: 'a setext heading, by its underline and without it',
      anchor: '«A 😀\n=====»\n',
      counterpart: '«## 甲»\n',
      problems: [...both],
      suggestions: [
        'Change the level to 2',
        'Change the level in `guide.zh.md` to 1',
        'Change the level to 1',
        'Change the level in `guide.md` to 2',
      ],
      after: { 'Change the level to 2': { 'docs/guide.md': 'A 😀\n-----\n' } },
    },
    {
      name: 'a setext heading too deep for an underline',
      anchor: '«A\n=»\n',
      counterpart: '«### 甲»\n',
      problems: [...both],
      suggestions: [
        'Change the level to 3',
        'Change the level in `guide.zh.md` to 1',
        'Change the level to 1',
        'Change the level in `guide.md` to 3',
      ],
      after: { 'Change the level to 3': { 'docs/guide.md': '### A\n' } },
    },
    {
      name: 'a heading inside a quote counts',
      anchor: '# A\n\n> «## B»\n',
      counterpart: '# 甲\n\n«> 乙»\n',
      problems: [
        { on: 'anchor', message: 'lone' },
        { on: 'counterpart', message: 'lacking' },
      ],
    },
    {
      name: 'the first section is missing, with CR LF on the side that lacks it',
      anchor: '# A\n\n«## Problem»\n\nWords with [a link](x.md).\n\n- one\n- two\n\n## Decision\n\nMore.\n',
      counterpart: '# 甲\r\n«»\r\n## 决策\r\n\r\n更多。\r\n',
      problems: [
        {
          on: 'anchor',
          message: 'lone',
          text: '`guide.zh.md` has no partner for this heading of level 2; expected the same headings on both sides.',
        },
        {
          on: 'counterpart',
          message: 'lacking',
          text: 'A heading of level 2 is missing here; expected a partner of `Problem` in `guide.md`.',
        },
      ],
      suggestions: ['Insert the section for `Problem` in `guide.zh.md`', 'Insert the section for `Problem` here'],
      after: {
        'Insert the section for `Problem` here': {
          'docs/guide.zh.md':
            '# 甲\r\n\r\n## 问题\r\n\r\nTODO [a link](x.md)\r\n\r\n- one\r\n- two\r\n\r\n## 决策\r\n\r\n更多。\r\n',
        },
      },
    },
    {
      name: 'the last sections are missing on the side of the first language',
      anchor: '# A\n\n«Words.»\n',
      counterpart: '# 甲\n\n话。\n\n«## 风险»\n\n### 一\n\n```js\nx\n```\n',
      problems: [
        { on: 'anchor', message: 'lackings' },
        { on: 'counterpart', message: 'lones' },
      ],
      suggestions: ['Insert the section for `风险` here', 'Insert the section for `风险` in `guide.md`'],
      after: {
        'Insert the section for `风险` here': {
          'docs/guide.md': '# A\n\nWords.\n\n## Risks\n\n### 一\n\n```js\nx\n```\n',
        },
      },
    },
    {
      name: 'only the heading is missing: what stood below it stays',
      anchor: '# A\n\nIntro.\n\n«## Risks»\n\nOne.\n\nTwo.\n\n## Testing\n\nEnd.\n',
      counterpart: '# 甲\n\n引言。\n\n一。\n\n二。\n«»\n## 测试\n\n完。\n',
      problems: [
        { on: 'anchor', message: 'lone' },
        { on: 'counterpart', message: 'lacking' },
      ],
      suggestions: ['Insert the section for `Risks` in `guide.zh.md`', 'Insert the section for `Risks` here'],
      after: {
        'Insert the section for `Risks` here': {
          'docs/guide.zh.md': '# 甲\n\n引言。\n\n## 风险\n\n一。\n\n二。\n\n## 测试\n\n完。\n',
        },
      },
    },
    {
      name: 'only the heading is missing, and more has changed around it: what is left tells the place',
      anchor: '# A\n\n«## Risks»\n\nWords.\n\n```\nx\n```\n',
      counterpart: '# 甲\n\n引言。\n\n又一段。\n\n话。\n\n```\nx\n«```»\n',
      problems: [
        { on: 'anchor', message: 'lone' },
        { on: 'counterpart', message: 'lacking' },
      ],
      suggestions: ['Insert the section for `Risks` in `guide.zh.md`', 'Insert the section for `Risks` here'],
      after: {
        'Insert the section for `Risks` here': {
          'docs/guide.zh.md': '# 甲\n\n引言。\n\n又一段。\n\n## 风险\n\n话。\n\n```\nx\n```\n',
        },
      },
    },
    {
      name: 'several headings are missing but not what stood below them: nobody can tell where each belongs',
      anchor: '# A\n\n«## B»\n\n### C\n\n```\nx\n```\n',
      counterpart: '# 甲\n\n```\nx\n«```»\n',
      problems: [
        { on: 'anchor', message: 'lones' },
        { on: 'counterpart', message: 'lackings' },
      ],
    },
    {
      name: 'below a fence that is never closed all would be code',
      anchor: '# A\n\nWords.\n\n«## Risks»\n\nWords.\n',
      counterpart: '# 甲\n\n```\n«代码»\n',
      problems: [
        { on: 'anchor', message: 'lone' },
        { on: 'counterpart', message: 'lacking' },
      ],
    },
  ],
});
