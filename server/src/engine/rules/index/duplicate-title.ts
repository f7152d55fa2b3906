import { defineTreeRule } from '../../rule';
import type { Span } from '../../text/span';
import type { Tree } from '../../tree';
import { clip } from '../support/clip';

/** So many others are named: all of them for each of ten thousand would be a hundred million. */
const MOST_NAMED = 10;

/** Two rows with one name: whoever searches the index opens the wrong one every other time. */
export const indexDuplicateTitle = defineTreeRule({
  id: 'index/duplicate-title',
  summary: 'A title should occur once in a lifecycle.',
  severity: 'information',
  fix: 'none',
  messages: {
    duplicate: '`{title}` is the title of {count} {noun}s in `{lifecycle}/`; expected one that tells them apart.',
    other: 'The same title.',
  },
  check({ tree, report }) {
    if (tree.config.index.mode !== 'generated') return; // nothing lists titles there
    const { noun } = tree.config;
    for (const { title, lifecycle, files } of groupByTitle(tree)) {
      if (files.length < 2) continue;
      const data = { title: clip(title), count: files.length, noun, lifecycle };
      const first = files.slice(0, MOST_NAMED + 1);
      for (const file of files) {
        const others = first.filter(({ path }) => path !== file.path).slice(0, MOST_NAMED);
        report('duplicate', file, data, { related: others.map((other) => ({ ...other, message: 'other' })) });
      }
    }
  },
});

interface Titled {
  readonly path: string;
  readonly span: Span;
}

/** The RFCs by lifecycle and title. */
function groupByTitle({ files }: Tree) {
  const groups = new Map<string, { title: string; lifecycle: string; files: Titled[] }>();
  for (const { place, summary } of files) {
    const lifecycle = place.lifecycle?.name;
    if (place.role !== 'rfc' || lifecycle === undefined || summary.kind !== 'summary') continue;
    const { title, titleSpan: span } = summary;
    if (title === undefined || !span) continue;
    const key = `${lifecycle}/${title}`; // no lifecycle holds a slash
    const group = groups.get(key) ?? { title, lifecycle, files: [] };
    group.files.push({ path: place.path, span });
    groups.set(key, group);
  }
  return groups.values();
}
