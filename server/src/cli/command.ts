import type { Args } from './args';
import type { ExitCode, Io } from './io';

/** An option as the parser reads it and as the help shows it. */
export interface OptionSpec {
  /** `optional`: with or without a value. */
  readonly type: 'string' | 'boolean' | 'optional';
  /** What stands for the value in the help, such as `DIR`. */
  readonly value?: string;
  readonly help: string;
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** One command of `rfc`. */
export interface Command {
  readonly name: string;
  /** What stands after the name in the first line of the help, such as `[PATH…]`; empty when it takes no argument. */
  readonly operands: string;
  readonly maxOperands: number;
  /** One sentence for the list of commands. */
  readonly summary: string;
  /** Paragraphs for the command's own help. */
  readonly details: readonly string[];
  readonly options: OptionSpecs;
  /** Throws `UsageError` for what the user got wrong. */
  run(args: Args, io: Io): Promise<ExitCode>;
}
