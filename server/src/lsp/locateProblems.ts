import { type Content, Lines, type Problem } from '../engine';
import { wordsOf } from '../speech/engineWords';
import type { LocatedNote, LocatedProblem } from './convert';
import { toUri } from './uris';

/** Where the texts are that problems also speak of. */
export interface TextSource {
  /** The content of a file of the project. */
  read(path: string): Content;
  /** The absolute path of a path of the project. */
  absolute(path: string): string;
}

/** The places in lines and columns of problems that `path`, whose content is given, shows. */
export function locateProblems(
  problems: readonly Problem[],
  path: string,
  content: Content,
  source: TextSource,
): LocatedProblem[] {
  if (problems.length === 0) return [];
  const lines = linesOf(content);
  const others = new Map<string, Lines>(); // many problems may speak of the same file
  const linesAt = (other: string) => {
    const found = others.get(other) ?? linesOf(source.read(other));
    others.set(other, found);
    return found;
  };
  const locate = (rule: string, { path: other, span, message, data }: Problem['related'][number]): LocatedNote => ({
    uri: toUri(source.absolute(other)),
    range: linesAt(other).range(span),
    text: wordsOf(rule, message, data),
  });
  return problems.map((problem) => ({
    problem,
    range: lines.range(problem.path === path ? problem.span : { start: 0, end: 0 }),
    related: problem.related.map((related) => locate(problem.rule, related)),
  }));
}

function linesOf(content: Content): Lines {
  return new Lines(content.kind === 'text' ? content.text : '');
}
