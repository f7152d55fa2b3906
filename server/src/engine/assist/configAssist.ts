import { createScanner, findNodeAtLocation, getLocation, type Location, type Node, parseTree } from 'jsonc-parser';
import type { Config } from '../config/config';
import type { Span } from '../text/span';
import { descriptionOf, propertiesOf, type Step, schemasAt, valuesOf } from './configSchemaWalk';
import { type Explanation, explainRule } from './hover';
import type { Proposal } from './proposal';
import type { Proposals, Question } from './propose';
import { type Phrase, phrase } from './words';

// Keys and values of the configuration file, for editors that do not know its JSON Schema.

/** Deeper than any configuration; the parser recurses, so a deeper text is not looked at. */
const MAX_DEPTH = 100;

/** The keys or values that may stand at a place of a configuration file. */
export function proposeInConfig(text: string, { offset }: Pick<Question, 'offset'>): Proposals {
  const location = locationAt(text, offset);
  if (!location) return { list: [], isComplete: true };
  const span = spanAt(text, offset, location.previousNode);
  const list = location.isAtPropertyKey ? proposeKeys(text, location, span) : proposeValues(text, location, span);
  return { list, isComplete: true };
}

/** What a key of a configuration file is for; for a key of `rules`, what the rule is. */
export function explainInConfig(config: Config, text: string, offset: number): Explanation | undefined {
  const location = locationAt(text, offset);
  const node = location?.previousNode;
  if (!location?.isAtPropertyKey || !node) return undefined;
  const span = { start: node.offset, end: node.offset + node.length };
  const { path } = location;
  if (path.at(-2) === 'rules') return explainRule(config, String(path.at(-1)), span);
  const description = descriptionOf(schemasAt(path));
  return description === '' ? undefined : { span, phrases: [toPhrase(description)] };
}

/** Where in the value the offset lies; `undefined` outside of it, in a comment, and in a text that nests too deep. */
function locationAt(text: string, offset: number): Location | undefined {
  return isInside(text, offset) ? getLocation(text, offset) : undefined;
}

/** The scanner's token kinds: the parser declares them for compilers only, they do not exist at run time. */
const Token = { open: [1, 3], close: [2, 4], comments: [12, 13], end: 17 } as const;

function isInside(text: string, offset: number): boolean {
  const scanner = createScanner(text);
  let depth = 0;
  let depthThere: number | undefined;
  for (let token: number = scanner.scan(); token !== Token.end; token = scanner.scan()) {
    const start = scanner.getTokenOffset();
    if (start >= offset) depthThere ??= depth;
    if (Token.open.some((each) => each === token)) depth++;
    if (Token.close.some((each) => each === token)) depth--;
    const isComment = Token.comments.some((each) => each === token);
    if (depth > MAX_DEPTH || (isComment && start < offset && offset <= start + scanner.getTokenLength())) return false;
  }
  return (depthThere ?? depth) > 0;
}

/** The string or word that the caret touches; else the place itself. */
function spanAt(text: string, offset: number, node: Node | undefined): Span {
  const end = node ? node.offset + node.length : 0;
  if (node && node.offset <= offset && offset <= end) return { start: node.offset, end };
  let start = offset;
  while (/\w/.test(text.charAt(start - 1))) start--;
  return { start, end: offset };
}

function proposeKeys(text: string, { path }: Location, span: Span): Proposal[] {
  const above = path.slice(0, -1);
  const taken = keysAt(text, above, span);
  const hasColon = /^\s*:/.test(text.slice(span.end, span.end + 100));
  return schemasAt(above).flatMap((schema) =>
    [...propertiesOf(schema)].flatMap(([key, inner]) => {
      if (taken.has(key)) return [];
      const quoted = JSON.stringify(key);
      return [toProposal('key', key, hasColon ? quoted : `${quoted}: `, descriptionOf([inner]), text, span)];
    }),
  );
}

/** The keys that the object has already, the one at `span` aside. */
function keysAt(text: string, path: readonly Step[], span: Span): ReadonlySet<string> {
  const root = parseTree(text, [], { allowTrailingComma: true });
  const object = root && findNodeAtLocation(root, [...path]);
  const names = (object?.children ?? []).flatMap(({ children }) => children?.[0] ?? []);
  return new Set(names.flatMap(({ offset, value }) => (offset === span.start ? [] : [String(value)])));
}

function proposeValues(text: string, { path }: Location, span: Span): Proposal[] {
  const schemas = schemasAt(path);
  const values = new Set(schemas.flatMap(valuesOf));
  return [...values].map((value) => {
    const label = typeof value === 'string' ? value : String(value);
    return toProposal('value', label, JSON.stringify(value), '', text, span);
  });
}

function toProposal(
  kind: Proposal['kind'],
  label: string,
  written: string,
  description: string,
  text: string,
  span: Span,
): Proposal {
  const isQuoted = text.charAt(span.start) === '"';
  return {
    kind,
    label,
    ...(description === '' ? {} : { about: [toPhrase(description)] }),
    span,
    text: written,
    filter: isQuoted ? `"${label}"` : label,
  };
}

function toPhrase(description: string): Phrase {
  return phrase('summary', { summary: { source: description } });
}
