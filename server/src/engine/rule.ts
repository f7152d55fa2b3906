import type { Severity, SeverityOrOff } from './config/config';
import type { ConfigFile } from './config/file';
import type { MarkdownDocument, RfcDocument } from './document';
import type { Nearby } from './nearby';
import type { Pair } from './pairs/pair';
import type { SchemaSource } from './schemaSites/site';
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
  /** What is to become of other files, or of the file as a whole: made behind the edits, in this order. */
  readonly steps?: readonly FileStep[];
}

/**
 * What a repair does beyond the text of the problem's own file. The rule says what is to be; what follows from it (the
 * other files of a pair, links from everywhere, the index) is worked out by authoring when somebody wants the repair, so
 * a step costs nothing until then. Paths are relative to the configuration's folder, with `/`. A step that cannot be
 * made (something is in the way, say) makes the whole repair refused in a sentence.
 */
export type FileStep =
  /** Edits of another file, in offsets of the text that the rule was given. */
  | { readonly kind: 'edit'; readonly path: string; readonly edits: readonly Edit[] }
  /** A file that goes elsewhere: its pair, the links in it and to it, and the index follow. */
  | { readonly kind: 'rename'; readonly from: string; readonly to: string }
  /**
   * An RFC gets the name that the template of the configuration makes of a topic and a day; without a day that on which
   * the version history first saw it. What follows is as with `rename`.
   */
  | { readonly kind: 'name'; readonly path: string; readonly topic: string; readonly date?: string }
  /** An RFC that goes to another lifecycle, with all that the move asks for; it keeps the reason of its status. */
  | { readonly kind: 'move'; readonly path: string; readonly lifecycle: string }
  /** A new file. Nothing that is there is ever replaced. */
  | { readonly kind: 'create'; readonly path: string; readonly text: string }
  | { readonly kind: 'delete'; readonly path: string }
  /** A line at the end of a file of lines, which is made when it is not there; nothing when it has the line. */
  | { readonly kind: 'addLine'; readonly path: string; readonly line: string }
  /** A value in a list of the configuration, by the keys that lead to it; the file is made when there is none. */
  | { readonly kind: 'listInConfig'; readonly key: readonly string[]; readonly value: string }
  /** The same value out of the list. */
  | { readonly kind: 'unlistInConfig'; readonly key: readonly string[]; readonly value: string }
  /** The record of a pair anew, with both sides as they are: the author's word that they say the same. */
  | { readonly kind: 'confirmPair'; readonly anchor: string };

/** Values for the `{name}` placeholders of a message. */
export type MessageData = Readonly<Record<string, string | number | Said>>;

/** A few words with values of their own in the place of a value: they follow the reader's language. */
export interface Said {
  /** In English, with `{name}` placeholders. */
  readonly said: string;
  readonly data: MessageData;
  /** Of a message of a rule: rule id + `/` + message id. */
  readonly key?: string;
}

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
  readonly edits?: readonly Edit[];
  readonly steps?: readonly FileStep[];
}

/** What a rule may say beside message and place. */
export interface Extras<Id extends string> {
  readonly fixes?: readonly FixDraft<Id>[];
  /** This one problem is reported at this severity, unless the configuration asks for a softer one. */
  readonly severity?: Severity;
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
  /**
   * The set of recommendations that an off rule belongs to: it reports information where the configuration turns the set
   * on (`zh`: with `zh.enabled`), unless the key `rules` says otherwise. Spec: bilingual.md §12.
   */
  readonly recommendedIn?: 'zh';
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

/** Checks one Markdown file by its text: RFCs, their counterparts, and the other documents of `markdown.scope`. */
export interface MarkdownRule<Id extends string = string> extends RuleMeta<Id> {
  readonly scope: 'markdown';
  /** Which files it reads; `counterpart`: those written in the second language of the pairs, inside the root or not. */
  readonly reads: 'all' | 'counterpart';
  check(context: { readonly doc: MarkdownDocument; readonly nearby: Nearby; readonly report: Report<Id> }): void;
}

/** Checks a pair of languages: both sides and their record. Reports on any of the three. Spec: bilingual.md. */
export interface PairRule<Id extends string = string> extends RuleMeta<Id> {
  readonly scope: 'pair';
  check(context: { readonly pair: Pair; readonly report: ReportAt<Id> }): void;
}

/**
 * Checks the tool schemas of one text: a source file, a JSON file, or the fences of a Markdown file. What is reported
 * twice at the same place in the same words counts once. Spec: schema-dsl.md §7.
 */
export interface SchemaRule<Id extends string = string> extends RuleMeta<Id> {
  readonly scope: 'schema';
  /** `nearby` is absent where nothing may be asked about other files. */
  check(context: { readonly source: SchemaSource; readonly nearby?: Nearby; readonly report: Report<Id> }): void;
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

export type Rule = DocumentRule | MarkdownRule | SchemaRule | PairRule | TreeRule | ConfigRule | EngineRule;

type Draft<R extends RuleMeta> = Omit<R, 'scope' | 'parity'> & { readonly parity?: boolean };

/** Defines a rule over one document. Message ids are inferred, so a misspelt one does not compile. */
export function defineRule<const Id extends string>(rule: Draft<DocumentRule<Id>>): DocumentRule<Id> {
  return { parity: false, ...rule, scope: 'document' };
}

/** Defines a rule over any Markdown file of the project. */
export function defineMarkdownRule<const Id extends string>(
  rule: Omit<Draft<MarkdownRule<Id>>, 'reads'> & Partial<Pick<MarkdownRule, 'reads'>>,
): MarkdownRule<Id> {
  return { parity: false, reads: 'all', ...rule, scope: 'markdown' };
}

/** Defines a rule over the tool schemas of a text. */
export function defineSchemaRule<const Id extends string>(rule: Draft<SchemaRule<Id>>): SchemaRule<Id> {
  return { parity: false, ...rule, scope: 'schema' };
}

/** Defines a rule over a pair of languages. */
export function definePairRule<const Id extends string>(rule: Draft<PairRule<Id>>): PairRule<Id> {
  return { parity: false, ...rule, scope: 'pair' };
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
