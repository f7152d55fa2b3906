import { readRoots } from '../../server/src/engine';
import { type Proposal, type Proposals, propose, Scene } from '../../server/src/engine/assist';
import { type ConfigChanges, configWith } from './configs';
import { TODAY } from './lintTree';
import { type MemoryEntry, memoryFiles } from './memoryFiles';

/** Marks the caret in a text. */
const CARET = '¦';

/** The folder of the document when a case does not say. */
export const proposedFile = 'docs/rfc/proposed/feature/2026-07-10-cache.md';
export const implementedFile = 'docs/rfc/implemented/feature/2026-07-10-cache.md';
export const rejectedFile = 'docs/rfc/rejected/feature/2026-07-10-cache.md';

export interface SceneOptions {
  readonly path?: string;
  readonly config?: ConfigChanges;
  /** What else lies in the project. */
  readonly files?: Readonly<Record<string, MemoryEntry>>;
}

/** A document in a project in memory, and where `¦` stood in it. */
export interface MarkedScene {
  readonly scene: Scene;
  readonly text: string;
  readonly offset: number;
}

/** Reads a text in which `¦` marks the caret. */
export function sceneOf(marked: string, { path = proposedFile, config, files = {} }: SceneOptions = {}): MarkedScene {
  const offset = marked.indexOf(CARET);
  if (offset === -1) throw new Error('no caret is marked');
  const text = marked.replace(CARET, '');
  const onCrash = (_rule: string, error: unknown) => {
    throw error;
  };
  const project = { roots: [configWith(config)] };
  const states = readRoots(project, memoryFiles({ ...files, [path]: text }), { today: TODAY, onCrash });
  return { scene: new Scene({ path, content: { kind: 'text', text }, states }), text, offset };
}

/** What is proposed at the caret; asked for by hand unless `typed`. */
export function proposalsAt(marked: string, options: SceneOptions & { readonly typed?: true } = {}): Proposals {
  const { scene, offset } = sceneOf(marked, options);
  return propose(scene, { offset, isExplicit: options.typed !== true });
}

/** The labels of what is proposed at the caret. */
export function labelsAt(marked: string, options: SceneOptions & { readonly typed?: true } = {}): string[] {
  return proposalsAt(marked, options).list.map(({ label }) => label);
}

/** The text after a proposal was taken: plain, or with places to fill in, each in guillemets. */
export function taken(marked: string, { filled, span, text }: Proposal, form: 'plain' | 'filled' = 'plain'): string {
  const before = marked.replace(CARET, '');
  const written = form === 'filled' && filled ? markStops(filled) : text;
  return before.slice(0, span.start) + written + before.slice(span.end);
}

function markStops({ stops, text }: NonNullable<Proposal['filled']>): string {
  let result = text;
  for (const { start, end } of stops.toReversed()) {
    result = `${result.slice(0, start)}«${result.slice(start, end)}»${result.slice(end)}`;
  }
  return result;
}
