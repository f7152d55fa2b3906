import type { Edit, Fix, Problem } from './rule';

/** Applies edits to a text. They must not overlap; an edit that does is left out, the first in the text wins. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end)) {
    if (edit.span.start < at) continue;
    result += text.slice(at, edit.span.start) + edit.text;
    at = edit.span.end;
  }
  return result + text.slice(at);
}

/** How often safe fixes may call for further ones before we stop. */
const MAX_PASSES = 10;

/** A text after its safe fixes, and how many passes changed something. */
export interface FixedText {
  readonly text: string;
  readonly passes: number;
}

/**
 * Applies all safe fixes until none is left. `lint` gives the problems of a text. Where fixes overlap the first in the
 * text wins and the other waits for the next pass.
 */
export function fixText(text: string, lint: (text: string) => readonly Problem[]): FixedText {
  let current = text;
  for (let passes = 0; passes < MAX_PASSES; passes++) {
    const next = applyFixes(current, safeFixes(lint(current)));
    if (next === current) return { text: current, passes };
    current = next;
  }
  return { text: current, passes: MAX_PASSES };
}

/** The safe fix of each problem whose safe fix stays within its file. */
export function safeFixes(problems: readonly Problem[]): Fix[] {
  return problems.flatMap((problem) => safeFixOf(problem) ?? []).filter((fix) => !reachesOut(fix));
}

/** The safe fix of a problem, if it has one. */
export function safeFixOf({ fixes }: Pick<Problem, 'fixes'>): Fix | undefined {
  return fixes.find(({ kind }) => kind === 'safe');
}

/** True for a fix that does more than edit the file of its problem. */
export function reachesOut({ steps = [] }: Pick<Fix, 'steps'>): boolean {
  return steps.length > 0;
}

/** Applies whole fixes, as many as go together. */
export function applyFixes(text: string, fixes: readonly Fix[]): string {
  return applyEdits(
    text,
    compatibleFixes(fixes).flatMap((fix) => fix.edits),
  );
}

/** The fixes that can be made in one pass: one of which any edit would touch an earlier fix is left out entirely. */
export function compatibleFixes<Each extends Pick<Fix, 'edits'>>(fixes: readonly Each[]): Each[] {
  const taken: Edit[] = []; // in the order of the text, apart
  return fixes
    .map((fix) => ({ fix, start: startOf(fix) }))
    .sort((a, b) => a.start - b.start)
    .flatMap(({ fix }) => {
      if (fix.edits.some((edit) => touchesAny(taken, edit))) return [];
      for (const edit of fix.edits) taken.splice(firstBehind(taken, edit.span.start), 0, edit);
      return [fix];
    });
}

function startOf(fix: Pick<Fix, 'edits'>): number {
  return fix.edits.reduce((start, edit) => Math.min(start, edit.span.start), Number.POSITIVE_INFINITY);
}

/** Two edits that share a character, or that insert at the same place, cannot both be made in one pass. */
function touchesAny(sorted: readonly Edit[], { span }: Edit): boolean {
  const last = sorted[firstBehind(sorted, span.end) - 1];
  return last !== undefined && span.start <= last.span.end;
}

/** The index of the first edit that begins behind `offset`, by bisection: a fix of line endings may have a million. */
function firstBehind(sorted: readonly Edit[], offset: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.span.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
