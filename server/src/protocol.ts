// What the language server and its client say to each other beside LSP. The only server file that the client imports.

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
  /** The client knows the JSON Schema of the configuration file, so it completes and explains keys by itself. */
  readonly configSchema?: boolean;
}

/** Reads `initializationOptions`; whatever is not understood counts as absent. */
export function readAbilities(value: unknown): ClientAbilities {
  if (typeof value !== 'object' || value === null) return {};
  const commands: unknown = 'commands' in value ? value.commands : undefined;
  const status = 'status' in value && value.status === true;
  const configSchema = 'configSchema' in value && value.configSchema === true;
  const names = Array.isArray(commands) ? commands.filter((name): name is string => typeof name === 'string') : [];
  return { commands: names, status, configSchema };
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

/** Request: why a file is or is not linted. */
export const explainFileRequest = 'rfc/explainFile';

export interface ExplainFileParams {
  readonly uri: string;
}

export interface FileExplanation {
  /** One sentence: what becomes of the file. */
  readonly verdict: string;
  /** Plain sentences that lead to the verdict. */
  readonly reasons: readonly string[];
  /** The configuration file in use; absent when the defaults apply. */
  readonly configuration?: string;
}

/** Request without parameters: every rule, sorted by id. */
export const listRulesRequest = 'rfc/listRules';

export interface RuleEntry {
  readonly id: string;
  readonly summary: string;
}

/** What a code action of ours carries in `data`. */
export interface ActionData {
  /** The edit turns every line ending into LF. An editor that keeps one ending for a whole document must switch it. */
  readonly endOfLine: 'lf';
}

/** A name from the workspace as code in Markdown, which it cannot break out of. */
export function quoted(name: string): string {
  return `\`${name.replace(/[`\p{Cc}]/gu, '?')}\``;
}
