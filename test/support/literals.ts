import assert from 'node:assert/strict';
import {
  type Entry,
  type Literal,
  readSource,
  type SourceLanguage,
  type SourceLiterals,
  schemaFunctions,
  schemaTypes,
} from '../../server/src/engine/literals';

/** Reads a source text for everything that may hold a schema. */
export function readSchemas(text: string, language: SourceLanguage = 'ts', offset = 0): SourceLiterals {
  return readSource(text, {
    language,
    calls: ['defineTool', ...schemaFunctions.keys()],
    types: schemaTypes.keys(),
    offset,
  });
}

/** The first argument of the only `defineTool` call of a text. */
export function readArgument(text: string, language: SourceLanguage = 'ts'): Literal {
  const { calls } = readSchemas(text, language);
  assert.equal(calls.length, 1, 'the text has one call');
  const value = calls[0]?.arguments[0]?.value;
  assert.ok(value, 'the call has an argument');
  return value;
}

/**
 * A literal in short, for comparing: `?` stands before what is half typed, `~` before an entry that is, `@` before the
 * name that leads to a constant, and what is dynamic stands in angle brackets with its kind.
 */
export function sketch(text: string, literal: Literal): string {
  const mark = literal.incomplete ? '?' : '';
  const via = literal.via ? `@${literal.via.name}` : '';
  return `${mark}${sketchValue(text, literal)}${via}`;
}

function sketchValue(text: string, literal: Literal): string {
  switch (literal.kind) {
    case 'object':
      return `{${literal.entries.map((entry) => sketchEntry(text, entry)).join(', ')}}`;
    case 'array': {
      const elements = literal.elements.map(({ kind, value }) => {
        if (kind === 'hole') return '';
        return `${kind === 'spread' ? '...' : ''}${sketch(text, value)}`;
      });
      return `[${elements.join(', ')}]`;
    }
    case 'dynamic':
      return `<${literal.circular ? 'circular' : literal.why} ${text.slice(literal.span.start, literal.span.end)}>`;
    case 'bigint':
      return `${literal.value}n`;
    case 'string':
      return JSON.stringify(literal.value);
    case 'number':
      return Object.is(literal.value, -0) ? '-0' : String(literal.value);
    case 'boolean':
      return String(literal.value);
    default:
      return literal.kind;
  }
}

function sketchEntry(text: string, { kind, key, value, incomplete }: Entry): string {
  const word = kind === 'property' || kind === 'spread' ? '' : `${kind} `;
  const name = kind === 'spread' ? '...' : `${key ?? '[?]'}: `;
  return `${incomplete ? '~' : ''}${word}${name}${sketch(text, value)}`;
}

/** Every literal within one, itself included, from the outermost. */
export function everyLiteral(root: Literal): Literal[] {
  const found: Literal[] = [];
  const todo = [root];
  for (let next = todo.pop(); next; next = todo.pop()) {
    found.push(next);
    const parts = next.kind === 'object' ? next.entries : next.kind === 'array' ? next.elements : [];
    for (const { value } of parts) todo.push(value);
  }
  return found;
}
