import {
  Lines,
  type NamedSchema,
  nameSchemas,
  readSchemas,
  type SchemaFault,
  type UsableSchema,
  useSchema,
} from '../../engine';
import { hint } from '../args';
import type { Io } from '../io';
import { UsageError } from '../usage';
import { say } from '../writing/write';
import { configOf, type NamedFile } from './openFile';

/** A schema that was asked for, ready for use. */
export interface ChosenSchema {
  readonly named: NamedSchema;
  readonly usable: UsableSchema;
  /** The lines of its file. */
  readonly lines: Lines;
}

/**
 * The schema that a command is about: the one that `tool` names, else the only one of the file. When it cannot be used,
 * that is said on standard error and nothing is given. Throws `UsageError` when the choice is not clear.
 */
export function chooseSchema(file: NamedFile, tool: string | undefined, io: Io): ChosenSchema | undefined {
  const config = configOf(file);
  const content = file.open.files.read(file.path, config.limits.fileSize);
  if (content.kind !== 'text') throw new UsageError(`\`${file.operand}\` cannot be read as text.`);
  const lines = new Lines(content.text);
  const source = readSchemas({ config, path: file.path, content, today: io.today });
  const [fault] = source?.faults ?? [];
  const all = source ? nameSchemas(source) : [];
  if (all.length === 0) {
    if (fault) sayFaults(file.operand, lines, [{ span: fault.span, text: 'this is no JSON' }], io);
    else say(io.stderr, `No schema was found in \`${file.operand}\`.`);
    return undefined;
  }
  const named = choose(all, tool, file.operand, lines);
  const use = useSchema(named.site);
  if (use.kind === 'usable') return { named, usable: use, lines };
  sayFaults(file.operand, lines, use.faults, io);
  return undefined;
}

/** `FILE:LINE:COLUMN: sentence`, one-based, on standard error. */
export function sayFaults(operand: string, lines: Lines, faults: readonly SchemaFault[], io: Io): void {
  for (const { span, text } of faults) {
    const { line, character } = lines.range(span).start;
    say(io.stderr, `${operand}:${line + 1}:${character + 1}: ${text}.`);
  }
}

function choose(all: readonly NamedSchema[], tool: string | undefined, operand: string, lines: Lines): NamedSchema {
  const wanted = tool === undefined ? likely(all) : all.filter(({ name }) => name === tool);
  const [only, other] = wanted;
  if (only && !other) return only;
  if (tool === undefined) throw new UsageError(severalSentence(wanted, operand, lines));
  const names = all.flatMap(({ name }) => name ?? []);
  if (!only)
    throw new UsageError(`There is no schema \`${tool}\` in \`${operand}\`${hint(tool, names, listed(names))}`);
  throw new UsageError(`\`${operand}\` has several schemas named \`${tool}\`: ${wanted.map(at(lines)).join(', ')}.`);
}

/** What a tool gives is asked for by name, unless there is nothing else. */
function likely(all: readonly NamedSchema[]): readonly NamedSchema[] {
  const inputs = all.filter(({ isOutput }) => !isOutput);
  return inputs.length > 0 ? inputs : all;
}

function severalSentence(wanted: readonly NamedSchema[], operand: string, lines: Lines): string {
  const shown = wanted.map((schema) =>
    schema.name === undefined ? `one without a name (${at(lines)(schema)})` : `\`${schema.name}\``,
  );
  return `\`${operand}\` has several schemas, so \`--tool\` has to name one: ${shown.join(', ')}.`;
}

function listed(names: readonly string[]): string {
  return names.length > 0
    ? `it has ${names.map((name) => `\`${name}\``).join(', ')}`
    : 'none of its schemas has a name';
}

function at(lines: Lines): (schema: NamedSchema) => string {
  return ({ site }) => `line ${lines.range(site.literal.span).start.line + 1}`;
}
