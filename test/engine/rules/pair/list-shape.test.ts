import { pairListShape } from '../../../../server/src/engine/rules/pair/list-shape';
import { testPairRule } from '../../../support/pairRuleTester';

const both = [
  { on: 'anchor', message: 'different' },
  { on: 'counterpart', message: 'different' },
] as const;
const lone = [
  { on: 'anchor', message: 'lone' },
  { on: 'counterpart', message: 'lacking' },
] as const;

testPairRule(pairListShape, {
  ok: [
    { name: 'the same lists', anchor: '- a\n- b\n\n1. c\n', counterpart: '* 甲\n* 乙\n\n1) 丙\n' },
    { name: 'items and starts do not count at the first level', anchor: '3. a\n4. b\n', counterpart: '1. 甲\n' },
    {
      name: 'tasks are items',
      anchor: '- [ ] a\n- b\n',
      counterpart: '- 甲\n- [x] 乙\n',
      config: { pairing: { signature: 2 } },
    },
    { name: 'a list in a fence', anchor: '```\n- a\n```\n', counterpart: '甲\n' },
  ],
  bad: [
    {
      name: 'numbers against bullets: further lines move along',
      anchor: '«- a»\n  more\n- b 😀\n\n  ```\n  x\n  ```\n',
      counterpart: '«1. 甲»\n   更多\n2. 乙\n\n   ```\n   x\n   ```\n',
      problems: [
        {
          on: 'anchor',
          message: 'different',
          text: 'This list is bulleted, 2 items, its partner in `guide.zh.md` is numbered from 1, 2 items; expected the same kind of list.',
        },
        { on: 'counterpart', message: 'different' },
      ],
      suggestions: [
        'Make this list numbered from 1',
        'Make the list in `guide.zh.md` bulleted',
        'Make this list bulleted',
        'Make the list in `guide.md` numbered from 1',
      ],
      after: {
        'Make this list numbered from 1': {
          'docs/guide.md': '1. a\n   more\n2. b 😀\n\n   ```\n   x\n   ```\n',
        },
        'Make this list bulleted': { 'docs/guide.zh.md': '-  甲\n   更多\n-  乙\n\n   ```\n   x\n   ```\n' },
      },
    },
    {
      name: 'another bullet begins another list, and bullets beside a list are others than its own',
      anchor: '- a\n- b\n\n«1. c»\n',
      counterpart: '- 甲\n- 乙\n\n«* 丙»\n',
      problems: [...both],
      suggestions: [
        'Make this list bulleted',
        'Make the list in `guide.zh.md` numbered from 1',
        'Make this list numbered from 1',
        'Make the list in `guide.md` bulleted',
      ],
      after: { 'Make this list bulleted': { 'docs/guide.md': '- a\n- b\n\n*  c\n' } },
    },
    {
      name: 'a changed bullet makes two lists of one',
      anchor: '- a\n«- b»\n',
      counterpart: '- 甲\n«* 乙»\n',
      problems: [
        { on: 'anchor', message: 'lacking' },
        { on: 'counterpart', message: 'lone' },
      ],
    },
    {
      name: 'the first number counts from the second level on, zero included',
      config: { pairing: { signature: 2 } },
      anchor: '«0. a»\n1. b\n',
      counterpart: '«9. 甲»\n   更多\n10. 乙\n',
      problems: [...both],
      suggestions: [
        'Make this list numbered from 9',
        'Make the list in `guide.zh.md` numbered from 0',
        'Make this list numbered from 0',
        'Make the list in `guide.md` numbered from 9',
      ],
      after: {
        'Make this list numbered from 9': { 'docs/guide.md': '9. a\n10. b\n' },
        'Make this list numbered from 0': { 'docs/guide.zh.md': '0. 甲\n   更多\n1.  乙\n' },
      },
    },
    {
      name: 'so does the number of items, which nothing but words can mend',
      config: { pairing: { signature: 2 } },
      anchor: '«- a»\n- b\n',
      counterpart: '«- 甲»\n',
      problems: [...both],
    },
    {
      name: 'a nested list comes after the one around it',
      anchor: '- a\n  «1. b»\n\n* c\n',
      counterpart: '- 甲\n«»\n* 丙\n',
      problems: [...lone],
    },
    {
      name: 'a list whose markers are followed by tabs is not reshaped',
      anchor: '«-\ta»\n',
      counterpart: '«1.\t甲»\n',
      problems: [...both],
    },
    {
      name: 'lists and their section are missing',
      anchor: '# A\n\n## Risks\n\n«- a»\n\n1. b\n',
      counterpart: '«# 甲»\n',
      problems: [
        { on: 'anchor', message: 'lones' },
        { on: 'counterpart', message: 'lackings' },
      ],
      suggestions: ['Insert the section for `Risks` in `guide.zh.md`', 'Insert the section for `Risks` here'],
    },
  ],
});
