import ts from 'typescript';
import { readSources } from './sources';

/** Functions whose first argument is a sentence to translate; `en` only marks it. */
const sayers = new Set(['t', 'en', 'say', 'sayIn(texts)']);

/** Functions of the command line whose second argument is a word in the singular, and the third, if any, in the plural. */
const counters = new Set(['count', 'plural']);

/** The sentences that the sources in a folder put into the reader's language, with the place of one occurrence each. */
export function sentencesIn(folder: string, extensions: readonly ('.ts' | '.tsx')[] = ['.ts']): Map<string, string> {
  const found = new Map<string, string>();
  for (const extension of extensions) {
    for (const { file, text } of readSources(folder, extension)) {
      for (const sentence of sentencesOf(file, text)) found.set(sentence, file);
    }
  }
  return found;
}

function sentencesOf(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const sentences: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) sentences.push(...sentencesOfCall(file, node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return sentences;
}

function sentencesOfCall(file: string, { arguments: args, expression }: ts.CallExpression): string[] {
  const called = expression.getText();
  if (sayers.has(called)) return args[0] ? textsOf(args[0]) : [];
  if (!counters.has(called) || !args[1] || !file.startsWith('server/src/cli/')) return [];
  const [one] = textsOf(args[1]);
  if (one === undefined) return [];
  return [one, ...(args[2] ? textsOf(args[2]) : [`${one}s`])];
}

/** The text of a literal, or those of both ends of a choice. */
function textsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  return ts.isConditionalExpression(node) ? [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)] : [];
}
