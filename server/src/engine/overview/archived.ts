import type { ArchivedFile } from '../archive/archive';
import { compileFilename } from '../config/filename';
import { indexTitle } from '../indexing/render';
import { baseOf } from '../links/paths';
import type { Tree } from '../tree';
import { cut, LONGEST_TITLE } from './facts';
import type { ArchivedEntry, ProblemCounts } from './overview';

/** The documents of a root's archive, sorted by path; the other language's sides and the records are left out. */
export function readArchived(
  { archive, config }: Tree,
  problemsOf: (path: string) => ProblemCounts,
): readonly ArchivedEntry[] {
  const documents = (archive?.files ?? []).filter(({ place }) => place.part === 'anchor');
  return documents.map((file) => {
    const { key, path } = file.place;
    const { date, number } = compileFilename(config.filename)?.match(baseOf(path)) ?? {};
    return {
      path,
      title: cut(titleOf(config, file) ?? baseOf(path), LONGEST_TITLE),
      ...(config.classes.length > 0 ? { className: key.slice(0, key.indexOf('/')) } : {}),
      ...(date === undefined ? {} : { date }),
      ...(number === undefined ? {} : { number }),
      problems: problemsOf(path),
    };
  });
}

function titleOf(config: Tree['config'], { content }: ArchivedFile): string | undefined {
  if (content.kind !== 'archived') return undefined;
  return indexTitle(config, content.head.replace(/^\uFEFF/, '').split('\n', 1)[0] ?? '');
}
