import { isRfc, type RfcDocument } from '../document';
import type { Files } from '../files';
import { applyEdits } from '../fix';
import { addTo } from '../groups';
import { lintProject } from '../lintProject';
import { pairAt } from '../pairs/names';
import { ownerOf, type Project, type Shell } from '../project';
import type { Problem } from '../rule';
import { headingLine } from '../rules/support/headings';
import { indexPath } from '../tree';
import { findGathering, isPrefixAlias, tidyLegacy } from './cleanUp';
import { Draft } from './draft';
import { applyPlan, type Note, readText } from './fileEdits';
import type { FixPlan } from './fixAll';
import { planIndex } from './freshIndex';
import { emptyMemory, type MendedFile, type Mender, mendTree, readRfc, type Step, safeStep } from './mend';
import { type Mirrored, type MirroredText, mirror, toMirrored, toMirroredFix } from './mirror';
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
  const { draft, deeds, mended, notes } = mendBothSides(project, files, { ...request, includes }, shell);
  const edits = new Map(draft.toPlan().edits.map((file) => [file.path, file.edits]));
  const records = planRecords(project, files, { edits, deeds, renames: [], confirm: request.confirmPairs ?? false });
  for (const [path, each] of records.edits) draft.write(path, applyEdits(readText(files, path), each));
  for (const config of project.roots) {
    if (includes(indexPath(config))) draft.add(planIndex(project, config, draft.files));
  }
  const plan = draft.toPlan();
  const { problems, rfcs } = lintProject(project, draft.files, shell, includes);
  return { ...plan, notes: [...notes, ...records.notes, ...plan.notes], mended, left: problems.map(toLeft), rfcs };
}

/** How often what is done to one side of a pair may call for something on the other. */
const MAX_ROUNDS = 5;

interface BothSides {
  readonly draft: Draft;
  readonly mended: readonly MendedFile[];
  /** What was done to each file, in words that are equal for equal changes on both sides of a pair. */
  readonly deeds: ReadonlyMap<string, readonly string[]>;
  readonly notes: readonly Note[];
}

/** Makes the repairs in every file, and those of anchors in their counterparts, until neither calls for another. */
function mendBothSides(
  project: Project,
  files: Files,
  request: NormalizeRequest & { includes: (path: string) => boolean },
  shell: Shell,
): BothSides {
  const draft = new Draft(files);
  const rules = new Map<string, string[]>();
  const deeds = new Map<string, string[]>();
  const notes: Note[] = [];
  const memory = emptyMemory();
  const note = (path: string, ruleIds: readonly string[], steps: readonly Mirrored[]) => {
    rules.set(path, [...(rules.get(path) ?? []), ...ruleIds]);
    deeds.set(path, [...(deeds.get(path) ?? []), ...steps.filter(changesContent).map((step) => JSON.stringify(step))]);
  };
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const steps = new Map<string, Mirrored[]>();
    const mender = { ...legacyMender(project, request, steps), memory };
    const own = mendTree(project, draft.files, shell, request.includes, mender);
    draft.add(own.draft.toPlan());
    for (const file of own.mended) note(file.path, file.rules, steps.get(file.path) ?? []);
    const sides = mirrorAll(project, draft.files, own.mended, steps, shell);
    for (const { made, path, rules, text } of sides) {
      if (made.length > 0) draft.write(path, text);
      if (made.length > 0) note(path, rules, made);
    }
    notes.push(...sides.flatMap((side) => side.notes));
    if (sides.every(({ made }) => made.length === 0)) break;
  }
  const mended = applyPlan(files, draft.toPlan()).map(({ path, before, after = '' }) => {
    return { path, before, after, rules: rules.get(path) ?? [] };
  });
  return { draft, mended, deeds, notes };
}

/** What the rules over pairs repair in one side is its form as a side, which is nothing to compare. */
function changesContent(step: Mirrored): boolean {
  return step.kind !== 'fix' || !step.rule.startsWith('pair/');
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
      return withoutSameHeadings(found);
    },
    tidy: (doc, problems) => tidyLegacy(doc) ?? (grandfather ? excuse(problems) : undefined),
    onStep(doc, step) {
      const mirrored = isRfc(doc) ? toMirrored(doc, step, findGathering(doc)) : toMirroredFix(step);
      addTo(steps, doc.path, mirrored);
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

/** Two sections may have a claim to one name: the first gets it. */
function withoutSameHeadings(steps: readonly Step[]): Step[] {
  const claimed = new Set<string | undefined>();
  return steps.filter(({ title, edits: [edit] }) => {
    if (title !== 'rename') return true;
    const isFree = !claimed.has(edit?.text);
    claimed.add(edit?.text);
    return isFree;
  });
}

/** The comment that no alternatives were recorded, where its rule offers it. */
function excuse(problems: readonly Problem[]): Step | undefined {
  const rule = 'alternatives/missing';
  const fixes = problems.filter((problem) => problem.rule === rule).flatMap((problem) => problem.fixes);
  const fix = fixes.find(({ title }) => title === 'appendComment');
  return fix && { rule, title: fix.title, edits: fix.edits };
}

/** A counterpart of a mended RFC, with the same changes. */
interface MirroredSide extends MirroredText {
  readonly path: string;
  /** The rules whose repairs they are. */
  readonly rules: readonly string[];
}

/** The same changes in the counterparts of mended RFCs; `files` are those in which the RFCs are mended. */
function mirrorAll(
  project: Project,
  files: Files,
  mended: readonly MendedFile[],
  steps: ReadonlyMap<string, readonly Mirrored[]>,
  shell: Shell,
): MirroredSide[] {
  return mended.flatMap(({ path, before, rules }) => {
    const pair = readPair(project, files, path, before);
    if (!pair) return [];
    const other = mirror(pair.counterpart, pair.anchor, steps.get(path) ?? [], shell);
    return [{ ...other, path: pair.counterpart.path, rules }];
  });
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
