import assert from 'node:assert/strict';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { archivedPair, archiveWith, filesOfPair, manifestOf, onDisk } from '../support/archived';
import { lintJson, placesIn } from '../support/cli';
import { temporaryFolder } from '../support/folders';
import { commitAll } from '../support/git';
import { implementedRfc } from '../support/rfcTexts';

const ROOT = '.agents/notes';
const ARCHIVE = `${ROOT}/archived`;
const ANCHOR = 'feature/2026-03-02-tickets.md';
const note = implementedRfc.replace('# RFC: ', '# Agent Note: ');
const pair = filesOfPair(ANCHOR, archivedPair('2026-03-02-tickets.md', 'Agent Note: '));
const config = JSON.stringify({ extends: 'agent-note', archive: { appendOnly: 'main' } });

/** A repository of agent notes with an archived pair, all of it committed. */
function repository(extra: Readonly<Record<string, string>> = {}): string {
  const folder = temporaryFolder({
    'rfc.config.json': config,
    [`${ROOT}/implemented/feature/2026-07-10-pages.md`]: note,
    ...onDisk(archiveWith(pair, {}, ARCHIVE)),
    ...extra,
  });
  commitAll(folder);
  return folder;
}

/** The places of the problems of the rules of the archive and of files. */
async function archiveProblems(folder: string): Promise<string[]> {
  const { report } = await lintJson([], { cwd: folder });
  return placesIn(report).filter((place) => / (?:archive|file|rule)\//.test(place));
}

describe('a repository of agent notes', () => {
  test('is clean when everything is in order, notes in other words are not', async () => {
    const folder = repository({ [`${ROOT}/implemented/feature/2026-07-11-b.md`]: implementedRfc });
    const { report } = await lintJson([], { cwd: folder });
    assert.deepEqual(placesIn(report), [`${ROOT}/implemented/feature/2026-07-11-b.md:1:1 header/title`]);
    assert.equal(report.summary.files, 2, 'what is archived does not count');
  });

  test('tells what was edited in the archive', async () => {
    const folder = repository();
    writeFileSync(path.join(folder, ARCHIVE, ANCHOR), `${pair[ANCHOR]}More.\n`);
    assert.deepEqual(await archiveProblems(folder), [
      `${ARCHIVE}/feature/2026-03-02-tickets.i18n.yaml:2:24 archive/hash`,
      `${ARCHIVE}/${ANCHOR}:1:1 archive/changed`,
    ]);
  });

  test('compares the manifest with the one at the reference', async () => {
    const folder = repository();
    const record = 'feature/2026-03-02-tickets.i18n.yaml';
    writeFileSync(path.join(folder, ARCHIVE, record), `# Sealed anew.\n${pair[record]}`);
    const resealed = manifestOf({ ...pair, [record]: `# Sealed anew.\n${pair[record]}` });
    writeFileSync(path.join(folder, ARCHIVE, 'manifest.json'), resealed);
    assert.deepEqual(await archiveProblems(folder), [`${ARCHIVE}/manifest.json:4:45 archive/changed`]);
    rmSync(path.join(folder, ARCHIVE), { recursive: true });
    const gone = `${ARCHIVE}/:1:1 archive/removed`;
    assert.deepEqual(await archiveProblems(folder), [gone, gone, gone]);
    rmSync(path.join(folder, '.git'), { recursive: true });
    assert.deepEqual(await archiveProblems(folder), [], 'without a past nothing is missed');
  });

  test('takes no link for an archived file', async () => {
    const folder = repository();
    const file = path.join(folder, ARCHIVE, ANCHOR);
    rmSync(file);
    symlinkSync(path.join(folder, ROOT, 'implemented/feature/2026-07-10-pages.md'), file);
    assert.deepEqual(await archiveProblems(folder), [`${ARCHIVE}/${ANCHOR}:1:1 archive/layout`]);
  });

  test('says that an archived file could not be read', async () => {
    const folder = repository();
    writeFileSync(path.join(folder, ARCHIVE, ANCHOR), Uint8Array.of(0x23, 0xff));
    assert.deepEqual(await archiveProblems(folder), [`${ARCHIVE}/${ANCHOR}:1:1 file/not-utf8`]);
    writeFileSync(path.join(folder, ARCHIVE, 'manifest.json'), Uint8Array.of(0xff));
    assert.deepEqual(await archiveProblems(folder), [
      `${ARCHIVE}/${ANCHOR}:1:1 file/not-utf8`,
      `${ARCHIVE}/manifest.json:1:1 file/not-utf8`,
    ]);
  });
});
