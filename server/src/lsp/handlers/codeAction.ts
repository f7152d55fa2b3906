import {
  type CancellationToken,
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  CodeActionTriggerKind,
  type Diagnostic,
} from 'vscode-languageserver';
import {
  type Fix,
  fixText,
  type Problem,
  reachesOut,
  safeFixes,
  silence,
  silenceInCode,
  smallestEdit,
  sourceFileAt,
} from '../../engine';
import { confirmPairCommand, showRuleCommand } from '../../protocol';
import { t } from '../../speech';
import { wordsOf } from '../../speech/engineWords';
import { isCurrent, problemsShown, type ShownProblem, type Subject, subjectAt } from '../actionSubject';
import { helpedAt } from '../assist';
import { fixAllKind, toQuickFix } from '../convert';
import { cancelled } from '../guard';
import { canMake, confirmsPair, reachingEdit } from '../reachingFix';
import type { Session } from '../session';
import { nextTurn } from '../turns';
import { ruleFixes, silencers } from './ruleActions';

/**
 * Answers `textDocument/codeAction` on an open document: its fixes, all fixes of a rule, all safe fixes at once, comments
 * that silence a rule, and the pages of rules.
 */
export async function codeAction(
  session: Session,
  { textDocument: { uri }, context }: CodeActionParams,
  token: CancellationToken,
): Promise<CodeAction[]> {
  await session.ready;
  await nextTurn();
  if (token.isCancellationRequested) throw cancelled();
  const subject = session.features.codeActionLiterals ? subjectAt(session, uri) : undefined;
  if (!subject) return [];
  const wants = (kind: string) => !context.only || context.only.some((only) => isWithin(kind, only));
  const wantsQuickFixes = wants(CodeActionKind.QuickFix);
  const wantsFixAll = wants(fixAllKind) && (context.only || context.triggerKind !== CodeActionTriggerKind.Automatic);
  const current = context.diagnostics.filter((diagnostic) => isCurrent(diagnostic, subject.doc));
  const shown = wantsQuickFixes ? problemsShown(current, subject) : [];
  return [
    ...quickFixes(shown, subject, session),
    ...ruleFixes(shown, subject),
    ...(wantsFixAll ? fixAll(subject) : []),
    ...silencersFor(shown, subject, session),
    ...(wantsQuickFixes ? rulePages(current, session) : []),
  ];
}

/** Kinds are hierarchical: `source` asks for `source.fixAll.rfc` too. */
function isWithin(kind: string, asked: string): boolean {
  return asked === '' || kind === asked || kind.startsWith(`${asked}.`);
}

function quickFixes(shown: readonly ShownProblem[], subject: Subject, session: Session): CodeAction[] {
  return shown.flatMap((each) =>
    each.problem.fixes.flatMap((fix) => {
      const edit = editFor(fix, each, subject, session);
      return edit ? [{ ...toQuickFix(each.problem, fix, each.diagnostic), ...edit }] : [];
    }),
  );
}

function editFor(fix: Fix, shown: ShownProblem, subject: Subject, session: Session) {
  if (!reachesOut(fix)) return subject.toEdit(fix.edits);
  if (confirmsPair(fix) && session.features.confirmsPairs) return toConfirmation(shown.problem, fix, subject);
  return canMake(fix, session.features) ? reachingEdit(session, subject, shown, fix) : undefined;
}

/** The command asks where the sides differ, which no edit can. */
function toConfirmation({ rule }: Problem, fix: Fix, { doc }: Subject): Pick<CodeAction, 'command'> {
  const title = wordsOf(rule, fix.title, fix.data);
  return { command: { title, command: confirmPairCommand, arguments: [{ uri: doc.uri }] } };
}

function fixAll({ doc, lint, problems, toEdit }: Subject): CodeAction[] {
  if (safeFixes(problems).length === 0) return [];
  const { text } = fixText(doc.text, lint);
  if (text === doc.text) return [];
  return [
    { title: t('Fix all safely fixable RFC problems'), kind: fixAllKind, ...toEdit([smallestEdit(doc.text, text)]) },
  ];
}

/** Comments silence rules in RFCs, source code and JSON with comments, so elsewhere there is nothing to offer. */
function silencersFor(shown: readonly ShownProblem[], subject: Subject, session: Session): CodeAction[] {
  const { path, project } = subject.target;
  if (sourceFileAt(project.loaded.project, path)) {
    return silencers(shown, (problem) => silenceInCode(subject.doc.text, problem), subject);
  }
  const helped = shown.length > 0 ? helpedAt(session, subject.doc.uri) : undefined;
  const document = helped?.subject.kind === 'markdown' ? helped.subject.scene.doc : undefined;
  return document ? silencers(shown, (problem) => silence(document, problem), subject) : [];
}

function rulePages(diagnostics: readonly Diagnostic[], { features }: Session): CodeAction[] {
  if (!features.abilities.commands?.includes(showRuleCommand)) return [];
  return [...new Set(diagnostics.map(({ code }) => String(code)))].map((rule) => {
    const title = t('Open the page of {rule}', { rule });
    const about = diagnostics.filter(({ code }) => code === rule);
    const command = { title, command: showRuleCommand, arguments: [rule] };
    return { title, kind: CodeActionKind.QuickFix, diagnostics: about, command };
  });
}
