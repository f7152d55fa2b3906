import { type CodeAction, CodeActionKind, type Diagnostic } from 'vscode-languageserver';
import { fixRule, type Problem, phrase, type Silencer, smallestEdit } from '../../engine';
import { phraseOf } from '../../speech/engineWords';
import type { ShownProblem, Subject } from '../actionSubject';

// Code actions about a rule rather than a single problem.

/** For each rule of the problems: all that it found in the document and that has one repair, at once. */
export function ruleFixes(shown: readonly ShownProblem[], { doc, lint, problems, toEdit }: Subject): CodeAction[] {
  return [...new Set(shown.map(({ problem }) => problem.rule))].flatMap((rule) => {
    const fixed = fixRule(doc.text, rule, problems, lint);
    if (fixed === undefined) return [];
    const title = phraseOf(phrase('fixRule', { rule: { source: rule } }), 'plain');
    const about = shown.flatMap(({ diagnostic, problem }) => (problem.rule === rule ? [diagnostic] : []));
    const edit = toEdit([smallestEdit(doc.text, fixed)]);
    return [{ title, kind: CodeActionKind.QuickFix, diagnostics: about, ...edit }];
  });
}

/** For each problem a comment that silences its rule there; one for problems that the same comment silences. */
export function silencers(
  shown: readonly ShownProblem[],
  silence: (problem: Problem) => Silencer | undefined,
  { toEdit }: Subject,
): CodeAction[] {
  const known = new Map<string, { action: CodeAction; about: Diagnostic[] }>();
  for (const { diagnostic, problem } of shown) {
    const silencer = silence(problem);
    if (!silencer) continue;
    const key = JSON.stringify(silencer);
    const same = known.get(key);
    if (same) {
      same.about.push(diagnostic);
      continue;
    }
    const about = [diagnostic];
    const title = phraseOf(silencer.title, 'plain');
    const action = { title, kind: CodeActionKind.QuickFix, diagnostics: about, ...toEdit(silencer.edits) };
    known.set(key, { action, about });
  }
  return [...known.values()].map(({ action }) => action);
}
