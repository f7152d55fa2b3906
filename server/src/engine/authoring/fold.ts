import type { Lifecycle } from '../config/config';
import type { RfcDocument } from '../document';
import { insertBlock, removeBlock } from '../rules/support/blocks';
import { sectionsByName } from '../rules/support/canonical';
import { foldName } from '../rules/support/headings';
import { isOpenEnded, sectionExtent } from '../rules/support/insertion';
import type { Renaming } from './headerEdits';
import type { NamedEdit } from './relink';

/** A section whose text goes into another one when an RFC moves, rather than getting another name. */
export interface Folding {
  /** Its place among the sections of its side. */
  readonly index: number;
  readonly from: string;
  /** The place of the section that takes it in, and its name after the move. */
  readonly target: number;
  readonly into: string;
}

/**
 * The section that a move may fold: one that would get a name which its new lifecycle does not ask for. What comes last in
 * that lifecycle's contract takes it in. Spec: rfc-format.md §7.
 */
export function findFolding(
  doc: RfcDocument,
  lifecycle: Lifecycle,
  renamings: readonly Renaming[],
): Folding | undefined {
  const into = lifecycle.order.filter((name) => lifecycle.required.includes(name)).at(-1);
  const source = renamings.find(({ to }) => !lifecycle.order.includes(to) && !lifecycle.required.includes(to));
  if (into === undefined || !source) return undefined;
  const renamed = renamings.find(({ to }) => to === into)?.index;
  const present = sectionsByName(doc).get(foldName(into))?.[0];
  const target = renamed ?? (present ? doc.sections.indexOf(present) : -1);
  if (target === -1 || isOpenEnded(doc)) return undefined;
  return { index: source.index, from: source.from, target, into };
}

/** Edits that put the text of the section behind that of the other one, and take its heading away. */
export function foldSection(doc: RfcDocument, { index, target }: Folding): NamedEdit[] {
  const [section, other] = [doc.sections[index], doc.sections[target]];
  if (!section || !other || isOpenEnded(doc)) return [];
  const { lines, text } = doc;
  const what = `fold ${index} into ${target}`;
  const extent = sectionExtent(doc, section);
  const whole = text.slice(section.body.start, extent.end);
  const start = section.body.start + (/^(?:[ \t]*[\r\n]+)*/.exec(whole)?.[0].length ?? 0);
  const body = text.slice(start, extent.end).trimEnd();
  if (body === '') return [{ ...removeBlock(lines, extent), what }];
  if (target === index - 1) return [{ ...removeBlock(lines, section.heading.span), what }];
  const insertion = insertBlock(lines, sectionExtent(doc, other).end, body);
  const moved = { span: { start, end: start + body.length }, at: insertion.text.indexOf(body) };
  return [
    { ...removeBlock(lines, extent), what },
    { ...insertion, what, moved },
  ];
}
