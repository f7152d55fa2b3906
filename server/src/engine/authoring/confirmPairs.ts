import type { Files } from '../files';
import type { Judge } from '../judge';
import type { PairPlace } from '../pairs/find';
import type { Pair } from '../pairs/pair';
import type { Problem } from '../rule';
import { emptyPlan, type FilePlan, isRefusal, type Refusal, refuse } from './fileEdits';
import { planConfirm } from './pairRecords';

/** The records that would be written, and what stands against it. */
export interface ConfirmPlan {
  readonly plan: FilePlan;
  /** Where the sides differ in structure: confirming says that they agree all the same. */
  readonly divergences: readonly Problem[];
}

/** What a record vouches for: the rules by which the sides of a pair are alike. Spec: bilingual.md §10. */
const structureRules: ReadonlySet<string> = new Set([
  'pair/code-block',
  'pair/generated-region',
  'pair/heading-depth',
  'pair/link-locale',
  'pair/link-target',
  'pair/list-shape',
  'pair/switcher-missing',
  'pair/table-shape',
]);

/**
 * Plans the records of pairs anew, with both sides as they are: the word of somebody who has compared them. Refused when
 * a side is missing or excluded, or one of the files is not saved. A record that says so already is left alone. Spec: bilingual.md §10.
 */
export function planConfirmPairs(judge: Judge, files: Files, places: readonly PairPlace[]): ConfirmPlan | Refusal {
  const plans: FilePlan[] = [];
  const divergences: Problem[] = [];
  for (const place of places) {
    const pair = judge.readPair(place);
    const refusal = refusalOf(pair);
    if (refusal) return refusal;
    const plan = planConfirm(judge.survey.project, files, place.anchor);
    if (isRefusal(plan)) return plan;
    plans.push(plan);
    divergences.push(...divergencesIn(judge, place));
  }
  const plan = {
    ...emptyPlan,
    edits: plans.flatMap(({ edits }) => edits),
    creations: plans.flatMap(({ creations }) => creations),
  };
  return { plan, divergences };
}

/** Where the sides of a pair differ in structure, said on both of them. */
export function divergencesIn(judge: Judge, place: PairPlace): Problem[] {
  return judge.problemsOfPair(place).filter(({ rule }) => structureRules.has(rule));
}

function refusalOf({ anchor, counterpart, record, standing }: Pair): Refusal | undefined {
  if (standing === 'excluded' || standing === 'stray') return refuse('pairExcludedHere', { path: anchor.path });
  const lost = [anchor, counterpart].find(({ content }) => content?.kind !== 'text');
  if (lost) return refuse('pairHalf', { path: anchor.path });
  const dirty = [anchor, counterpart, record].find(({ isDirty }) => isDirty);
  return dirty && refuse('pairUnsaved', { path: dirty.path });
}

/** The pair that a path names: one of its three files, or their common stem; `undefined` when there is none. */
export function findPair(judge: Judge, path: string): PairPlace | undefined {
  const { pairOf, pairs } = judge.survey;
  const known = pairOf.get(path) ?? pairOf.get(`${path}.md`);
  return known ?? pairs.find(({ anchor, counterpart, record }) => [anchor, counterpart, record].includes(path));
}
