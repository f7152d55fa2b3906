import type { RfcDocument } from '../../document';
import { defineRule, replace } from '../../rule';
import type { Span } from '../../text/span';
import { isBlankDocument } from '../support/blankDocument';

/** A missing or surplus last line makes the next addition to the file change lines that it has nothing to do with. */
export const fileFinalNewline = defineRule({
  id: 'file/final-newline',
  summary: 'The file must end in exactly one line break.',
  severity: 'information',
  fix: 'safe',
  messages: {
    none: 'The file does not end in a line break; expected one.',
    several: 'The file ends in empty lines; expected exactly one line break after the last text.',
    useOne: 'End the file in one line break',
  },
  check({ doc, report }) {
    if (isBlankDocument(doc)) return;
    const end = endOfText(doc);
    const tail = doc.text.slice(end);
    if (tail === '\n' || tail === '\r\n' || tail === '\r') return; // which of them: `header/line-endings`

    const edits = [replace({ start: end, end: doc.text.length }, doc.lines.newline)];
    report(tail === '' ? 'none' : 'several', lastCharacter(doc), {}, { fixes: [{ title: 'useOne', edits }] });
  },
});

/** The end of the last line that holds more than blanks, its trailing blanks included. */
function endOfText({ lines, text }: RfcDocument): number {
  return lines.endOfLineAt(text.trimEnd().length);
}

/** The last character of the text as people count: a CR LF or a surrogate pair is one. */
function lastCharacter({ text }: RfcDocument): Span {
  const last = /(?:\r\n|[\s\S])$/u.exec(text.slice(-2))?.[0] ?? '';
  return { start: text.length - last.length, end: text.length };
}
