import type { SeverityOrOff } from './config/config';
import type { ConfigFile } from './config/file';
import type { RfcDocument } from './document';
import type { Span } from './text/span';
import type { Tree } from './tree';

/** `none`; `suggestion`: offered singly; `safe`: also in fix-all, since it loses no text and claims nothing. */
export type FixKind = 'none' | 'suggestion' | 'safe';

/** Replace `span` of the problem's file by `text`. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** One way to repair a problem, built by the rule that reports it. */
export interface Fix {
  /** Id of a message of the rule: an imperative without a full stop. */
  readonly title: string;
  readonly data: MessageData;
  readonly kind: Exclude<FixKind, 'none'>;
  /** Apart, in any order, all in the problem's file. */
  readonly edits: readonly Edit[];
}

/** Values for the `{name}` placeholders of a message. */
export type MessageData = Readonly<Record<string, string | number>>;

/** Another place that explains a problem. */
export interface Related {
  readonly path: string;
  readonly span: Span;
  readonly message: string;
  readonly data: MessageData;
}

/** A finding, not yet put into words; `renderMessage` does that in the reader's language. */
export interface Problem {
  readonly rule: string;
  readonly severity: Exclude<SeverityOrOff, 'off'>;
  /** Relative to the configuration's folder, with `/`. A folder ends in `/`. */
  readonly path: string;
  /** UTF-16 offsets into the file; `{0, 0}` for a folder or a file that was not read. */
  readonly span: Span;
  readonly message: string;
  readonly data: MessageData;
  readonly fixes: readonly Fix[];
  readonly related: readonly Related[];
}

/** Message texts by id. Placeholders are `{name}`. */
export type Messages = Readonly<Record<string, string>>;

/** A fix as a rule writes it: `kind` defaults to the rule's own. */
export interface FixDraft<Id extends string> {
  readonly title: Id;
  readonly data?: MessageData;
  readonly kind?: Exclude<FixKind, 'none'>;
  readonly edits: readonly Edit[];
}

/** What a rule may say beside message and place. */
export interface Extras<Id extends string> {
  readonly fixes?: readonly FixDraft<Id>[];
  readonly related?: readonly { path: string; span: Span; message: Id; data?: MessageData }[];
}

/** Reports a problem of the file being checked. */
export type Report<Id extends string> = (message: Id, span: Span, data?: MessageData, extras?: Extras<Id>) => void;

/** Reports a problem of any file or folder of the tree. */
export type ReportAt<Id extends string> = (
  message: Id,
  at: { readonly path: string; readonly span?: Span },
  data?: MessageData,
  extras?: Extras<Id>,
) => void;

/** What every rule declares. */
export interface RuleMeta<Id extends string = string> {
  /** `namespace/name`, in kebab-case: the area, then what is wrong. */
  readonly id: string;
  /** One sentence that says what must hold. */
  readonly summary: string;
  /** What the rule reports at when the configuration is silent. */
  readonly severity: SeverityOrOff;
  /** The strongest fix the rule may offer; a single problem may offer less. */
  readonly fix: FixKind;
  /** True for a rule that a reference gate enforces: lowering it ends exit parity (`config/parity`). */
  readonly parity: boolean;
  readonly messages: Readonly<Record<Id, string>>;
}

/** Checks one RFC by its text and path. Runs on every candidate of the walk, misplaced ones included. */
export interface DocumentRule<Id extends string = string> extends RuleMeta<Id> {
  readonly scope: 'document';
  check(context: { readonly doc: RfcDocument; readonly report: Report<Id> }): void;
  /** Where the whole tree has this fault, may report it once there; `true` then silences the rule in single files. */
  collapse?(context: { readonly tree: Tree; readonly report: ReportAt<Id> }): boolean;
}

/** Checks the tree as a whole: paths, and a summary of each file. */
export interface TreeRule<Id extends string = string> extends RuleMeta<Id> {
  readonly scope: 'tree';
  check(context: { readonly tree: Tree; readonly report: ReportAt<Id> }): void;
}

/** Checks the configuration file. */
export interface ConfigRule<Id extends string = string> extends RuleMeta<Id> {
  readonly scope: 'config';
  check(context: { readonly file: ConfigFile; readonly report: Report<Id> }): void;
}

/** Reported by the engine itself: there is nothing to check. */
export interface EngineRule<Id extends string = string> extends RuleMeta<Id> {
  readonly scope: 'engine';
}

export type Rule = DocumentRule | TreeRule | ConfigRule | EngineRule;

type Draft<R extends RuleMeta> = Omit<R, 'scope' | 'parity'> & { readonly parity?: boolean };

/** Defines a rule over one document. Message ids are inferred, so a misspelt one does not compile. */
export function defineRule<const Id extends string>(rule: Draft<DocumentRule<Id>>): DocumentRule<Id> {
  return { parity: false, ...rule, scope: 'document' };
}

/** Defines a rule over the whole tree. */
export function defineTreeRule<const Id extends string>(rule: Draft<TreeRule<Id>>): TreeRule<Id> {
  return { parity: false, ...rule, scope: 'tree' };
}

/** Defines a rule over the configuration file. */
export function defineConfigRule<const Id extends string>(rule: Draft<ConfigRule<Id>>): ConfigRule<Id> {
  return { parity: false, ...rule, scope: 'config' };
}

/** Defines a rule that the engine reports. */
export function defineEngineRule<const Id extends string>(rule: Draft<EngineRule<Id>>): EngineRule<Id> {
  return { parity: false, ...rule, scope: 'engine' };
}

/** An edit that puts `text` in the place of `span`. */
export function replace(span: Span, text: string): Edit {
  return { span, text };
}

/** An edit that puts `text` before the character at `offset`. */
export function insert(offset: number, text: string): Edit {
  return { span: { start: offset, end: offset }, text };
}

/** An edit that removes `span`. */
export function remove(span: Span): Edit {
  return { span, text: '' };
}
