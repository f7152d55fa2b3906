import { type Code, isWord, skipAngles } from './code';
import { Kind } from './tokens';
import { skipType } from './types';

/** Where a function ends, and whether it has a body. */
export interface FunctionEnd {
  readonly next: number;
  readonly hasBody: boolean;
}

/** Past a function whose word `function` stands at `at`. */
export function skipFunction(code: Code, at: number, limit: number): FunctionEnd {
  const { tokens } = code;
  let next = at + 1;
  if (tokens.is(next, '*')) next++;
  if (tokens.kind(next) === Kind.name) next++;
  return skipSignature(code, next, limit);
}

/** Past type parameters, parameters, return type and body, as far as they are there. */
export function skipSignature(code: Code, at: number, limit: number): FunctionEnd {
  const { tokens, brackets } = code;
  let next = skipAngles(code, at);
  if (!tokens.opens(next, '(') || next >= limit) return { next: Math.min(next, limit), hasBody: false };
  next = Math.min(brackets.after(next), limit);
  if (tokens.is(next, ':')) next = skipType(code, next + 1, limit);
  if (next >= limit || !tokens.opens(next, '{')) return { next: Math.min(next, limit), hasBody: false };
  return { next: Math.min(brackets.after(next), limit), hasBody: brackets.isClosed(next) };
}

/** Past a class expression whose word `class` stands at `at`. */
export function skipClass(code: Code, at: number, limit: number): number {
  const { tokens, brackets } = code;
  let next = at + 1;
  while (next < limit && !tokens.opens(next, '{')) {
    const kind = tokens.kind(next);
    if (kind === Kind.open) next = brackets.after(next);
    else if (tokens.is(next, '<')) next = Math.max(skipAngles(code, next), next + 1);
    else if (isWord(tokens, next) || tokens.is(next, '.') || tokens.is(next, ',')) next++;
    else return next;
  }
  return next < limit ? Math.min(brackets.after(next), limit) : limit;
}
