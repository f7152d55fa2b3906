import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { archivedPlaceOf } from '../../../server/src/engine/archive/names';
import { agentNoteArchive } from '../../support/archive';
import { type ConfigChanges, configWith } from '../../support/configs';

const folder = 'docs/rfc/archived';

function placeOf(key: string, changes: ConfigChanges = {}) {
  return archivedPlaceOf(configWith(changes), agentNoteArchive, `${folder}/${key}`);
}

describe('a path in the archive', () => {
  test('names a part of a triplet, its anchor and its date', () => {
    const stem = `${folder}/feature/2026-03-02-a`;
    const pair = { anchor: `${stem}.md`, counterpart: `${stem}.zh.md`, record: `${stem}.i18n.yaml` };
    for (const part of ['anchor', 'counterpart', 'record'] as const) {
      const path = pair[part];
      const key = path.slice(folder.length + 1);
      assert.deepEqual(placeOf(key), { path, key, part, pair, date: '2026-03-02' });
    }
  });

  test('may name no part: another name, another ending, a record of a counterpart', () => {
    for (const base of ['notes.md', '2026-03-02-a.png', '2026-03-02-a.zh.i18n.yaml', '2026-03-02-.zh.md', 'a.zh.md']) {
      assert.deepEqual(placeOf(`feature/${base}`), { path: `${folder}/feature/${base}`, key: `feature/${base}` }, base);
    }
  });

  test('may be no place of a document', () => {
    for (const key of ['2026-03-02-a.md', 'refactor/2026-03-02-a.md', 'feature/x/2026-03-02-a.md', 'feature/.a.md']) {
      assert.equal(placeOf(key), undefined, key);
    }
    assert.equal(
      archivedPlaceOf(configWith(), agentNoteArchive, 'docs/rfc/proposed/feature/2026-03-02-a.md'),
      undefined,
    );
  });

  test('without pairing every Markdown file is a document of its own', () => {
    const changes = { pairing: { enabled: false } };
    const place = placeOf('feature/2026-03-02-a.zh.md', changes);
    assert.deepEqual([place?.part, place?.pair], ['anchor', undefined]);
    assert.equal(placeOf('feature/2026-03-02-a.i18n.yaml', changes)?.part, undefined);
  });

  test('without classes documents lie directly in it, beside its own files', () => {
    const changes = { classes: [], filename: '{number:4}-{topic}.md' };
    const place = placeOf('0007-a.zh.md', changes);
    assert.deepEqual([place?.key, place?.part, place?.date], ['0007-a.zh.md', 'counterpart', undefined]);
    assert.equal(place?.pair?.anchor, `${folder}/0007-a.md`);
    assert.equal(placeOf('AGENTS.md', changes), undefined);
    assert.equal(placeOf('manifest.json', changes), undefined);
    assert.equal(placeOf('feature/0007-a.md', changes), undefined);
  });

  test('suffixes and file names are those of the configuration', () => {
    const changes = { filename: 'note-{topic}.md', pairing: { counterpartSuffix: '.de.md', recordSuffix: '.sum' } };
    assert.equal(placeOf('feature/note-a.de.md', changes)?.part, 'counterpart');
    assert.equal(placeOf('feature/note-a.sum', changes)?.part, 'record');
    assert.equal(placeOf('feature/note-a.zh.md', changes)?.part, 'anchor');
  });
});
