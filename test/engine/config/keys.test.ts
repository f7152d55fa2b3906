import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import Ajv from 'ajv';
import { archiveDefaults } from '../../../server/src/engine/config/defaults';
import { fileShape, toJsonSchema } from '../../../server/src/engine/config/shape';
import {
  archiveShape,
  classShape,
  languageShape,
  lifecycleShape,
  moveShape,
} from '../../../server/src/engine/config/shape/entries';
import { rowsOf } from '../../../server/src/engine/config/table';
import { knownRules } from '../../support/configRuleTester';
import { readConfig } from '../../support/readConfig';

/** Values that a key takes, and values that it refuses. */
type Samples = readonly [valid: readonly unknown[], invalid: readonly unknown[]];

const text: Samples = [
  ['a', 'ä b', '`x`'],
  [5, true, {}, [], '', ' ', 'a\nb'],
];
const wording: Samples = [text[0], [...text[1], ' a', 'a ']];
const wordings: Samples = [
  [[], wording[0]],
  ['a', {}, ...wording[1].map((each) => [each])],
];
const flag: Samples = [
  [true, false],
  ['true', 0, 1, {}],
];
const fileName: Samples = [
  ['A.md', '.hidden', 'a b'],
  [5, '', '.', '..', 'a/b', 'a\\b', '/a', 'C:', 'a\u0000'],
];
const fileNames: Samples = [
  [[], fileName[0]],
  ['A.md', ...fileName[1].map((each) => [each])],
];
const folderName: Samples = [
  ['old', 'old/', 'a b'],
  [5, '', '/', 'a/b', '..'],
];
const walked: Samples = [
  ['draft', '进行中'],
  [5, '', '.hidden', 'a/b', '..', 'a/'],
];
const wrongPaths = [
  5,
  '',
  '.',
  './',
  '/',
  '/a',
  '../a',
  'a/..',
  'a/./b',
  'a//b',
  'a\\b',
  'C:/a',
  'c:a',
  'a\u0000b',
  'a\n',
];
const path: Samples = [['a', './a', 'a/b.md', 'a/', '.a/b'], wrongPaths];
const paths: Samples = [
  [[], path[0]],
  ['a', ...wrongPaths.map((each) => [each])],
];
const globs: Samples = [
  [[], ['**', '**/*.md', 'docs/{a,b}/?.md', './docs/**']],
  ['**', ['/**'], ['../**'], ['a\\*'], ['C:/**'], [''], ['x'.repeat(501)], [5]],
];
const date: Samples = [
  ['2026-02-28', '2024-02-29'],
  [20260228, '', '2026-02-30', '2026-2-3', '26-02-28', ' 2026-02-28'],
];
const orNull = ([valid, invalid]: Samples): Samples => [[null, ...valid], invalid];
const oneOf = (...choices: readonly unknown[]): Samples => [choices, ['x', '', 99, 1.5, true, {}, []]];
const object: readonly unknown[] = ['x', 5, []];

const samples: Readonly<Record<string, Samples>> = {
  $schema: [
    ['https://example.org/x.json', ''],
    [5, {}],
  ],
  extends: [
    ['rfc', 'agent-note', 'none', [], ['none', 'rfc']],
    [5, {}, [5], '../x.json', '/x.json', 'C:\\x.json'],
  ],
  roots: [[[{ root: 'a' }, { root: 'b', noun: 'B' }]], ['a', {}, [], [5], [{}], [{ root: '..' }]]],
  version: oneOf(1),
  root: path,
  noun: text,
  'title.prefix': [
    ['RFC: ', '', ' '],
    [5, 'a\nb'],
  ],
  'title.stripInIndex': flag,
  lifecycles: [
    [[], [{ name: 'a' }, { name: 'b' }]],
    ['a', ['a'], [{}], [{ name: 'a' }, { name: 'a' }]],
  ],
  classes: [
    [[], ['a', 'b'], ['a', { name: 'b', description: 'B.' }]],
    ['a', [5], [{}], [['a']], ['.a'], ['a/b'], ['a', 'a'], ['a', { name: 'a' }]],
  ],
  filename: [
    ['{topic}.md', '{date}-{topic}.md', '{number:4}-{topic}.md', 'x-{date}-{number:9}-{topic}.markdown'],
    [
      5,
      '',
      '{date}.md',
      '{topic}{topic}',
      '{number}-{topic}',
      '{number:0}-{topic}',
      '{slug}-{topic}',
      'a/{topic}',
      '{topic',
    ],
  ],
  topic: oneOf('any', 'kebab'),
  'allow.lifecycleRoot': fileNames,
  'allow.root': fileNames,
  'allow.folders': [
    [[], folderName[0]],
    ['a', ...folderName[1].map((each) => [each])],
  ],
  'header.blankLines': flag,
  'status.key': text,
  'status.unique': flag,
  'status.separator': text,
  'sections.opener': orNull(wording),
  'sections.aliases': [
    [{}, { A: [], B: ['C', 'D …'] }],
    ['x', [], { A: 'B' }, { A: [5] }, { ' A': [] }, { '': [] }],
  ],
  'sections.level': oneOf(2, 3, 4, 5, 6),
  'alternatives.heading': orNull(wording),
  'alternatives.grandfather.comment': orNull(wording),
  'alternatives.grandfather.before': orNull(date),
  'legacy.markers': [
    [[], text[0]],
    ['a', ...text[1].map((each) => [each])],
  ],
  'legacy.roots': paths,
  moves: [
    [[], [{ from: 'proposed', to: 'implemented' }]],
    ['a', [5], [{ from: 'proposed' }], [{ from: 'proposed', to: 'gone' }]],
  ],
  'index.mode': oneOf('generated', 'off', 'forbidden'),
  'index.file': fileName,
  'index.heading': wording,
  'index.banner': text,
  'index.columns': [[['A', 'B']], ['A', [], ['A'], ['A', 'B', 'C'], ['A', 5], ['A', '']]],
  'index.readme': orNull(fileName),
  'pairing.enabled': flag,
  'pairing.counterpartSuffix': [
    ['.zh.md', '_zh.md', '-中文.md'],
    [5, '', '.md', '.zh', 'x/.zh.md', '.zh.MD'],
  ],
  'pairing.recordSuffix': [
    ['.i18n.yaml', '.pair'],
    [5, '', '.md', '.i18n.md', 'x/y'],
  ],
  'pairing.languages': [
    [
      [
        { label: 'English', tag: 'en' },
        { label: '中文', tag: 'zh-CN' },
      ],
    ],
    [
      'en',
      [],
      ['en', { label: '中文', tag: 'zh' }],
      [{ label: 'A', tag: 'en' }],
      [{ label: 'A', tag: 'en' }, { label: 'B' }],
    ],
  ],
  'pairing.scope': globs,
  'pairing.required': [['all', ...paths[0]], paths[1]],
  'pairing.requiredSince': orNull(date),
  'pairing.excluded': paths,
  'pairing.signature': oneOf(1, 2, 3),
  'pairing.linkPolicy': oneOf('same-target', 'locale'),
  'pairing.switcher': oneOf('anywhere', 'header'),
  'pairing.switcherBaseUrl': orNull([
    ['https://example.org/blob/', 'http://x'],
    [5, '', 'x', '/x', 'ftp://x', 'https://', 'https:///x', 'javascript:x'],
  ]),
  'pairing.switcherExempt': paths,
  'pairing.recordHeader': [
    [[], ['# a', '#']],
    ['# a', ['a'], [''], [' # a'], ['# a\n'], [5]],
  ],
  'pairing.generatedRegions': flag,
  'pairing.storeBlobs': flag,
  archive: [[null, {}, { folder: 'x' }], object],
  'markdown.scope': globs,
  'markdown.anchors': flag,
  'schema.dialect': oneOf('auto', 'v1', 'v2'),
  'schema.defineCalls': wordings,
  'schema.files': globs,
  'schema.pointers': [
    [[], ['', '/', '/a/*/b~1c']],
    ['', ['a'], [5], ['#/a']],
  ],
  'schema.sources': globs,
  'schema.profiles': [
    [[], ['openai-strict', 'anthropic', 'gemini', 'vscode']],
    ['vscode', ['x'], [5]],
  ],
  templates: orNull(path),
  'limits.fileSize': [
    [1, 2_097_152],
    ['1', 0, -1, 1.5, 1e20, true],
  ],
  'zh.enabled': flag,
  'zh.properNouns': wordings,
  'zh.terminology': orNull(path),
  rules: [
    [{}, { 'status/missing': 'off', 'pair/*': 'hint' }],
    ['x', [], { 'status/missing': 'warn' }, { 'pair/*': 2 }],
  ],
  ignore: globs,
  'compat.reference': flag,
};

const lifecycle: Readonly<Record<string, Samples>> = {
  name: walked,
  label: text,
  'status.token': wording,
  'status.reason': oneOf('none', 'optional', 'required'),
  required: wordings,
  banned: wordings,
  order: wordings,
  frozen: flag,
};

const classes: Readonly<Record<string, Samples>> = { name: walked, label: text, description: [['', 'A.\nB.'], [5]] };

const move: Readonly<Record<string, Samples>> = {
  from: [['proposed'], [5, '', ' proposed', 'gone']],
  to: [['implemented'], [5, '', 'rejected ', 'gone']],
  rename: [
    [{}, { A: 'B' }],
    ['x', [], { A: 5 }, { A: '' }, { '': 'A' }],
  ],
  prompt: oneOf('reason'),
  frozen: flag,
};

const language: Readonly<Record<string, Samples>> = {
  label: wording,
  tag: [
    ['en', 'zh-CN', 'de-1996'],
    [5, '', 'e', 'en_GB', '-', 'en-', 'x'.repeat(9)],
  ],
};

const archive: Readonly<Record<string, Samples>> = {
  folder: folderName,
  from: wording,
  line: [
    ['Archived: {date}', '{date}'],
    [5, '', 'Archived', '{date}{date}', '{date}\n'],
  ],
  triplet: flag,
  manifest: fileName,
  appendOnly: [
    ['HEAD', 'origin/main', 'v1.0', 'main~2', 'a'.repeat(40)],
    [5, '', '--all', '-x', 'a b', 'a;b'],
  ],
  rootFiles: fileNames,
};

const withName = { name: 'x' };
const move0 = { from: 'proposed', to: 'implemented' };
const languages = [
  { label: 'English', tag: 'en' },
  { label: '中文', tag: 'zh' },
];

/** Each group of keys: its samples, its keys by the table, and a configuration around one of them. */
const groups = [
  { name: 'file', samples, rows: rowsOf(fileShape, {}), around: (key: string, value: unknown) => nest(key, value) },
  {
    name: 'lifecycle',
    samples: lifecycle,
    rows: rowsOf(lifecycleShape, {}),
    around: (key: string, value: unknown) => ({ lifecycles: [{ ...withName, ...nest(key, value) }] }),
  },
  {
    name: 'class',
    samples: classes,
    rows: rowsOf(classShape, {}),
    around: (key: string, value: unknown) => ({ classes: [{ ...withName, ...nest(key, value) }] }),
  },
  {
    name: 'move',
    samples: move,
    rows: rowsOf(moveShape, {}),
    around: (key: string, value: unknown) => ({ moves: [{ ...move0, ...nest(key, value) }] }),
  },
  {
    name: 'language',
    samples: language,
    rows: rowsOf(languageShape, {}),
    around: (key: string, value: unknown) => ({
      pairing: { languages: [{ ...languages[0], ...nest(key, value) }, languages[1]] },
    }),
  },
  {
    name: 'archive',
    samples: archive,
    rows: rowsOf(archiveShape, archiveDefaults),
    around: (key: string, value: unknown) => ({ archive: nest(key, value) }),
  },
] as const;

function nest(key: string, value: unknown): Record<string, unknown> {
  return Object.fromEntries(
    [key.split('.')].map(([first = '', ...rest]) => [first, rest.length === 0 ? value : nest(rest.join('.'), value)]),
  );
}

const invalidRules = ['config/invalid', 'config/extends'];

const validate = new Ajv({ strict: false, allErrors: true }).compile(toJsonSchema(knownRules));

for (const { name, samples: keys, rows, around } of groups) {
  describe(`the keys of a ${name}`, () => {
    test('have samples each', () => {
      assert.deepEqual(Object.keys(keys).sort(), rows.map(({ key }) => key).sort());
    });

    for (const [key, [valid, invalid]] of Object.entries(keys)) {
      test(key, () => {
        for (const value of valid) {
          const given = around(key, value);
          const faults = readConfig(given).findings.filter(({ rule }) => invalidRules.includes(rule));
          assert.deepEqual(faults, [], `valid: ${JSON.stringify(value)}`);
          assert.ok(
            validate(given),
            `by the schema, too: ${JSON.stringify(value)}: ${JSON.stringify(validate.errors)}`,
          );
        }
        for (const value of invalid) {
          const { findings } = readConfig(around(key, value));
          const faults = findings.filter(({ rule }) => invalidRules.includes(rule));
          assert.equal(faults.length, 1, `one fault: ${JSON.stringify(value)}`);
          assert.ok(JSON.stringify(faults[0]?.data.key).includes(key.split('.')[0] ?? ''), 'which names the key');
        }
      });
    }
  });
}

test('null resets every key or is its value', () => {
  for (const { key } of rowsOf(fileShape, {})) {
    const given = nest(key, null);
    assert.deepEqual(readConfig(given).findings, [], key);
    assert.ok(validate(given), key);
  }
});
