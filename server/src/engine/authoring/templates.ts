import type { Config, Lifecycle } from '../config/config';
import { baseOf } from '../links/paths';
import { type PairPaths, type Side, switcherLine } from '../pairs/names';
import { findBanned } from '../rules/support/canonical';
import { foldName, headingLine } from '../rules/support/headings';
import { statusText } from '../rules/support/status';
import type { Span } from '../text/span';

/** What a new RFC is written from. */
export interface Draft {
  readonly config: Config;
  readonly lifecycle: Lifecycle;
  /** Without the prefix, in one line. */
  readonly title: string;
  /** `yyyy-mm-dd`. */
  readonly date: string;
  /** The project's own template; without it the built-in body. */
  readonly template?: string;
  /** Where both sides will lie, when there are to be two. */
  readonly pair?: PairPaths;
}

/** The text of one side of a new RFC. Both sides have the same structure; only the way to the other one differs. */
export function renderDraft(draft: Draft, side: Side): string {
  const { config, lifecycle, title, date, template } = draft;
  const values: Readonly<Record<string, string>> = {
    title,
    date,
    status: statusText({ config }, lifecycle),
  };
  const own =
    template && tidy(template).replace(/\{(title|date|status)\}/g, (whole, name: string) => values[name] ?? whole);
  if (own && /^#\s/.test(own)) return withSwitcher(own, draft, side);
  const header = [`# ${config.title.prefix}${title}`, values.status, ...switchers(draft, side)].join('\n\n');
  return `${header}\n\n${own || `${renderSections(config, lifecycle)}\n`}`;
}

/** LF, no byte-order mark, no empty lines at either end. */
function tidy(template: string): string {
  return `${template.replace('\uFEFF', '').replace(/\r\n?/g, '\n').trim()}\n`;
}

function switchers({ config, pair }: Draft, side: Side): string[] {
  return pair ? [switcherLine(config.pairing, pair, side)] : [];
}

/** A template of a whole file gets the switcher below its status, unless it links to the other side already. */
function withSwitcher(text: string, draft: Draft, side: Side): string {
  const { config, pair } = draft;
  if (!pair) return text;
  const other = baseOf(side === 'anchor' ? pair.counterpart : pair.anchor);
  if (text.includes(`](${other})`)) return text;
  const lines = text.split('\n');
  const status = lines.findIndex((line) => line.startsWith(config.status.key));
  lines.splice(Math.max(status, 0) + 1, 0, '', ...switchers(draft, side));
  return lines.join('\n');
}

/** The sections that the contract of a lifecycle asks for, in its order. Spec: rfc-format.md §4. */
export function contractSections(config: Config, lifecycle: Lifecycle): string[] {
  const { opener } = config.sections;
  const { heading } = config.alternatives;
  const names = [opener, ...lifecycle.order, ...lifecycle.required, heading];
  const wanted = names.flatMap((name) => (name && findBanned(lifecycle, name) === undefined ? [name] : []));
  return wanted.filter((name, index) => wanted.findIndex((each) => foldName(each) === foldName(name)) === index);
}

function renderSections(config: Config, lifecycle: Lifecycle): string {
  return contractSections(config, lifecycle)
    .map((name) => renderSection(config, name))
    .join('\n\n');
}

/** A section with something to fill in, its lines ended by LF, without a final newline. */
export function renderSection(config: Config, name: string): string {
  const isAlternatives = name === config.alternatives.heading;
  const body = isAlternatives ? '**TODO: an alternative.** TODO: why it lost.' : `TODO: ${hintFor(name)}.`;
  return `${headingLine(config, name)}\n\n${body}`;
}

/** What to write, by folded name of the section. */
const hints: ReadonlyMap<string, string> = new Map([
  ['problem', 'what is wrong today, whatever is done about it'],
  ['context', 'what is wrong today, whatever is done about it'],
  ['proposal', 'what is to change, and how'],
  ['decision', 'what was done, in the present tense'],
  ['acceptance criteria', 'what can be observed once it is done'],
  ['risks', 'what may go wrong, and what is given up'],
  ['consequences', 'what it brings and what it costs'],
]);

function hintFor(name: string): string {
  return hints.get(foldName(name)) ?? 'write this section';
}

/** Where an author has something to fill in, in order. */
export function findStops(text: string): Span[] {
  return [...text.matchAll(/\bTODO\b[^.\n*]*\.?/g)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}
