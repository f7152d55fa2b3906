import type { Config } from './config/config';
import type { Facts } from './facts/facts';
import { readFacts } from './facts/read';
import { readFactsLikeReference } from './facts/reference';
import type { TextContent } from './files';
import { type Header, readHeader } from './header';
import type { Place } from './place';
import { readSections, type Section } from './sections';
import { Lines } from './text/lines';

/**
 * What a Markdown file is to the project: an RFC of the walk, the second language's side of a pair (in the root or
 * elsewhere), or any other document of `markdown.scope`.
 */
export type DocumentKind = 'rfc' | 'counterpart' | 'companion';

/** A Markdown file as the rules see it: its text and what the text says. Parsing never fails. */
export interface MarkdownDocument {
  readonly config: Config;
  readonly kind: DocumentKind;
  /** Relative to the configuration's folder, with `/`. */
  readonly path: string;
  readonly text: string;
  readonly lines: Lines;
  readonly facts: Facts;
  /** True when the file begins with a byte-order mark, whether or not the buffer shows it. */
  readonly hasByteOrderMark: boolean;
  /** The local day as `yyyy-mm-dd`, given by the shell: the engine has no clock. */
  readonly today: string;
}

/** An RFC as the rules see it: a Markdown file with a place in the tree, a header and sections. */
export interface RfcDocument extends MarkdownDocument {
  readonly kind: 'rfc';
  readonly place: Place;
  readonly header: Header;
  /** Sections at the canonical heading level, in order. */
  readonly sections: readonly Section[];
}

/** True for the document of an RFC. */
export function isRfc(doc: MarkdownDocument | RfcDocument): doc is RfcDocument {
  return doc.kind === 'rfc';
}

/** What is needed to read an RFC. */
export interface DocumentInput {
  readonly config: Config;
  readonly place: Place;
  readonly content: TextContent;
  readonly today: string;
  /** Reads its facts; `readFacts` where it is left out. */
  readonly facts?: FactsReader | undefined;
}

/** Reads the facts of a text. */
export type FactsReader = (lines: Lines) => Facts;

/** What is needed to read any Markdown file. */
export interface MarkdownInput {
  readonly config: Config;
  readonly kind: DocumentKind;
  readonly path: string;
  readonly content: TextContent;
  readonly today: string;
  /** Reads its facts; `readFacts` where it is left out. */
  readonly facts?: FactsReader | undefined;
}

/** Reads the text of any Markdown file of the project. Never throws on any text. */
export function readMarkdown(input: MarkdownInput): MarkdownDocument {
  const { config, kind, path, content, today, facts: read = readFacts } = input;
  const { text } = content;
  const lines = new Lines(text);
  const facts = config.compat.reference ? readFactsLikeReference(lines) : read(lines);
  const hasByteOrderMark = text.startsWith('\uFEFF') || content.hiddenMark === true;
  return { config, kind, path, text, lines, facts, hasByteOrderMark, today };
}

/** Reads an RFC's text into the model that rules work on. Never throws on any text. */
export function readDocument({ place, ...input }: DocumentInput): RfcDocument {
  const { config } = input;
  const markdown = readMarkdown({ ...input, kind: 'rfc', path: place.path });
  const { lines, facts } = markdown;
  return {
    ...markdown,
    kind: 'rfc',
    place,
    header: readHeader(lines, facts, config, place),
    sections: readSections(lines, facts, config.sections.level),
  };
}
