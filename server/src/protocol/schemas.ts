import type { CompletionItem, Position, Range } from 'vscode-languageserver-types';

/** The commands that a client offers so that they can stand above a declaration. Argument: a `SchemaTarget`. */
export const previewSchemaCommand = 'rfc.previewSchema';
export const tryArgumentsCommand = 'rfc.tryArguments';

/** One of the declarations of a document, so that it is found again while the text around it changes. */
export interface SchemaRef {
  /** What it is called; absent where nothing names it. */
  readonly name?: string;
  /** Its place among the declarations of the document, counted from 0. */
  readonly index: number;
}

/** A document and which of its declarations is meant. */
export interface SchemaTarget {
  readonly uri: string;
  readonly schema?: SchemaRef;
  /** Where the caret is, when it is not said which: the declaration around it, else the next one, is meant. */
  readonly position?: Position;
}

/** Request: what a declaration compiles to, by the text in the editor. Parameters: `SchemaTarget`. Answer: `SchemaPreview` or a refusal. */
export const schemaPreviewRequest = 'rfc/schemaPreview';

export interface SchemaPreview {
  readonly schema: SchemaRef;
  /** What the declaration is called, or a name for one that has none. */
  readonly title: string;
  /** The JSON Schema; absent when it cannot be known or is malformed. */
  readonly json?: string;
  /** Arguments to begin with: every required key with a value of its type. */
  readonly sample?: string;
  /** Sentences: why there is no schema, or what of it is not known. */
  readonly lacking: readonly string[];
}

/** Request: what is wrong with a text of arguments. Parameters: `ArgumentsParams`. Answer: `JudgedArguments` or a refusal. */
export const judgeArgumentsRequest = 'rfc/judgeArguments';

/** Request: what could be written in a text of arguments. Parameters: `ArgumentsParams` with `position`. Answer: `ProposedArguments` or a refusal. */
export const proposeArgumentsRequest = 'rfc/proposeArguments';

export interface ArgumentsParams {
  readonly target: SchemaTarget;
  /** JSON, in which comments are allowed. */
  readonly text: string;
  /** Where in it proposals are asked for. */
  readonly position?: Position;
}

export interface JudgedArguments {
  readonly problems: readonly { readonly range: Range; readonly message: string; readonly kind: string }[];
  /** Why nothing can be judged, when that is so. */
  readonly lacking?: string;
}

export interface ProposedArguments {
  readonly items: readonly CompletionItem[];
}
