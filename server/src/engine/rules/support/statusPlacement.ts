import { STATUS_LINE } from '../../header';
import { type Edit, insert, replace } from '../../rule';
import type { Lines } from '../../text/lines';
import { removeLine, thenEdit } from './blocks';
import { isBlankLine } from './lines';

/**
 * An edit that puts the status line on line 3 of a text whose line 1 is its title, with empty lines around it. Where the
 * text already has empty lines there they are used.
 */
export function insertStatus(lines: Lines, status: string): Edit {
  const { newline } = lines;
  const end = lines.text.length;
  if (lines.count < STATUS_LINE) return insert(end, newline + newline + status + newline);
  if (!isBlankLine(lines, STATUS_LINE - 1)) {
    return insert(lines.span(STATUS_LINE - 1)?.start ?? end, newline + status + newline + newline);
  }
  const place = lines.span(STATUS_LINE);
  if (!place) return insert(end, newline + status + newline);
  if (!isBlankLine(lines, STATUS_LINE)) return insert(place.start, status + newline + newline);
  const isFollowedByBlank = lines.count > STATUS_LINE + 1 && isBlankLine(lines, STATUS_LINE + 1);
  return isFollowedByBlank ? replace(place, status) : insert(place.start, status + newline);
}

/**
 * Edits that move the zero-based line to line 3, as `insertStatus` puts it. `undefined` when the first line would then be
 * no title, so that there is no line 3 to speak of.
 */
export function moveToStatusLine(lines: Lines, line: number): Edit[] | undefined {
  let hasTitle = false;
  const edits = thenEdit(lines, removeLine(lines, line), (rest) => {
    hasTitle = /^\uFEFF?#\s+\S/.test(rest.textOf(0) ?? '');
    return insertStatus(rest, lines.textOf(line) ?? '');
  });
  return hasTitle ? edits : undefined;
}
