import { xrefBareNumber } from '../../../../server/src/engine/rules/xref/bare-number';
import { testRule } from '../../../support/ruleTester';

testRule(xrefBareNumber, {
  ok: [
    { name: 'empty file', text: '' },
    { name: 'the RFCs of the internet', text: 'RFC 2119, RFC-791, RFC #9110 and RFC 6901 say so.\n' },
    { name: 'no number', text: '# RFC: 5 ways\n\nAn RFC of 5 pages, RFC v2, RFC 5a, RFC 5.1, rfc 5\n' },
    { name: 'part of another word', text: 'IRFC 5, pre-RFC 5, RFCs 5, RFC5\n' },
    {
      name: 'code, HTML, comments, addresses',
      text: '`RFC 5` <!-- RFC 5 --> <a title="RFC 5">\n\n    RFC 5\n\n[a](b "RFC 5") https://c.d/RFC-5\n',
    },
    {
      name: 'a link says where it leads',
      text: '[RFC 5](2026-07-02-queue.md) [RFC **7**][a] ![RFC 8](b.png)\n\n[a]: c.md\n',
    },
    { name: 'another noun', text: 'RFC 5\n', config: { noun: 'ADR' } },
    { name: 'file names with numbers', text: 'RFC 5\n', config: { filename: '{number:4}-{topic}.md' } },
    { name: 'no noun', text: '5\n', config: { noun: '' } },
  ],
  bad: [
    {
      name: 'every spelling',
      text: '😀 «RFC 5», «RFC-012», «RFC #7», «RFC#99» and «RFC 0001».\n',
      problems: ['number', 'number', 'number', 'number', 'number'],
      messages: ['RFC 5', 'RFC-012', 'RFC #7', 'RFC#99', 'RFC 0001'].map(
        (found) => `\`${found}\` names no file: no RFC here has a number. Link to the one that is meant.`,
      ),
    },
    {
      name: 'over a line end, in emphasis, a heading, a quote and a table',
      text: '\uFEFFsee «RFC\n5»\n\n## *«RFC 6»*\n\n> - «RFC 7»\n\n| «RFC 8» |\n|---|\n',
      problems: ['number', 'number', 'number', 'number'],
    },
    {
      name: 'Chinese around it',
      path: 'docs/guide.zh.md',
      text: '见«RFC 5»号，以及«RFC 06»。\n',
      problems: ['number', 'number'],
    },
    {
      name: 'a noun of several words, with marks',
      text: 'C++ Note 5, «Agent Note 5»\n'
        .replace('C++ Note 5', '«C++ Note 5»')
        .replace('«Agent Note 5»', 'Agent Note 5'),
      config: { noun: 'C++ Note' },
      problems: ['number'],
    },
    { name: 'beside a link', text: '[a](b) «RFC 5» [c](d)\n', problems: ['number'] },
  ],
});
