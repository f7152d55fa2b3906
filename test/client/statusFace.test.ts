import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { faceOf } from '../../client/src/statusFace';
import type { StatusParams } from '../../server/src/protocol';

const quiet: StatusParams = {
  enabled: true,
  errors: 0,
  warnings: 0,
  rfcs: 12,
  configurations: [{ name: 'defaults', broken: false }],
};

describe('the status item', () => {
  test('shows what the server is doing', () => {
    assert.deepEqual(faceOf({ kind: 'starting' }).text, '$(sync~spin) RFC');
    assert.deepEqual(faceOf({ kind: 'running' }).details, ['Looking at the workspace']);
    const stopped = faceOf({ kind: 'stopped' });
    assert.deepEqual(stopped, { text: '$(error) RFC', details: ['The server has stopped'], needsAttention: true });
  });

  test('counts errors and warnings, or says that all is well', () => {
    const face = (changes: Partial<StatusParams>) => faceOf({ kind: 'running', status: { ...quiet, ...changes } });
    assert.equal(face({}).text, 'RFC $(check)');
    assert.deepEqual(face({}).details, ['12 RFCs, no errors, no warnings', 'Configuration: the defaults']);
    assert.equal(face({ errors: 3 }).text, 'RFC $(error) 3');
    assert.equal(face({ warnings: 1 }).text, 'RFC $(warning) 1');
    const both = face({ errors: 1, warnings: 2, rfcs: 1 });
    assert.equal(both.text, 'RFC $(error) 1 $(warning) 2');
    assert.equal(both.details[0], '1 RFC, 1 error, 2 warnings');
    assert.equal(both.needsAttention, false);
    assert.equal(face({ enabled: false, errors: 9 }).text, '$(circle-slash) RFC');
  });

  test('names the configuration, and stands out when it is broken', () => {
    const good = { name: 'rfc.config.json', uri: 'file:///a/rfc.config.json', broken: false };
    const face = (broken: boolean) =>
      faceOf({ kind: 'running', status: { ...quiet, configurations: [{ ...good, broken }] } });
    assert.equal(face(false).details[1], 'Configuration: `rfc.config.json`');
    assert.equal(face(false).needsAttention, false);
    assert.match(face(true).details[1] ?? '', /does not parse: the last good one stays in use/);
    assert.equal(face(true).needsAttention, true);
  });
});
