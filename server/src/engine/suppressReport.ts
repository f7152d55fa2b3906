import { type Edit, type Report, remove, replace } from './rule';
import type { Suppression } from './suppress';
import type { Lines } from './text/lines';
import { nearestName } from './text/nearest';
import type { Span } from './text/span';

/** The part of the registry that suppressions are held against. */
export type KnownRules = readonly { readonly id: string; readonly parity: boolean }[];

/** True when the suppression names a rule or namespace that exists. */
export function isKnown({ rule }: Suppression, rules: KnownRules): boolean {
  return rules.some(({ id }) => id === rule || (rule.endsWith('/*') && id.startsWith(rule.slice(0, -1))));
}

/** `suppress/unknown-rule`: comments that name no rule, or one that does not exist. */
export function reportUnknown(suppressions: readonly Suppression[], rules: KnownRules, report: Report<string>): void {
  const suggestions = new Map<string, string | undefined>(); // the same slip is often made more than once
  for (const entry of suppressions) {
    if (entry.rule === '') {
      report('unnamed', entry.comment);
    } else if (!isKnown(entry, rules)) {
      if (!suggestions.has(entry.rule)) suggestions.set(entry.rule, nearestName(entry.rule, namesIn(rules)));
      reportMisspelt(entry, suggestions.get(entry.rule), report);
    }
  }
}

function namesIn(rules: KnownRules): string[] {
  const ids = rules.map(({ id }) => id);
  return [...ids, ...new Set(ids.map((id) => `${id.slice(0, id.indexOf('/'))}/*`))];
}

function reportMisspelt({ rule, nameSpan }: Suppression, suggestion: string | undefined, report: Report<string>): void {
  if (suggestion === undefined) {
    report('unknown', nameSpan, { found: rule });
    return;
  }
  const edits = [replace(nameSpan, suggestion)];
  report(
    'misspelt',
    nameSpan,
    { found: rule, suggestion },
    { fixes: [{ title: 'rename', data: { suggestion }, edits }] },
  );
}

/** `suppress/unused`: names that took nothing away. The span is the comment, or the name where it lists several. */
export function reportUnused(lines: Lines, unused: readonly Suppression[], report: Report<string>): void {
  for (const { rule, nameSpan, comment, isOnlyName } of unused) {
    const fix = isOnlyName
      ? { title: 'removeComment', edits: [removeComment(lines, comment)] }
      : { title: 'removeName', data: { rule }, edits: [removeName(lines.text, nameSpan)] };
    report('unused', isOnlyName ? comment : nameSpan, { rule }, { fixes: [fix] });
  }
}

/** Takes the comment's line with it when nothing else stands there, and one blank line where two would meet. */
function removeComment(lines: Lines, comment: Span): Edit {
  const first = lines.lineAt(comment.start);
  const last = lines.lineAt(comment.end);
  const start = lines.startOfLineAt(comment.start);
  const around = lines.text.slice(start, comment.start) + lines.text.slice(comment.end, lines.endOfLineAt(comment.end));
  if (around.trim() !== '') return remove(comment);
  const isBlank = (line: number) => lines.textOf(line)?.trim() === '';
  const through = isBlank(first - 1) && isBlank(last + 1) ? last + 1 : last;
  return remove({ start, end: lines.fullSpan(through)?.end ?? lines.text.length });
}

/** Takes the blanks and commas before the name with it. */
function removeName(text: string, name: Span): Edit {
  let start = name.start;
  while (/[\s,]/.test(text.charAt(start - 1))) start--;
  return remove({ start, end: name.end });
}

/** `config/parity`: suppressions that took away a problem of a rule which a reference gate enforces. */
export function reportParity(used: readonly Suppression[], rules: KnownRules, report: Report<string>): void {
  for (const entry of used) {
    const isParity = rules.some((rule) => rule.parity && isKnown(entry, [rule]));
    if (isParity) report('suppressed', entry.comment, { name: entry.rule });
  }
}
