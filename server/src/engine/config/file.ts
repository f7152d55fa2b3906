import type { EntryKind } from '../files';
import type { MessageData } from '../rule';
import type { Lines } from '../text/lines';
import type { Span } from '../text/span';

/** A configuration file as its rules see it: the text and what the reader found wrong with it. */
export interface ConfigFile {
  /** Relative to its own folder: the base name. */
  readonly path: string;
  readonly text: string;
  readonly lines: Lines;
  /** In text order. */
  readonly findings: readonly ConfigFinding[];
  /** What lies at a path of the configuration's folder. */
  kindOf(path: string): EntryKind | undefined;
}

/** One thing the reader found; the rule of the same id puts it into words. */
export interface ConfigFinding {
  /** Such as `config/unknown-key`. */
  readonly rule: string;
  readonly span: Span;
  readonly data: MessageData;
  /** The replacement for `span` that would mend it, when one is likely. */
  readonly suggestion?: string;
}
