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
  const directives = comments.flatMap(readDirective);
  return directives.flatMap((directive, index) => {
    if (directive.verb === 'enable') return [];
    const names = directive.names.length > 0 ? directive.names : [{ rule: '', span: directive.comment.span }];
    return names.map((name) => toSuppression(lines, directive, name, directives.slice(index + 1)));
  });
}

/** The HTML comments of a Markdown text as the reader takes them. */
export function htmlComments(text: string, comments: readonly Span[]): CommentText[] {
  return comments.map((span) => ({ span, textStart: span.start + 4, text: text.slice(span.start + 4, span.end - 3) }));
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
  later: readonly Directive[],
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
  const end = later.find(({ verb, names }) => verb === 'enable' && names.some(({ rule }) => rule === name.rule));
  const lastLine = end ? lines.lineAt(end.comment.span.start) : lines.count - 1;
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
  const used = new Set<Suppression>();
  const kept = problems.filter((problem) => {
    const line = lines.lineAt(problem.span.start);
    const covering = suppressions.filter((entry) => names(entry, problem.rule) && covers(entry, line));
    for (const entry of covering) used.add(entry);
    return covering.length === 0;
  });
  return { kept, used: [...used], unused: suppressions.filter((entry) => entry.rule !== '' && !used.has(entry)) };
}

function names(suppression: Suppression, rule: string): boolean {
  return suppression.rule === rule || suppression.rule === `${namespaceOf(rule)}/*`;
}

/** Nothing may stand above the title, so an open-ended `rfc-disable` reaches up to line 1 as well. */
function covers(suppression: Suppression, line: number): boolean {
  if (suppression.toEnd && line === 0) return true;
  return suppression.firstLine <= line && line <= suppression.lastLine;
}
