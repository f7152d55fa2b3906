import type { Code } from './code';
import { Kind } from './tokens';

/** A value with a type, in tokens. */
export interface RawTyped {
  /** The last name of the type. */
  readonly type: number;
  readonly by: 'satisfies' | 'as' | 'annotation';
  /** The first token of the value. */
  readonly value: number;
}

/** Values whose type is one of these names, however it is written: `value as T`, `value satisfies T`, `name: T = value`. */
export function findTyped(code: Code, names: ReadonlySet<string>): RawTyped[] {
  const { tokens } = code;
  const found: RawTyped[] = [];
  for (let at = 0; at < tokens.count; at++) {
    if (tokens.kind(at) !== Kind.name || !names.has(tokens.textOf(at)) || !endsType(code, at)) continue;
    const before = startOfQualifiedName(code, at) - 1;
    const typed = tokens.is(before, ':') ? readAnnotation(code, at) : readCast(code, before, at);
    if (typed) found.push(typed);
  }
  return found;
}

/** False where the name is only a part of a type: `T[]`, `T<U>`, `T | U`. */
function endsType({ tokens }: Code, type: number): boolean {
  const next = type + 1;
  if (tokens.is(next, '<') || tokens.is(next, '|') || tokens.is(next, '&') || tokens.is(next, '.')) return false;
  return !tokens.opens(next, '[') || tokens.startsLine(next);
}

function startOfQualifiedName({ tokens }: Code, last: number): number {
  let at = last;
  while (tokens.is(at - 1, '.') && tokens.kind(at - 2) === Kind.name) at -= 2;
  return at;
}

function readAnnotation({ tokens }: Code, type: number): RawTyped | undefined {
  return tokens.is(type + 1, '=') ? { type, by: 'annotation', value: type + 2 } : undefined;
}

function readCast(code: Code, cast: number, type: number): RawTyped | undefined {
  const { tokens } = code;
  const by = tokens.is(cast, 'as') ? 'as' : 'satisfies';
  if (!tokens.is(cast, by) || tokens.startsLine(cast) || isRenaming(code, cast)) return undefined;
  const last = skipCastsBack(code, cast - 1);
  const value = tokens.kind(last) === Kind.close ? startOfBracket(code, last) : startOfScalar(code, last);
  return value < 0 || isJoined(code, value) ? undefined : { type, by, value };
}

/** `import { a as b }` and `export { a as b }` cast nothing. */
function isRenaming({ tokens, brackets }: Code, cast: number): boolean {
  const open = brackets.parentOf(cast);
  if (!tokens.opens(open, '{')) return false;
  const isDoor = (at: number) => tokens.is(at, 'import') || tokens.is(at, 'export');
  if (isDoor(open - 1) || (tokens.is(open - 1, 'type') && isDoor(open - 2))) return true;
  return tokens.is(open - 1, ',') && (isDoor(open - 3) || isDoor(open - 4));
}

/** The last token of what is cast, from the last one before a cast; earlier casts to a mere name are stepped over. */
function skipCastsBack({ tokens }: Code, from: number): number {
  let at = from;
  while (tokens.is(at - 1, 'as') || tokens.is(at - 1, 'satisfies')) {
    if (tokens.kind(at) !== Kind.name && !tokens.is(at, 'const')) return at;
    at -= 2;
  }
  return tokens.is(at, '!') ? at - 1 : at;
}

/** Where an object, array or parenthesis begins; -1 for a block, a call and an index. */
function startOfBracket({ tokens, brackets }: Code, close: number): number {
  const open = brackets.startOf(close);
  const before = open - 1;
  if (open < 0 || (tokens.is(open, '{') && tokens.is(before, '=>'))) return -1;
  const kind = tokens.kind(before);
  const goesOn = kind === Kind.name || kind === Kind.close || kind === Kind.string || tokens.is(before, '>');
  return goesOn && !tokens.startsLine(open) ? -1 : open;
}

const scalarKinds: ReadonlySet<number> = new Set([Kind.name, Kind.string, Kind.number, Kind.template]);

function startOfScalar({ tokens }: Code, at: number): number {
  const isMember = tokens.is(at - 1, '.') || tokens.is(at - 1, '?.');
  return scalarKinds.has(tokens.kind(at)) && !isMember ? at : -1;
}

const joiners: ReadonlySet<string> = new Set('+ - * / % ** ! ~ << >'.split(' '));
const joiningWords: ReadonlySet<string> = new Set('typeof void delete new await'.split(' '));

/** True where an operator before the value binds it more strongly than the cast does. */
function isJoined({ tokens }: Code, value: number): boolean {
  const before = tokens.textOf(value - 1);
  return value > 0 && (joiners.has(before) || joiningWords.has(before));
}
