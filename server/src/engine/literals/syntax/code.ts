import type { SourceLanguage } from '../language';
import { Angles } from './angles';
import { Brackets } from './brackets';
import { type Comment, tokenize } from './tokenize';
import { Kind, type Tokens } from './tokens';

/** A source text taken apart as far as brackets: what every reader of expressions works on. */
export interface Code {
  readonly tokens: Tokens;
  readonly brackets: Brackets;
  readonly angles: Angles;
  /** In text order. */
  readonly comments: readonly Comment[];
}

/** Takes a text apart. Never fails, and takes time in proportion to its length. */
export function readCode(text: string, language: SourceLanguage): Code {
  const { tokens, comments } = tokenize(text, language === 'tsx');
  const brackets = new Brackets(tokens);
  return { tokens, brackets, angles: new Angles(tokens, brackets), comments };
}

/** True for what can name a member or a key: a keyword can, too. */
export function isWord(tokens: Tokens, at: number): boolean {
  const kind = tokens.kind(at);
  return kind === Kind.name || kind === Kind.keyword;
}

/** Behind a type argument list `<…>` that begins here; the same place when there is none. */
export function skipAngles({ tokens, angles }: Code, at: number): number {
  const end = tokens.is(at, '<') ? angles.endOf(at) : -1;
  return end < 0 ? at : end + 1;
}
