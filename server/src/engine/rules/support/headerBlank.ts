import type { RfcDocument } from '../../document';
import { STATUS_LINE } from '../../header';
import { defineRule, type FixDraft, insert, remove } from '../../rule';
import { isBlankDocument } from './blankDocument';
import { clip } from './clip';
import { lineSpan } from './lines';

/** A line of the header block that must be exactly empty. */
export interface HeaderBlankRow {
  readonly id: string;
  readonly summary: string;
  /** Zero-based. */
  readonly line: number;
  /** False where the line follows nothing, so that there is nothing to say about it. */
  applies(doc: RfcDocument): boolean;
  /** False where another rule's fix moves the lines, so that an empty line put here would end up elsewhere. */
  settled(doc: RfcDocument): boolean;
}

type MessageId = 'text' | 'blanks' | 'absent' | 'insertLine' | 'strip';

/** A rule about one of the two empty lines that set the status line off. Spec: rfc-format.md §3. */
export function defineHeaderBlankRule({ line, applies, settled, ...row }: HeaderBlankRow) {
  const number = line + 1;
  return defineRule<MessageId>({
    ...row,
    severity: 'error',
    fix: 'safe',
    parity: true,
    messages: {
      text: `Line ${number} is \`{found}\`; expected an empty line.`,
      blanks: `Line ${number} holds only blanks; expected an empty line.`,
      absent: `The file ends before line ${number}; expected an empty line there.`,
      insertLine: 'Insert an empty line',
      strip: 'Remove the blanks',
    },
    check({ doc, report }) {
      if (!doc.config.header.blankLines || isBlankDocument(doc) || !applies(doc)) return;
      if (isMisplacedStatus(doc, line)) return; // `status/misplaced` moves it away

      const found = doc.lines.textOf(line);
      if (found === '') return;
      const span = lineSpan(doc, line);
      if (found?.trim() === '') {
        report('blanks', span, {}, { fixes: [{ title: 'strip', edits: [remove(span)] }] });
        return;
      }
      const insertLine: FixDraft<MessageId> = {
        title: 'insertLine',
        edits: [insert(span.start, doc.lines.newline)],
      };
      const message = found === undefined ? 'absent' : 'text';
      report(message, span, { found: clip(found ?? '') }, { fixes: settled(doc) ? [insertLine] : [] });
    },
  });
}

function isMisplacedStatus(doc: RfcDocument, line: number): boolean {
  return line !== STATUS_LINE && doc.header.status?.line === line;
}
