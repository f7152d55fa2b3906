import type { Config } from '../config/config';
import type { RfcDocument } from '../document';
import { indexTitle } from '../indexing/render';
import { resolveLink } from '../links/resolve';
import { readAlternatives } from '../rules/support/alternatives';

/** What an overview needs of one text. It holds on to no part of the text. */
export interface OverviewFacts {
  /** The title as people read it, the prefix stripped; at most some 10,000 characters. Absent when line 1 is no H1. */
  readonly title?: string;
  /** The title as the index has it, whole; absent where the index cannot list the document. Spec: index.md §1. */
  readonly indexTitle?: string;
  readonly statusLine?: string;
  readonly reason?: string;
  /** The comment that excuses missing alternatives counts. Spec: rfc-format.md §5.2. */
  readonly grandfathered: boolean;
  /** The Markdown files that its relative links lead to, be they there or not: sorted, each once. */
  readonly links: readonly string[];
}

/** Longest title, in characters: a first line may hold a whole file. */
export const LONGEST_TITLE = 10_000;
const LONGEST_STATUS = 1_000;

/** Reads what an overview needs of a document. Never throws on any text. */
export function readOverviewFacts(doc: RfcDocument): OverviewFacts {
  const { text } = doc;
  const { status } = doc.header;
  return detached({
    ...readTitles(doc.config, text, doc.hasByteOrderMark),
    ...(status ? { statusLine: cut(text.slice(status.span.start, status.span.end), LONGEST_STATUS) } : {}),
    ...readReason(doc),
    grandfathered: isGrandfathered(doc),
    links: readLinkedFiles(doc),
  });
}

/** The titles that the first line of a text gives. */
export function readTitles(
  config: Config,
  text: string,
  hasByteOrderMark: boolean,
): Pick<OverviewFacts, 'title' | 'indexTitle'> {
  const line = firstLineOf(text);
  const listed = hasByteOrderMark ? undefined : indexTitle(config, line);
  const bare = { ...config, title: { ...config.title, stripInIndex: true } };
  const shown = indexTitle(bare, line.replace(/^\uFEFF/, ''));
  return {
    ...(shown === undefined ? {} : { title: cut(shown, LONGEST_TITLE) }),
    ...(listed === undefined ? {} : { indexTitle: listed }),
  };
}

function firstLineOf(text: string): string {
  const end = text.indexOf('\n'); // of a line, not of a text with a carriage return: index.md §1
  return end === -1 ? text : text.slice(0, end);
}

/** The beginning of a text, not cut inside a character. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = /[\ud800-\udbff]/.test(text.charAt(most - 1)) ? most - 1 : most;
  return `${text.slice(0, end)}…`;
}

function readReason({ config, header }: RfcDocument): { reason?: string } {
  const { lifecycle, valueText = '' } = header.status ?? {};
  const lead = (lifecycle?.status.token ?? '') + config.status.separator;
  const reason = lifecycle && valueText.startsWith(lead) ? valueText.slice(lead.length).trim() : '';
  return reason === '' ? {} : { reason: cut(reason, LONGEST_STATUS) };
}

function isGrandfathered(doc: RfcDocument): boolean {
  const { comment } = doc.config.alternatives.grandfather;
  if (!comment || !doc.text.includes(comment)) return false; // most documents: nothing else need be looked at
  const alternatives = readAlternatives(doc);
  return (
    alternatives?.mayBeUnrecorded === true && alternatives.commentLines.length > 0 && alternatives.section === undefined
  );
}

function readLinkedFiles({ facts, path }: RfcDocument): string[] {
  const targets = facts.links.flatMap(({ url }) => resolveLink(path, url)?.path ?? []);
  return [...new Set(targets.filter((target) => target.endsWith('.md')))].sort();
}

/** The same facts with memory of their own: as mere slices they would keep the whole text in memory. */
function detached(facts: OverviewFacts): OverviewFacts {
  return JSON.parse(JSON.stringify(facts));
}
