import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Problem } from '../../../server/src/engine';
import { type ConfigChanges, configWith } from '../../support/configs';
import { lintTree } from '../../support/lintTree';
import type { MemoryEntry } from '../../support/memoryFiles';

const faulty = "defineTool({ name: 'a', parameters: { p: { type: 'text', description: 'A.' } } });\n";

function lint(entries: Readonly<Record<string, MemoryEntry>>, config: ConfigChanges = {}) {
  return lintTree(configWith(config), entries);
}

function brief(problems: readonly Problem[]): string[] {
  return problems.map(({ path, rule, severity }) => `${path} ${rule} ${severity}`);
}

describe('schemas of a project', () => {
  test('are looked for in source code, but not in declarations, ignored files and folders of packages', () => {
    const { problems, schemas } = lint(
      { 'src/a.ts': faulty, 'src/a.d.ts': faulty, 'old/a.ts': faulty, 'src/readme.txt': faulty },
      { ignore: ['old/**'] },
    );
    assert.deepEqual(brief(problems), ['src/a.ts schema/unknown-type error']);
    assert.equal(schemas, 1);
  });

  test('are looked for in the JSON files of the configuration only', () => {
    const entries = { 'api/tools.json': '{ "type": "text" }', 'package.json': '{ "type": "module" }' };
    assert.deepEqual(brief(lint(entries, { schema: { files: ['api/*.json'] } }).problems), [
      'api/tools.json schema/unknown-type error',
    ]);
    assert.deepEqual(lint(entries).problems, []);
  });

  test('count for the gate wherever they stand', () => {
    const block = '```json schema\n{}\n```\n';
    assert.equal(lint({ 'docs/tools.md': block, 'src/a.ts': 'const a = {} satisfies SchemaSpec;' }).schemas, 2);
  });

  test('a constant that is used twice has its fault once', () => {
    const text = "const p = { type: 'text', description: 'A.' };\ndefineTool({ parameters: { a: p, b: p } });\n";
    assert.deepEqual(brief(lint({ 'a.ts': text }).problems), ['a.ts schema/unknown-type error']);
  });

  test('source code that cannot be read is said quietly, JSON that the configuration names is not', () => {
    const bytes = new Uint8Array([0xff, 0xfe, 0x41]);
    const { problems } = lint({ 'a.ts': bytes, 'a.json': bytes }, { schema: { files: ['a.json'] } });
    assert.deepEqual(brief(problems), ['a.json file/not-utf8 error', 'a.ts file/not-utf8 hint']);
  });
});

describe('suppression comments', () => {
  test('silence rules in source code', () => {
    const line = `// rfc-disable-next-line schema/unknown-type -- checked elsewhere\n${faulty}`;
    assert.deepEqual(lint({ 'a.ts': line }).problems, []);
    assert.deepEqual(lint({ 'a.ts': `/* rfc-disable schema/* */\n${faulty}` }).problems, []);
  });

  test('that silence nothing, or name no rule, are problems', () => {
    const unused = '// rfc-disable-next-line schema/timeout\nconst a = 1;\n';
    assert.deepEqual(brief(lint({ 'a.ts': unused }).problems), ['a.ts suppress/unused warning']);
    const unknown = `// rfc-disable-next-line schema/typ\n${faulty}`;
    assert.deepEqual(brief(lint({ 'a.ts': unknown }).problems).sort(), [
      'a.ts schema/unknown-type error',
      'a.ts suppress/unknown-rule warning',
    ]);
  });

  test('silence rules in JSON with comments and in the blocks of a document', () => {
    const jsonc = '// rfc-disable-next-line schema/unknown-type\n{ "type": "text" }\n';
    assert.deepEqual(lint({ 'a.jsonc': jsonc }, { schema: { files: ['*.jsonc'] } }).problems, []);
    const block = '<!-- rfc-disable schema/unknown-type -->\n\n```json schema\n{ "type": "text" }\n```\n';
    assert.deepEqual(lint({ 'docs/tools.md': block }).problems, []);
  });
});
