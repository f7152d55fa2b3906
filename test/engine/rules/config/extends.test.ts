import { configExtends } from '../../../../server/src/engine/rules/config/extends';
import { testConfigRule } from '../../../support/configRuleTester';

const chain = Object.fromEntries(
  Array.from({ length: 150 }, (_, index) => [`${index}.json`, `{ "extends": "${index + 1}.json" }`]),
);

testConfigRule(configExtends, {
  ok: [
    { name: 'presets', text: '{ "extends": ["none", "agent-note", "rfc"] }' },
    { name: 'nothing', text: '{}' },
    { name: 'an empty file: config/syntax', text: '' },
    { name: 'half-typed: config/syntax', text: '{ "extends": "rf' },
    {
      name: 'files, from each other, one of them twice',
      text: '{ "extends": ["./a.json", "bases/b.json"] }',
      files: {
        'a.json': '{ "extends": "bases/c.json" }',
        'bases/b.json': '{ "extends": ["c.json", "./d.jsonc"] }',
        'bases/c.json': '{}',
        'bases/d.jsonc': '// nothing\n{}',
      },
    },
  ],
  bad: [
    {
      name: 'a misspelt preset, after an emoji',
      text: '{\n  "noun": "😀", "extends": «"agentnote"»\n}\n',
      problems: ['preset'],
      messages: ['`agentnote` is extended here, but is neither a preset (`rfc`, `agent-note`, `none`) nor a file.'],
    },
    { name: 'nothing at all', text: '{ "extends": [«""»] }', problems: ['preset'] },
    {
      name: 'a file that does not exist',
      text: '{ "extends": ["rfc", «"base.json"»] }',
      problems: ['missing'],
      messages: ['The file `base.json` is extended here, but does not exist.'],
    },
    {
      name: 'a folder',
      text: '{ "extends": «"bases"» }',
      files: { 'bases/a.json': '{}' },
      problems: ['unread'],
      messages: ['The file `bases` is extended here, but cannot be read (`folder`).'],
    },
    {
      name: 'itself',
      text: '{ "extends": «"rfc.config.jsonc"» }',
      problems: ['cycle'],
      messages: [
        '`rfc.config.jsonc` may not be extended here, since it extends itself: rfc.config.jsonc → rfc.config.jsonc.',
      ],
    },
    {
      name: 'a file that extends itself by way of another',
      text: '{ "extends": «"a.json"» }',
      files: { 'a.json': '{ "extends": "b.json" }', 'b.json': '{ "extends": "a.json" }' },
      problems: ['cycle'],
      messages: ['`b.json`: `a.json` may not be extended here, since it extends itself: a.json → b.json → a.json.'],
    },
    {
      name: 'below a preset that hides it',
      text: '{ "extends": [«"base.json"», "rfc"] }',
      problems: ['missing'],
    },
    {
      name: 'a chain without end',
      text: '{ "extends": «"0.json"» }',
      files: chain,
      problems: ['deep'],
      messages: ['`99.json`: `100.json` is left out: more than 100 files extend one another in a row.'],
    },
  ],
});
