import { type Edit, replace } from '../rule';

/** Lines of two texts that differ: `[start, end)` as zero-based line numbers on either side. */
interface Hunk {
  readonly before: readonly [number, number];
  readonly after: readonly [number, number];
}

/** More differing lines than this are not set against each other: the whole stretch counts as rewritten. */
const MAX_DISTANCE = 400;

/** The edits, in whole lines, that turn one text into another; none when they are the same. */
export function editsBetween(before: string, after: string): Edit[] {
  const [old, now] = [splitLines(before), splitLines(after)];
  const starts = startsOf(old);
  return findHunks(old, now).map((hunk) => {
    const span = { start: starts[hunk.before[0]] ?? before.length, end: starts[hunk.before[1]] ?? before.length };
    return replace(span, now.slice(...hunk.after).join(''));
  });
}

/** Lines around a difference that a unified diff shows. */
const CONTEXT = 3;

/** What a unified diff is of. `undefined` names stand for no file. */
export interface DiffNames {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The unified diff of two texts, ending in a line break; empty when neither text nor name differs. */
export function unifiedDiff(names: DiffNames, before: string, after: string): string {
  const [old, now] = [splitLines(before), splitLines(after)];
  const groups = groupHunks(findHunks(old, now));
  const isRenamed = names.before !== undefined && names.after !== undefined && names.before !== names.after;
  if (groups.length === 0 && !isRenamed && names.before === names.after) return '';
  const head = isRenamed ? `rename from ${names.before}\nrename to ${names.after}\n` : '';
  if (groups.length === 0 && isRenamed) return head;
  const files = `--- ${nameOf('a', names.before)}\n+++ ${nameOf('b', names.after)}\n`;
  return head + files + groups.map((group) => renderGroup(group, old, now)).join('');
}

function nameOf(side: string, name: string | undefined): string {
  return name === undefined ? '/dev/null' : `${side}/${name}`;
}

/** Hunks so near each other that their context would touch are shown as one. */
function groupHunks(hunks: readonly Hunk[]): Hunk[][] {
  const groups: Hunk[][] = [];
  for (const hunk of hunks) {
    const last = groups.at(-1)?.at(-1);
    if (last && hunk.before[0] - last.before[1] <= 2 * CONTEXT) groups.at(-1)?.push(hunk);
    else groups.push([hunk]);
  }
  return groups;
}

function renderGroup(group: readonly Hunk[], old: readonly string[], now: readonly string[]): string {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last) return '';
  const lead = Math.min(CONTEXT, first.before[0]);
  const trail = Math.min(CONTEXT, old.length - last.before[1]);
  const range = (start: number, end: number) => `${end > start ? start + 1 : start},${end - start}`;
  const lines = [
    `@@ -${range(first.before[0] - lead, last.before[1] + trail)} +${range(first.after[0] - lead, last.after[1] + trail)} @@\n`,
  ];
  let shown = first.before[0] - lead;
  for (const { before, after } of group) {
    lines.push(renderLines(' ', old.slice(shown, before[0])));
    lines.push(renderLines('-', old.slice(...before)), renderLines('+', now.slice(...after)));
    shown = before[1];
  }
  lines.push(renderLines(' ', old.slice(shown, shown + trail)));
  return lines.join('');
}

function renderLines(mark: string, lines: readonly string[]): string {
  return lines.map((line) => renderLine(mark, line)).join('');
}

function renderLine(mark: string, line: string): string {
  return line.endsWith('\n') ? mark + line : `${mark}${line}\n\\ No newline at end of file\n`;
}

/** The lines with their terminators, LF as in other diffs; a lone CR is part of its line. */
function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function startsOf(lines: readonly string[]): number[] {
  let at = 0;
  return lines.map((line) => {
    at += line.length;
    return at - line.length;
  });
}

function findHunks(old: readonly string[], now: readonly string[]): Hunk[] {
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let kept = 0;
  const most = Math.min(old.length, now.length) - start;
  while (kept < most && old[old.length - 1 - kept] === now[now.length - 1 - kept]) kept++;
  const middle = { old: old.slice(start, old.length - kept), now: now.slice(start, now.length - kept) };
  if (middle.old.length === 0 && middle.now.length === 0) return [];
  const pairs = findCommon(middle.old, middle.now);
  return hunksBetween(pairs, middle.old.length, middle.now.length).map(({ before, after }) => ({
    before: [before[0] + start, before[1] + start],
    after: [after[0] + start, after[1] + start],
  }));
}

/** The stretches between lines that correspond. */
function hunksBetween(pairs: readonly (readonly [number, number])[], oldCount: number, nowCount: number): Hunk[] {
  const hunks: Hunk[] = [];
  let [x, y] = [0, 0];
  for (const [nextX, nextY] of [...pairs, [oldCount, nowCount] as const]) {
    if (nextX > x || nextY > y) hunks.push({ before: [x, nextX], after: [y, nextY] });
    [x, y] = [nextX + 1, nextY + 1];
  }
  return hunks;
}

/** How far each diagonal (old minus new line number) has been followed, in old lines. */
type Furthest = ReadonlyMap<number, number>;

/** A longest common subsequence as pairs of line numbers, by Myers; none when the texts have little in common. */
function findCommon(old: readonly string[], now: readonly string[]): [number, number][] {
  const trace: Furthest[] = [];
  const furthest = new Map<number, number>([[1, 0]]);
  for (let distance = 0; distance <= Math.min(MAX_DISTANCE, old.length + now.length); distance++) {
    trace.push(new Map(furthest));
    for (let diagonal = -distance; diagonal <= distance; diagonal += 2) {
      const from = originOf(furthest, diagonal, distance);
      let x = (furthest.get(from) ?? 0) + (from < diagonal ? 1 : 0);
      while (x < old.length && x - diagonal < now.length && old[x] === now[x - diagonal]) x++;
      furthest.set(diagonal, x);
      if (x >= old.length && x - diagonal >= now.length) return traceBack(trace, old.length, now.length);
    }
  }
  return [];
}

/** The diagonal from which the furthest way to another one comes. */
function originOf(furthest: Furthest, diagonal: number, distance: number): number {
  const [below, above] = [furthest.get(diagonal - 1) ?? -1, furthest.get(diagonal + 1) ?? -1];
  return diagonal === -distance || (diagonal !== distance && below < above) ? diagonal + 1 : diagonal - 1;
}

function traceBack(trace: readonly Furthest[], oldCount: number, nowCount: number): [number, number][] {
  const pairs: [number, number][] = [];
  let [x, y] = [oldCount, nowCount];
  for (const [distance, furthest] of [...trace.entries()].toReversed()) {
    const from = originOf(furthest, x - y, distance);
    const startX = distance === 0 ? 0 : (furthest.get(from) ?? 0);
    const startY = distance === 0 ? 0 : startX - from;
    while (x > startX && y > startY) pairs.push([--x, --y]);
    [x, y] = [startX, startY];
  }
  return pairs.toReversed();
}
