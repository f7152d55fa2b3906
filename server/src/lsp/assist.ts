import { type Config, Scene } from '../engine';
import type { LiveProject } from './liveProject';
import type { OpenDoc } from './openDocs';
import type { Session } from './session';
import { toPath } from './uris';

/** An open document that somebody is being helped with. */
export interface Helped {
  readonly doc: OpenDoc;
  readonly project: LiveProject;
  /** What is written: Markdown, or the configuration file of the project, with the configuration in force. */
  readonly subject:
    | { readonly kind: 'markdown'; readonly scene: Scene }
    | { readonly kind: 'config'; readonly config: Config };
}

/**
 * The open document at a URI as help while writing sees it: always the text in the editor, whichever text the diagnostics
 * follow. `undefined` where there is no help: the product is off there, or the document is too large or of another kind.
 */
export function helpedAt({ docs, workspace }: Session, uri: string): Helped | undefined {
  const path = toPath(uri);
  const doc = path === undefined ? undefined : docs.at(path);
  if (!doc || !workspace.isEnabled(doc.path)) return undefined;
  const project = workspace.projectOf(doc.path);
  const relative = project.relative(doc.path);
  const { file, roots } = project.loaded.project;
  const [config] = roots;
  if (relative === undefined || !config || doc.text.length > config.limits.fileSize) return undefined;
  if (relative === file?.path) return { doc, project, subject: { kind: 'config', config } };
  if (!/\.md$/i.test(relative)) return undefined;
  const content = { kind: 'text', text: doc.text } as const;
  const scene = new Scene({ path: relative, content, states: project.trees.states });
  return { doc, project, subject: { kind: 'markdown', scene } };
}
