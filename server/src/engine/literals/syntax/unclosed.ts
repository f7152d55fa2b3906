import type { Code } from './code';
import { Kind } from './tokens';

const statementWords: ReadonlySet<string> = new Set(
  'const var if return export import function class for while throw switch try'.split(' '),
);
const keyKinds: ReadonlySet<number> = new Set([Kind.name, Kind.keyword, Kind.string, Kind.number]);

/**
 * Behind an object, array or parenthesis: its closing bracket, or, where nothing closes it, the first token that cannot
 * belong to it: a key in an array, the next object of a list in an object, a statement in any of them.
 */
export function endOfLiteral(code: Code, open: number): number {
  const { tokens, brackets } = code;
  if (brackets.isClosed(open)) return brackets.after(open);
  const isStranger = tokens.is(open, '{') ? isStrangeInObject : isStrangeInList;
  const end = brackets.endOf(open);
  let questions = 0;
  for (let at = open + 1; at < end; at = Math.max(brackets.after(at), at + 1)) {
    if (beginsStatement(code, at) || isStranger(code, open, at, questions)) return at;
    if (tokens.is(at, '?')) questions++;
    else if (tokens.is(at, ':')) questions--;
  }
  return end;
}

function beginsStatement({ tokens }: Code, at: number): boolean {
  if (tokens.is(at, ';')) return true;
  if (tokens.kind(at) !== Kind.keyword || !tokens.startsLine(at) || !statementWords.has(tokens.textOf(at)))
    return false;
  const isKey = tokens.is(at + 1, ':') || tokens.is(at + 1, ',');
  // After an operator or an opening bracket the word may begin a value, as `function` does.
  const before = tokens.kind(at - 1);
  return !isKey && (before !== Kind.punctuator || tokens.is(at - 1, ',')) && before !== Kind.open;
}

/** A brace where an entry should begin belongs to the list around the object, whose brace is missing. */
function isStrangeInObject({ tokens, brackets }: Code, open: number, at: number): boolean {
  const around = brackets.parentOf(open);
  return tokens.opens(at, '{') && tokens.is(at - 1, ',') && around >= 0 && tokens.is(around, '[');
}

/** A key belongs to the object around the list. After a `?` the colon is another one. */
function isStrangeInList({ tokens }: Code, _open: number, at: number, questions: number): boolean {
  return questions <= 0 && keyKinds.has(tokens.kind(at)) && tokens.is(at + 1, ':');
}
