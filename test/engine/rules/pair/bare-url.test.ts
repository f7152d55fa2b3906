import { pairBareUrl } from '../../../../server/src/engine/rules/pair/bare-url';
import { testPairRule } from '../../../support/pairRuleTester';

testPairRule(pairBareUrl, {
  ok: [
    { name: 'in brackets', anchor: 'See <https://z.w/a>.\n', counterpart: '见 <https://z.w/a>。下文\n' },
    { name: 'before a blank', anchor: 'https://z.w/a and\n', counterpart: 'https://z.w/a 和\n' },
    {
      name: 'an address that has such letters, on both sides',
      anchor: 'https://z.w/中\n',
      counterpart: 'https://z.w/中\n',
    },
    { name: 'a link', anchor: '', counterpart: '[甲](https://z.w/a。下文)\n' },
    { name: 'in code', anchor: '', counterpart: '`https://z.w/a。`\n\n```\nhttps://z.w/a。\n```\n' },
    { name: 'without a scheme, in brackets it would be no link', anchor: '', counterpart: 'www.z.w/a。下文\n' },
    { name: 'alone', anchor: 'https://z.w/a。\n' },
    { name: 'excluded', anchor: '', counterpart: 'https://z.w/a。\n', config: { pairing: { excluded: ['docs/'] } } },
  ],
  bad: [
    {
      name: 'before full-width marks and before text',
      anchor: 'https://z.w/a\n',
      counterpart: '😀 «https://z.w/a。下文，http://z.w/b见» 下\n',
      problems: [
        {
          on: 'counterpart',
          message: 'swallowed',
          text: 'This link leads to `https://z.w/a。下文，http://z.w/b见`, text and all; expected the address `https://z.w/a` in angle brackets.',
        },
      ],
      fixed: { counterpart: '😀 <https://z.w/a>。下文，<http://z.w/b>见 下\n' },
    },
  ],
});
