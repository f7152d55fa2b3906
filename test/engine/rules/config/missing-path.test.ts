import { configMissingPath } from '../../../../server/src/engine/rules/config/missing-path';
import { testConfigRule } from '../../../support/configRuleTester';

const files = { 'docs/AGENTS.md': '', 'docs/tools/a.md': '', 'docs/gone': { kind: 'dangling' } } as const;

/** The configuration with these lines as its exceptions. */
function excluding(...lines: string[]): string {
  return `{\n  "pairing": {\n    "excluded": [\n${lines.map((line) => `      ${line}\n`).join('')}    ]\n  }\n}\n`;
}

testConfigRule(configMissingPath, {
  ok: [
    { name: 'a file and a folder', text: '{ "pairing": { "excluded": ["docs/AGENTS.md", "./docs/tools/"] } }', files },
    {
      name: 'a folder without its slash: config/excluded-no-slash',
      text: '{ "pairing": { "excluded": ["docs/tools"] } }',
      files,
    },
    { name: 'no path at all: config/invalid', text: '{ "pairing": { "excluded": ["/docs"] } }' },
    { name: 'a required file: another rule', text: '{ "pairing": { "required": ["docs/x.md"] } }' },
    { name: 'an empty file: config/syntax', text: '' },
    { name: 'half-typed: config/syntax', text: '{ "pairing": { "excluded": ["docs/x' },
  ],
  bad: [
    {
      name: 'alone on its line',
      text: excluding('«"docs/😀.md"»,', '"docs/AGENTS.md"'),
      files,
      problems: ['missing'],
      messages: ['`pairing.excluded` names `docs/😀.md`, but nothing of that name exists.'],
      suggestions: [{ title: 'Remove the entry `docs/😀.md`', text: excluding('"docs/AGENTS.md"') }],
    },
    {
      name: 'the last one takes the comma before it along',
      text: excluding('"docs/AGENTS.md", // for agents', '«"docs/x.md"»'),
      files,
      problems: ['missing'],
      suggestions: [{ title: 'Remove the entry `docs/x.md`', text: excluding('"docs/AGENTS.md" // for agents') }],
    },
    {
      name: 'a comment stays',
      text: excluding('«"docs/x.md"», // not ours', '"docs/AGENTS.md"'),
      files,
      problems: ['missing'],
      suggestions: [{ title: 'Remove the entry `docs/x.md`', text: excluding('// not ours', '"docs/AGENTS.md"') }],
    },
    {
      name: 'a comment between entry and comma stays',
      text: excluding('«"docs/x.md"» /* not, ours */,', '"docs/AGENTS.md"'),
      files,
      problems: ['missing'],
      suggestions: [{ title: 'Remove the entry `docs/x.md`', text: excluding('/* not, ours */', '"docs/AGENTS.md"') }],
    },
    {
      name: 'the first of several in a line',
      text: '{ "pairing": { "excluded": [«"x.md"», "docs/AGENTS.md"] } }',
      files,
      problems: ['missing'],
      suggestions: [{ title: 'Remove the entry `x.md`', text: '{ "pairing": { "excluded": ["docs/AGENTS.md"] } }' }],
    },
    {
      name: 'the last of several in a line',
      text: '{ "pairing": { "excluded": ["docs/AGENTS.md", «"x.md"»] } }',
      files,
      problems: ['missing'],
      suggestions: [{ title: 'Remove the entry `x.md`', text: '{ "pairing": { "excluded": ["docs/AGENTS.md"] } }' }],
    },
    {
      name: 'the only one',
      text: '{ "pairing": { "switcherExempt": [«"x.md"»] } }',
      problems: ['missing'],
      messages: ['`pairing.switcherExempt` names `x.md`, but nothing of that name exists.'],
      suggestions: [{ title: 'Remove the entry `x.md`', text: '{ "pairing": { "switcherExempt": [] } }' }],
    },
    {
      name: 'after an entry that is wrong otherwise',
      text: '{ "pairing": { "excluded": ["docs/AGENTS.md", 5, «"x.md"»] } }',
      files,
      problems: ['missing'],
      suggestions: [{ title: 'Remove the entry `x.md`', text: '{ "pairing": { "excluded": ["docs/AGENTS.md", 5] } }' }],
    },
    {
      name: 'a file where a folder is named, and a link to nothing',
      text: '{ "pairing": { "excluded": [«"docs/AGENTS.md/"», «"docs/gone"»] } }',
      files,
      problems: ['missing', 'missing'],
      suggestions: [
        { title: 'Remove the entry `docs/AGENTS.md/`', text: '{ "pairing": { "excluded": ["docs/gone"] } }' },
        { title: 'Remove the entry `docs/gone`', text: '{ "pairing": { "excluded": ["docs/AGENTS.md/"] } }' },
      ],
    },
    {
      name: 'for several roots, but once',
      text: '{ "roots": [{ "root": "a" }, { "root": "b" }], "pairing": { "excluded": [«"x.md"»] } }',
      problems: ['missing'],
      suggestions: [
        {
          title: 'Remove the entry `x.md`',
          text: '{ "roots": [{ "root": "a" }, { "root": "b" }], "pairing": { "excluded": [] } }',
        },
      ],
    },
    {
      name: 'in an extended file: told at the entry, without a fix',
      text: '{ "extends": «"base.json"» }',
      files: { 'base.json': '{ "pairing": { "excluded": ["x.md"] } }' },
      problems: ['missing'],
    },
    {
      name: 'a table of terms',
      text: '{ "zh": { "terminology": «"docs/terms.md"» } }',
      problems: ['missing'],
      messages: ['`zh.terminology` names `docs/terms.md`, but nothing of that name exists.'],
    },
  ],
});
