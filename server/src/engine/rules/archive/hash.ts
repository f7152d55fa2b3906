import type { ArchivedFile } from '../../archive/archive';
import { folderOf } from '../../links/paths';
import type { RecordEntry, RecordFault } from '../../pairs/readRecord';
import { defineTreeRule } from '../../rule';
import { clip } from '../support/clip';

/** A pair that is archived out of sync can never be told apart from one whose sides agree. */
export const archiveHash = defineTreeRule({
  id: 'archive/hash',
  summary: 'The record of an archived pair must hold the hashes of both sides as they are.',
  severity: 'error',
  fix: 'none',
  messages: {
    stale: 'The record has `{found}` for `{base}`, which hashes to `{expected}`; expected the two to agree.',
    malformed: 'Line {line} of the record is `{found}`; expected a comment, or a file name, `: ` and 40 digits.',
    foreign: 'The record has an entry for `{base}`; expected only the two sides of the pair.',
    repeated: 'The record has a second entry for `{base}`; expected one.',
    absent: 'The record has no entry for `{base}`; expected one for each side of the pair.',
  },
  check({ tree, report }) {
    const { archive } = tree;
    if (!archive?.settings.triplet) return;
    const byPath = new Map(archive.files.map((file) => [file.place.path, file]));
    for (const { place, content } of archive.files) {
      if (content.kind !== 'archived' || !content.record) continue;
      const { fault, entries } = content.record;
      if (fault) report(fault.message, { path: place.path, span: fault.span }, wordsOf(fault));
      for (const entry of entries) {
        const expected = staleAgainst(byPath.get(`${folderOf(place.path)}/${entry.base}`), entry);
        if (expected === undefined) continue;
        report('stale', { path: place.path, span: entry.hashSpan }, { found: entry.hash, base: entry.base, expected });
      }
    }
  },
});

function wordsOf({ line, found, base }: RecordFault) {
  return { line: line + 1, found: clip(found), base: clip(base) };
}

/** The hash that the side has instead; `undefined` when the two agree, or when there is nothing to compare. */
function staleAgainst(side: ArchivedFile | undefined, { hash }: RecordEntry): string | undefined {
  if (side?.content.kind !== 'archived') return undefined; // not there: `archive/triplet`; not read: `file/*`
  return side.content.blob === hash ? undefined : side.content.blob;
}
