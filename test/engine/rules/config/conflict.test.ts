import { configConflict } from '../../../../server/src/engine/rules/config/conflict';
import { testConfigRule } from '../../../support/configRuleTester';

testConfigRule(configConflict, {
  ok: [
    {
      name: 'required here, banned there',
      text: '{ "lifecycles": [{ "name": "a", "required": ["Plan"] }, { "name": "b", "banned": ["Plan"] }] }',
    },
    {
      name: 'a longer word is another one',
      text: '{ "lifecycles": [{ "name": "a", "required": ["Planning"], "banned": ["Plan"] }] }',
    },
    {
      name: 'required and excluded in different places',
      text: '{ "pairing": { "required": ["a.md"], "excluded": ["a"] } }',
    },
    { name: 'all required but some', text: '{ "pairing": { "required": "all", "excluded": ["a.md"] } }' },
    { name: 'a signature that tells links apart', text: '{ "pairing": { "linkPolicy": "locale", "signature": 3 } }' },
    {
      name: 'no alternatives, so they may be banned',
      text: '{ "alternatives": { "heading": null }, "lifecycles": [{ "name": "a", "banned": ["Alternatives"] }] }',
    },
    { name: 'another name for the file', path: 'other.json', text: '{}', files: { 'rfc.config.json': '{}' } },
    { name: 'a folder with the other name', text: '{}', files: { 'rfc.config.json': { kind: 'folder' } } },
    { name: 'an empty file: config/syntax', text: '' },
    { name: 'half-typed: config/syntax', text: '{ "pairing": { "linkPolicy": "locale"' },
  ],
  bad: [
    {
      name: 'required and banned, after an emoji',
      text: '{\n  "noun": "😀", "lifecycles": [{ "name": "a", "required": ["Risks", «"Plan B"»], "banned": ["plan"] }]\n}\n',
      problems: ['banned'],
      messages: ['`a/` requires the section `Plan B` and bans `plan`.'],
    },
    {
      name: 'the opener and the alternatives are required everywhere',
      text: '{ "lifecycles": [{ "name": "a", "banned": [«"Problem"», «"Alternatives"»] }] }',
      problems: ['banned', 'banned'],
    },
    { name: 'an opener that the defaults ban', text: '{ "sections": { "opener": «"Plan"» } }', problems: ['banned'] },
    {
      name: 'required and excluded: the file, and the folder it lies in',
      text: '{ "pairing": { "required": [«"./a.md"», «"docs/b.md"», "c.md"], "excluded": ["a.md", "docs/"] } }',
      problems: ['excluded', 'excluded'],
      messages: [
        '`a.md` must have a counterpart, but must have none as `a.md` is excluded.',
        '`docs/b.md` must have a counterpart, but must have none as `docs/` is excluded.',
      ],
    },
    {
      name: 'a policy that the signature cannot see',
      text: '{ "pairing": { "linkPolicy": «"locale"», "signature": 2 } }',
      problems: ['linkPolicy'],
      messages: ['`pairing.linkPolicy` is `locale`, which needs 3 for `pairing.signature`, but that is 2.'],
    },
    {
      name: 'the policy is the preset’s: told at the signature',
      text: '{ "extends": "agent-note", "pairing": { "signature": «1» } }',
      problems: ['linkPolicy'],
    },
    {
      name: 'one half in an extended file: told at the other',
      text: '{ "extends": "base.json", "pairing": { "signature": «1» } }',
      files: { 'base.json': '{ "pairing": { "linkPolicy": "locale" } }' },
      problems: ['linkPolicy'],
    },
    {
      name: 'both in an extended file: told at the entry',
      text: '{ "extends": «"base.json"» }',
      files: { 'base.json': '{ "pairing": { "linkPolicy": "locale" } }' },
      problems: ['linkPolicy'],
      messages: [
        '`base.json`: `pairing.linkPolicy` is `locale`, which needs 3 for `pairing.signature`, but that is 1.',
      ],
    },
    {
      name: 'two files, on the one that counts',
      path: 'rfc.config.json',
      text: '«{»}',
      files: { 'rfc.config.jsonc': '{}' },
      problems: ['twoFiles'],
      messages: [
        'There must be one configuration file, but `rfc.config.jsonc` lies beside this one; `rfc.config.json` counts.',
      ],
    },
    { name: 'two files, on the other', text: '«{»}', files: { 'rfc.config.json': '{}' }, problems: ['twoFiles'] },
    {
      name: 'two files, this one half-typed',
      text: '«{» "topic"',
      files: { 'rfc.config.json': '{}' },
      problems: ['twoFiles'],
    },
  ],
});
