import type { Config } from '../../config/config';
import type { RfcDocument } from '../../document';
import type { Heading } from '../../facts/facts';

/** The text that a heading of the canonical level with this name must have on its line. */
export function headingLine(config: Config, name: string): string {
  return `${'#'.repeat(config.sections.level)} ${name}`;
}

/** True when the heading's line is byte for byte the canonical one, trailing blanks aside. */
export function isExactHeading(doc: RfcDocument, heading: Heading, name: string): boolean {
  return doc.text.slice(heading.span.start, heading.span.end).trimEnd() === headingLine(doc.config, name);
}

/** True when the heading says the name, whatever its blanks and case. */
export function isRecognisedHeading(heading: Heading, name: string): boolean {
  return foldName(heading.text) === foldName(name);
}

/** Trims, collapses blanks and folds case, for comparing headings. */
export function foldName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
