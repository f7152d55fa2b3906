import { exists } from '../../links/nearestPath';
import { folderOf } from '../../links/paths';
import type { Nearby } from '../../nearby';
import { defineSchemaRule } from '../../rule';
import { clip } from '../support/clip';

/** Whoever looks the reason up in the document that a comment names finds nothing, and the reason is lost. */
export const linkDocRef = defineSchemaRule({
  id: 'link/doc-ref',
  summary: 'A document that a comment in source code names exists.',
  severity: 'off',
  fix: 'none',
  messages: { missing: 'There is no file `{path}`.' },
  check({ nearby, report, source }) {
    if (!nearby) return;
    for (const { span } of source.comments()) {
      const text = source.lines.text.slice(span.start, span.end);
      for (const match of text.matchAll(namedDocument)) {
        const [path] = match;
        if (isThere(path, source.path, nearby)) continue;
        const start = span.start + match.index;
        report('missing', { start, end: start + path.length }, { path: clip(path) });
      }
    }
  },
});

/** A path from `docs/` on. One with a placeholder or a wildcard in it names no document. */
const namedDocument = /(?<![\w./-])docs\/(?!\S*\.\.)[\w./-]{1,200}\.md(?![\w/-])/g;

/** The folder `docs` may be that of the project, or of a package in it that the source file lies in. */
function isThere(path: string, from: string, nearby: Nearby): boolean {
  for (let folder = folderOf(from); folder !== ''; folder = folderOf(folder)) {
    if (exists(nearby.kindOf(`${folder}/${path}`))) return true;
  }
  return exists(nearby.kindOf(path));
}
