import { configUnknownRule } from '../../../../server/src/engine/rules/config/unknown-rule';
import { testConfigRule } from '../../../support/configRuleTester';

testConfigRule(configUnknownRule, {
  ok: [
    { name: 'a rule and a namespace', text: '{ "rules": { "status/missing": "error", "pair/*": "off" } }' },
    { name: 'an empty file: config/syntax', text: '' },
    { name: 'half-typed: config/syntax', text: '{ "rules": { "status/' },
  ],
  bad: [
    {
      name: 'a slip of the finger, after an emoji',
      text: '{\n  "noun": "😀", "rules": { «"status/mising"»: "error" }\n}\n',
      problems: ['misspelt'],
      messages: [
        '`status/mising` is neither the id of a rule nor a namespace with `/*`; perhaps `status/missing` is meant.',
      ],
      suggestions: [
        {
          title: 'Change the name to `status/missing`',
          text: '{\n  "noun": "😀", "rules": { "status/missing": "error" }\n}\n',
        },
      ],
    },
    {
      name: 'a namespace without its star',
      text: '{ "rules": { «"pair/"»: "off" } }',
      problems: ['misspelt'],
      suggestions: [{ title: 'Change the name to `pair/*`', text: '{ "rules": { "pair/*": "off" } }' }],
    },
    { name: 'far from any', text: '{ "rules": { «"no-tabs"»: "off" } }', problems: ['unknown'] },
    { name: 'a star alone', text: '{ "rules": { «"*"»: "off" } }', problems: ['unknown'] },
    {
      name: 'names that JavaScript has a meaning for',
      text: '{ "rules": { «"__proto__"»: "off" } }',
      problems: ['unknown'],
    },
    {
      name: 'for one root only',
      text: '{ "roots": [{ "root": "a", "rules": { «"no-tabs"»: "off" } }] }',
      problems: ['unknown'],
    },
    {
      name: 'in an extended file: told at the entry, without a fix',
      text: '{ "extends": «"base.json"» }',
      files: { 'base.json': '{ "rules": { "status/mising": "off" } }' },
      problems: ['misspelt'],
    },
  ],
});
