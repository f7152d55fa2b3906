import type { Pairing } from '../config/config';
import type { MarkdownDocument } from '../document';
import type { CodeElement, Element, HeadingElement, ListElement, TableElement } from '../facts/elements';
import type { Link } from '../facts/facts';
import type { Span } from '../text/span';
import type { Side } from './names';
import type { Pair } from './pair';
import { findIntended, findSwitcher, isInline, linksToOther } from './switcher';
import { linkKey } from './targets';

/** The five sequences that the sides of a pair must have in common. Spec: bilingual.md §6. */
export interface Signature {
  readonly headings: readonly Item<HeadingElement>[];
  readonly code: readonly Item<CodeElement>[];
  readonly tables: readonly Item<TableElement>[];
  readonly lists: readonly Item<ListElement>[];
  readonly links: readonly Item<Link>[];
}

export type Sequence = keyof Signature;

export const sequences = ['headings', 'code', 'tables', 'lists', 'links'] as const satisfies readonly Sequence[];

/** One element of a sequence. */
export interface Item<Of = HeadingElement | CodeElement | TableElement | ListElement | Link> {
  /** What must be equal on both sides. */
  readonly key: string;
  /** What tells elements of equal key apart when it has to be guessed which of them is missing. */
  readonly detail: string;
  /** Where a problem of it stands. */
  readonly shown: Span;
  readonly span: Span;
  readonly element: Of;
}

/** The signature of a side whose document could be read. */
export function signatureOf(pair: Pair, side: Side, doc: MarkdownDocument): Signature {
  const { elements } = doc.facts;
  const { pairing } = pair.config;
  return {
    headings: elements.headings.map((element) => itemOf(element, String(element.level), element.text)),
    code: elements.code.map((element) => itemOf(element, codeKey(element), '')),
    tables: elements.tables.map((element) => itemOf(element, tableKey(pairing, element), String(element.rows))),
    lists: elements.lists.map((element) => itemOf(element, listKey(pairing, element), String(element.items.length))),
    links: linkItems(pair, side, doc),
  };
}

function itemOf<Of extends Element>(element: Of, key: string, detail: string): Item<Of> {
  return { key, detail, shown: element.head, span: element.span, element };
}

/** Line ends are compared apart: they are one fault of a whole file. */
function codeKey({ lang, meta, content }: CodeElement): string {
  return `\`\`\`${lang}${meta === '' ? '' : ` ${meta}`}\n${content.replace(/\r\n?/g, '\n')}`;
}

function tableKey({ signature }: Pairing, { rows, columns }: TableElement): string {
  return signature === 1 ? String(columns) : `${rows} x ${columns}`;
}

function listKey({ signature }: Pairing, { isOrdered, start, items }: ListElement): string {
  const kind = isOrdered ? 'ordered' : 'bullet';
  if (signature === 1) return kind;
  return `${kind}${isOrdered ? `:start=${start}` : ''}:items=${items.length}`;
}

function linkItems(pair: Pair, side: Side, doc: MarkdownDocument): Item<Link>[] {
  const { pairing } = pair.config;
  const ignored = switcherLinks(pair, side, doc);
  const definitions = pairing.signature === 3 ? firstDefinitions(doc) : new Map<string, Link>();
  return doc.facts.links.flatMap((link) => {
    const definition = link.label === undefined ? undefined : definitions.get(link.label);
    const isReference = link.kind === 'link' && definition !== undefined;
    if (ignored.has(link) || !(isInline(link) || isReference)) return [];
    const shown = link.destination ?? link.span;
    const detail = doc.text.slice(link.text.start, link.text.end);
    return [{ key: linkKey(pair, side, link, definition), detail, shown, span: link.span, element: link }];
  });
}

function firstDefinitions({ facts }: MarkdownDocument): Map<string, Link> {
  const definitions = new Map<string, Link>();
  for (const link of facts.links) {
    if (link.kind !== 'definition' || link.label === undefined || definitions.has(link.label)) continue;
    definitions.set(link.label, link);
  }
  return definitions;
}

/**
 * The links that no comparison counts. By the stricter level that is the one switcher, or what stands for it where there
 * is none (`pair/switcher-missing` says so).
 */
function switcherLinks(pair: Pair, side: Side, doc: MarkdownDocument): ReadonlySet<Link> {
  if (pair.config.pairing.switcher === 'anywhere') return new Set(linksToOther(pair, side, doc));
  const switcher = findSwitcher(pair, side, doc) ?? findIntended(pair, side, doc);
  return new Set(switcher ? [switcher.link] : []);
}
