import type { ArchiveTree } from '../../archive/archive';
import type { Config } from '../../config/config';
import { isStatusOf, STATUS_LINE } from '../../header';
import { switcherLine } from '../../pairs/names';
import { defineTreeRule } from '../../rule';
import type { Tree } from '../../tree';
import { ARCHIVED_LINE, type ArchivedSide, findSides, readArchivedDate } from '../support/archive';
import { clip } from '../support/clip';

type MessageId = 'status' | 'line' | 'blank' | 'switcher' | 'absent';

/** Whoever lands on an archived document from a search must see at once that it is settled and out of use. */
export const archiveHeader = defineTreeRule<MessageId>({
  id: 'archive/header',
  summary: 'An archived document must have its status, the day of archiving and the language switcher on fixed lines.',
  severity: 'error',
  fix: 'none',
  messages: {
    status: 'The status of this archived {noun} is `{found}`; expected `{expected}` on line 3.',
    line: 'Below the status stands `{found}`; expected `{expected}` on line 4.',
    blank: 'Below the day of archiving stands `{found}`; expected an empty line 5.',
    absent: 'There is nothing on line {number}; expected `{expected}` there.',
    switcher: 'Instead of the language switcher stands `{found}`; expected `{expected}` on line 6.',
  },
  check({ tree, report }) {
    const { config, archive } = tree;
    for (const side of archive ? findSides(archive) : []) {
      for (const { message, line, number, expected } of findFaults(tree, side)) {
        const { lines, content, file } = side;
        const end = content.head.length; // a text that ends before the line is all head
        const at = { path: file.place.path, span: lines.span(line) ?? { start: end, end } };
        const found = clip(lines.textOf(line) ?? '');
        report(found === '' ? 'absent' : message, at, { found, number, expected, noun: config.noun });
      }
    }
  },
});

interface Fault {
  readonly message: MessageId;
  /** Where it shows, zero-based. */
  readonly line: number;
  /** Where it should be, one-based. */
  readonly number: number;
  readonly expected: string;
}

function findFaults(tree: Tree, side: ArchivedSide): Fault[] {
  const { config, archive } = tree;
  if (!archive) return [];
  return [...findStatusFault(config, archive, side), ...findFaultsBelow(archive, side, findSwitcher(tree, side))];
}

/** A token that no lifecycle has stands alone. */
function findStatusFault(config: Config, { settings }: ArchiveTree, { lines }: ArchivedSide): Fault[] {
  const text = lines.textOf(STATUS_LINE) ?? '';
  const owners = config.lifecycles.filter(({ status }) => status.token === settings.from);
  const bare = config.status.key + settings.from;
  if (owners.length === 0 ? text === bare : owners.some((owner) => isStatusOf(text, owner, config))) return [];
  const needsReason = owners.length > 0 && owners.every(({ status }) => status.reason === 'required');
  const expected = needsReason ? `${bare}${config.status.separator}<reason>` : bare;
  return [{ message: 'status', line: STATUS_LINE, number: 3, expected }];
}

/** A line that is absent shifts those below it, so each is looked for where it stands. */
function findFaultsBelow(archive: ArchiveTree, { lines }: ArchivedSide, switcher: string | undefined): Fault[] {
  const faults: Fault[] = [];
  const textOf = (line: number) => lines.textOf(line) ?? '';
  let line = ARCHIVED_LINE;
  const isDated = readArchivedDate(archive.settings, lines) !== undefined;
  const form = archive.settings.line.replace('{date}', 'yyyy-mm-dd');
  if (!isDated) faults.push({ message: 'line', line, number: 4, expected: form });
  if (isDated || textOf(line) !== '') line++;
  const isBlank = textOf(line) === '';
  if (!isBlank) faults.push({ message: 'blank', line, number: 5, expected: '' });
  if (switcher === undefined) return faults;
  if (isBlank || textOf(line) !== switcher) line++;
  if (textOf(line) !== switcher) faults.push({ message: 'switcher', line, number: 6, expected: switcher });
  return faults;
}

/** The switcher that a side must have; without triplets a document may have no other side, and then leads nowhere. */
function findSwitcher({ config, archive, kindOf }: Tree, { file, part }: ArchivedSide): string | undefined {
  const { pair } = file.place;
  if (!pair) return undefined;
  const isPaired = archive?.settings.triplet || part === 'counterpart' || kindOf(pair.counterpart) !== undefined;
  return isPaired ? switcherLine(config.pairing, pair, part) : undefined;
}
