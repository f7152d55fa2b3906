import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { glanceAt, lintProject } from '../../server/src/engine';
import { configWith } from '../support/configs';
import { memoryFiles } from '../support/memoryFiles';
import { testShell } from '../support/plans';
import { proposedRfc } from '../support/rfcTexts';

const path = 'docs/rfc/proposed/feature/2026-06-10-a.md';
const project = { roots: [configWith({ index: { mode: 'off' } })] };

function glance(text: string, at = path) {
  return glanceAt(project, at, { kind: 'text', text }, testShell)?.map(({ rule }) => rule);
}

describe('what the text of an RFC gives by itself', () => {
  test('is a part of what a whole look finds', () => {
    const text = `${proposedRfc.replace('Status: proposed', 'Status: implemented').trimEnd()}\n\n[a](gone.md)  \n## Plan`;
    const whole = lintProject(project, memoryFiles({ [path]: text }), testShell).problems.map(({ rule }) => rule);
    const found = glance(text) ?? [];
    assert.ok(found.length > 1);
    assert.deepEqual(
      found.filter((rule) => !whole.includes(rule)),
      [],
    );
    assert.ok(whole.includes('link/broken') && !found.includes('link/broken'), 'other files are not looked at');
  });

  test('leaves out what the tree may say once for all files, and comments that only look idle', () => {
    const comment = '<!-- rfc-disable-next-line link/broken -->\n[a](gone.md)\n';
    const text = `${proposedRfc}\n${comment}`.replaceAll('\n', '\r\n');
    assert.deepEqual(glance(text), []);
  });

  test('is not known of any other file', () => {
    assert.equal(glance('# A guide\n', 'docs/guide.md'), undefined);
    assert.equal(glance(proposedRfc, 'docs/rfc/README.md'), undefined);
    assert.equal(glanceAt(project, path, { kind: 'unreadable', reason: 'vanished' }, testShell), undefined);
  });
});
