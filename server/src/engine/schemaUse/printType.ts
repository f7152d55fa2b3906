import type { JsonSchemaNode } from '../schema';
import type { SchemaSite } from '../schemaSites/site';

/** At so many containers around a node the library's types stop, and so does this. Spec: schema-dsl.md §2.3. */
const MAX_LEVELS = 16;
/** Unions do not count as containers; nobody reads a type with more of them around each other. */
const MAX_UNIONS = 64;
const MAX_NODES = 500;

/**
 * The TypeScript type that the library infers for what a schema accepts, as text over several lines: `InferArgs` for
 * parameters, `InferValue` for a value, `InferArgsV1` in the first dialect. `undefined` when it would be too long to read.
 * Spec: schema-dsl.md §1.3, §2.3.
 */
export function printType(
  { shape, dialect }: Pick<SchemaSite, 'shape' | 'dialect'>,
  schema: JsonSchemaNode,
): string | undefined {
  const printer = new Printer(dialect === 'v1');
  const isMap = shape === 'v1-map' || shape === 'v2-map';
  const printed = isMap ? printer.members(schema, root) : printer.node(schema, root);
  return printer.isTooLong ? undefined : printed;
}

/** How many containers and unions lie around a node, and how far it is indented. */
interface Place {
  readonly levels: number;
  readonly unions: number;
  /** In steps of two blanks. */
  readonly indent: number;
}

const root: Place = { levels: 0, unions: 0, indent: 0 };

class Printer {
  #nodes = 0;
  readonly #any: string;

  constructor(readonly isV1: boolean) {
    this.#any = isV1 ? 'unknown' : 'JsonValue';
  }

  get isTooLong(): boolean {
    return this.#nodes > MAX_NODES;
  }

  node(node: JsonSchemaNode, place: Place): string {
    this.#nodes += 1;
    if (place.levels >= MAX_LEVELS || place.unions > MAX_UNIONS || this.isTooLong) return this.#any;
    if (node.oneOf) {
      const below = { ...place, unions: place.unions + 1 };
      return union(node.oneOf.map((branch) => this.node(branch, below)));
    }
    switch (node.type) {
      case 'object':
        return this.#object(node, place);
      case 'array':
        return this.#array(node, place);
      case 'string':
      case 'number':
      case 'integer':
      case 'boolean':
      case 'null':
        return this.#scalar(node);
      default:
        return this.#any;
    }
  }

  /** An object's declared keys between braces; the place is that of their values but for the indentation. */
  members({ properties = {}, required = [] }: JsonSchemaNode, place: Place): string {
    const indent = '  '.repeat(place.indent);
    const needed = new Set(required);
    const lines = Object.entries(properties).map(([key, child]) => {
      const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
      const type = this.node(child, { ...place, indent: place.indent + 1 });
      return `${indent}  ${name}${needed.has(key) ? '' : '?'}: ${type};\n`;
    });
    return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`;
  }

  #array({ items }: JsonSchemaNode, place: Place): string {
    if (!items) return `${this.#any}[]`;
    const item = this.node(items, { ...place, levels: place.levels + 1 });
    return this.#isCompound(items) ? `(${item})[]` : `${item}[]`;
  }

  #object(node: JsonSchemaNode, place: Place): string {
    if (!this.#hasKeys(node)) {
      return node.additionalProperties === false ? 'Record<string, never>' : `Record<string, ${this.#any}>`;
    }
    const members = this.members(node, { ...place, levels: place.levels + 1 });
    return this.#isIntersection(node) ? `${members} & Record<string, ${this.#any}>` : members;
  }

  #scalar({ const: only, enum: listed, type }: JsonSchemaNode): string {
    const plain = type === 'integer' ? 'number' : String(type);
    if (this.isV1) return plain;
    if (only !== undefined) return JSON.stringify(only);
    return listed ? union(listed.map((entry) => JSON.stringify(entry))) : plain;
  }

  #hasKeys({ properties }: JsonSchemaNode): boolean {
    return properties !== undefined && (this.isV1 || Object.keys(properties).length > 0);
  }

  #isIntersection(node: JsonSchemaNode): boolean {
    return !this.isV1 && node.additionalProperties !== false && this.#hasKeys(node);
  }

  #isCompound(node: JsonSchemaNode): boolean {
    if (node.oneOf) return true;
    if (node.type === 'object') return this.#isIntersection(node);
    return !this.isV1 && node.const === undefined && (node.enum?.length ?? 0) > 1;
  }
}

function union(parts: readonly string[]): string {
  return [...new Set(parts)].join(' | ');
}
