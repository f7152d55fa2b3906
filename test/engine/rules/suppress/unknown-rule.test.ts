import { testSuppress } from '../../../support/suppressTester';

const head = '# RFC: A\n\nStatus: implemented\n\n## Problem\n\n';

testSuppress('suppress/unknown-rule', [
  { name: 'known ids and namespaces', text: `${head}<!-- rfc-disable header/title skeleton/* -->\n` },
  {
    name: 'a misspelt id, with the nearest one offered',
    text: `${head}😀 <!-- rfc-disable «header/titel» -->\n`,
    messages: [
      '`header/titel` is neither the id of a rule nor a namespace with `/*`; perhaps `header/title` is meant.',
    ],
    suggestions: [`${head}😀 <!-- rfc-disable header/title -->\n`],
  },
  {
    name: 'an id like no other',
    text: `${head}<!-- rfc-disable-next-line «everything» -->\n`,
    messages: ['`everything` is neither the id of a rule nor a namespace with `/*`, so it suppresses nothing.'],
  },
  {
    name: 'no name at all',
    text: `${head}«<!-- rfc-disable -->»\n`,
    messages: ['This comment names no rule, so it suppresses nothing; name each rule, such as `header/title`.'],
  },
  {
    name: 'the reason is not read for names',
    text: `${head}<!-- rfc-disable header/title -- for the old import -->\n`,
  },
  { name: 'other comments are none of our business', text: `${head}<!-- rfc-disabled x -->\n<!-- disable y -->\n` },
]);
