import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { explainInConfig, proposeInConfig, textOfPhrase } from '../../../server/src/engine/assist';
import { defaultConfig } from '../../../server/src/engine/config/defaults';
import { fileShape } from '../../../server/src/engine/config/shape';
import { registry } from '../../../server/src/engine/registry';
import { taken } from '../../support/scenes';

/** What is proposed where `¦` stands. */
function proposals(marked: string) {
  return proposeInConfig(marked.replace('¦', ''), { offset: marked.indexOf('¦') }).list;
}

const labels = (marked: string) => proposals(marked).map(({ label }) => label);

/** The text after the proposal of a name. */
function after(marked: string, label: string): string | undefined {
  const proposal = proposals(marked).find((each) => each.label === label);
  return proposal && taken(marked, proposal);
}

describe('in the configuration file', () => {
  test('keys are offered that are not there yet', () => {
    assert.deepEqual(labels('{ ¦ }'), Object.keys(fileShape.keys));
    assert.ok(!labels('{ "noun": "ADR", ¦ }').includes('noun'));
    assert.ok(labels('{ "no¦un": "ADR" }').includes('noun'), 'the one that is being written');
    assert.deepEqual(labels('{ "index": { "mode": "off", "¦" } }').slice(0, 2), ['file', 'heading']);
    assert.ok(labels('{ "roots": [{ "¦" }] }').includes('classes'));
  });

  test('a key is written in quotes, with its colon unless there is one', () => {
    assert.equal(after('{ ¦ }', 'noun'), '{ "noun":  }');
    assert.equal(after('{ no¦ }', 'noun'), '{ "noun":  }');
    assert.equal(after('{ "x¦": 1 }', 'noun'), '{ "noun": 1 }');
    assert.equal(after('{ "x¦ }', 'noun'), '{ "noun": ');
  });

  test('values are offered where there is a closed set', () => {
    assert.deepEqual(labels('{ "index": { "mode": ¦ } }'), ['generated', 'off', 'forbidden', 'null']);
    assert.equal(after('{ "index": { "mode": "gen¦" } }', 'forbidden'), '{ "index": { "mode": "forbidden" } }');
    assert.equal(after('{ "zh": { "enabled": t¦ } }', 'true'), '{ "zh": { "enabled": true } }');
    assert.deepEqual(labels('{ "extends": ["¦"] }'), ['rfc', 'agent-note', 'none']);
    assert.deepEqual(labels('{ "lifecycles": [{ "status": { "reason": "¦" } }] }'), [
      'none',
      'optional',
      'required',
      'null',
    ]);
    assert.deepEqual(labels('{ "noun": "¦" }'), []);
  });

  test('rules and their severities are offered', () => {
    const names = labels('{ "rules": { "¦" } }');
    for (const { id } of registry) assert.ok(names.includes(id), id);
    assert.ok(names.includes('status/*'));
    assert.ok(labels('{ "rules": { "status/missing": ¦ } }').includes('warning'));
  });

  test('the filter has quotes exactly where the text has', () => {
    assert.equal(proposals('{ "¦" }')[0]?.filter, '"$schema"');
    assert.equal(proposals('{ ¦ }')[0]?.filter, '$schema');
  });

  test('nothing is offered in comments, outside, in unknown keys and in what nests too deep', () => {
    for (const marked of ['¦', '{} ¦', '{ // no¦\n}', '{ /* ¦ */ }', '{ "odd": { ¦ } }', `${'['.repeat(100_000)}¦`]) {
      assert.deepEqual(labels(marked), [], marked.slice(0, 40));
    }
  });

  test('a key says what it is for, and a rule what it is', () => {
    const said = (marked: string) =>
      explainInConfig(defaultConfig, marked.replace('¦', ''), marked.indexOf('¦'))?.phrases.map((each) =>
        textOfPhrase(each, 'plain'),
      );
    assert.deepEqual(said('{ "no¦un": "ADR" }'), ['What one document is called in messages and commands.']);
    assert.deepEqual(said('{ "rules": { "status/mis¦sing": "off" } }'), [
      'status/missing',
      'Line 3 must be the status.',
      'Reported here as `error`.',
    ]);
    for (const marked of ['{ "noun": "A¦" }', '{ "odd¦": 1 }', '{ ¦ }', '¦'])
      assert.equal(said(marked), undefined, marked);
  });
});
