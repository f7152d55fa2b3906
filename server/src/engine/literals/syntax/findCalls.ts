import { type Code, skipAngles } from './code';
import { Kind, type Tokens } from './tokens';

/** A call by name, in tokens. */
export interface RawCall {
  readonly name: number;
  /** Its opening parenthesis. */
  readonly open: number;
}

/** Calls of functions with these names: `name(…)`, `object.name(…)`, `name<Types>(…)`. Declarations are none. */
export function findCalls(code: Code, names: ReadonlySet<string>): RawCall[] {
  const { tokens } = code;
  const calls: RawCall[] = [];
  for (let name = 0; name < tokens.count; name++) {
    if (tokens.kind(name) !== Kind.name || !names.has(tokens.textOf(name))) continue;
    const open = skipAngles(code, tokens.is(name + 1, '?.') ? name + 2 : name + 1);
    if (tokens.opens(open, '(') && !isDeclaration(code, name, open)) calls.push({ name, open });
  }
  return calls;
}

/** `function name(…)`, `new name(…)`, a method `name(…) {` and the signature of one, `name(…): Type`. */
function isDeclaration({ tokens, brackets }: Code, name: number, open: number): boolean {
  const before = startOfChain(tokens, name) - 1;
  const generator = tokens.is(before, '*') ? before - 1 : before;
  if (tokens.is(generator, 'function') || tokens.is(before, 'new')) return true;
  if (!brackets.isClosed(open)) return false;
  const after = brackets.after(open);
  if (tokens.opens(after, '{')) return !tokens.startsLine(after);
  return tokens.is(after, ':') && beginsMember(tokens, name);
}

/** The first name of `a.b.c`. */
function startOfChain(tokens: Tokens, last: number): number {
  let at = last;
  while (tokens.is(at - 1, '.') && tokens.kind(at - 2) === Kind.name) at -= 2;
  return at;
}

const modifiers: ReadonlySet<string> = new Set(
  'public private protected static abstract override readonly async get set'.split(' '),
);

/** True where a member of a class or interface may begin; a call there has no colon behind it. */
function beginsMember(tokens: Tokens, name: number): boolean {
  const before = name - 1;
  if (tokens.is(before, '?') || tokens.is(before, 'case')) return false;
  const isFirst = tokens.is(before, '{') || tokens.is(before, ';') || tokens.is(before, '}') || tokens.is(before, ',');
  return isFirst || tokens.startsLine(name) || modifiers.has(tokens.textOf(before));
}
