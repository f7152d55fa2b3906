import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { configSchema, initialConfig, lintConfig, readProject, registry } from '../../../server/src/engine';
import { memoryFiles } from '../../support/memoryFiles';

const shell = {
  today: '2026-08-01',
  onCrash: (rule: string, error: unknown) => assert.fail(`${rule}: ${error}`),
};

/** Id and severity of what the engine says about a configuration file. */
function lint(text: string): string[] {
  const { project } = readProject('rfc.config.json', memoryFiles({ 'rfc.config.json': text }));
  return lintConfig(project, shell).map(({ rule, severity }) => `${rule} ${severity}`);
}

describe('the configuration as shells see it', () => {
  test('every rule of the registry may be named', () => {
    const rules = Object.fromEntries(registry.map(({ id }) => [id, 'error']));
    assert.deepEqual(lint(JSON.stringify({ rules })), []);
  });

  test('problems have the severity that the configuration gives them', () => {
    assert.deepEqual(
      lint('{ "root": 5, "rot": 1, "rules": { "config/invalid": "hint", "config/unknown-key": "off" } }'),
      ['config/invalid hint'],
    );
  });

  test('a broken file is an error whatever it says', () => {
    assert.deepEqual(lint('{ "rules": { "config/*": "off" }'), ['config/syntax error']);
  });

  test('the first configuration has no problem', () => {
    assert.deepEqual(lint(initialConfig('2026-08-01')), []);
  });

  test('the schema knows the rules of the registry', () => {
    assert.ok(JSON.stringify(configSchema()).includes('"status/lifecycle-mismatch"'));
  });
});
