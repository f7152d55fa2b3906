import type { Config } from '../config/config';
import { type DocumentInput, type RfcDocument, readDocument } from '../document';
import type { Content, Files, TextContent } from '../files';
import { applyEdits, compatibleFixes } from '../fix';
import { lintRead, type TreeVerdict } from '../lint';
import { placeOf } from '../place';
import { ownerOf, type Project, type RootState, readRoots, type Shell } from '../project';
import type { Edit, Problem } from '../rule';
import { editsBetween } from './diff';
import { emptyPlan, filesAfter, toFileEdits } from './fileEdits';

/** One repair that was made. */
export interface Step {
  /** The rule whose problem it repairs. */
  readonly rule: string;
  /** The message id of the fix, or of what stands in for one. */
  readonly title: string;
  readonly edits: readonly Edit[];
}

/** Which repairs are made. */
export interface Mender {
  /** The repairs of a file's problems; those that do not go together with earlier ones are made in a later pass. */
  repairs(problems: readonly Problem[]): Step[];
  /** A repair of an RFC in which no problem is left to repair; `undefined` when there is none. */
  tidy?(doc: RfcDocument, problems: readonly Problem[]): Step | undefined;
  /** Called with the text that each step of an RFC was made in. */
  onStep?(doc: RfcDocument, step: Step): void;
}

/** Makes all safe fixes and no other repair. */
export const safeMender: Mender = {
  repairs: (problems) => problems.flatMap((problem) => safeStep(problem) ?? []),
};

/** The safe fix of a problem, if it has one. */
export function safeStep({ rule, fixes }: Problem): Step | undefined {
  const fix = fixes.find(({ kind }) => kind === 'safe');
  return fix && { rule, title: fix.title, edits: fix.edits };
}

/** The repairs of one file, in the order in which they were made. */
export interface MendedFile {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  readonly rules: readonly string[];
}

/** How often repairs may call for further ones before we stop. */
const MAX_PASSES = 10;

/**
 * Makes repairs in every file that `includes` names until none is left to make; files are sorted by path. Nothing is
 * written.
 */
export function mendTree(
  project: Project,
  files: Files,
  shell: Shell,
  includes: (path: string) => boolean,
  mender: Mender,
): MendedFile[] {
  const mended = new Map<string, MendedFile>();
  const settled = new Map<string, string>();
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const now = viewOf(files, mended);
    const states = readRoots(project, now, shell);
    const shop = { project, states, shell, now, mender, mended, settled };
    const changed = pathsOf(states).filter((path) => includes(path) && mendFile(path, shop));
    if (changed.length === 0) break;
  }
  return [...mended.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function viewOf(files: Files, mended: ReadonlyMap<string, MendedFile>): Files {
  const edits = new Map([...mended].map(([path, { before, after }]) => [path, editsBetween(before, after)]));
  return filesAfter(files, { ...emptyPlan, edits: toFileEdits(edits) });
}

/** Every RFC, and every other file in which the tree as a whole has a problem. */
function pathsOf(states: readonly RootState[]): string[] {
  const paths = states.flatMap(({ tree, verdict }) => [
    ...tree.files.filter(({ place }) => place.role === 'rfc').map(({ place }) => place.path),
    ...verdict.problems.map(({ path }) => path),
  ]);
  return [...new Set(paths)].filter((path) => !path.endsWith('/')).sort();
}

interface Workshop {
  readonly project: Project;
  readonly states: readonly RootState[];
  readonly shell: Shell;
  readonly now: Files;
  readonly mender: Mender;
  readonly mended: Map<string, MendedFile>;
  /** What was known of each file when nothing was left to repair in it: it need not be read again. */
  readonly settled: Map<string, string>;
}

/** Mends one file as far as its own text goes; true when something changed. */
function mendFile(path: string, shop: Workshop): boolean {
  const config = ownerOf(shop.project, path);
  if (!config) return false; // the configuration itself is repaired by hand
  const content = shop.now.read(path, config.limits.fileSize);
  if (content.kind !== 'text') return false;
  const known = toldOf(path, shop.states);
  if (shop.settled.get(path) === known + content.text) return false;
  const { text, rules } = mendText(path, config, content, shop);
  shop.settled.set(path, known + text);
  if (rules.length === 0) return false;
  const earlier = shop.mended.get(path);
  const before = earlier?.before ?? content.text;
  shop.mended.set(path, { path, before, after: text, rules: [...(earlier?.rules ?? []), ...rules] });
  return true;
}

/** What the tree as a whole says of a file. */
function toldOf(path: string, states: readonly RootState[]): string {
  const told = states.map(({ verdict }) => [
    verdict.problems.filter((problem) => problem.path === path),
    [...verdict.collapsed],
  ]);
  return JSON.stringify(told);
}

function mendText(
  path: string,
  config: Config,
  content: TextContent,
  shop: Workshop,
): { text: string; rules: string[] } {
  const verdict = shop.states.find(({ tree }) => tree.config === config)?.verdict;
  const place = placeOf(config, path);
  const rules: string[] = [];
  let { text } = content;
  // What the tree as a whole says of a file holds for the text that it was said of: it gets one pass at a time.
  const passes = place?.role === 'rfc' ? MAX_PASSES : 1;
  for (let pass = 0; pass < passes; pass++) {
    const told = verdict?.problems.filter((problem) => pass === 0 && problem.path === path) ?? [];
    const steps =
      place?.role === 'rfc'
        ? findSteps({ config, place, content: { ...content, text }, today: shop.shell.today }, told, verdict, shop)
        : compatibleFixes(shop.mender.repairs(told));
    const after = applyEdits(
      text,
      steps.flatMap(({ edits }) => edits),
    );
    if (after === text) break;
    for (const { rule } of steps) rules.push(rule); // one by one: a text may have 100,000 faults
    text = after;
  }
  return { text, rules };
}

function findSteps(
  input: DocumentInput,
  told: readonly Problem[],
  verdict: TreeVerdict | undefined,
  { mender, shell }: Workshop,
): Step[] {
  const doc = readDocument(input);
  const problems = lintRead(doc, { problems: [...told], collapsed: verdict?.collapsed ?? new Set() }, shell.onCrash);
  const repairs = compatibleFixes(mender.repairs(problems));
  const tidied = repairs.length === 0 ? mender.tidy?.(doc, problems) : undefined;
  const steps = tidied ? [tidied] : repairs;
  for (const step of steps) mender.onStep?.(doc, step);
  return steps;
}

/** The RFC or counterpart at a path; `undefined` for any other file. */
export function readRfc(config: Config, path: string, content: Content): RfcDocument | undefined {
  const place = placeOf(config, path);
  if (content.kind !== 'text' || (place?.role !== 'rfc' && place?.role !== 'counterpart')) return undefined;
  return readDocument({ config, place, content, today: '' });
}
