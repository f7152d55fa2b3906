import { applyFixes } from '../../server/src/engine/fix';
import type { Extras, FileStep, Fix, MessageData, RuleMeta } from '../../server/src/engine/rule';

/** A fix as a case describes it. */
export interface ExpectedFix {
  readonly title: string;
  /** The file's text after the fix alone; left out for a fix that does not change it. */
  readonly text?: string;
  /** What becomes of other files; left out where nothing does. */
  readonly steps?: readonly FileStep[];
}

/** The fixes of a report, as the engine completes them. */
export function toFixes({ fix: strongest }: RuleMeta, { fixes = [] }: Extras<string>): Fix[] {
  const kind = strongest === 'none' ? 'safe' : strongest;
  return fixes.map((fix) => ({ data: {}, kind, edits: [], ...fix }));
}

/** A fix in the words of a case. `text` is that of the problem's file, `fill` gives the words of a message. */
export function describeFix(fix: Fix, text: string, fill: (message: string, data: MessageData) => string): ExpectedFix {
  return {
    title: fill(fix.title, fix.data),
    ...(fix.edits.length > 0 ? { text: applyFixes(text, [fix]) } : {}),
    ...(fix.steps && fix.steps.length > 0 ? { steps: fix.steps } : {}),
  };
}

/** The strongest kind among those that were offered. */
export function strongestOf(kinds: ReadonlySet<string>): RuleMeta['fix'] {
  if (kinds.has('safe')) return 'safe';
  return kinds.has('suggestion') ? 'suggestion' : 'none';
}
