import {
  type CancellationToken,
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  CodeActionTriggerKind,
  type Diagnostic,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { type Content, type Edit, fixText, Lines, type Problem, safeFixes } from '../../engine';
import { type ActionData, showRuleCommand } from '../../protocol';
import {
  diagnosticSource,
  dropsReturns,
  fixAllKind,
  messageOf,
  readDiagnosticData,
  smallestEdit,
  toQuickFix,
  toTextEdits,
} from '../convert';
import { cancelled } from '../guard';
import type { OpenDoc } from '../openDocs';
import type { Session } from '../session';
import { nextTurn } from '../turns';
import { toPath } from '../uris';
import type { Target } from '../workspace';

/** An open document, its problems now, and the means to make edits of it. */
interface Subject {
  readonly doc: OpenDoc;
  readonly lines: Lines;
  readonly problems: readonly Problem[];
  /** The problems that the document would have with another text. */
  lint(text: string): readonly Problem[];
  toEdit(edits: readonly Edit[]): Pick<CodeAction, 'edit' | 'data'>;
}

/** Answers `textDocument/codeAction` on an open document: its fixes, the pages of its rules, and all safe fixes at once. */
export async function codeAction(
  session: Session,
  { textDocument: { uri }, context }: CodeActionParams,
  token: CancellationToken,
): Promise<CodeAction[]> {
  await session.ready;
  await nextTurn();
  if (token.isCancellationRequested) throw cancelled();
  const subject = session.features.codeActionLiterals ? subjectAt(session, toPath(uri)) : undefined;
  if (!subject) return [];
  const wants = (kind: string) => !context.only || context.only.some((only) => isWithin(kind, only));
  const current = context.diagnostics.filter((diagnostic) => isCurrent(diagnostic, subject.doc));
  const actions = wants(CodeActionKind.QuickFix) ? quickFixes(current, subject) : [];
  if (wants(fixAllKind) && (context.only || context.triggerKind !== CodeActionTriggerKind.Automatic)) {
    actions.push(...fixAll(subject));
  }
  if (wants(CodeActionKind.QuickFix)) actions.push(...rulePages(current, session));
  return actions;
}

/** Kinds are hierarchical: `source` asks for `source.fixAll.rfc` too. */
function isWithin(kind: string, asked: string): boolean {
  return asked === '' || kind === asked || kind.startsWith(`${asked}.`);
}

/** Ours, and not of an older text. A client that keeps no data is believed: the place is compared as well. */
function isCurrent({ source, data }: Diagnostic, { version }: OpenDoc): boolean {
  if (source !== diagnosticSource) return false;
  const read = readDiagnosticData(data);
  if (read === undefined) return data === undefined;
  return read.version === null || read.version === version;
}

function subjectAt({ docs, features, workspace }: Session, path: string | undefined): Subject | undefined {
  const doc = path === undefined ? undefined : docs.at(path);
  if (!doc || !workspace.isEnabled(doc.path)) return undefined;
  const target = workspace.targetAt(doc.path);
  if (!target) return undefined;
  const lines = new Lines(doc.text);
  const content: Content = target.open ? target.project.read(target.path) : { kind: 'text', text: doc.text };
  const hiddenMark = content.kind === 'text' && content.hiddenMark === true;
  return {
    doc,
    lines,
    problems: problemsOf(target, content),
    lint: (text) =>
      target.project.lintContent(target.path, { kind: 'text', text, ...(hiddenMark ? { hiddenMark } : {}) }),
    toEdit: (edits) => {
      const data: ActionData = { endOfLine: 'lf' };
      const edit = toWorkspaceEdit(edits, doc, lines, features.versionedEdits);
      return { edit, ...(dropsReturns(doc.text, edits) ? { data } : {}) };
    },
  };
}

/** The problems of the text in the editor, whatever text the diagnostics follow. */
function problemsOf({ open, path, project }: Target, content: Content): readonly Problem[] {
  if (!open) return project.lintContent(path, content);
  return project.check(path).problems.flatMap(({ problem }) => (problem.path === path ? [problem] : []));
}

function toWorkspaceEdit(edits: readonly Edit[], doc: OpenDoc, lines: Lines, versioned: boolean): WorkspaceEdit {
  const textEdits = toTextEdits(edits, lines);
  if (!versioned) return { changes: { [doc.uri]: textEdits } };
  return { documentChanges: [{ textDocument: { uri: doc.uri, version: doc.version }, edits: textEdits }] };
}

function quickFixes(diagnostics: readonly Diagnostic[], subject: Subject): CodeAction[] {
  return diagnostics.flatMap((diagnostic) => {
    const problem = subject.problems.find((candidate) => isShownAs(candidate, diagnostic, subject.lines));
    if (!problem) return [];
    return problem.fixes.map((fix) => ({
      ...toQuickFix(problem, fix, diagnostic),
      ...subject.toEdit(fix.edits),
    }));
  });
}

function isShownAs(problem: Problem, { code, message, range }: Diagnostic, lines: Lines): boolean {
  if (problem.rule !== code || messageOf(problem) !== message) return false;
  const own = lines.range(problem.span);
  const same = (a: typeof range.start, b: typeof range.start) => a.line === b.line && a.character === b.character;
  return same(own.start, range.start) && same(own.end, range.end);
}

function fixAll({ doc, lint, problems, toEdit }: Subject): CodeAction[] {
  if (safeFixes(problems).length === 0) return [];
  const { text } = fixText(doc.text, lint);
  if (text === doc.text) return [];
  return [
    { title: 'Fix all safely fixable RFC problems', kind: fixAllKind, ...toEdit([smallestEdit(doc.text, text)]) },
  ];
}

function rulePages(diagnostics: readonly Diagnostic[], { features }: Session): CodeAction[] {
  if (!features.abilities.commands?.includes(showRuleCommand)) return [];
  return [...new Set(diagnostics.map(({ code }) => String(code)))].map((rule) => {
    const title = `Open the page of ${rule}`;
    const about = diagnostics.filter(({ code }) => code === rule);
    const command = { title, command: showRuleCommand, arguments: [rule] };
    return { title, kind: CodeActionKind.QuickFix, diagnostics: about, command };
  });
}
