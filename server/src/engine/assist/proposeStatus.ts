import type { Config, Lifecycle } from '../config/config';
import { STATUS_LINE } from '../header';
import { reasonPlaceholder } from '../rules/support/status';
import type { Span } from '../text/span';
import { describeLifecycle } from './lifecycleLore';
import type { Caret, Proposal } from './proposal';
import type { Scene } from './scene';

/** The status that fits the folder, on line 3: with a reason where there has to be one. Spec: rfc-format.md §3. */
export function proposeStatus({ config, place }: Scene, caret: Caret): Proposal[] {
  if (!config || !place?.lifecycle || (place.role !== 'rfc' && place.role !== 'counterpart')) return [];
  const { lifecycle } = place;
  if (caret.line !== STATUS_LINE || !isStatusBegun(config, lifecycle, caret)) return [];
  const { offset, before, after } = caret;
  const word = /^[\w-]*/.exec(after)?.[0] ?? '';
  const rest = after.slice(word.length);
  const isAlone = rest.trim() === '';
  const span = { start: offset - before.length, end: offset + (isAlone ? after.length : word.length) };
  // A reason that stands there already stays.
  const reasons = rest.startsWith(config.status.separator) ? [undefined] : reasonsFor(lifecycle);
  return reasons.map((reason) => toProposal(config, lifecycle, reason, before, span));
}

/** Nothing yet, a part of the key, or the key and a part of a token; a line that says something else is left alone. */
function isStatusBegun(config: Config, { status }: Lifecycle, { before, isExplicit }: Caret): boolean {
  const typed = before.trimStart().toLowerCase();
  const key = config.status.key.toLowerCase();
  if (key.startsWith(typed)) return isExplicit || typed === key;
  const bareKey = key.trimEnd();
  const value = typed.slice(bareKey.length).trimStart();
  return typed.startsWith(bareKey) && (!/\s/.test(value) || status.token.toLowerCase().startsWith(value));
}

function reasonsFor(lifecycle: Lifecycle): (string | undefined)[] {
  const { reason } = lifecycle.status;
  if (reason === 'none') return [undefined];
  return reason === 'required' ? [reasonPlaceholder(lifecycle)] : [undefined, reasonPlaceholder(lifecycle)];
}

function toProposal(
  config: Config,
  lifecycle: Lifecycle,
  reason: string | undefined,
  typed: string,
  span: Span,
): Proposal {
  const bare = config.status.key + lifecycle.status.token;
  const begun = bare + config.status.separator;
  const text = reason === undefined ? bare : begun + reason;
  const isPrefix = text.toLowerCase().startsWith(typed.trimStart().toLowerCase());
  return {
    kind: 'status',
    label: reason === undefined ? bare : `${begun}…`,
    about: describeLifecycle(lifecycle),
    span,
    text,
    ...(reason === undefined ? {} : { filled: { text, stops: [{ start: begun.length, end: text.length }] } }),
    filter: isPrefix ? text : typed, // a wrong token must not hide the right one
  };
}
