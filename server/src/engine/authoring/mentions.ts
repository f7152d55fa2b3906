import type { Files } from '../files';
import { severityOf } from '../lint';
import { languageOf, readSource } from '../literals';
import type { Project } from '../project';
import { replace } from '../rule';
import { linkDocRef } from '../rules/link/doc-ref';
import { findSourceFiles } from '../schemaSites/source';
import type { FileRename } from './fileEdits';
import type { NamedEdit, NamedEdits } from './relink';

/**
 * The edits by which comments in source code name documents by the paths that they have after the renames: where the
 * configuration watches such mentions, that is where `link/doc-ref` is on. Only whole paths from the configuration's
 * folder count. Spec: rfc-format.md §7, §8.2.
 */
export function planMentions(project: Project, files: Files, renames: readonly FileRename[]): NamedEdits {
  const moved = renames.filter(({ from }) => from.endsWith('.md'));
  const edits = new Map<string, NamedEdit[]>();
  if (moved.length === 0 || !project.roots.some((config) => severityOf(config, linkDocRef) !== 'off')) return edits;
  for (const { config, path, kind } of findSourceFiles(project, files).values()) {
    if (kind !== 'source' || severityOf(config, linkDocRef) === 'off') continue;
    const content = files.read(path, config.limits.fileSize);
    if (content.kind !== 'text' || !moved.some(({ from }) => content.text.includes(from))) continue;
    const own = mentionsIn(path, content.text, moved);
    if (own.length > 0) edits.set(path, own);
  }
  return edits;
}

function mentionsIn(path: string, text: string, moved: readonly FileRename[]): NamedEdit[] {
  const language = languageOf(path);
  if (language !== 'ts' && language !== 'tsx') return [];
  const { comments } = readSource(text, { language, calls: [], types: [] });
  return comments.flatMap(({ span }) =>
    moved.flatMap(({ from, to }) =>
      placesOf(from, text.slice(span.start, span.end)).map((at) => {
        const start = span.start + at;
        return { ...replace({ start, end: start + from.length }, to), what: `mention ${to}` };
      }),
    ),
  );
}

/** Where a path stands by itself in a text, and not as a part of a longer one. */
function placesOf(path: string, text: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(path); at !== -1; at = text.indexOf(path, at + path.length)) {
    const [before, after] = [text[at - 1] ?? ' ', text[at + path.length] ?? ' '];
    if (!/[\w./-]/.test(before) && !/[\w/-]/.test(after)) found.push(at);
  }
  return found;
}
