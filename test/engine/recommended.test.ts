import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findRule, readProject, registry, severityOf } from '../../server/src/engine';
import { memoryFiles } from '../support/memoryFiles';

/** What a configuration reports two rules of Chinese typography at: one that is recommended, and one that is not. */
function severities(config: object): string[] {
  const files = memoryFiles({ 'rfc.config.json': JSON.stringify(config) });
  const [root] = readProject('rfc.config.json', files).project.roots;
  return ['zh/space-latin', 'zh/em-dash'].map((id) => {
    const rule = findRule(id);
    return root && rule ? severityOf(root, rule) : '';
  });
}

describe('a set of recommendations', () => {
  test('is off until the configuration turns it on', () => {
    assert.deepEqual(severities({}), ['off', 'off']);
    assert.deepEqual(severities({ zh: { enabled: true } }), ['information', 'off']);
  });

  test('gives way to what the rules say', () => {
    const zh = { enabled: true };
    assert.deepEqual(severities({ zh, rules: { 'zh/space-latin': 'off', 'zh/em-dash': 'hint' } }), ['off', 'hint']);
    assert.deepEqual(severities({ zh, rules: { 'zh/*': 'error' } }), ['error', 'error']);
  });

  test('can be asked for above the preset without rules', () => {
    assert.deepEqual(severities({ extends: 'none', zh: { enabled: true } }), ['information', 'off']);
  });

  test('has the rules that the specification marks', () => {
    const recommended = registry.filter(({ recommendedIn }) => recommendedIn === 'zh').map(({ id }) => id);
    assert.deepEqual(recommended, [
      'zh/emphasis-flanking',
      'zh/fullwidth-alnum',
      'zh/halfwidth-punct',
      'zh/proper-noun',
      'zh/second-person',
      'zh/space-code',
      'zh/space-digit',
      'zh/space-fullwidth',
      'zh/space-latin',
    ]);
  });
});
