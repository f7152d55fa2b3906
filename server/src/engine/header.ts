import type { Config, Lifecycle } from './config/config';
import type { Facts } from './facts/facts';
import { findStructuralLines } from './facts/structure';
import type { Place } from './place';
import type { Lines } from './text/lines';
import type { Span } from './text/span';

/** The header block: title on line 1, status on line 3. Spec: rfc-format.md §3. */
export interface Header {
  readonly title: Title | undefined;
  /** The status line: line 3 when it is one, else the first structural one anywhere; `undefined` when there is none. */
  readonly status: StatusLine | undefined;
  /** Zero-based further structural lines that begin with the status key. */
  readonly duplicates: readonly number[];
}

/** Line 1 as an H1. */
export interface Title {
  /** The title text as the index shows it, prefix stripped. */
  readonly text: string;
  readonly span: Span;
  /** From `#` to the first character of the title text. */
  readonly lead: Span;
}

/** A line that means to be the status. */
export interface StatusLine {
  /** Zero-based. */
  readonly line: number;
  readonly span: Span;
  /** What follows the key, to the end of the line. */
  readonly value: Span;
  readonly valueText: string;
  /** The lifecycle whose grammar the whole line satisfies. */
  readonly lifecycle: Lifecycle | undefined;
}

/** The zero-based line on which the status stands. */
export const STATUS_LINE = 2;

/** Reads the header block; whatever is absent is `undefined`. */
export function readHeader(lines: Lines, facts: Facts, config: Config, place: Place): Header {
  const key = config.status.key.trimEnd();
  const keyed = findStructuralLines(lines, facts, (text) => text.startsWith(key));
  const statusLine = looksLikeStatus(lines.textOf(STATUS_LINE) ?? '', key) ? STATUS_LINE : keyed[0];
  return {
    title: readTitle(lines, config),
    status: statusLine === undefined ? undefined : readStatus(lines, statusLine, config, place),
    duplicates: keyed.filter((line) => line !== statusLine),
  };
}

function readTitle(lines: Lines, config: Config): Title | undefined {
  const span = lines.span(0) ?? { start: 0, end: 0 };
  const mark = lines.text.startsWith('\uFEFF') ? 1 : 0;
  const line = lines.text.slice(span.start + mark, span.end);
  const match = /^#\s+(\S.*?)\s*$/.exec(line);
  const whole = match?.[1];
  if (whole === undefined) return undefined;
  const text = stripPrefix(whole, config.title.prefix);
  const start = span.start + mark + line.indexOf(whole, 1) + (whole.length - text.length);
  return { text, span: { start, end: start + text.length }, lead: { start: span.start + mark, end: start } };
}

/** Drops the prefix once, however many blanks follow it; a title that is nothing but the prefix stays. */
function stripPrefix(title: string, prefix: string): string {
  const bare = prefix.trimEnd();
  if (bare === '' || !title.startsWith(bare)) return title;
  const rest = title.slice(bare.length);
  const text = rest.trimStart();
  return text === '' || text === rest ? title : text;
}

/** True for a line that means to be the status even when decorated, indented or in another case. */
function looksLikeStatus(line: string, key: string): boolean {
  if (!key.endsWith(':')) return line.startsWith(key);
  const word = key.slice(0, -1).toLowerCase();
  const bare = line.toLowerCase().replace(/^[\s>*_+-]+/, '');
  return bare.startsWith(word) && /^[\s*_]*:/.test(bare.slice(word.length));
}

function readStatus(lines: Lines, line: number, config: Config, place: Place): StatusLine {
  const span = lines.span(line) ?? { start: 0, end: 0 };
  const text = lines.text.slice(span.start, span.end);
  const valueStart = span.start + valueOffset(text, config.status.key);
  return {
    line,
    span,
    value: { start: valueStart, end: span.end },
    valueText: lines.text.slice(valueStart, span.end),
    lifecycle: findLifecycle(text, config, place),
  };
}

/** Offset after the key and its blanks; after the first colon (and closing emphasis) for a decorated key. */
function valueOffset(line: string, key: string): number {
  if (line.startsWith(key)) return key.length;
  return /^[^:]*:[*_]*[ \t]*/.exec(line)?.[0].length ?? line.length;
}

/** The lifecycle whose status the line is: the folder's own before others with the same token. */
function findLifecycle(line: string, config: Config, place: Place): Lifecycle | undefined {
  const own = config.lifecycles.filter((entry) => entry.name === place.lifecycle?.name);
  return [...own, ...config.lifecycles].find((entry) => isStatusOf(line, entry, config));
}

/** True when the line is exactly the status that the lifecycle's grammar asks for. Spec: rfc-format.md §3. */
export function isStatusOf(line: string, lifecycle: Lifecycle, config: Config): boolean {
  const bare = config.status.key + lifecycle.status.token;
  const withReason = bare + config.status.separator;
  if (line === bare) return lifecycle.status.reason !== 'required';
  return lifecycle.status.reason !== 'none' && line.startsWith(withReason) && line.length > withReason.length;
}
