import { configUnknownKey } from '../../../../server/src/engine/rules/config/unknown-key';
import { testConfigRule } from '../../../support/configRuleTester';

testConfigRule(configUnknownKey, {
  ok: [
    { name: 'the names in a map are free', text: '{ "sections": { "aliases": { "Anything": ["Else"] } } }' },
    { name: 'an empty file: config/syntax', text: '' },
    { name: 'half-typed: config/syntax', text: '{ "titel"' },
    { name: 'the schema for other editors', text: '{ "$schema": "./rfc.schema.json" }' },
  ],
  bad: [
    {
      name: 'a slip of the finger',
      text: '{ «"titel"»: { "prefix": "RFC: " } }',
      problems: ['misspelt'],
      messages: ['`titel` is no key of the configuration; perhaps `title` is meant.'],
      suggestions: [{ title: 'Change the key to `title`', text: '{ "title": { "prefix": "RFC: " } }' }],
    },
    {
      name: 'within an object, after an emoji',
      text: '{\n  "noun": "😀", "status": { «"Key"»: "Status: " }\n}\n',
      problems: ['misspelt'],
      messages: ['`status.Key` is no key of the configuration; perhaps `key` is meant.'],
      suggestions: [
        {
          title: 'Change the key to `key`',
          text: '{\n  "noun": "😀", "status": { "key": "Status: " }\n}\n',
        },
      ],
    },
    {
      name: 'within the entry of a list',
      text: '{ "lifecycles": [{ "name": "draft", «"colour"»: "red" }] }',
      problems: ['unknown'],
      messages: ['`lifecycles[0].colour` is no key of the configuration, so it does nothing.'],
    },
    {
      name: 'names that JavaScript has a meaning for',
      text: '{ «"__proto__"»: {}, «"constructor"»: 1 }',
      problems: ['unknown', 'unknown'],
    },
    { name: 'an empty name', text: '{ «""»: 1 }', problems: ['unknown'] },
    {
      name: 'written twice: the one that counts',
      text: '{ "colour": 1, «"colour"»: 2 }',
      problems: ['unknown'],
    },
    {
      name: 'a key of the file within a root',
      text: '{ "roots": [{ "root": "a", «"extends"»: "none" }] }',
      problems: ['unknown'],
    },
    {
      name: 'a key with a byte-order mark before it all',
      text: '\uFEFF{ «"colour"»: 1 }',
      problems: ['unknown'],
    },
    {
      name: 'in an extended file: told at the entry, without a fix',
      text: '{ "extends": [«"base.json"»] }',
      files: { 'base.json': '{ "titel": {}, "colour": 1 }' },
      problems: ['misspelt', 'unknown'],
      messages: [
        '`base.json`: `titel` is no key of the configuration; perhaps `title` is meant.',
        '`base.json`: `colour` is no key of the configuration, so it does nothing.',
      ],
    },
  ],
});
