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
  /** In text order; found anew each time, as some speak of files that come and go. */
  findings(): readonly ConfigFinding[];
  /** What lies at a path of the configuration's folder. */
  kindOf(path: string): EntryKind | undefined;
}

/** One thing the reader found; the rule of that id puts it into words. */
export type ConfigFinding = { [Rule in FindingRule]: Finding<Rule> }[FindingRule];

export interface Finding<Rule extends FindingRule> {
  readonly rule: Rule;
  readonly message: FindingMessages[Rule];
  /** In the project's configuration file; for a fault inside an extended file, the `extends` entry that led there. */
  readonly span: Span;
  /** `where` is empty, or names the extended file with a colon after it, for the beginning of the message. */
  readonly data: MessageData & { readonly where: string };
  /** What would mend it, when that is likely. */
  readonly repair?: Repair;
}

/** Edits of the project's configuration file, and what the title of the fix says beside. */
export interface Repair {
  readonly edits: readonly { readonly span: Span; readonly text: string }[];
  readonly data: MessageData;
}

/** The rules over the configuration file. */
export type FindingRule = keyof FindingMessages;

/** What each of them can say. Spec: config.md §4. */
export interface FindingMessages {
  readonly 'config/syntax': SyntaxMessage | 'root' | 'unread';
  readonly 'config/unknown-key': 'unknown' | 'misspelt';
  readonly 'config/invalid': InvalidMessage;
  readonly 'config/extends': 'cycle' | 'deep' | 'missing' | 'preset' | 'unread';
  readonly 'config/missing-path': 'missing';
  readonly 'config/excluded-no-slash': 'folder';
  readonly 'config/unknown-rule': 'unknown' | 'misspelt';
  readonly 'config/conflict': 'banned' | 'excluded' | 'linkPolicy' | 'twoFiles';
  readonly 'config/parity': 'rule' | 'namespace';
  readonly 'pair/required-unknown': 'unknown';
}

/** What can be wrong with a text that should be JSON. */
export type SyntaxMessage =
  | 'colon'
  | 'comma'
  | 'comment'
  | 'control'
  | 'depth'
  | 'empty'
  | 'end'
  | 'escape'
  | 'key'
  | 'number'
  | 'string'
  | 'surplus'
  | 'symbol'
  | 'value';

/** What can be wrong with a value. */
export type InvalidMessage =
  | 'choice'
  | 'date'
  | 'duplicate'
  | 'empty'
  | 'form'
  | 'lifecycle'
  | 'line'
  | 'long'
  | 'missing'
  | 'name'
  | 'path'
  | 'row'
  | 'table'
  | 'template'
  | 'type'
  | 'unread'
  | 'words';
