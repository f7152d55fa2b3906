import type { Config } from '../config/config';
import type { Comment, JsonFault, Literal, ObjectLiteral, SchemaShape } from '../literals';
import type { Lines } from '../text/lines';
import type { Span } from '../text/span';

/** The generation of the author's language, or the subset of JSON Schema that goes over the wire. */
export type Dialect = 'v1' | 'v2' | 'raw';

/** A schema that is written down somewhere, and what it is. */
export interface SchemaSite {
  readonly shape: SchemaShape;
  readonly dialect: Dialect;
  readonly literal: Literal;
  /** The whole text that the literal stands in. */
  readonly text: string;
  /** The word that makes it a schema: the key `parameters`, a type, a function; absent in JSON. */
  readonly label?: Span;
  /** The call that it is the parameters or the output of. */
  readonly tool?: ToolCall;
  /** What examples call it. */
  readonly name?: string;
}

/** A call that defines a tool. */
export interface ToolCall {
  /** The tool's own name, where it is known. */
  readonly name: string | undefined;
  /** The function's name in the call. */
  readonly nameSpan: Span;
  readonly options: ObjectLiteral;
  /** Whether it may hold more than it shows. */
  readonly open: boolean;
  readonly dialect: 'v1' | 'v2';
}

/** A text in which schemas were looked for. */
export interface SchemaSource {
  readonly config: Config;
  /** Relative to the configuration's folder, with `/`. */
  readonly path: string;
  readonly lines: Lines;
  /** In text order. */
  readonly sites: readonly SchemaSite[];
  readonly tools: readonly ToolCall[];
  /** Where what should be JSON is none; of each JSON text the first fault. */
  readonly faults: readonly JsonFault[];
  /** Values that are examples of arguments; only Markdown has them. */
  readonly examples: readonly SchemaExample[];
  /** Comments of a source or JSON file, looked for when they are asked for; none of a Markdown text. */
  comments(): readonly Comment[];
}

/** A fence that holds arguments for a schema. Spec: schema-dsl.md §9.1. */
export interface SchemaExample {
  /** The schema's name. */
  readonly name: string;
  readonly nameSpan: Span;
  /** The word that says that the arguments are to be refused, where it stands. */
  readonly invalid: Span | undefined;
  readonly literal: Literal;
}

/** The dialect that a shape belongs to. */
export function dialectOf(shape: SchemaShape): Dialect {
  if (shape === 'v1-map' || shape === 'v1-node') return 'v1';
  return shape === 'v2-map' || shape === 'v2-value' ? 'v2' : 'raw';
}
