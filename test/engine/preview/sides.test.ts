import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { previewOf, rowsIn } from '../../support/previews';

const anchor = '# T\n\nEnglish | [中文](guide.zh.md)\n\nText.\n';
const counterpart = '# 题\n\n[English](guide.md) | 中文\n\n正文。\n';
const absences = (given: Parameters<typeof previewOf>[0]) => {
  const { sides } = previewOf(given);
  return [sides.anchor.absence, sides.counterpart.absence];
};

describe('the sides of a preview', () => {
  test('are named, in the language that browsers know', () => {
    const { sides } = previewOf({ anchor, counterpart });
    assert.deepEqual(sides, {
      anchor: { path: 'docs/guide.md', lang: 'en', label: 'English', isMissing: false, isEdited: false },
      counterpart: { path: 'docs/guide.zh.md', lang: 'zh-Hans', label: '中文', isMissing: false, isEdited: false },
    });
  });

  test('say which of them has changed since the pair was recorded', () => {
    const before = previewOf({ anchor, counterpart });
    assert.equal(before.state, 'ok');
    const record =
      'guide.md: 587be6b4c3f93f93c489c0111bba5596147a26cb\nguide.zh.md: 587be6b4c3f93f93c489c0111bba5596147a26cb\n';
    const { state, sides } = previewOf({ anchor, counterpart, record });
    assert.deepEqual([state, sides.anchor.isEdited, sides.counterpart.isEdited], ['out-of-sync', true, true]);
  });

  test('a language that is not there leaves the other one alone, without a fault', () => {
    const preview = previewOf({ anchor, record: null });
    assert.deepEqual([preview.state, preview.sides.counterpart.isMissing], ['backlog', true]);
    assert.deepEqual(
      [preview.sides.anchor.absence, preview.sides.counterpart.absence],
      [undefined, 'This language is not there yet.'],
    );
    assert.equal(rowsIn(preview).length, 3);
    assert.deepEqual(
      previewOf({ counterpart, record: null }).rows.map((row) => row.counterpart.block?.line),
      [0, 2, 4],
    );
  });

  test('a file of 5 MB is not read, and says so', () => {
    assert.deepEqual(absences({ anchor: `# T\n\n${'word '.repeat(1_048_576)}`, counterpart, record: null }), [
      'This file has 5,242,885 bytes; files of more than 2,097,152 are not read.',
      undefined,
    ]);
  });

  test('two long documents are too long for one page', () => {
    const long = `# T\n\n${'word '.repeat(50_000)}\n`;
    const said = 'Both sides together have 500,012 characters; at most 400,000 are shown.';
    assert.deepEqual(absences({ anchor: long, counterpart: long, record: null }), [said, said]);
  });

  test('a text that the parser gives up on says so', () => {
    const [said] = absences({ anchor: `${'>'.repeat(5000)} a`, counterpart, record: null });
    assert.equal(said, 'This text is too tangled to be shown: quotes or lists in one another beyond column 250.');
  });

  test('a folder, a link to nothing, bytes that are no text', () => {
    assert.deepEqual(
      absences({ anchor, counterpart: { kind: 'folder' }, record: null })[1],
      'This language is not there yet.',
    );
    assert.deepEqual(
      absences({ anchor, counterpart: new Uint8Array([0xff, 0xfe]), record: null })[1],
      'This file is not UTF-8, so it is not shown.',
    );
  });
});
