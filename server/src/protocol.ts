// What the language server and its client say to each other beside LSP. The only server file that the client imports.
import type { Range, WorkspaceEdit } from 'vscode-languageserver-types';

export * from './protocol/commandFolders';
export * from './protocol/counterpart';
export * from './protocol/explainFile';
export * from './protocol/overview';
export * from './protocol/pairPreview';
export * from './protocol/pairs';
export * from './protocol/remoteFiles';
export * from './protocol/schemas';
export * from './protocol/setUp';

/** The extension's own address: rule links in diagnostics lead to it until the project has a public one. */
const extensionAddress = 'vscode://rfc-workbench.rfc-workbench';

/** The link of a rule: the extension's URI handler opens the rule's page. */
export function ruleLink(rule: string): string {
  return `${extensionAddress}/rule/${rule}`;
}

/** The command that a client offers so that *Open the page of …* can be among the code actions. Argument: a rule id. */
export const showRuleCommand = 'rfc.showRule';

/** The command that a client offers so that the moves of an RFC can stand above its title. Argument: a `MoveTarget`. */
export const moveCommand = 'rfc.move';

/** An RFC and where it is to go. */
export interface MoveTarget {
  /** Of the RFC, or of the other language's side. */
  readonly uri: string;
  /** The name of a lifecycle. */
  readonly to: string;
}

/** What a client may put into `initializationOptions`; everything is optional, and a server without it just serves LSP. */
export interface ClientAbilities {
  /** The commands of ours that the client has, such as `rfc.showRule`. */
  readonly commands?: readonly string[];
  /** The client listens to `rfc/status`. */
  readonly status?: boolean;
  /** The client listens to `rfc/pairs`. */
  readonly pairs?: boolean;
  /** The client knows the JSON Schema of the configuration file, so it completes and explains keys by itself. */
  readonly configSchema?: boolean;
}

/** Reads `initializationOptions`; whatever is not understood counts as absent. */
export function readAbilities(value: unknown): ClientAbilities {
  if (typeof value !== 'object' || value === null) return {};
  const commands: unknown = 'commands' in value ? value.commands : undefined;
  const status = 'status' in value && value.status === true;
  const pairs = 'pairs' in value && value.pairs === true;
  const configSchema = 'configSchema' in value && value.configSchema === true;
  const names = Array.isArray(commands) ? commands.filter((name): name is string => typeof name === 'string') : [];
  return { commands: names, status, pairs, configSchema };
}

/** Notification from server to client, sent after the first look at the workspace and when something in it has changed. */
export const statusNotification = 'rfc/status';

export interface StatusParams {
  /** False when the setting `rfc.enable` is off in every opened folder. */
  readonly enabled: boolean;
  /** Counted over the whole workspace. */
  readonly errors: number;
  readonly warnings: number;
  /** How many RFCs the workspace holds. */
  readonly rfcs: number;
  readonly configurations: readonly ConfigurationInUse[];
}

/** A configuration that governs RFCs of the workspace. */
export interface ConfigurationInUse {
  /** The file's path from its workspace folder (absolute when it lies outside), or `defaults`. */
  readonly name: string;
  /** Absent for the defaults. */
  readonly uri?: string;
  /** The file does not parse: the last good configuration (or the defaults) stays in use. */
  readonly broken: boolean;
}

/** Request without parameters: every rule, sorted by id. */
export const listRulesRequest = 'rfc/listRules';

export interface RuleEntry {
  readonly id: string;
  readonly summary: string;
}

/** What a code action of ours carries in `data`. */
export interface ActionData {
  /**
   * URIs of documents in which the edit turns every line ending into LF. An editor that keeps one ending for a whole
   * document must switch it.
   */
  readonly endsInLf?: readonly string[];
  /** Which repair it is, when its edit is worked out only once the user has picked it. */
  readonly fix?: PendingFix;
}

/** A repair of a problem that a document shows. */
export interface PendingFix {
  readonly uri: string;
  /** Of the document in which the problem was found. */
  readonly version: number;
  readonly rule: string;
  readonly message: string;
  readonly range: Range;
  /** Which of the problem's repairs, counted from 0. */
  readonly at: number;
}

/** A name from the workspace as code in Markdown, which it cannot break out of. */
export function quoted(name: string): string {
  return `\`${name.replace(/[`\p{Cc}]/gu, '?')}\``;
}

/** Something to choose from. */
export interface Choice {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
}

/** Request: what a new RFC can be. */
export const newChoicesRequest = 'rfc/newChoices';

export interface NewChoicesParams {
  /** A folder or file whose place answers some of the questions. */
  readonly uri?: string;
}

export interface NewChoices {
  readonly places: readonly NewPlace[];
  /** `yyyy-mm-dd`. */
  readonly today: string;
}

/** An RFC root that a new RFC can lie in. */
export interface NewPlace {
  /** Of the root folder. */
  readonly uri: string;
  readonly name: string;
  /** What a document is called. */
  readonly noun: string;
  readonly lifecycles: readonly Choice[];
  /** Empty where there are no class folders. */
  readonly classes: readonly Choice[];
  /** The language of the other side, where documents come in pairs. */
  readonly counterpart?: string;
  /** What the place that was asked about answers. */
  readonly given: { readonly lifecycle?: string; readonly className?: string };
}

/** Request: the topic that a title suggests. */
export const suggestTopicRequest = 'rfc/suggestTopic';

export interface SuggestTopicParams {
  readonly title: string;
}

export interface SuggestedTopic {
  /** Absent where the title suggests none. */
  readonly topic?: string;
}

/** Request: the edit that writes a new RFC. Answer: `PlanAnswer`. */
export const newRfcRequest = 'rfc/new';

export interface NewRfcParams {
  readonly title: string;
  /** URI of the root folder; left out: the first one. */
  readonly place?: string;
  readonly lifecycle?: string;
  readonly className?: string;
  readonly topic?: string;
  /** `yyyy-mm-dd`; left out: today. */
  readonly date?: string;
  readonly withCounterpart?: boolean;
}

/** Request: where an RFC can go. Answer: `MoveChoices` or `RefusedPlan`. */
export const moveChoicesRequest = 'rfc/moveChoices';

export interface MoveChoicesParams {
  /** Of the RFC, or of the other language's side. */
  readonly uri: string;
}

export interface MoveChoices {
  readonly moves: readonly MoveChoice[];
  /** The other classes. */
  readonly classes: readonly Choice[];
}

/** A lifecycle that an RFC can go to. */
export interface MoveChoice extends Choice {
  readonly asksReason: boolean;
  /** A section that can be folded into another one on the way, rather than get another name. */
  readonly folding?: { readonly from: string; readonly into: string };
}

/** How an edit is made. */
export interface PlanOptions {
  /** The editor shows every change before it is made. */
  readonly preview?: boolean;
  /** Record pairs anew that were in sync and whose sides are changed alike. */
  readonly confirmPairs?: boolean;
}

/** Request: the edit that moves an RFC to another lifecycle. Answer: `PlanAnswer`. */
export const moveRfcRequest = 'rfc/move';

export interface MoveRfcParams extends MoveTarget, PlanOptions {
  readonly reason?: string;
  /** Fold the section that can be folded. */
  readonly folds?: boolean;
}

/** Request: the edit that moves an RFC to another class. Answer: `PlanAnswer`. */
export const changeClassRequest = 'rfc/changeClass';

export interface ChangeClassParams extends PlanOptions {
  readonly uri: string;
  readonly className: string;
}

/** Request: the edit that makes every safe fix in the workspace. Answer: `PlanAnswer`. */
export const fixWorkspaceRequest = 'rfc/fixWorkspace';

export type FixWorkspaceParams = Pick<PlanOptions, 'preview'>;

/** Request: the edit that brings old RFCs into the format. Answer: `NormalizeAnswer` or `RefusedPlan`. */
export const normalizeRequest = 'rfc/normalize';

export interface NormalizeParams extends PlanOptions {
  /** A folder or file to which the clean-up is limited. */
  readonly uri?: string;
  /** Say of RFCs from before the format that no alternatives were recorded, where that is so. */
  readonly grandfather?: boolean;
}

export interface NormalizeAnswer extends PlannedEdit {
  readonly left: readonly LeftToDo[];
}

/** A problem that the clean-up leaves. */
export interface LeftToDo {
  readonly uri: string;
  /** In the text after the clean-up. */
  readonly range: Range;
  readonly rule: string;
  readonly isError: boolean;
  readonly message: string;
  /** Why no machine can mend it. */
  readonly reason: string;
}

/** What becomes of a request for an edit. */
export type PlanAnswer = PlannedEdit | RefusedPlan;

/** An edit, not yet made. */
export interface PlannedEdit {
  readonly edit: WorkspaceEdit;
  /** How many files it changes, moves or creates. */
  readonly fileCount: number;
  /** What the author should know. */
  readonly notes: readonly PlannedNote[];
  /** A pair was in sync and both of its sides are changed alike, so that it can be recorded anew. */
  readonly canConfirmPairs: boolean;
  /** URIs of documents all of whose line endings are to become LF, which an edit of text cannot say. */
  readonly endsInLf: readonly string[];
  /** What to show then. */
  readonly open?: DocumentToOpen;
}

/** A sentence about one file. */
export interface PlannedNote {
  readonly uri: string;
  readonly text: string;
}

export interface DocumentToOpen {
  readonly uri: string;
  /** What the author fills in, in order. */
  readonly stops: readonly Range[];
}

/** Why there is no edit, in one sentence. */
export interface RefusedPlan {
  readonly refused: string;
}

/** True for a request that was refused. */
export function isRefused(answer: object): answer is RefusedPlan {
  return 'refused' in answer;
}
