import { configParity } from '../../../../server/src/engine/rules/config/parity';
import { testConfigRule } from '../../../support/configRuleTester';

testConfigRule(configParity, {
  others: ['suppressed'],
  ok: [
    { name: 'still an error', text: '{ "rules": { "status/missing": "error", "status/*": null } }' },
    { name: 'a rule of ours', text: '{ "rules": { "status/reason-blank": "off" } }' },
    { name: 'a namespace of ours', text: '{ "rules": { "config/*": "off" } }' },
    {
      name: 'a namespace whose reference rules are named',
      text: '{ "rules": { "status/*": "off", "status/missing": "error", "status/malformed": "error" } }',
    },
    { name: 'a preset that turns all off', text: '{ "extends": "none" }' },
    { name: 'an entry that is wrong: config/invalid', text: '{ "rules": { "status/missing": "of" } }' },
    { name: 'an empty file: config/syntax', text: '' },
    { name: 'half-typed: config/syntax', text: '{ "rules": { "status/missing": "off"' },
  ],
  bad: [
    {
      name: 'one rule, after an emoji',
      text: '{\n  "noun": "😀", "rules": { «"status/missing"»: "warning" }\n}\n',
      problems: ['rule'],
      messages: [
        '`status/missing` is at `warning`, not `error`: this gate may now pass where the reference gates fail.',
      ],
    },
    {
      name: 'a namespace',
      text: '{ "rules": { «"status/*"»: "off" } }',
      problems: ['namespace'],
      messages: [
        '`status/*` puts `status/malformed`, `status/missing` at `off`, not `error`: this gate may now pass where the reference gates fail.',
      ],
    },
    {
      name: 'each entry once, for the rules it decides about',
      text: '{ "rules": { «"status/missing"»: "hint", «"status/*"»: "information" } }',
      problems: ['rule', 'namespace'],
    },
    {
      name: 'for one root, and once for all',
      text: '{ "rules": { «"status/missing"»: "off" }, "roots": [{ "root": "a" }, { "root": "b", "rules": { «"pair/*"»: "off" } }] }',
      problems: ['rule', 'namespace'],
    },
    {
      name: 'in an extended file: told at the entry',
      text: '{ "extends": «"base.json"» }',
      files: { 'base.json': '{ "rules": { "status/missing": "off" } }' },
      problems: ['rule'],
    },
  ],
});
