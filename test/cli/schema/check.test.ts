import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rfc } from '../../support/cli';
import { temporaryFolder } from '../../support/folders';
import { searchTool } from '../../support/schemaFiles';

const wrong = searchTool.replace("type: 'integer'", "type: 'strin'");

describe('rfc schema check', () => {
  test('clean schemas', async () => {
    const cwd = temporaryFolder({ 'tools.ts': searchTool });
    const { code, stdout, stderr } = await rfc(['schema', 'check', 'tools.ts', '--format', 'json'], { cwd });
    const { problems, summary } = JSON.parse(stdout);
    assert.deepEqual([code, stderr, summary.errors, summary.warnings], [0, '', 0, 0]);
    assert.ok(problems.every(({ rule }: { rule: string }) => rule.startsWith('schema/')));
  });

  test('a fault at its place, in source code, JSON and fences alike', async () => {
    const files = {
      'tools.ts': wrong,
      'schema.json': '{ "type": "strin" }',
      'notes.md': '# Notes\n\n```json schema\n{ "type": "strin" }\n```\n',
    };
    const cwd = temporaryFolder(files);
    const { code, stdout } = await rfc(['schema', 'check', ...Object.keys(files), '--format', 'json'], { cwd });
    assert.equal(code, 1);
    const problems: {
      file: string;
      rule: string;
      severity: string;
      range: { start: { line: number; character: number } };
    }[] = JSON.parse(stdout).problems;
    const errors = problems.filter(({ severity }) => severity === 'error');
    assert.deepEqual(
      errors.map(({ file, rule, range }) => `${file}:${range.start.line}:${range.start.character} ${rule}`),
      [
        'notes.md:3:10 schema/unknown-type',
        'schema.json:0:10 schema/unknown-type',
        'tools.ts:7:19 schema/unknown-type',
      ],
    );
  });

  test('says how many schemas were checked', async () => {
    const cwd = temporaryFolder({ 'tools.ts': searchTool });
    const { stdout } = await rfc(['schema', 'check', 'tools.ts'], { cwd });
    assert.match(stdout, /^2 schemas checked, /m);
  });

  test('no schema is a failure unless that is said to be fine', async () => {
    const cwd = temporaryFolder({ 'a.ts': 'export {};\n' });
    const { code, stderr } = await rfc(['schema', 'check', 'a.ts'], { cwd });
    assert.deepEqual([code, stderr], [1, 'No schema was found in `a.ts`.\n']);
    assert.equal((await rfc(['schema', 'check', 'a.ts', '--allow-empty'], { cwd })).code, 0);
  });

  test('the configuration nearby counts', async () => {
    const cwd = temporaryFolder({
      'rfc.config.json': '{ "rules": { "schema/*": "off" } }',
      'tools.ts': wrong,
    });
    assert.equal((await rfc(['schema', 'check', 'tools.ts'], { cwd })).code, 0);
  });
});
