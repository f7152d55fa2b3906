import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { parse } from 'yaml';
import { InputError, toLintArguments } from '../../scripts/lib/actionInputs.mjs';
import { commandLinesIn, faultIn } from '../support/commandLines';
import { codeIn, fencesIn, tableBelow } from '../support/docs';

interface Action {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: {
    readonly using: string;
    readonly steps: readonly { readonly id: string; readonly env: Readonly<Record<string, string>> }[];
  };
}

interface Hook {
  readonly id: string;
  readonly entry: string;
  readonly language: string;
  readonly files: string;
  readonly pass_filenames: boolean;
}

const action: Action = parse(readFileSync('action.yml', 'utf8'));
const hooks: readonly Hook[] = parse(readFileSync('.pre-commit-hooks.yaml', 'utf8'));
const page = 'docs/ci.md';
const examples = fencesIn(page);

/** Every mapping in a value, however deep. */
function mappingsIn(value: unknown): Readonly<Record<string, unknown>>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(mappingsIn);
  return Array.isArray(value) ? inner : [value as Readonly<Record<string, unknown>>, ...inner];
}

/** Every text in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('the GitHub Action', () => {
  test('hands each input on, by a variable of its name', () => {
    const [step] = action.runs.steps;
    const expected = Object.keys(action.inputs)
      .filter((name) => name !== 'working-directory')
      .map((name) => [`RFC_${name.toUpperCase().replaceAll('-', '_')}`, `\${{ inputs.${name} }}`]);
    assert.deepEqual(step?.env, Object.fromEntries(expected));
    assert.equal(action.outputs['exit-code']?.value, `\${{ steps.${step?.id}.outputs.exit-code }}`);
  });

  test('describes every input and gives it a default, as a text', () => {
    for (const [name, { description, default: usual }] of Object.entries(action.inputs)) {
      assert.match(description, /\.$/, name);
      assert.equal(typeof usual, 'string', name);
    }
  });

  test('has a table of its inputs in the documentation', () => {
    const rows = tableBelow(page, '### Inputs of the action').map(([name = '']) => codeIn(name)[0]);
    assert.deepEqual(rows, Object.keys(action.inputs));
  });

  test('names options that exist, whatever the inputs say', () => {
    const env = {
      RFC_PATHS: 'docs\n\n  --fix \n',
      ...{ RFC_FORMAT: 'sarif', RFC_BASELINE: '--fix', RFC_CHANGED: 'main', RFC_CONFIG: 'c.json' },
      ...{ RFC_MAX_WARNINGS: '3', RFC_ALLOW_EMPTY: 'true' },
    };
    const args = toLintArguments(env);
    const options = ['--format=sarif', '--baseline=--fix', '--changed=main', '--config=c.json', '--max-warnings=3'];
    assert.deepEqual(args, ['lint', ...options, '--allow-empty', '--', 'docs', '--fix']);
    assert.equal(faultIn(`rfc ${args.join(' ')}`), undefined);
  });

  test('leaves out what is not given, and refuses a switch that is neither on nor off', () => {
    const usual = Object.entries(action.inputs).map(([name, input]) => [
      `RFC_${name.toUpperCase().replaceAll('-', '_')}`,
      input.default,
    ]);
    assert.deepEqual(toLintArguments(Object.fromEntries(usual)), ['lint', '--format=github']);
    assert.throws(() => toLintArguments({ RFC_ALLOW_EMPTY: 'yes' }), InputError);
  });
});

describe('the hooks', () => {
  test('run commands that exist, on the whole repository', () => {
    assert.deepEqual(
      hooks.map(({ id }) => id),
      ['rfc-lint', 'rfc-pairs'],
    );
    for (const { entry, language, pass_filenames } of hooks) {
      assert.equal(faultIn(entry), undefined);
      assert.deepEqual([language, pass_filenames], ['node', false]);
    }
  });

  test('wake for what can change their verdict', () => {
    const wakes = (id: string, file: string) =>
      new RegExp(hooks.find((hook) => hook.id === id)?.files ?? '^$').test(file);
    const both = ['docs/rfc/a.md', 'docs/a.i18n.yaml', 'rfc.config.json', 'sub/rfc.config.jsonc'];
    const lintOnly = ['src/tool.ts', 'src/tool.mjs', 'src/tool.tsx', 'tools.json', '.gitattributes'];
    for (const file of both) assert.ok(wakes('rfc-lint', file) && wakes('rfc-pairs', file), file);
    for (const file of lintOnly)
      assert.deepEqual([wakes('rfc-lint', file), wakes('rfc-pairs', file)], [true, false], file);
    for (const file of ['a.png', 'other.yaml', 'a.mdx']) assert.ok(!wakes('rfc-lint', file), file);
  });

  test('have a table in the documentation that says what they run', () => {
    const rows = tableBelow(page, '## Before a commit').map(([name = '', runs = '']) => [
      ...codeIn(name),
      codeIn(runs)[0],
    ]);
    assert.deepEqual(
      rows,
      hooks.map(({ id, entry }) => [id, entry]),
    );
  });
});

describe('the examples in docs/ci.md', () => {
  const documents = examples.filter(({ language }) => language === 'yaml').map(({ text }): unknown => parse(text));
  const mappings = documents.flatMap(mappingsIn);

  test('use inputs that the action has', () => {
    const uses = mappings.filter(({ uses }) => typeof uses === 'string' && uses.startsWith('YOUR-ORG/rfc-workbench@'));
    assert.ok(uses.length > 3);
    const named = uses.flatMap((step) => Object.keys(step.with ?? {}));
    assert.deepEqual([...new Set(named)].sort(), ['changed', 'format', 'output', 'package']);
    for (const name of named) assert.ok(Object.hasOwn(action.inputs, name), name);
  });

  test('use hooks that exist', () => {
    const known = hooks.map(({ id }) => id);
    const used = mappings.flatMap((mapping) => (Array.isArray(mapping.hooks) ? mapping.hooks : []));
    const ids = [...used, ...documents.flat()]
      .flatMap(mappingsIn)
      .flatMap(({ id }) => (typeof id === 'string' ? id : []));
    assert.ok(ids.length > 3);
    for (const id of ids) assert.ok(known.includes(id), id);
    const extra = mappings.flatMap(({ args }) => (Array.isArray(args) ? args : []));
    assert.equal(faultIn(`rfc lint ${extra.join(' ')}`), undefined);
  });

  test('run commands of `rfc` whose options exist', () => {
    const shells = examples.filter(({ language }) => language === 'sh').map(({ text }) => text);
    const lines = [...documents.flatMap(textsIn), ...shells].flatMap(commandLinesIn);
    assert.ok(lines.length >= 8, lines.join('\n'));
    assert.deepEqual(
      lines.flatMap((line) => faultIn(line) ?? []),
      [],
    );
  });
});
