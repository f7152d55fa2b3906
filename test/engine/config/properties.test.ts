import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { Config } from '../../../server/src/engine/config/config';
import { defaultConfig } from '../../../server/src/engine/config/defaults';
import { fileShape } from '../../../server/src/engine/config/shape';
import { rowsOf } from '../../../server/src/engine/config/table';
import { readConfig } from '../../support/readConfig';

const rows = rowsOf(fileShape, { ...defaultConfig });

/** Values in the neighbourhood of right ones. */
const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...rows.map((row) => row.default ?? null),
    'rfc',
    'none',
    'agent-note',
    null,
    '*',
    'a/',
    1,
    2,
  ),
  fc.array(
    fc.record({ name: fc.string(), root: fc.constantFrom('a', 'b', '..', 5), from: fc.string() }, { requiredKeys: [] }),
  ),
  fc.array(fc.oneof(fc.string(), fc.integer(), fc.constantFrom('rfc.config.json', 'a.json', 'b.json'))),
  fc.dictionary(fc.constantFrom('Problem', 'status/missing', 'status/*', '*', '__proto__', ''), fc.jsonValue()),
  fc.jsonValue(),
);

/** Objects whose keys are mostly those of a configuration, at every level. */
const configLike = fc
  .array(fc.tuple(fc.constantFrom(...rows.map(({ key }) => key), 'title', 'pairing', 'x.y', '__proto__'), value), {
    maxLength: 12,
  })
  .map((entries) => `{${entries.map(([key, each]) => nested(key.split('.'), JSON.stringify(each))).join(',')}}`);

function nested([first = '', ...rest]: readonly string[], json: string): string {
  return `${JSON.stringify(first)}:${rest.length === 0 ? json : `{${nested(rest, json)}}`}`;
}

/** Whatever was read must be a configuration: written out and read again it is the same, and nothing is wrong with it. */
function assertConfig(config: Config): void {
  const { rules, ...others } = config;
  const written = {
    ...others,
    zh: Object.fromEntries(Object.entries(config.zh).filter(([name]) => name !== 'terms')), // no key
    rules: Object.fromEntries(Object.entries(rules).filter(([name]) => name !== '*')),
  };
  const again = readConfig(written);
  const faults = again.findings.filter(({ rule }) =>
    ['config/invalid', 'config/unknown-key', 'config/unknown-rule'].includes(rule),
  );
  assert.deepEqual(faults, []);
  assert.deepEqual({ ...again.config, rules: {} }, { ...config, rules: {} });
  assert.deepEqual(keysOf(config), keysOf(defaultConfig));
}

/** The names of all keys that every configuration has. */
function keysOf(config: Config): string[] {
  return rowsOf(fileShape, config).flatMap((row) => (row.default === undefined ? [] : [row.key]));
}

function check(text: string, files: Readonly<Record<string, string>> = {}): void {
  const { roots, findings } = readConfig(text, files);
  assert.ok(roots.length > 0);
  roots.forEach(assertConfig);
  for (const { span } of findings) {
    assert.ok(0 <= span.start && span.start <= span.end && span.end <= text.length, 'spans lie in the text');
  }
}

describe('any configuration', () => {
  test('any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => check(text)));
  });

  test('any text of the signs of JSON', () => {
    const signs = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '\\',
      '//',
      '/*',
      '*/',
      '\n',
      '\r\n',
      '\uFEFF',
      '"root"',
      '1',
      'null',
      ' ',
    );
    fc.assert(fc.property(fc.array(signs, { maxLength: 30 }), (parts) => check(parts.join(''))));
  });

  test('any JSON', () => {
    fc.assert(fc.property(fc.json(), (text) => check(text)));
  });

  test('any values for the keys there are', () => {
    fc.assert(
      fc.property(configLike, (text) => check(text)),
      { numRuns: 300 },
    );
  });

  test('any files that extend each other', () => {
    const files = fc.record({ 'a.json': configLike, 'b.json': configLike });
    fc.assert(
      fc.property(configLike, files, (text, others) => check(text, others)),
      { numRuns: 100 },
    );
  });
});
