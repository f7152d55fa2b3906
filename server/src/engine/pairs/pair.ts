import type { Config } from '../config/config';
import type { MarkdownDocument } from '../document';
import type { Content, TextContent } from '../files';
import type { Nearby } from '../nearby';
import type { PairStanding } from './find';

/** Two languages of one document and the record that binds them, as the rules see them. Spec: bilingual.md §1, §4. */
export interface Pair {
  readonly config: Config;
  /** The first language's side, which names the pair. */
  readonly anchor: PairSide;
  readonly counterpart: PairSide;
  readonly record: PairPart;
  readonly standing: PairStanding;
  /** What lies around: where links lead to depends on it. */
  readonly nearby: Nearby;
  /** The text of another file of the project, such as `.gitattributes`; `undefined` when there is none. Noted likewise. */
  textOf(path: string): string | undefined;
  /** The local day as `yyyy-mm-dd`. */
  readonly today: string;
}

/** One of the three files of a pair. */
export interface PairPart {
  /** Relative to the configuration's folder, with `/`. */
  readonly path: string;
  /** The text in the editor before the one on disk, or why there is none; absent when there is no such file. */
  readonly content?: Content;
  /** True while an open buffer differs from the file. */
  readonly isDirty: boolean;
}

/** One of the two documents of a pair. */
export interface PairSide extends PairPart {
  /** Absent when there is no text. */
  readonly doc?: MarkdownDocument;
}

/** A side of a pair, whose text is read when a rule asks for it: most documents have no counterpart, and nothing is asked about those. */
export function sideOf(part: PairPart, read: (content: TextContent) => MarkdownDocument): PairSide {
  const { content } = part;
  return content?.kind === 'text' ? new ReadableSide(part, content, read) : part;
}

class ReadableSide implements PairSide {
  readonly path: string;
  readonly isDirty: boolean;

  constructor(
    { path, isDirty }: PairPart,
    readonly content: TextContent,
    private readonly read: (content: TextContent) => MarkdownDocument,
  ) {
    this.path = path;
    this.isDirty = isDirty;
  }

  get doc(): MarkdownDocument {
    return this.read(this.content);
  }
}
