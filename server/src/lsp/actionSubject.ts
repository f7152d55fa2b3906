import type { CodeAction, Diagnostic, WorkspaceEdit } from 'vscode-languageserver';
import { type Content, type Edit, Lines, type Problem, type Range } from '../engine';
import type { ActionData } from '../protocol';
import { messageOf } from '../speech/engineWords';
import { diagnosticSource, dropsReturns, readDiagnosticData, toTextEdits } from './convert';
import type { OpenDoc } from './openDocs';
import type { Session } from './session';
import { toPath } from './uris';
import type { Target } from './workspace';

/** An open document, its problems now, and the means to make edits of it. */
export interface Subject {
  readonly doc: OpenDoc;
  readonly target: Target;
  readonly lines: Lines;
  readonly problems: readonly Problem[];
  /** Problems that stand here for want of a better place: those of a folder. */
  readonly foreign: readonly Problem[];
  /** The problems that the document would have with another text. */
  lint(text: string): readonly Problem[];
  toEdit(edits: readonly Edit[]): Pick<CodeAction, 'edit' | 'data'>;
}

/** A problem of the document as it is, and the diagnostic that shows it. */
export interface ShownProblem {
  readonly problem: Problem;
  readonly diagnostic: Diagnostic;
}

/** The open document at a URI as code actions see it; `undefined` when nothing is said about it. */
export function subjectAt({ docs, features, workspace }: Session, uri: string): Subject | undefined {
  const path = toPath(uri);
  const doc = path === undefined ? undefined : docs.at(path);
  if (!doc || !workspace.isEnabled(doc.path)) return undefined;
  const target = workspace.targetAt(doc.path);
  if (!target) return undefined;
  const lines = new Lines(doc.text);
  const content: Content = target.open ? target.project.read(target.path) : { kind: 'text', text: doc.text };
  const hiddenMark = content.kind === 'text' && content.hiddenMark === true;
  return {
    doc,
    target,
    lines,
    ...problemsOf(target, content),
    lint: (text) =>
      target.project.lintContent(target.path, { kind: 'text', text, ...(hiddenMark ? { hiddenMark } : {}) }),
    toEdit: (edits) => {
      const data: ActionData = { endsInLf: [doc.uri] };
      const edit = toWorkspaceEdit(edits, doc, lines, features.versionedEdits);
      return { edit, ...(dropsReturns(doc.text, edits) ? { data } : {}) };
    },
  };
}

/** The problems of the text in the editor, whatever text the diagnostics follow. */
function problemsOf({ open, path, project }: Target, content: Content): Pick<Subject, 'problems' | 'foreign'> {
  const found = project.check(path).problems.map(({ problem }) => problem);
  const own = open ? found.filter((problem) => problem.path === path) : project.lintContent(path, content);
  return { problems: own, foreign: found.filter((problem) => problem.path !== path) };
}

function toWorkspaceEdit(edits: readonly Edit[], doc: OpenDoc, lines: Lines, versioned: boolean): WorkspaceEdit {
  const textEdits = toTextEdits(edits, lines);
  if (!versioned) return { changes: { [doc.uri]: textEdits } };
  return { documentChanges: [{ textDocument: { uri: doc.uri, version: doc.version }, edits: textEdits }] };
}

/** Ours, and not of an older text. A client that keeps no data is believed: the place is compared as well. */
export function isCurrent({ source, data }: Diagnostic, { version }: OpenDoc): boolean {
  if (source !== diagnosticSource) return false;
  const read = readDiagnosticData(data);
  if (read === undefined) return data === undefined;
  return read.version === null || read.version === version;
}

/** The problems that current diagnostics show. */
export function problemsShown(diagnostics: readonly Diagnostic[], subject: Subject): ShownProblem[] {
  return diagnostics.flatMap((diagnostic) => {
    const problem = problemShownAs(subject, { ...diagnostic, rule: diagnostic.code });
    return problem ? [{ problem, diagnostic }] : [];
  });
}

/** The problem that a document shows in these words at this place; `undefined` when there is none. */
export function problemShownAs(
  { foreign, lines, problems }: Subject,
  shown: { readonly rule: unknown; readonly message: string; readonly range: Range },
): Problem | undefined {
  const isIt = (problem: Problem, range: Range) =>
    problem.rule === shown.rule && messageOf(problem) === shown.message && isSameRange(range, shown.range);
  const start = lines.range({ start: 0, end: 0 });
  return (
    problems.find((problem) => isIt(problem, lines.range(problem.span))) ??
    foreign.find((problem) => isIt(problem, start))
  );
}

function isSameRange(a: Range, b: Range): boolean {
  const same = (one: Range['start'], other: Range['start']) =>
    one.line === other.line && one.character === other.character;
  return same(a.start, b.start) && same(a.end, b.end);
}
