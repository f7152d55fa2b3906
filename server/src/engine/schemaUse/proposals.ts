import type { Proposal } from '../assist';
import type { ValueCaret } from './caret';

/** Which quotes and keys a language wants. */
export type Spelling = 'json' | 'code';

/** A key to write at the caret. */
export function keyProposal(
  key: string,
  { span }: ValueCaret,
  text: string,
  spelling: Spelling,
  detail?: string,
): Proposal {
  const quote = quoteAt(text, span.start);
  const isBare = spelling === 'code' && quote === undefined && /^[A-Za-z_$][\w$]*$/.test(key);
  const written = isBare ? key : quoted(key, quote ?? (spelling === 'json' ? '"' : "'"));
  const hasColon = /^\s*:/.test(text.slice(span.end));
  return {
    ...proposal('key', key, span, hasColon ? written : `${written}: `, quote),
    ...(detail === undefined ? {} : { detail }),
  };
}

/** A value to write at the caret. */
export function valueProposal(value: unknown, { span }: ValueCaret, text: string, spelling: Spelling): Proposal {
  const quote = quoteAt(text, span.start);
  const isString = typeof value === 'string';
  const written = isString ? quoted(value, quote ?? (spelling === 'json' ? '"' : "'")) : JSON.stringify(value);
  return proposal('value', isString ? value : written, span, written, isString ? quote : undefined);
}

/** An editor compares what is typed from the start of the span with the filter, the quote included. */
function proposal(
  kind: Proposal['kind'],
  label: string,
  span: Proposal['span'],
  text: string,
  quote: string | undefined,
): Proposal {
  return { kind, label, span, text, filter: quote === undefined ? label : `${quote}${label}` };
}

function quoteAt(text: string, at: number): string | undefined {
  return /^["'`]/.exec(text.slice(at, at + 1))?.[0];
}

function quoted(word: string, quote: string): string {
  if (quote === '"') return JSON.stringify(word);
  const inner = JSON.stringify(word).slice(1, -1).replaceAll('\\"', '"');
  return `${quote}${inner.replaceAll(quote, `\\${quote}`)}${quote}`;
}
