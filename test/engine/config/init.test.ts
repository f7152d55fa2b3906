import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialConfig } from '../../../server/src/engine/config/init';
import { configWith } from '../../support/configs';
import { readConfig } from '../../support/readConfig';

test('the first configuration reads without a finding and names this project’s own commands', () => {
  const { config, findings } = readConfig(initialConfig('2026-08-01'));
  assert.deepEqual(findings, []);
  const { banner } = config.index;
  const { recordHeader } = config.pairing;
  assert.match(banner, /`rfc index --write`/);
  assert.equal(recordHeader.at(-1), '#   rfc pairs --write {anchor}');
  const { comment } = config.alternatives.grandfather;
  assert.deepEqual(
    config,
    configWith({
      alternatives: { grandfather: { comment, before: '2026-08-01' } },
      index: { banner },
      pairing: { recordHeader },
    }),
  );
});

test('it ends with one line feed and has no blanks at the ends of lines', () => {
  const text = initialConfig('2026-08-01');
  assert.match(text, /[^\n]\n$/);
  assert.doesNotMatch(text, /[ \t\r]\n/);
});
