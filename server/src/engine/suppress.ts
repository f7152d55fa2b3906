import type { Comment } from './literals';
import { namespaceOf } from './registry';
import type { Problem } from './rule';
import type { Lines } from './text/lines';
import type { Span } from './text/span';

/** One rule named in a suppression comment. */
export interface Suppression {
  /** A rule id or `namespace/*`; empty when the comment names none. */
  readonly rule: string;
  /** Where the name stands; the whole comment when it names none. */
  readonly nameSpan: Span;
  readonly comment: Span;
  readonly isOnlyName: boolean;
  /** The zero-based lines it covers, the last one included. */
  readonly firstLine: number;
  readonly lastLine: number;
  /** True for `rfc-disable` that no `rfc-enable` ends: it also covers what is reported on line 1. */
  readonly toEnd: boolean;
}

/** A comment as the suppression reader takes it: its span and what stands between its markers. */
export interface CommentText {
  readonly span: Span;
  /** Where the text between the markers begins. */
  readonly textStart: number;
  readonly text: string;
}

type Verb = 'disable-next-line' | 'disable' | 'enable';

interface Directive {
  readonly verb: Verb;
  readonly comment: CommentText;
  readonly names: readonly { readonly rule: string; readonly span: Span }[];
}

/**
 * Reads `rfc-disable-next-line RULE…`, `rfc-disable RULE…` and `rfc-enable RULE…` from comments in text order. Several
 * rules are set apart by blanks or commas; ` -- ` begins a reason, which is passed over.
 */
export function readSuppressions(lines: Lines, comments: readonly CommentText[]): Suppression[] {
  const enabled = new Map<string, CommentText>();
  const found: Suppression[][] = [];
  // From the end, so that what ends a suppression is known when its beginning is met.
  for (const directive of comments.flatMap(readDirective).reverse()) {
    const { verb, comment } = directive;
    const names = directive.names.length > 0 ? directive.names : [{ rule: '', span: comment.span }];
    if (verb === 'enable') for (const { rule } of directive.names) enabled.set(rule, comment);
    else found.push(names.map((name) => toSuppression(lines, directive, name, enabled.get(name.rule))));
  }
  return found.reverse().flat();
}

/** The HTML comments of a Markdown text as the reader takes them. */
export function htmlComments(text: string, comments: readonly Span[]): CommentText[] {
  return comments.map((span) => ({ span, textStart: span.start + 4, text: text.slice(span.start + 4, span.end - 3) }));
}

/** The comments of source code or JSONC, `//` and `/*`, as the reader takes them. */
export function codeComments(text: string, comments: readonly Comment[]): CommentText[] {
  return comments.map(({ kind, span }) => {
    const textStart = span.start + 2;
    const isEnded = kind === 'block' && text.endsWith('*/', span.end) && span.end - 2 >= textStart;
    return { span, textStart, text: text.slice(textStart, isEnded ? span.end - 2 : span.end) };
  });
}

function readDirective(comment: CommentText): Directive[] {
  const head = /^\s*rfc-(disable-next-line|disable|enable)(?=\s|$)/.exec(comment.text);
  if (!head) return [];
  const reason = comment.text.indexOf(' -- ');
  const list = comment.text.slice(head[0].length, reason === -1 ? undefined : reason);
  const listStart = comment.textStart + head[0].length;
  const names = [...list.matchAll(/[^\s,]+/g)].map((match) => {
    const start = listStart + match.index;
    return { rule: match[0], span: { start, end: start + match[0].length } };
  });
  return [{ verb: head[1] as Verb, comment, names }];
}

function toSuppression(
  lines: Lines,
  directive: Directive,
  name: Directive['names'][number],
  end: CommentText | undefined,
): Suppression {
  const commentLine = lines.lineAt(Math.max(directive.comment.span.start, directive.comment.span.end - 1));
  const common = {
    rule: name.rule,
    nameSpan: name.span,
    comment: directive.comment.span,
    isOnlyName: directive.names.length < 2,
    firstLine: commentLine + 1,
  };
  if (directive.verb === 'disable-next-line') return { ...common, lastLine: commentLine + 1, toEnd: false };
  const lastLine = end ? lines.lineAt(end.span.start) : lines.count - 1;
  return { ...common, lastLine, toEnd: !end };
}

/** What is left of a file's problems, and which suppressions took nothing away. */
export interface Suppressed {
  readonly kept: Problem[];
  readonly unused: readonly Suppression[];
  /** Those that took at least one problem away. */
  readonly used: readonly Suppression[];
}

/** Takes away the problems that begin on a covered line and whose rule is named. */
export function suppress(lines: Lines, suppressions: readonly Suppression[], problems: readonly Problem[]): Suppressed {
  const covers = coversByName(suppressions);
  const lineOf = ({ span }: Problem) => lines.lineAt(span.start);
  const linesByName = sortedLines(problems, lineOf);
  const used = suppressions.filter((entry) => meets(entry, linesByName.get(entry.rule) ?? []));
  const isUsed = new Set(used);
  return {
    kept: problems.filter((problem) => !namesOf(problem).some((name) => covers.get(name)?.has(lineOf(problem)))),
    used,
    unused: suppressions.filter((entry) => entry.rule !== '' && !isUsed.has(entry)),
  };
}

/** What a suppression may call the rule of a problem. */
function namesOf({ rule }: Problem): string[] {
  return [rule, `${namespaceOf(rule)}/*`];
}

function sortedLines(problems: readonly Problem[], lineOf: (problem: Problem) => number): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const problem of problems) {
    for (const name of namesOf(problem)) {
      const known = found.get(name);
      if (known) known.push(lineOf(problem));
      else found.set(name, [lineOf(problem)]);
    }
  }
  for (const each of found.values()) each.sort((a, b) => a - b);
  return found;
}

/** Nothing may stand above the title, so an open-ended `rfc-disable` reaches up to line 1 as well. */
function meets({ firstLine, lastLine, toEnd }: Suppression, sorted: readonly number[]): boolean {
  if (toEnd && sorted[0] === 0) return true;
  const next = sorted[countUpTo(sorted, firstLine - 1)];
  return next !== undefined && next <= lastLine;
}

/** The lines that suppressions of one name cover. */
class Cover {
  readonly #starts: number[] = [];
  /** For each start the furthest line that a suppression with this or an earlier start reaches. */
  readonly #reach: number[] = [];
  #isOpen = false;

  /** Suppressions come in the order of their first lines. */
  add({ firstLine, lastLine, toEnd }: Suppression): void {
    this.#starts.push(firstLine);
    this.#reach.push(Math.max(lastLine, this.#reach.at(-1) ?? lastLine));
    this.#isOpen ||= toEnd;
  }

  has(line: number): boolean {
    if (this.#isOpen && line === 0) return true;
    return (this.#reach[countUpTo(this.#starts, line) - 1] ?? -1) >= line;
  }
}

function coversByName(suppressions: readonly Suppression[]): Map<string, Cover> {
  const covers = new Map<string, Cover>();
  for (const entry of suppressions) {
    const cover = covers.get(entry.rule) ?? new Cover();
    covers.set(entry.rule, cover);
    cover.add(entry);
  }
  return covers;
}

/** How many of the sorted numbers are at most `limit`, by bisection: a text may have 100,000 of these comments. */
function countUpTo(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
