import type { Config, Lifecycle } from '../../config/config';

/**
 * True for a text that only repeats what the path and version control hold: dates, the statuses an RFC passes through,
 * and marks between them. It can go without loss. A question mark is a doubt, so it stays.
 */
export function isOnlyHistory(config: Config, text: string): boolean {
  const words = historyWords(config);
  const undated = text.replace(/\d{4}-\d{2}-\d{2}/g, ' ');
  const rest = undated.replace(/[\p{L}\p{N}]+/gu, (word) => (words.has(word.toLowerCase()) ? ' ' : word));
  return /^[\s()[\]{},.;:/&*_`'"–—-]*$/.test(rest);
}

/** A lifecycle that asks for a reason is no stage that others pass through: its name is not dropped in silence. */
function historyWords(config: Config): ReadonlySet<string> {
  const passed = config.lifecycles.filter(({ status }) => status.reason !== 'required');
  return new Set(['accepted', 'and', ...passed.flatMap(({ status }) => status.token.toLowerCase().split(/\s+/))]);
}

/** A lifecycle's token inside a text. */
export interface FoundToken {
  readonly lifecycle: Lifecycle;
  readonly before: string;
  readonly after: string;
}

/** The first place where a lifecycle's token stands as a word of its own, in any case. */
export function findToken(text: string, lifecycle: Lifecycle): FoundToken | undefined {
  const { token } = lifecycle.status;
  if (token === '') return undefined;
  const lower = lowerCase(text);
  for (let at = lower.indexOf(token.toLowerCase()); at !== -1; at = lower.indexOf(token.toLowerCase(), at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + token.length)];
    const isWhole = !/[\p{L}\p{N}_]-?$/u.test(before.slice(-3)) && !/^[\p{L}\p{N}_]|^-[\p{L}\p{N}]/u.test(after);
    if (isWhole) return { lifecycle, before, after };
  }
  return undefined;
}

/** In lower case, unless that would shift the offsets, as for a dotted capital I. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}
