import type { Proposal } from '../assist';
import { type Literal, readJson } from '../literals';
import type { JsonSchemaNode } from '../schema';
import { caretIn, otherKeys, type ValueCaret } from './caret';
import { keyProposal, valueProposal } from './proposals';
import { sampleOf } from './sample';

/** What could be written at an offset of a JSON text of arguments: names that are not there yet, and values. */
export function proposeArguments(schema: JsonSchemaNode, text: string, offset: number): Proposal[] {
  const { literal } = readJson(text, { jsonc: true });
  if (literal) return proposeInArguments(schema, literal, text, offset);
  const caret: ValueCaret = { path: [], container: nothing, place: 'value', span: { start: offset, end: offset } };
  return [valueProposal(sampleOf(schema), caret, text, 'json')];
}

const nothing = { kind: 'array', elements: [], span: { start: 0, end: 0 }, incomplete: true, via: undefined } as const;

/** The same for a value that stands somewhere in a text, such as in a fence. */
export function proposeInArguments(schema: JsonSchemaNode, literal: Literal, text: string, offset: number): Proposal[] {
  const caret = caretIn(literal, text, offset);
  if (!caret) return [];
  const nodes = nodesAt(schema, caret.path);
  if (caret.place === 'key') return keysOf(nodes, caret, text);
  const segment = caret.key ?? caret.index ?? 0;
  const values = nodes.flatMap((node) => childrenOf(node, segment)).flatMap(valuesOf);
  const byText = new Map(values.map((value) => [JSON.stringify(value), value]));
  return [...byText.values()].map((value) => valueProposal(value, caret, text, 'json'));
}

const MAX_NODES = 100;

/** The nodes that a value at a path may have to fit, branches of unions side by side. */
function nodesAt(schema: JsonSchemaNode, path: readonly (string | number)[]): JsonSchemaNode[] {
  let nodes = branchesOf(schema);
  for (const segment of path) nodes = nodes.flatMap((node) => childrenOf(node, segment)).slice(0, MAX_NODES);
  return nodes;
}

function childrenOf({ items, properties = {} }: JsonSchemaNode, segment: string | number): JsonSchemaNode[] {
  const child =
    typeof segment === 'number' ? items : Object.hasOwn(properties, segment) ? properties[segment] : undefined;
  return child ? branchesOf(child) : [];
}

/** The branches of a union, those of unions among them included, without recursion. */
function branchesOf(node: JsonSchemaNode): JsonSchemaNode[] {
  const found: JsonSchemaNode[] = [];
  const pending = [node];
  for (let next = pending.pop(); next && found.length < MAX_NODES; next = pending.pop()) {
    if (next.oneOf) pending.push(...[...next.oneOf].reverse());
    else found.push(next);
  }
  return found;
}

function keysOf(nodes: readonly JsonSchemaNode[], caret: ValueCaret, text: string): Proposal[] {
  const taken = otherKeys(caret);
  const found = new Map<string, string | undefined>();
  for (const { properties = {}, required = [] } of nodes) {
    // What is required comes first.
    const names = [...required, ...Object.keys(properties)].filter((name) => Object.hasOwn(properties, name));
    for (const name of names) if (!taken.has(name) && !found.has(name)) found.set(name, properties[name]?.description);
  }
  return [...found].map(([name, detail]) => keyProposal(name, caret, text, 'json', detail));
}

function valuesOf(node: JsonSchemaNode): readonly unknown[] {
  if (node.const !== undefined) return [node.const];
  if (node.enum) return node.enum;
  if (node.type === 'boolean') return [true, false];
  const isContainer = node.type === 'object' || node.type === 'array' || node.type === 'null';
  return isContainer ? [sampleOf(node)] : [];
}
