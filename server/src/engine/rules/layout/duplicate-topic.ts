import { defineTreeRule } from '../../rule';
import type { Span } from '../../text/span';
import type { Tree } from '../../tree';
import { quoteList } from '../support/quote';

/** A copy left behind by a move goes on being found, quoted and edited; only one of the two holds. */
export const layoutDuplicateTopic = defineTreeRule({
  id: 'layout/duplicate-topic',
  summary: 'A file name must not occur in two folders of the tree.',
  severity: 'warning',
  fix: 'none',
  messages: {
    duplicate: 'The file name `{name}` occurs in {others} too; expected each {noun} in one place only.',
    other: 'The other file of this name.',
  },
  check({ tree, report }) {
    for (const [name, files] of groupByName(tree)) {
      if (files.length < 2) continue;
      for (const { path, span } of files) {
        const others = files.filter((file) => file.path !== path);
        const folders = quoteList(others.map((other) => folderOf(other.path)));
        const related = others.map((other) => ({ ...other, message: 'other' }) as const);
        report('duplicate', { path, span }, { name, others: folders, noun: tree.config.noun }, { related });
      }
    }
  },
});

interface NamedFile {
  readonly path: string;
  readonly span: Span;
}

/** The RFCs by file name. Names that do not fit the template say nothing: several README.md are no copies. */
function groupByName({ files }: Tree): Map<string, NamedFile[]> {
  const groups = new Map<string, NamedFile[]>();
  for (const { place, summary } of files) {
    if (place.role !== 'rfc' || !place.name) continue;
    const span = summary.kind === 'summary' ? summary.firstLine : { start: 0, end: 0 };
    const group = groups.get(place.base) ?? [];
    groups.set(place.base, group);
    group.push({ path: place.path, span });
  }
  return groups;
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
