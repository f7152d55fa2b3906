import { hasOnlyNames, hasOwn, isOwnRecord, isPlainRecord, isPolluted, type PlainRecord } from './plain';

/** Which keys a node has, one bit each; `other` stands for all that are no keyword. */
export const bits = {
  type: 1,
  oneOf: 2,
  properties: 4,
  required: 8,
  additionalProperties: 16,
  items: 32,
  enum: 64,
  const: 128,
  description: 256,
  title: 512,
  default: 1024,
  examples: 2048,
  other: 4096,
} as const;

/** A keyword of a node, describing or constraining. */
export type Keyword = Exclude<keyof typeof bits, 'other'>;

/** The bits of the keys that describe and constrain nothing. */
export const annotationBits = bits.description | bits.title | bits.default | bits.examples;

/** The keys that describe and constrain nothing, in the order of a compiled node. */
export const annotationKeys = ['description', 'title', 'default', 'examples'] as const;

/** The constraints that need a type beside them, in the order in which they are reported. Spec: schema-dsl.md §3. */
export const constraintKeys = ['properties', 'required', 'additionalProperties', 'items', 'enum', 'const'] as const;

/** What a node says: the value of each keyword, read once, and which of them are there. */
export class NodeParts {
  /** The sum of the `bits` of the keys that the node has; a key may be there and `undefined`. */
  mask = 0;
  type: unknown = undefined;
  oneOf: unknown = undefined;
  properties: unknown = undefined;
  required: unknown = undefined;
  additionalProperties: unknown = undefined;
  items: unknown = undefined;
  enum: unknown = undefined;
  const: unknown = undefined;
  description: unknown = undefined;
  title: unknown = undefined;
  default: unknown = undefined;
  examples: unknown = undefined;

  /** Whether the node has the key. */
  has(key: Keyword): boolean {
    return (this.mask & bits[key]) !== 0;
  }

  /** Takes a key of the node. Spelt out, since engines are slow to store under a key that varies. */
  take(key: string, value: unknown): void {
    switch (key) {
      case 'type':
        this.type = value;
        this.mask |= bits.type;
        break;
      case 'description':
        this.description = value;
        this.mask |= bits.description;
        break;
      case 'required':
        this.required = value;
        this.mask |= bits.required;
        break;
      case 'properties':
        this.properties = value;
        this.mask |= bits.properties;
        break;
      case 'items':
        this.items = value;
        this.mask |= bits.items;
        break;
      case 'additionalProperties':
        this.additionalProperties = value;
        this.mask |= bits.additionalProperties;
        break;
      case 'oneOf':
        this.oneOf = value;
        this.mask |= bits.oneOf;
        break;
      case 'enum':
        this.enum = value;
        this.mask |= bits.enum;
        break;
      case 'const':
        this.const = value;
        this.mask |= bits.const;
        break;
      case 'title':
        this.title = value;
        this.mask |= bits.title;
        break;
      case 'default':
        this.default = value;
        this.mask |= bits.default;
        break;
      case 'examples':
        this.examples = value;
        this.mask |= bits.examples;
        break;
      default:
        this.mask |= bits.other;
    }
  }
}

/** Reads a node; undefined when it is no plain record. A getter that throws gives `undefined`, which no keyword allows. */
export function readNode(node: unknown): NodeParts | undefined {
  return readQuickly(node) ?? (isPlainRecord(node) ? readCarefully(node) : undefined);
}

/** Undefined when the node is no plain record of this realm, or something in it throws. */
function readQuickly(node: unknown): NodeParts | undefined {
  try {
    if (!isOwnRecord(node, isPolluted())) return undefined;
    const parts = new NodeParts();
    let count = 0;
    for (const key in node) {
      parts.take(key, node[key]);
      count += 1;
    }
    return hasOnlyNames(node, count) ? parts : undefined;
  } catch {
    return undefined;
  }
}

/** Reads what a record has of a node, whatever it has besides. May throw what a proxy throws. */
export function readCarefully(node: PlainRecord): NodeParts {
  const parts = new NodeParts();
  for (const key of Object.keys(node)) parts.take(key, readSafely(node, key));
  return parts;
}

/** The members of a property map. */
export interface Members {
  readonly names: string[];
  readonly nodes: unknown[];
}

/** Reads a property map; undefined when it is no plain record. A getter that throws gives `undefined`, which is no node. */
export function readMembers(map: unknown): Members | undefined {
  return readMembersQuickly(map) ?? (isPlainRecord(map) ? readMembersCarefully(map) : undefined);
}

function readMembersQuickly(map: unknown): Members | undefined {
  try {
    if (!isOwnRecord(map, isPolluted())) return undefined;
    const members: Members = { names: [], nodes: [] };
    for (const name in map) {
      members.names.push(name);
      members.nodes.push(map[name]);
    }
    return hasOnlyNames(map, members.names.length) ? members : undefined;
  } catch {
    return undefined;
  }
}

function readMembersCarefully(map: PlainRecord): Members {
  const names = Object.keys(map);
  return { names, nodes: names.map((name) => readSafely(map, name)) };
}

/** Whether a string is a keyword. */
export function isKeyword(key: string): key is Keyword {
  return key !== 'other' && hasOwn(bits, key);
}

/** The member's value; `undefined` when reading it throws. */
export function readSafely(record: PlainRecord, key: string): unknown {
  try {
    return record[key];
  } catch {
    return undefined;
  }
}

/** Stands in a declaration read from a source text for a value that is known only when the code runs: it is not judged. */
export const unknownPart: PlainRecord = Object.freeze({});

/** What a declaration cannot tell by itself, because it was read from a source text. */
export interface Unknowns {
  /** Whether the record may have more keys than it shows, so that what it lacks is not judged. */
  isPartial(record: object): boolean;
}

/** A declaration that is wholly there. */
export const allKnown: Unknowns = { isPartial: () => false };
