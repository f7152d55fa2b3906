import type { RfcDocument } from '../../document';

/** True for a text of nothing but blanks: `header/title-missing` alone speaks of what it says. */
export function isBlankDocument(doc: RfcDocument): boolean {
  return doc.text.trim() === '';
}
