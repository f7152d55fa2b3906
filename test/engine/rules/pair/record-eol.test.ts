import { pairRecordEol } from '../../../../server/src/engine/rules/pair/record-eol';
import { testPairRule } from '../../../support/pairRuleTester';

const sides = { anchor: 'A\n', counterpart: '甲\n' } as const;
const attributes = (text: string) => ({ files: { '.gitattributes': text } });

testPairRule(pairRecordEol, {
  ok: [
    { name: 'LF', ...sides },
    { name: 'empty', anchor: '', counterpart: '' },
    { name: 'alone', anchor: 'A\r\n' },
    { name: 'excluded', anchor: 'A\r\n', counterpart: '', config: { pairing: { excluded: ['docs/'] } } },
    { name: 'attributes that keep LF', ...sides, ...attributes('* text=auto\n*.md text eol=lf\n*.bat eol=crlf\n') },
    { name: 'a later line wins', ...sides, ...attributes('*.md eol=crlf\n*.md -text\n') },
    {
      name: 'a nearer file wins',
      ...sides,
      files: { '.gitattributes': '*.md eol=crlf\n', 'docs/.gitattributes': '*.md eol=lf # c\n' },
    },
    { name: 'comments', ...sides, ...attributes('#*.md eol=crlf\n\n') },
  ],
  bad: [
    {
      name: 'CR LF on one side, once',
      anchor: '«A 😀»\r\nb\r\n',
      counterpart: '甲\n',
      problems: [
        {
          on: 'anchor',
          message: 'crlf',
          text: 'Lines of this file end in CR LF, so its hash holds only until Git converts it; expected LF.',
        },
      ],
      suggestions: ['Convert all line ends to LF'],
      after: { 'Convert all line ends to LF': { 'docs/guide.md': 'A 😀\nb\n' } },
    },
    {
      name: 'attributes that convert, on one side',
      anchor: 'A\n',
      counterpart: '«甲»\n',
      ...attributes('/docs/*.zh.md text eol=crlf\n'),
      problems: [
        {
          on: 'counterpart',
          message: 'attribute',
          text: '`.gitattributes` has Git write `guide.zh.md` with CR LF, which changes its hash; expected `eol=lf` or nothing.',
        },
      ],
    },
  ],
});
