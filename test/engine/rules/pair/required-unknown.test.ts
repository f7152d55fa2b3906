import { pairRequiredUnknown } from '../../../../server/src/engine/rules/pair/required-unknown';
import { testConfigRule } from '../../../support/configRuleTester';

testConfigRule(pairRequiredUnknown, {
  ok: [
    { name: 'a document', text: '{ "pairing": { "required": ["docs/a.md"] } }', files: { 'docs/a.md': '' } },
    { name: 'all', text: '{ "pairing": { "required": "all" } }' },
    { name: 'no pairs at all', text: '{ "pairing": { "enabled": false, "required": ["docs/a.md"] } }' },
  ],
  bad: [
    {
      name: 'nothing of that name',
      text: '{ "pairing": { "required": ["docs/a.md", «"docs/b.md"»] } }',
      files: { 'docs/a.md': '' },
      problems: ['unknown'],
      messages: ['`pairing.required` names `docs/b.md`, but there is no such file.'],
      suggestions: [{ title: 'Remove the entry `docs/b.md`', text: '{ "pairing": { "required": ["docs/a.md"] } }' }],
    },
    {
      name: 'a folder',
      text: '{ "pairing": { "required": [«"docs"»] } }',
      files: { 'docs/a.md': '' },
      problems: ['unknown'],
      suggestions: [{ title: 'Remove the entry `docs`', text: '{ "pairing": { "required": [] } }' }],
    },
  ],
});
