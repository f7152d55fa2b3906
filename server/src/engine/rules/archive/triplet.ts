import type { ArchivedFile, ArchiveTree } from '../../archive/archive';
import { baseOf } from '../../links/paths';
import type { PairPaths } from '../../pairs/names';
import { defineTreeRule } from '../../rule';
import { firstLineOf } from '../support/archive';
import { quoteList } from '../support/quote';

/** What is archived is not worked on any more: a side that is missing now will be missing for ever. */
export const archiveTriplet = defineTreeRule({
  id: 'archive/triplet',
  summary: 'A document must be archived in both languages and with the record of the pair.',
  severity: 'error',
  fix: 'none',
  messages: {
    missing: 'This file is archived without {missing}; expected both languages and the record of the pair.',
  },
  check({ tree, report }) {
    const { archive, kindOf } = tree;
    if (!archive?.settings.triplet) return;
    for (const [first, pair] of firstFiles(archive)) {
      const paths = [pair.anchor, pair.counterpart, pair.record];
      const missing = quoteList(paths.filter((path) => kindOf(path) === undefined).map(baseOf));
      if (missing !== '') report('missing', { path: first.place.path, span: firstLineOf(first) }, { missing });
    }
  },
});

/** The triplets, each with the first of its files that is there. */
function firstFiles({ files }: ArchiveTree): (readonly [ArchivedFile, PairPaths])[] {
  const byPath = new Map(files.map((file) => [file.place.path, file]));
  return files.flatMap((file) => {
    const { pair } = file.place;
    const first = pair && (byPath.get(pair.anchor) ?? byPath.get(pair.counterpart) ?? byPath.get(pair.record));
    return pair && first === file ? [[file, pair] as const] : [];
  });
}
