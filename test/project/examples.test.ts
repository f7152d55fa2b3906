import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { expectedIndex, lintFolder, readPairs } from '../support/diskTree';

const FOLDER = 'examples';

/** The deliberate faults, file by file, as `examples/README.md` lists them. */
const faults = [
  'docs/rfc/implemented/feature/2026-08-21-expiry-reminders.md:1 skeleton/missing-section',
  'docs/rfc/implemented/feature/2026-08-21-expiry-reminders.md:3 status/lifecycle-mismatch',
  'docs/rfc/implemented/feature/2026-08-21-expiry-reminders.md:13 skeleton/banned-heading',
  'docs/rfc/implemented/feature/2026-08-21-expiry-reminders.md:21 skeleton/alias-heading',
  'docs/rfc/implemented/testing/2026-06-02-replayed-kitchens.md:23 structure/unclosed-fence',
  'docs/rfc/proposed/process/2026-10-19-notes-with-the-change.md:3 status/malformed',
  'docs/rfc/proposed/process/2026-10-19-notes-with-the-change.md:19 skeleton/heading-form',
  'docs/rfc/rejected/architecture/2026-06-17-plugins.md:3 status/rejection-reason',
];

describe('examples', () => {
  const tree = lintFolder(FOLDER);

  test('have the faults that they are meant to have', () => {
    const found = tree.problems.map(({ path: file, span, rule }) => `${file}:${lineOf(file, span.start)} ${rule}`);
    assert.deepEqual(found, faults);
    assert.equal(tree.rfcs, 8);
  });

  test('tell the reader about each of them', () => {
    assert.deepEqual(listedFaults(readFileSync(`${FOLDER}/README.md`, 'utf8')).sort(), [...faults].sort());
  });

  test('have a fresh index', () => {
    assert.equal(readFileSync(`${FOLDER}/docs/rfc/INDEX.md`, 'utf8'), expectedIndex(FOLDER, tree.config));
  });

  const pairs = readPairs(FOLDER, tree.config);
  for (const { anchor, record, expected } of pairs) {
    test(`record the pair of ${path.basename(anchor)}`, () => assert.equal(record, expected));
  }

  test('keep every required pair', () => {
    const anchors = pairs.map(({ anchor }) => anchor);
    assert.ok(anchors.length >= 2);
    for (const required of tree.config.pairing.required) assert.ok(anchors.includes(required), required);
  });
});

/** One-based. */
function lineOf(file: string, offset: number): number {
  return readFileSync(path.join(FOLDER, file), 'utf8').slice(0, offset).split('\n').length;
}

/** Reads the table of the README: the file (or, in an empty cell, the one above), the line and the rule of each row. */
function listedFaults(readme: string): string[] {
  let file = '';
  return readme.split('\n').flatMap((row) => {
    const cells = /^\| (?:\[[^\]]+\]\(([^)]+)\) )?\| (\d+) \|.*\| `([a-z/-]+)` \|$/.exec(row);
    if (!cells) return [];
    file = cells[1] ?? file;
    return [`${file}:${cells[2]} ${cells[3]}`];
  });
}
