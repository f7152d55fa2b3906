import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageOf } from '../../../server/src/engine/literals';

test('files and fences are read by their ending or their word', () => {
  const rows = [
    ['src/a.ts', 'ts'],
    ['a.d.mts', 'ts'],
    ['a.cts', 'ts'],
    ['a.tsx', 'tsx'],
    ['a.js', 'tsx'],
    ['A.MJS', 'tsx'],
    ['a.jsx', 'tsx'],
    ['a.json', 'json'],
    ['a.jsonc', 'jsonc'],
    ['typescript', 'ts'],
    ['a.md', undefined],
    ['a.constructor', undefined],
    ['', undefined],
  ] as const;
  for (const [name, language] of rows) assert.equal(languageOf(name), language, name);
});
