import type { Config } from '../config/config';
import { isRfc, type MarkdownDocument, type RfcDocument, readDocument } from '../document';
import { type Content, type Files, type TextContent, withText } from '../files';
import { applyEdits, compatibleFixes, reachesOut, safeFixOf } from '../fix';
import { addTo } from '../groups';
import { Judge } from '../judge';
import { compareProblems } from '../lint';
import { placeOf } from '../place';
import { ownerOf, type Project, type Shell } from '../project';
import type { Edit, Problem } from '../rule';
import { sourceFileAt } from '../schemaSites/source';
import { type Survey, surveyProject } from '../survey';
import { Draft } from './draft';
import { applyPlan, isRefusal } from './fileEdits';
import { planFix } from './fixSteps';

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
  /** Makes no safe fix that does more than edit the file of its problem. */
  readonly staysInFiles?: boolean;
  /** What is known from earlier runs on the same tree; left out: nothing. */
  readonly memory?: MendMemory;
  /** Called with the text that each step of a document was made in. */
  onStep?(doc: MarkdownDocument | RfcDocument, step: Step): void;
}

/** What need not be found out again. */
export interface MendMemory {
  /** What was known of each file when nothing was left to repair in it: it need not be read again. */
  readonly settled: Map<string, string>;
  /** The documents in whose text a problem was last found whose repair reaches beyond it. */
  readonly reaching: Set<string>;
}

/** A memory that knows nothing yet. */
export function emptyMemory(): MendMemory {
  return { settled: new Map(), reaching: new Set() };
}

/** Makes all safe fixes and no other repair. */
export const safeMender: Mender = {
  repairs: (problems) => problems.flatMap((problem) => safeStep(problem) ?? []),
};

/** The safe fix of a problem, if it has one within its file. */
export function safeStep(problem: Problem): Step | undefined {
  const fix = safeFixOf(problem);
  return fix && !reachesOut(fix) ? { rule: problem.rule, title: fix.title, edits: fix.edits } : undefined;
}

/** What became of one file. */
export interface MendedFile {
  /** Where it is then, or was when it went. */
  readonly path: string;
  /** Empty when it is new. */
  readonly before: string;
  /** Empty when it went. */
  readonly after: string;
  /** The rules whose problems were repaired in it, in the order of the repairs. */
  readonly rules: readonly string[];
}

/** A tree after its repairs. */
export interface Mending {
  readonly draft: Draft;
  /** Sorted by path. */
  readonly mended: readonly MendedFile[];
}

/** How often repairs may call for further ones before we stop. */
const MAX_PASSES = 10;

/**
 * Makes repairs in every file that `includes` names until none is left to make, then those that reach beyond the file of
 * their problem. Nothing is written.
 */
export function mendTree(
  project: Project,
  files: Files,
  shell: Shell,
  includes: (path: string) => boolean,
  mender: Mender,
): Mending {
  const draft = new Draft(files);
  const rules = new Map<string, string[]>();
  const memory = mender.memory ?? emptyMemory();
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const now = draft.files;
    const judge = new Judge(surveyProject(project, now, shell), now, shell);
    const shop = { ...memory, judge, now, mender, draft, rules };
    const changed = pathsOf(judge.survey).filter((path) => includes(path) && mendFile(path, shop));
    if (changed.length === 0 && (mender.staysInFiles || !reachOut(shop, includes))) break;
  }
  const mended = applyPlan(files, draft.toPlan()).map(({ path, before, after = '' }) => {
    return { path, before, after, rules: rules.get(path) ?? [] };
  });
  return { draft, mended };
}

/** Every document, every file of a pair, and every other file in which the tree as a whole has a problem. */
function pathsOf({ documents, pairs, sources, states }: Survey): string[] {
  const told = states.flatMap(({ verdict }) => verdict.problems.map(({ path }) => path));
  const paired = pairs.flatMap(({ present }) => [...present]);
  return [...new Set([...documents.keys(), ...sources().keys(), ...paired, ...told])]
    .filter((path) => !path.endsWith('/'))
    .sort();
}

interface Workshop extends MendMemory {
  readonly judge: Judge;
  readonly now: Files;
  readonly mender: Mender;
  readonly draft: Draft;
  /** The rules whose problems were repaired, by the path of the file. */
  readonly rules: Map<string, string[]>;
}

/** Mends one file as far as its own text goes; true when something changed. */
function mendFile(path: string, shop: Workshop): boolean {
  const config = configOf(path, shop.judge.survey);
  if (!config) return false; // the configuration itself is repaired by hand
  const content = shop.now.read(path, config.limits.fileSize);
  if (content.kind !== 'text') return false;
  const told = toldOf(path, content, shop);
  const known = JSON.stringify([told, collapsedIn(shop.judge.survey, config)]);
  if (shop.settled.get(path) === known + content.text) return false;
  const { text, rules } = mendText(path, content, told, shop);
  shop.settled.set(path, known + text);
  if (rules.length === 0) return false;
  shop.draft.write(path, text);
  shop.rules.set(path, [...(shop.rules.get(path) ?? []), ...rules]);
  return true;
}

function configOf(path: string, { project, documents, pairOf }: Survey): Config | undefined {
  return (
    documents.get(path)?.config ??
    pairOf.get(path)?.config ??
    sourceFileAt(project, path)?.config ??
    ownerOf(project, path)
  );
}

function collapsedIn({ states }: Survey, config: Config): string[] {
  return states.flatMap(({ tree, verdict }) => (tree.config === config ? [...verdict.collapsed] : []));
}

/** What the rules over trees and pairs say of a file with this content. */
function toldOf(path: string, content: TextContent, { judge }: Workshop): Problem[] {
  const { pairOf, states } = judge.survey;
  const pair = pairOf.get(path);
  const inPair = pair ? judge.problemsOfPair(pair, { path, content }) : [];
  return [...states.flatMap(({ verdict }) => verdict.problems), ...inPair].filter((problem) => problem.path === path);
}

function mendText(
  path: string,
  content: TextContent,
  told: readonly Problem[],
  shop: Workshop,
): { text: string; rules: string[] } {
  const rules: string[] = [];
  let { text } = content;
  // What others say of a file holds for the text that it was said of: it gets one pass at a time.
  const { documents, project } = shop.judge.survey;
  const passes = documents.has(path) || sourceFileAt(project, path) ? MAX_PASSES : 1;
  for (let pass = 0; pass < passes; pass++) {
    const steps = findSteps(path, withText(content, text), pass === 0 ? told : [], shop);
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

function findSteps(path: string, content: TextContent, told: readonly Problem[], shop: Workshop): Step[] {
  const { judge, mender, reaching } = shop;
  const doc = judge.read(path, content);
  if (!doc) return compatibleFixes(mender.repairs([...told, ...judge.problemsOfSource(path, content)]));
  const problems = judge.problemsIn(doc, told);
  if (problems.some(hasReachingFix)) reaching.add(path);
  else reaching.delete(path);
  const repairs = compatibleFixes(mender.repairs(problems));
  const tidied = repairs.length === 0 && isRfc(doc) ? mender.tidy?.(doc, problems) : undefined;
  const steps = tidied ? [tidied] : repairs;
  for (const step of steps) mender.onStep?.(doc, step);
  return steps;
}

/** Makes the safe fixes that reach beyond the file of their problem, as many as go together; true when one was made. */
function reachOut(shop: Workshop, includes: (path: string) => boolean): boolean {
  const { draft, judge, rules } = shop;
  const { project } = judge.survey;
  const touched = new Set<string>();
  for (const problem of reachingProblems(shop)) {
    const fix = safeFixOf(problem);
    if (!fix || !includes(problem.path)) continue;
    const { files } = draft;
    const plan = planFix({ project, files, surroundings: { markdown: [], folder: '' } }, problem, fix);
    const paths = isRefusal(plan) ? [] : applyPlan(files, plan).map(({ path }) => path);
    const [first] = paths;
    if (isRefusal(plan) || first === undefined || paths.some((path) => touched.has(path))) continue;
    draft.add(plan);
    for (const path of paths) touched.add(path);
    addTo(rules, first, problem.rule);
  }
  return touched.size > 0;
}

/** The problems with such a fix, in trees, pairs and documents, but for those that a comment silences. */
function reachingProblems({ judge, now, reaching }: Workshop): Problem[] {
  const { documents, pairs, states } = judge.survey;
  const told = [
    ...states.flatMap(({ verdict }) => verdict.problems),
    ...pairs.flatMap((pair) => judge.problemsOfPair(pair)),
  ].filter(hasReachingFix);
  const inDocuments = new Set([...reaching, ...told.map(({ path }) => path).filter((path) => documents.has(path))]);
  const found = [...inDocuments].flatMap((path) => {
    const limit = documents.get(path)?.config.limits.fileSize ?? 0;
    return judge.problemsOf(path, now.read(path, limit)).filter(hasReachingFix);
  });
  return [...told.filter(({ path }) => !documents.has(path)), ...found].sort(compareProblems);
}

function hasReachingFix(problem: Problem): boolean {
  const fix = safeFixOf(problem);
  return fix !== undefined && reachesOut(fix);
}

/** The RFC or counterpart at a path; `undefined` for any other file. */
export function readRfc(config: Config, path: string, content: Content): RfcDocument | undefined {
  const place = placeOf(config, path);
  if (content.kind !== 'text' || (place?.role !== 'rfc' && place?.role !== 'counterpart')) return undefined;
  return readDocument({ config, place, content, today: '' });
}
