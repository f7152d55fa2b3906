/** The parts of an RFC's file name that its template names. */
export interface FilenameParts {
  readonly date?: string;
  readonly number?: string;
  readonly topic: string;
}

type Token =
  | { readonly literal: string }
  | { readonly name: 'date' | 'topic' }
  | { readonly name: 'number'; readonly width: number };

/** A compiled file name template. Matching is linear: literals, fixed-width tokens and one `{topic}`. */
export interface FilenameTemplate {
  /** The parts of a base name, or `undefined` when it does not fit the template. */
  match(base: string): FilenameParts | undefined;
  readonly hasDate: boolean;
  readonly hasNumber: boolean;
  /** The template as people write it, such as `yyyy-mm-dd-topic.md`. */
  readonly display: string;
}

const compiled = new Map<string, FilenameTemplate | undefined>();

/** There are as many templates as roots; half typed ones come and go. */
const MOST = 100;

/**
 * Compiles `{date}`, `{number:N}` and `{topic}` with literals between them; `undefined` when the template is malformed
 * (an unknown token, not exactly one `{topic}`, a token twice). Spec: config.md §3.
 */
export function compileFilename(template: string): FilenameTemplate | undefined {
  if (compiled.has(template)) return compiled.get(template);
  if (compiled.size >= MOST) compiled.clear();
  const found = compile(template);
  compiled.set(template, found);
  return found;
}

function compile(template: string): FilenameTemplate | undefined {
  const tokens = readTokens(template);
  if (!tokens) return undefined;
  const topicAt = tokens.findIndex((token) => 'name' in token && token.name === 'topic');
  const before = tokens.slice(0, topicAt);
  const after = tokens.slice(topicAt + 1);
  return {
    match: (base) => matchBase(base, before, after),
    hasDate: tokens.some((token) => 'name' in token && token.name === 'date'),
    hasNumber: tokens.some((token) => 'name' in token && token.name === 'number'),
    display: tokens.map(displayToken).join(''),
  };
}

function readTokens(template: string): Token[] | undefined {
  const tokens: Token[] = [];
  for (const part of template.split(/(\{[^{}]*\})/)) {
    if (part === '') continue;
    const token = part.startsWith('{') ? readToken(part) : { literal: part };
    if (!token || (token && 'literal' in token && /[{}/\\]/.test(token.literal))) return undefined;
    tokens.push(token);
  }
  const names = tokens.flatMap((token) => ('name' in token ? [token.name] : []));
  const unique = new Set(names).size === names.length;
  return unique && names.includes('topic') ? tokens : undefined;
}

function readToken(part: string): Token | undefined {
  if (part === '{date}') return { name: 'date' };
  if (part === '{topic}') return { name: 'topic' };
  const width = /^\{number:([1-9])\}$/.exec(part)?.[1];
  return width === undefined ? undefined : { name: 'number', width: Number(width) };
}

function displayToken(token: Token): string {
  if ('literal' in token) return token.literal;
  if (token.name === 'number') return 'n'.repeat(token.width);
  return token.name === 'date' ? 'yyyy-mm-dd' : 'topic';
}

function matchBase(base: string, before: readonly Token[], after: readonly Token[]): FilenameParts | undefined {
  const found: { date?: string; number?: string } = {};
  let start = 0;
  for (const token of before) {
    const value = valueAt(base, start, token);
    if (value === undefined) return undefined;
    keep(found, token, value);
    start += value.length;
  }
  let end = base.length;
  for (const token of after.toReversed()) {
    const value = valueAt(base, end - lengthOf(token), token);
    if (value === undefined) return undefined;
    keep(found, token, value);
    end -= value.length;
  }
  return end > start ? { ...found, topic: base.slice(start, end) } : undefined;
}

function keep(found: { date?: string; number?: string }, token: Token, value: string): void {
  if ('name' in token && token.name !== 'topic') found[token.name] = value;
}

function lengthOf(token: Token): number {
  if ('literal' in token) return token.literal.length;
  return token.name === 'number' ? token.width : 'yyyy-mm-dd'.length;
}

function valueAt(base: string, at: number, token: Token): string | undefined {
  if (at < 0) return undefined;
  const value = base.slice(at, at + lengthOf(token));
  if ('literal' in token) return value === token.literal ? value : undefined;
  if (token.name === 'number') return value.length === token.width && /^\d+$/.test(value) ? value : undefined;
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;
}
