import type { CodeAction, Diagnostic, DiagnosticRelatedInformation, TextEdit } from 'vscode-languageserver';
import { CodeActionKind, DiagnosticSeverity } from 'vscode-languageserver';
import { applyEdits, type Edit, type Fix, type Lines, type Problem, type Range, type Severity } from '../engine';
import { ruleLink } from '../protocol';
import { messageOf, wordsOf } from '../speech/engineWords';

// The only place that knows both the engine's types and LSP's.

/** What our diagnostics call themselves. */
export const diagnosticSource = 'rfc';

/** The kind of the action that applies all safe fixes. */
export const fixAllKind = `${CodeActionKind.SourceFixAll}.rfc`;

/** A problem with its place in lines and columns. */
export interface LocatedProblem {
  readonly problem: Problem;
  readonly range: Range;
  readonly related: readonly LocatedNote[];
}

/** Another place that explains a problem. */
export interface LocatedNote {
  readonly uri: string;
  readonly range: Range;
  readonly text: string;
}

/** What our diagnostics carry for the code actions that follow. */
export interface DiagnosticData {
  /** The version of the open document that the problem was found in; `null` when the text came from the disk. */
  readonly version: number | null;
}

/** Reads the `data` of a diagnostic that a client hands back; `undefined` when it is not ours. */
export function readDiagnosticData(data: unknown): DiagnosticData | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if (Object.keys(data).length === 0) return { version: null }; // a client in Lua loses keys whose value is `null`
  const version = 'version' in data ? data.version : undefined;
  return typeof version === 'number' || version === null ? { version } : undefined;
}

/** A problem as a diagnostic of a document in that version. */
export function toDiagnostic({ problem, range, related }: LocatedProblem, data: DiagnosticData): Diagnostic {
  return {
    range,
    severity: severities[problem.severity],
    code: problem.rule,
    codeDescription: { href: ruleLink(problem.rule) },
    source: diagnosticSource,
    message: messageOf(problem),
    ...(related.length > 0 ? { relatedInformation: related.map(toRelatedInformation) } : {}),
    data,
  };
}

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

function toRelatedInformation({ uri, range, text }: LocatedNote): DiagnosticRelatedInformation {
  return { location: { uri, range }, message: text };
}

/** Edits of a text as LSP edits of the same text. */
export function toTextEdits(edits: readonly Edit[], lines: Lines): TextEdit[] {
  return edits.map(({ span, text }) => ({ range: lines.range(span), newText: text }));
}

/** The quick fix that a fix stands for; without its edit, which depends on the client. */
export function toQuickFix(problem: Problem, fix: Fix, diagnostic: Diagnostic): CodeAction {
  const alone = problem.fixes.length === 1;
  return {
    title: wordsOf(problem.rule, fix.title, fix.data),
    kind: CodeActionKind.QuickFix,
    diagnostics: [diagnostic],
    ...(fix.kind === 'safe' && alone ? { isPreferred: true } : {}),
  };
}

/** Whether edits turn a text with carriage returns into one without: an editor that keeps one line ending must be told. */
export function dropsReturns(text: string, edits: readonly Edit[]): boolean {
  return text.includes('\r') && !applyEdits(text, edits).includes('\r');
}
