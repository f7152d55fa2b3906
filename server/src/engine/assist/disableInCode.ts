import { languageOf, readJson, readSource } from '../literals';
import { findRule } from '../registry';
import { type Edit, insert, type Problem } from '../rule';
import { codeComments, readSuppressions } from '../suppress';
import { Lines } from '../text/lines';
import type { Silencer } from './disable';
import { phrase } from './words';

/**
 * A comment that silences the rule of a problem in a file of source code or JSON with comments: above its line, in the
 * one that stands there or in one of its own. `undefined` where no comment can stand, in JSON and inside of a string.
 */
export function silenceInCode(text: string, { path, rule, span }: Problem): Silencer | undefined {
  if (findRule(rule)?.scope !== 'schema') return undefined;
  const lines = new Lines(text);
  const line = lines.lineAt(span.start);
  const edit = joinNames(lines, path, rule, line) ?? insertAbove(lines, path, rule, line);
  return edit && { title: phrase('disableOnLine', { rule: { source: rule } }), edits: [edit] };
}

/** Two comments for one line cannot both stand right above it: the names go into one. */
function joinNames(lines: Lines, path: string, rule: string, line: number): Edit | undefined {
  const { text } = lines;
  const last = readSuppressions(lines, codeComments(text, commentsIn(text, path))).findLast(
    ({ comment, firstLine, rule: name }) =>
      firstLine === line &&
      name !== '' &&
      /^\/[/*]\s*rfc-disable-next-line\s/.test(text.slice(comment.start, comment.end)),
  );
  return last && insert(last.nameSpan.end, `, ${rule}`);
}

function insertAbove(lines: Lines, path: string, rule: string, line: number): Edit | undefined {
  const { newline, text } = lines;
  const start = lines.span(line)?.start ?? text.length;
  const indent = /^[ \t]*/.exec(lines.textOf(line) ?? '')?.[0] ?? '';
  const comment = `// rfc-disable-next-line ${rule}`;
  const after = `${text.slice(0, start)}${indent}${comment}${newline}${text.slice(start)}`;
  // Between the lines of a string it would be text.
  const isComment = commentsIn(after, path).some(({ span }) => span.start === start + indent.length);
  return isComment ? insert(start, indent + comment + newline) : undefined;
}

function commentsIn(text: string, path: string) {
  const language = languageOf(path);
  if (language === 'jsonc') return readJson(text, { jsonc: true }).comments;
  return language === 'ts' || language === 'tsx' ? readSource(text, { language, calls: [], types: [] }).comments : [];
}
