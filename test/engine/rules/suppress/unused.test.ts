import { testSuppress } from '../../../support/suppressTester';

const head = '# RFC: A\n\nStatus: implemented\n\n## Problem\n\nx\n\n';
const tail = '## Decision\n\nx\n\n## Alternatives considered\n\n**None.** x\n\n## Consequences\n\nx\n';

testSuppress('suppress/unused', [
  {
    name: 'a comment that suppresses something',
    text: `${head}<!-- rfc-disable-next-line skeleton/banned-heading -->\n## Plan\n\nx\n\n${tail}`,
  },
  {
    name: 'nothing on the next line',
    text: `${head}«<!-- rfc-disable-next-line skeleton/banned-heading -->»\n\n## Plan\n\nx\n\n${tail}`,
    messages: ['`skeleton/banned-heading` reports nothing where this comment suppresses it.'],
    suggestions: [`${head}## Plan\n\nx\n\n${tail}`],
  },
  {
    name: 'one of two names; the other keeps its place',
    text: `${head}<!-- rfc-disable-next-line skeleton/banned-heading, «status/missing» -->\n## Plan\n\nx\n\n${tail}`,
    suggestions: [`${head}<!-- rfc-disable-next-line skeleton/banned-heading -->\n## Plan\n\nx\n\n${tail}`],
  },
  {
    name: 'a comment inside a line goes alone',
    text: `${head}😀 x «<!-- rfc-disable-next-line header/title -->» y\n\n${tail}`,
    suggestions: [`${head}😀 x  y\n\n${tail}`],
  },
  {
    name: 'a comment in a fence is no comment',
    text: `${head}\`\`\`md\n<!-- rfc-disable header/title -->\n\`\`\`\n\n${tail}`,
  },
  {
    name: 'an unknown name is not idle: suppress/unknown-rule',
    text: `${head}<!-- rfc-disable no/such -->\n\n${tail}`,
  },
  {
    name: 'a block that is ended before the fault',
    text: `${head}«<!-- rfc-disable skeleton/banned-heading -->»\n\nx\n\n<!-- rfc-enable skeleton/banned-heading -->\n\n## Plan\n\nx\n\n${tail}`,
    suggestions: [`${head}x\n\n<!-- rfc-enable skeleton/banned-heading -->\n\n## Plan\n\nx\n\n${tail}`],
  },
]);
