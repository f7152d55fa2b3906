import { statusBodySection } from '../../../../server/src/engine/rules/status/body-section';
import { testRule } from '../../../support/ruleTester';

const path = 'docs/rfc/implemented/feature/2026-07-10-cache.md';

testRule(statusBodySection, {
  ok: [
    { name: 'empty file', text: '' },
    { name: 'no such section', text: '# RFC: A\n\nStatus: proposed\n\n## Problem\n' },
    { name: 'a longer heading', text: '## Status quo\n' },
    { name: 'another level', text: '### Status\n' },
    { name: 'inside a fence', text: '```\n## Status\n```\n' },
    { name: 'a section of the contract', config: { sections: { opener: 'Status' } }, text: '## Status\n' },
    { name: 'no key, no word for it', config: { status: { key: '' } }, text: '## Status\n' },
  ],
  bad: [
    {
      name: 'it repeats the lifecycle',
      path,
      text: '# RFC: 😀\n\n«## Status»\n\nImplemented.\n\n## Problem\n',
      problems: ['section'],
      messages: ['The section `Status` tells the status again; expected it on line 3 only.'],
      suggestions: [{ title: 'Delete the section', text: '# RFC: 😀\n\n## Problem\n' }],
    },
    {
      name: 'the last section, the closing comment stays',
      path,
      text: '## Problem\n\nSlow.\n\n«## Status»\nImplemented 2026-06-11.\n\n<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->\n',
      problems: ['section'],
      suggestions: [
        {
          title: 'Delete the section',
          text: '## Problem\n\nSlow.\n\n<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->\n',
        },
      ],
    },
    {
      name: 'it says more',
      path,
      text: '«## Status»\n\nImplemented but for the cache.\n',
      problems: ['section'],
    },
    {
      name: 'twice, empty and in other forms',
      text: '«##  STATUS ##»\n\n«Status\n------»\n',
      problems: ['section', 'section'],
    },
    {
      name: 'the word of another key at another level',
      config: { status: { key: '**State:** ' }, sections: { level: 3 } },
      text: '## Status\n\n«### State»\n\nproposed\n',
      problems: ['section'],
      suggestions: [{ title: 'Delete the section', text: '## Status\n' }],
    },
  ],
});
