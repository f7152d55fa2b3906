import type { Config, Lifecycle, Move } from '../config/config';
import type { RfcDocument } from '../document';
import { STATUS_LINE } from '../header';
import { translateHeading } from '../pairs/headingNames';
import { type Edit, replace } from '../rule';
import { sectionsByName } from '../rules/support/canonical';
import { foldName, headingLine } from '../rules/support/headings';
import { isBlankLine } from '../rules/support/lines';
import { statusText } from '../rules/support/status';
import { insertStatus } from '../rules/support/statusPlacement';
import type { Section } from '../sections';
import type { Span } from '../text/span';
import type { Note } from './fileEdits';
import type { NamedEdit } from './relink';
import { words } from './words';

/** Edits of one side, and what they leave to the author. */
export interface SideEdits {
  readonly edits: readonly NamedEdit[];
  readonly notes: readonly Note[];
}

/** Where an RFC goes, and with which reason in its status. */
export interface Destination {
  readonly lifecycle: Lifecycle;
  readonly reason: string | undefined;
}

/** Edits that write the status line of another lifecycle. */
export function editStatus(doc: RfcDocument, { lifecycle, reason }: Destination): SideEdits {
  const before = readReason(doc);
  const status = statusText(doc, lifecycle, reason ?? before);
  const span = findStatus(doc);
  const isLost = before !== undefined && !status.includes(before);
  const notes = isLost ? [{ path: doc.path, words: words('reasonDropped', { reason: before }) }] : [];
  if (span) return { edits: [named(replace(span, status), 'status')], notes };
  if (doc.header.title) return { edits: [named(insertStatus(doc.lines, status), 'status')], notes };
  return { edits: [], notes: [{ path: doc.path, words: words('statusAbsent') }] };
}

/** The reason in the status that stands there. */
export function readReason({ header, config }: RfcDocument): string | undefined {
  const { status } = header;
  if (!status?.lifecycle) return undefined;
  const rest = status.valueText.slice(status.lifecycle.status.token.length + config.status.separator.length);
  return rest.trim() || undefined;
}

/**
 * The status line. A counterpart's may be translated against the rules, key and all: then it is what stands alone on
 * line 3 and has a colon near its beginning.
 */
export function findStatus({ header, lines, place }: RfcDocument): Span | undefined {
  if (header.status) return header.status.span;
  const isAlone = isBlankLine(lines, STATUS_LINE - 1) && isBlankLine(lines, STATUS_LINE + 1);
  const isMeant = /^[^\s#>|<[*-][^[\]()]{0,40}?[:：]/.test(lines.textOf(STATUS_LINE) ?? '');
  return place.role === 'counterpart' && isAlone && isMeant ? lines.span(STATUS_LINE) : undefined;
}

/** A heading that a move renames. */
export interface Renaming {
  /** Its place among the sections of its side. */
  readonly index: number;
  readonly from: string;
  readonly to: string;
}

/** The renamings that a move makes in an anchor; one whose target is there already is left and noted. */
export function findRenamings(doc: RfcDocument, { rename }: Move): { renamings: Renaming[]; notes: Note[] } {
  const present = sectionsByName(doc);
  const renamings: Renaming[] = [];
  const notes: Note[] = [];
  for (const [from, to] of Object.entries(rename)) {
    const section = present.get(foldName(from))?.[0];
    if (!section) continue;
    const isTaken = present.has(foldName(to)) || renamings.some((each) => foldName(each.to) === foldName(to));
    if (isTaken) notes.push({ path: doc.path, words: words('headingLeft', { heading: from, target: to }) });
    else renamings.push({ index: doc.sections.indexOf(section), from, to });
  }
  return { renamings, notes };
}

/** Edits that make the renamings in the anchor. */
export function renameInAnchor(doc: RfcDocument, renamings: readonly Renaming[]): NamedEdit[] {
  return renamings.flatMap(({ index, to }) => renameSection(doc.config, doc.sections[index], to, index));
}

/**
 * Edits that make them at the same places of a counterpart with as many sections, in its language. Spec: bilingual.md §9.
 */
export function renameInCounterpart(doc: RfcDocument, renamings: readonly Renaming[]): SideEdits {
  const notes: Note[] = [];
  const edits = renamings.flatMap(({ index, from, to }) => {
    const section = doc.sections[index];
    const isEnglish = section !== undefined && foldName(section.heading.text) === foldName(from);
    const translated = isEnglish ? to : translateHeading(doc.config, to);
    if (translated === undefined) notes.push({ path: doc.path, words: words('headingUntranslated', { heading: to }) });
    return renameSection(doc.config, section, translated ?? to, index);
  });
  return { edits, notes };
}

function renameSection(config: Config, section: Section | undefined, name: string, index: number): NamedEdit[] {
  return section ? [named(replace(section.heading.span, headingLine(config, name)), `heading ${index}`)] : [];
}

function named(edit: Edit, what: string): NamedEdit {
  return { ...edit, what };
}
