import { configInvalid } from '../../../../server/src/engine/rules/config/invalid';
import { testConfigRule } from '../../../support/configRuleTester';

testConfigRule(configInvalid, {
  ok: [
    { name: 'null resets a key', text: '{ "root": null, "title": null, "lifecycles": null, "rules": null }' },
    { name: 'null is a value where the key says so', text: '{ "sections": { "opener": null }, "archive": null }' },
    { name: 'a value that is shadowed by another of its name', text: '{ "topic": 7, "topic": "kebab" }' },
    { name: 'an empty file: config/syntax', text: '' },
    { name: 'half-typed: config/syntax', text: '{ "topic": "keb' },
    { name: 'a path with a leading dot', text: '{ "root": "./docs/rfc/" }' },
    { name: 'the default moves, where their lifecycles are gone', text: '{ "lifecycles": [{ "name": "draft" }] }' },
  ],
  bad: [
    {
      name: 'another type',
      text: '{ "noun": «5» }',
      problems: ['type'],
      messages: ['`noun` is `5`, but must be of the type `string`.'],
    },
    {
      name: 'within an object, after an emoji',
      text: '{\n  "noun": "😀", "title": { "stripInIndex": «"yes"» }\n}\n',
      problems: ['type'],
      messages: ['`title.stripInIndex` is `"yes"`, but must be of the type `boolean`.'],
    },
    { name: 'a text where an object belongs', text: '{ "title": «"RFC: "» }', problems: ['type'] },
    { name: 'a value that is too long to show', text: `{ "topic": «"${'x'.repeat(80)}"» }`, problems: ['choice'] },
    {
      name: 'none of the choices',
      text: '{ "index": { "mode": «"of"» } }',
      problems: ['choice'],
      messages: ['`index.mode` is `"of"`, but must be one of `"generated"`, `"off"`, `"forbidden"`.'],
    },
    { name: 'a severity that is none', text: '{ "rules": { "status/missing": «"warn"» } }', problems: ['choice'] },
    { name: 'no day of the calendar', text: '{ "pairing": { "requiredSince": «"2026-02-30"» } }', problems: ['date'] },
    {
      name: 'a lifecycle twice',
      text: '{ "lifecycles": [{ "name": "draft" }, «{ "name": "draft" }»] }',
      problems: ['duplicate'],
      messages: ['`lifecycles` has `draft` twice, but must have it once.'],
    },
    {
      name: 'a class twice, once in its short form',
      text: '{ "classes": ["a", «{ "name": "a" }»] }',
      problems: ['duplicate'],
    },
    { name: 'no roots', text: '{ "roots": «[]» }', problems: ['empty'] },
    {
      name: 'a suffix that would make each file its own counterpart',
      text: '{ "pairing": { "counterpartSuffix": «".md"» } }',
      problems: ['form'],
    },
    {
      name: 'moves to nowhere',
      text: '{ "moves": [{ "from": «"draft"», "to": "rejected" }] }',
      problems: ['lifecycle'],
      messages: ['`moves.from` is `"draft"`, but must be the name of a lifecycle.'],
    },
    { name: 'a key that would be found everywhere', text: '{ "status": { "key": «" "» } }', problems: ['line'] },
    { name: 'two lines', text: '{ "index": { "banner": «"a\\nb"» } }', problems: ['line'] },
    { name: 'a pattern without end', text: `{ "ignore": [«"${'{'.repeat(501)}"»] }`, problems: ['long'] },
    {
      name: 'an entry without a name',
      text: '{ "lifecycles": [«{ "label": "Draft" }»] }',
      problems: ['missing'],
      messages: ['`lifecycles[0]` must have the key `name`, but has not.'],
    },
    { name: 'a root without its folder', text: '{ "roots": [«{ "noun": "ADR" }»] }', problems: ['missing'] },
    { name: 'a path where a name belongs', text: '{ "index": { "file": «"docs/INDEX.md"» } }', problems: ['name'] },
    { name: 'a folder that is never walked', text: '{ "classes": [«".hidden"»] }', problems: ['name'] },
    {
      name: 'paths that leave the folder',
      text: '{ "ignore": [«"/a"», «"../a"», «"a/../b"», «"a\\\\b"», «"C:/a"», «"a/./b"», «"a//b"», «""», «"a\\u0000"»] }',
      problems: ['path', 'path', 'path', 'path', 'path', 'path', 'path', 'path', 'path'],
    },
    { name: 'the folder itself as the root', text: '{ "root": «"."» }', problems: ['path'] },
    { name: 'an extended file elsewhere', text: '{ "extends": [«"../base.json"»] }', problems: ['path'] },
    {
      name: 'no topic in the template',
      text: '{ "filename": «"{date}.md"» }',
      problems: ['template'],
      messages: [
        '`filename` is `"{date}.md"`, but must have `{topic}` once, and `{date}` and `{number:4}` at most once.',
      ],
    },
    {
      name: 'a heading with blanks around it',
      text: '{ "sections": { "opener": «" Problem"» } }',
      problems: ['words'],
    },
    { name: 'a name in a map', text: '{ "sections": { "aliases": { «" "»: ["Context"] } } }', problems: ['words'] },
    { name: 'null in a list', text: '{ "ignore": [«null»] }', problems: ['type'] },
    { name: 'three of two', text: '{ "index": { "columns": «["a", "b", "c"]» } }', problems: ['type'] },
    {
      name: 'what is neither the one nor the list',
      text: '{ "pairing": { "required": «"some"» } }',
      problems: ['type'],
      messages: ['`pairing.required` is `"some"`, but must be of the type `"all" | path[]`.'],
    },
    {
      name: 'in an extended file: told at the entry',
      text: '{ "extends": «"bases/a.json"» }',
      files: { 'bases/a.json': '{ "extends": "b.json" }', 'bases/b.json': '{ "topic": 7 }' },
      problems: ['choice'],
      messages: ['`bases/b.json`: `topic` is `7`, but must be one of `"any"`, `"kebab"`.'],
    },
  ],
});
