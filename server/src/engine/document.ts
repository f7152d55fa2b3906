import type { Config } from './config/config';
import type { Facts } from './facts/facts';
import { readFactsLikeReference } from './facts/reference';
import { readFactsWithRemark } from './facts/remark';
import type { TextContent } from './files';
import { type Header, readHeader } from './header';
import type { Place } from './place';
import { readSections, type Section } from './sections';
import { Lines } from './text/lines';

/** An RFC as the rules see it: its place, its text and what the text says. Parsing never fails. */
export interface RfcDocument {
  readonly config: Config;
  readonly place: Place;
  readonly path: string;
  readonly text: string;
  readonly lines: Lines;
  readonly facts: Facts;
  readonly header: Header;
  /** Sections at the canonical heading level, in order. */
  readonly sections: readonly Section[];
  /** True when the file begins with a byte-order mark, whether or not the buffer shows it. */
  readonly hasByteOrderMark: boolean;
  /** The local day as `yyyy-mm-dd`, given by the shell: the engine has no clock. */
  readonly today: string;
}

/** What is needed to read an RFC. */
export interface DocumentInput {
  readonly config: Config;
  readonly place: Place;
  readonly content: TextContent;
  readonly today: string;
}

/** Reads an RFC's text into the model that rules work on. Never throws on any text. */
export function readDocument({ config, place, content, today }: DocumentInput): RfcDocument {
  const { text } = content;
  const lines = new Lines(text);
  const facts = config.compat.reference ? readFactsLikeReference(lines) : readFactsWithRemark(lines);
  return {
    config,
    place,
    path: place.path,
    text,
    lines,
    facts,
    header: readHeader(lines, facts, config, place),
    sections: readSections(lines, facts, config.sections.level),
    hasByteOrderMark: text.startsWith('\uFEFF') || content.hiddenMark === true,
    today,
  };
}
