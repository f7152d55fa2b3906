import type { Config, Lifecycle } from './config/config';
import type { Facts } from './facts/facts';
import { isInert } from './facts/structure';
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
  /** True when the line begins with the configured key, byte for byte. */
  readonly keyed: boolean;
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
  const keyed = key === '' ? [] : lines.linesWith(key).filter((line) => isKeyed(lines, facts, line, key));
  const isInPlace = keyLength(lines.textOf(STATUS_LINE) ?? '', config) !== undefined;
  const statusLine = isInPlace ? STATUS_LINE : keyed[0];
  return {
    title: readTitle(lines, config),
    status: statusLine === undefined ? undefined : readStatus(lines, statusLine, config, place),
    duplicates: keyed.filter((line) => line !== statusLine),
  };
}

/** True for a structural line that begins with the key. */
function isKeyed(lines: Lines, facts: Facts, line: number, key: string): boolean {
  const start = lines.span(line)?.start ?? 0;
  return lines.text.startsWith(key, start) && !isInert(facts, start);
}

function readTitle(lines: Lines, config: Config): Title | undefined {
  const span = lines.span(0) ?? { start: 0, end: 0 };
  const mark = lines.text.startsWith('\uFEFF') ? 1 : 0;
  const line = lines.text.slice(span.start + mark, span.end);
  const whole = /^#\s/.test(line) ? line.slice(1).trim() : '';
  if (whole === '') return undefined;
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

/** The status key as a bare word in lower case, such as `status` for `Status: `. */
export function keyWord({ status }: Config): string {
  const word = status.key.replace(/^[\s>*_+-]+/, '');
  let end = word.length;
  while (end > 0 && /[\s*_:：=-]/.test(word.charAt(end - 1))) end--; // a regular expression would be quadratic here
  return word.slice(0, end).toLowerCase();
}

/**
 * How much of a line is the status key, with what decorates it: indented, quoted, bold, a list item, in another case,
 * with another colon. Without a colon only when nothing or a lifecycle's token follows. `undefined` for a line that does
 * not mean to be the status.
 */
function keyLength(line: string, config: Config): number | undefined {
  const { key } = config.status;
  if (line.startsWith(key) && (key + line).trim() !== '') return key.length;
  const word = keyWord(config);
  const lead = /^[\s>*_+-]*/.exec(line)?.[0].length ?? 0;
  if (word === '' || line.slice(lead, lead + word.length).toLowerCase() !== word) return undefined;
  const rest = line.slice(lead + word.length);
  const colon = /^[\s*_]*[:：][*_]*[ \t]*/.exec(rest)?.[0] ?? /^[\s*_=–—-]+/.exec(rest)?.[0] ?? '';
  const value = rest.slice(colon.length);
  const isMeant = /[:：]/.test(colon) || value === '' || (colon !== '' && startsWithToken(value, config));
  return isMeant ? lead + word.length + colon.length : undefined;
}

function startsWithToken(value: string, config: Config): boolean {
  const start = value.slice(0, 100).toLowerCase();
  return config.lifecycles.some(({ status }) => start.startsWith(status.token.toLowerCase()));
}

function readStatus(lines: Lines, line: number, config: Config, place: Place): StatusLine {
  const span = lines.span(line) ?? { start: 0, end: 0 };
  const text = lines.text.slice(span.start, span.end);
  const valueStart = span.start + (keyLength(text, config) ?? 0);
  return {
    line,
    span,
    keyed: text.startsWith(config.status.key),
    value: { start: valueStart, end: span.end },
    valueText: lines.text.slice(valueStart, span.end),
    lifecycle: findLifecycle(text, config, place),
  };
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
