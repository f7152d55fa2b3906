import type { Config } from '../config/config';
import type { RfcDocument } from '../document';
import type { Files } from '../files';
import { pairAt } from '../pairs/names';
import { lintProject, ownerOf, type Project, type Shell } from '../project';
import type { Edit, Problem } from '../rule';
import { headingLine } from '../rules/support/headings';
import { findGathering, isPrefixAlias, tidyLegacy } from './cleanUp';
import { editsBetween } from './diff';
import { emptyPlan, filesAfter, type Note, toFileEdits } from './fileEdits';
import type { FixPlan } from './fixAll';
import { indexPath, planIndex } from './freshIndex';
import { type MendedFile, type Mender, mendTree, readRfc, type Step, safeStep } from './mend';
import { type Mirrored, mirror, toMirrored } from './mirror';
import { planRecords } from './pairRecords';
import { type Words, type WordsId, words } from './words';

/** How far a clean-up goes. */
export interface NormalizeRequest {
  /** Limits what is changed and reported; left out: everything. */
  readonly includes?: (path: string) => boolean;
  /** Say of RFCs from before the format that nothing was recorded, where that is so and allowed. */
  readonly grandfather?: boolean;
  /** Write the records of pairs anew that were in sync and whose sides were changed alike. */
  readonly confirmPairs?: boolean;
}

/** A plan that cleans up, and what it leaves to a person. */
export interface NormalizePlan extends FixPlan {
  readonly left: readonly LeftProblem[];
  /** How many RFCs were looked at. */
  readonly rfcs: number;
}

/** A problem of the tree after the clean-up; its span counts in the text after. */
export interface LeftProblem {
  readonly problem: Problem;
  /** Why no machine can mend it. */
  readonly reason: Words;
}

/**
 * Plans all safe fixes and the mechanical part of a legacy clean-up, with the same changes in counterparts, and the
 * index. One run is enough: a second one changes nothing. Spec: rfc-format.md §9.
 */
export function planNormalize(project: Project, files: Files, request: NormalizeRequest, shell: Shell): NormalizePlan {
  const includes = request.includes ?? (() => true);
  const steps = new Map<string, Mirrored[]>();
  const mended = mendTree(project, files, shell, includes, legacyMender(project, request, steps));
  const sides = mirrorAll(project, files, mended, steps, shell);
  const edits = new Map(
    [...mended, ...sides.mended].map(({ path, before, after }) => [path, editsBetween(before, after)]),
  );

  const index = planIndexes(project, filesAfter(files, { ...emptyPlan, edits: toFileEdits(edits) }), includes);
  const deeds = new Map([...deedsOf(steps), ...deedsOf(sides.made)]);
  const records = planRecords(project, files, { edits, deeds, renames: [], confirm: request.confirmPairs ?? false });
  const plan = {
    ...emptyPlan,
    edits: toFileEdits(new Map([...edits, ...records.edits, ...index.edits])),
    creations: index.creations,
    notes: [...sides.notes, ...records.notes, ...index.notes],
  };
  const { problems, rfcs } = lintProject(project, filesAfter(files, plan), shell, includes);
  return { ...plan, mended: [...mended, ...sides.mended], left: problems.map(toLeft), rfcs };
}

/** Fixes that claim nothing beyond what a survey of a real tree bore out, though they are only suggested one by one. */
const mechanical: ReadonlySet<string> = new Set([
  'skeleton/alias-heading:rename',
  'skeleton/banned-heading:rename',
  'skeleton/first-section:rename',
]);

function legacyMender(project: Project, { grandfather }: NormalizeRequest, steps: Map<string, Mirrored[]>): Mender {
  return {
    repairs(problems) {
      const found = problems.flatMap((problem) => safeStep(problem) ?? mechanicalStep(project, problem) ?? []);
      // Two sections may have a claim to one name: the first gets it.
      return found.filter((step, at) => found.findIndex((other) => isSameHeading(step, other)) === at);
    },
    tidy: (doc, problems) => tidyLegacy(doc) ?? (grandfather ? excuse(problems) : undefined),
    onStep(doc, step) {
      steps.set(doc.path, [...(steps.get(doc.path) ?? []), toMirrored(doc, step, findGathering(doc))]);
    },
  };
}

function mechanicalStep(project: Project, { rule, path, data, fixes }: Problem): Step | undefined {
  const fix = fixes.find(({ title }) => mechanical.has(`${rule}:${title}`));
  const config = ownerOf(project, path);
  if (!fix || !config) return undefined;
  const { heading } = config.alternatives;
  // A heading that asks why one alternative lost keeps its words: it is gathered below a new one.
  const isQuestion = heading !== null && data.expected === headingLine(config, heading);
  if (isQuestion && isPrefixAlias(config, String(data.found), heading)) return undefined;
  return { rule, title: fix.title, edits: fix.edits };
}

function isSameHeading(a: Step, b: Step): boolean {
  if (a === b) return true;
  return a.title === 'rename' && b.title === 'rename' && a.edits[0]?.text === b.edits[0]?.text;
}

/** The comment that no alternatives were recorded, where its rule offers it. */
function excuse(problems: readonly Problem[]): Step | undefined {
  const rule = 'alternatives/missing';
  const fixes = problems.filter((problem) => problem.rule === rule).flatMap((problem) => problem.fixes);
  const fix = fixes.find(({ title }) => title === 'appendComment');
  return fix && { rule, title: fix.title, edits: fix.edits };
}

interface MirroredSides {
  readonly mended: readonly MendedFile[];
  readonly made: ReadonlyMap<string, readonly Mirrored[]>;
  readonly notes: readonly Note[];
}

/** The same changes in the counterparts of mended RFCs. */
function mirrorAll(
  project: Project,
  files: Files,
  mended: readonly MendedFile[],
  steps: ReadonlyMap<string, readonly Mirrored[]>,
  shell: Shell,
): MirroredSides {
  const sides: MendedFile[] = [];
  const made = new Map<string, readonly Mirrored[]>();
  const notes: Note[] = [];
  for (const { path, before, rules } of mended) {
    const pair = readPair(project, files, path, before);
    if (!pair) continue;
    const other = mirror(pair.counterpart, pair.anchor, steps.get(path) ?? [], shell);
    notes.push(...other.notes);
    if (other.made.length === 0) continue;
    made.set(pair.counterpart.path, other.made);
    sides.push({ path: pair.counterpart.path, before: pair.counterpart.text, after: other.text, rules });
  }
  return { mended: sides, made, notes };
}

function readPair(
  project: Project,
  files: Files,
  path: string,
  before: string,
): { anchor: RfcDocument; counterpart: RfcDocument } | undefined {
  const config = ownerOf(project, path);
  const pair = config?.pairing.enabled ? pairAt(config.pairing, path) : undefined;
  if (!config || pair?.anchor !== path || files.kindOf(pair.counterpart) !== 'file') return undefined;
  const anchor = readRfc(config, path, { kind: 'text', text: before });
  const counterpart = readRfc(config, pair.counterpart, files.read(pair.counterpart, config.limits.fileSize));
  return anchor && counterpart && { anchor, counterpart };
}

function deedsOf(steps: ReadonlyMap<string, readonly Mirrored[]>): [string, string[]][] {
  return [...steps].map(([path, each]) => [path, each.map((step) => JSON.stringify(step))]);
}

/** The index of every root, unless the clean-up was limited to other files. */
function planIndexes(project: Project, files: Files, includes: (path: string) => boolean) {
  const roots = project.roots.filter((config: Config) => includes(indexPath(config)));
  const plans = roots.map((config) => planIndex(project, config, files));
  return {
    edits: new Map(
      plans.flatMap(({ edits }) => edits.map((file): [string, readonly Edit[]] => [file.path, file.edits])),
    ),
    creations: plans.flatMap(({ creations }) => creations),
    notes: plans.flatMap(({ notes }) => notes),
  };
}

function toLeft(problem: Problem): LeftProblem {
  const [namespace = ''] = problem.rule.split('/');
  return { problem, reason: words(reasons[problem.rule] ?? reasons[namespace] ?? 'leftToDecide') };
}

/** Why a problem is left, by rule or namespace. */
const reasons: Readonly<Record<string, WordsId>> = {
  config: 'leftInConfiguration',
  file: 'leftUnreadable',
  layout: 'leftInPlace',
  pair: 'leftUnconfirmed',
  'alternatives/missing': 'leftToWrite',
  'alternatives/shape': 'leftToWrite',
  'header/title': 'leftToWrite',
  'header/title-missing': 'leftToWrite',
  'skeleton/empty-section': 'leftToWrite',
  'skeleton/missing-section': 'leftToWrite',
  'status/missing': 'leftToWrite',
  'status/reason-blank': 'leftToWrite',
  'status/rejection-reason': 'leftToWrite',
};
