import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { expectedIndex, lintFolder, readPairs } from '../support/diskTree';

const FOLDER = '.';

describe("this project's own RFCs", () => {
  const tree = lintFolder(FOLDER);

  test('are clean under their own gate', () => {
    const loud = tree.problems.filter(({ severity }) => severity === 'error' || severity === 'warning');
    assert.deepEqual(loud, []);
    assert.ok(tree.rfcs >= 4);
  });

  test('have a fresh index', () => {
    assert.equal(readFileSync('docs/rfc/INDEX.md', 'utf8'), expectedIndex(FOLDER, tree.config));
  });

  const pairs = readPairs(FOLDER, tree.config);
  for (const { anchor, record, expected } of pairs) {
    test(`record the pair of ${path.basename(anchor)}`, () => assert.equal(record, expected));
  }

  test('exist in both languages', () => assert.equal(pairs.length, tree.rfcs));
});
