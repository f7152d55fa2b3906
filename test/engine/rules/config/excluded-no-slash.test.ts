import { configExcludedNoSlash } from '../../../../server/src/engine/rules/config/excluded-no-slash';
import { testConfigRule } from '../../../support/configRuleTester';

const files = { 'docs/AGENTS.md': '', 'docs/😀/a.md': '', 'docs/link': { kind: 'link-folder' } } as const;

testConfigRule(configExcludedNoSlash, {
  ok: [
    { name: 'with its slash', text: '{ "pairing": { "excluded": ["docs/😀/", "docs/AGENTS.md"] } }', files },
    { name: 'nothing there: config/missing-path', text: '{ "pairing": { "excluded": ["docs/x"] } }', files },
    { name: 'another list', text: '{ "pairing": { "switcherExempt": ["docs/😀"] } }', files },
    { name: 'an empty file: config/syntax', text: '' },
    { name: 'half-typed: config/syntax', text: '{ "pairing": { "excluded": ["docs' },
  ],
  bad: [
    {
      name: 'a folder',
      text: '{\n  "pairing": { "excluded": ["docs/AGENTS.md", «"docs/😀"»] }\n}\n',
      files,
      problems: ['folder'],
      messages: ['`docs/😀` is a folder, but without a final `/` the entry excludes nothing in it.'],
      suggestions: [
        {
          title: 'Change the entry to `docs/😀/`',
          text: '{\n  "pairing": { "excluded": ["docs/AGENTS.md", "docs/😀/"] }\n}\n',
        },
      ],
    },
    {
      name: 'a link to a folder',
      text: '{ "pairing": { "excluded": [«"./docs/link"»] } }',
      files,
      problems: ['folder'],
      suggestions: [
        { title: 'Change the entry to `docs/link/`', text: '{ "pairing": { "excluded": ["./docs/link/"] } }' },
      ],
    },
    {
      name: 'in an extended file: told at the entry, without a fix',
      text: '{ "extends": «"base.json"» }',
      files: { ...files, 'base.json': '{ "pairing": { "excluded": ["docs"] } }' },
      problems: ['folder'],
      messages: ['`base.json`: `docs` is a folder, but without a final `/` the entry excludes nothing in it.'],
    },
  ],
});
