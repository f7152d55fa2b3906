import { printSchema } from '../../engine';
import { t } from '../../speech';
import type { Args } from '../args';
import type { ExitCode, Io } from '../io';
import { say } from '../writing/write';
import { chooseSchema, sayFaults } from './chooseSchema';
import type { NamedFile } from './openFile';

/** `rfc schema compile`: prints the JSON Schema that a model is shown. */
export function compileSchema(file: NamedFile, args: Args, io: Io): ExitCode {
  const chosen = chooseSchema(file, args.value('tool'), io);
  if (!chosen) return 1;
  const { lines, usable } = chosen;
  // A description is part of what the model reads: a placeholder in its place would be sent along.
  sayFaults(file.operand, lines, usable.unknown, io);
  if (usable.unknown.length > 0) return 1;
  const printed = printSchema(usable.schema);
  if (printed === undefined)
    say(io.stderr, t('The schema in `{operand}` cannot be printed as JSON.', { operand: file.operand }));
  else io.stdout.write(`${printed}\n`);
  return printed === undefined ? 1 : 0;
}
