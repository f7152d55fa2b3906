import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { registry } from '../../server/src/engine';
import { rfc } from '../support/cli';

const cwd = process.cwd();

describe('rfc rules', () => {
  test('lists every rule in columns', async () => {
    const { code, stdout, stderr } = await rfc(['rules'], { cwd });
    const [head = '', ...rows] = stdout.trimEnd().split('\n');
    assert.deepEqual([code, stderr], [0, '']);
    assert.match(head, /^RULE +SEVERITY +FIX +SUMMARY$/);
    assert.equal(rows.length, registry.length);
    for (const [index, { id, severity, fix, summary }] of registry.entries()) {
      const row = rows[index] ?? '';
      assert.deepEqual(row.split(/ {2,}/), [id, severity, fix, summary]);
      assert.equal(row.indexOf(severity, id.length), head.indexOf('SEVERITY'), 'columns line up');
    }
  });

  test('gives the list as JSON in the shape of the contract', async () => {
    const { code, stdout, stderr } = await rfc(['rules', '--format', 'json'], { cwd });
    assert.deepEqual([code, stderr], [0, '']);
    const expected = registry.map(({ id, summary, severity, fix }) => {
      return { id, summary, severity, fix, docs: `docs/rules/${id}.md` };
    });
    assert.deepEqual(JSON.parse(stdout), expected);
  });

  test('gives one rule as JSON in the same shape', async () => {
    const { stdout } = await rfc(['rules', 'status/malformed', '--format', 'json'], { cwd });
    const [rule, ...more] = JSON.parse(stdout);
    assert.equal(rule.id, 'status/malformed');
    assert.deepEqual(more, []);
  });

  test('shows the page of a rule without the marks of the generator', async () => {
    const { code, stdout, stderr } = await rfc(['rules', 'status/malformed'], { cwd });
    const page = readFileSync('docs/rules/status/malformed.md', 'utf8');
    assert.deepEqual([code, stderr], [0, '']);
    assert.equal(stdout, page.replace('<!-- generated -->\n', '').replace('<!-- /generated -->\n', ''));
    assert.match(stdout, /^# status\/malformed\n/);
  });
});
