import type { ArchiveTree } from '../../archive/archive';
import { defineTreeRule } from '../../rule';
import { firstLineOf, sealsOf } from '../support/archive';

/** The archive is what people point to when they ask what was decided then; rewritten, it answers for nothing. */
export const archiveChanged = defineTreeRule({
  id: 'archive/changed',
  summary: 'A sealed file must stay as it was sealed, and so must its seal.',
  severity: 'error',
  fix: 'none',
  messages: {
    file: 'This file is sealed as `{expected}` but now hashes to `{found}`; expected no change in the archive.',
    seal: 'The file as it was sealed.',
    entry: 'The seal of `{key}` is `{found}`; expected `{expected}` as in `{reference}`.',
  },
  check({ tree, report }) {
    const { archive } = tree;
    if (!archive) return;
    const seals = sealsOf(archive.manifest);
    for (const file of archive.files) {
      const { content, place } = file;
      const seal = seals.get(place.key);
      if (content.kind !== 'archived' || !seal?.sha256 || seal.sha256 === content.sha256) continue;
      const data = { expected: seal.sha256, found: content.sha256 };
      const related = [{ path: archive.manifestPath, span: seal.valueSpan, message: 'seal' } as const];
      report('file', { path: place.path, span: firstLineOf(file) }, data, { related });
    }
    for (const { key, found, expected, span } of findChangedSeals(archive)) {
      const data = { key, found, expected, reference: archive.settings.appendOnly };
      report('entry', { path: archive.manifestPath, span }, data);
    }
  },
});

/** Entries that say something else than in the baseline, so that file and seal cannot be exchanged together. */
function findChangedSeals({ manifest, baseline }: ArchiveTree) {
  const now = sealsOf(manifest);
  return [...sealsOf(baseline)].flatMap(([key, { sha256: expected }]) => {
    const { sha256: found, valueSpan: span } = now.get(key) ?? {};
    return found && span && expected && found !== expected ? [{ key, found, expected, span }] : [];
  });
}
