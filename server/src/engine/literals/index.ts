// The door of the static reader: values as they are written in source code and JSON, with the place of each part.
export { type Found, findAt } from './findAt';
export { type JsonFault, type JsonFaultKind, type JsonOptions, type JsonReading, readJson } from './json';
export { languageOf, type SourceLanguage } from './language';
export type {
  ArrayLiteral,
  BigIntLiteral,
  BooleanLiteral,
  DynamicKind,
  DynamicLiteral,
  Element,
  Entry,
  EntryKind,
  Literal,
  LiteralBase,
  NullLiteral,
  NumberLiteral,
  ObjectLiteral,
  Reference,
  StringLiteral,
  UndefinedLiteral,
} from './literal';
export { type Items, itemsOf, type Members, membersOf, spreadsNothing } from './members';
export { type Pointer, readPointer, type Selected, selectAt } from './pointer';
export { type FoundCall, type FoundTyped, readSource, type SourceLiterals, type SourceOptions } from './source';
export type { Comment } from './syntax/tokenize';
export { type SchemaShape, schemaFunctions, schemaTypes } from './triggers';
export { isStatic, toPartialValue, toValue } from './value';
