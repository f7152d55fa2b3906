import type { ArchivedFile, ArchiveTree } from '../../archive/archive';
import { type Part, pathOfPart } from '../../archive/names';
import { defineTreeRule } from '../../rule';
import { baseOf, firstLineOf } from '../support/archive';
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
    const { config, archive, kindOf } = tree;
    if (!archive?.settings.triplet || !config.pairing.enabled) return;
    for (const [anchor, files] of groupByAnchor(archive)) {
      const [first] = parts.flatMap((part) => files.find(({ place }) => place.part === part) ?? []);
      const paths = parts.map((part) => pathOfPart(config, anchor, part));
      const missing = quoteList(paths.filter((path) => kindOf(path) === undefined).map(baseOf));
      if (first && missing !== '') report('missing', { path: first.place.path, span: firstLineOf(first) }, { missing });
    }
  },
});

const parts: readonly Part[] = ['anchor', 'counterpart', 'record'];

function groupByAnchor({ files }: ArchiveTree): Map<string, ArchivedFile[]> {
  const groups = new Map<string, ArchivedFile[]>();
  for (const file of files) {
    const { part, anchor } = file.place;
    if (part !== undefined) groups.set(anchor, [...(groups.get(anchor) ?? []), file]);
  }
  return groups;
}
