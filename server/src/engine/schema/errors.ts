import type { SchemaProblem } from './problems';

/** What the errors of this library have in common: a code for programs beside the sentence for people. */
class SchemaLibraryError extends Error {
  override readonly name: string = 'SchemaLibraryError';

  constructor(
    message: string,
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The arguments of a call do not fit the parameters of the tool. Spec: schema-dsl.md §5. */
export class ToolArgsError extends SchemaLibraryError {
  override readonly name = 'ToolArgsError';

  /** `violations`: what is wrong, in the order in which it was found; never empty. */
  constructor(
    readonly violations: string[],
    options?: ErrorOptions,
  ) {
    super(`invalid arguments: ${violations.join('; ')}`, 'INVALID_ARGS', options);
  }
}

/** A declaration is outside what is enforced, so nothing can be validated by it. Spec: schema-dsl.md §5. */
export class JsonSchemaError extends SchemaLibraryError {
  override readonly name = 'JsonSchemaError';

  /**
   * `violations`: what is wrong in words, in the order in which it was found; never empty. `problems`: the same for
   * programs, where the thrower knows the places.
   */
  constructor(
    readonly violations: string[],
    readonly problems: readonly SchemaProblem[] = [],
    options?: ErrorOptions,
  ) {
    super(`unsupported JSON schema: ${violations.join('; ')}`, 'UNSUPPORTED_SCHEMA', options);
  }
}
