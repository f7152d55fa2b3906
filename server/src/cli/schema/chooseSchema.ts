import {
  Lines,
  type NamedSchema,
  nameSchemas,
  readSchemas,
  type SchemaFault,
  type UsableSchema,
  useSchema,
} from '../../engine';
import { t } from '../../speech';
import { faultWords } from '../../speech/engineWords';
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
  if (content.kind !== 'text')
    throw new UsageError(t('`{operand}` cannot be read as text.', { operand: file.operand }));
  const lines = new Lines(content.text);
  const source = readSchemas({ config, path: file.path, content, today: io.today });
  const [fault] = source?.faults ?? [];
  const all = source ? nameSchemas(source) : [];
  if (all.length === 0) {
    if (fault) sayFaults(file.operand, lines, [{ span: fault.span, text: t('this is no JSON') }], io);
    else say(io.stderr, t('No schema was found in `{operand}`.', { operand: file.operand }));
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
  for (const fault of faults) {
    const { line, character } = lines.range(fault.span).start;
    say(io.stderr, `${operand}:${line + 1}:${character + 1}: ${t('{words}.', { words: faultWords(fault) })}`);
  }
}

function choose(all: readonly NamedSchema[], tool: string | undefined, operand: string, lines: Lines): NamedSchema {
  const wanted = tool === undefined ? likely(all) : all.filter(({ name }) => name === tool);
  const [only, other] = wanted;
  if (only && !other) return only;
  if (tool === undefined) throw new UsageError(severalSentence(wanted, operand, lines));
  const names = all.flatMap(({ name }) => name ?? []);
  if (!only)
    throw new UsageError(
      t('There is no schema `{tool}` in `{operand}`{end}', { tool, operand, end: hint(tool, names, listed(names)) }),
    );
  throw new UsageError(
    t('`{operand}` has several schemas named `{tool}`: {places}.', {
      operand,
      tool,
      places: wanted.map(at(lines)).join(', '),
    }),
  );
}

/** What a tool gives is asked for by name, unless there is nothing else. */
function likely(all: readonly NamedSchema[]): readonly NamedSchema[] {
  const inputs = all.filter(({ isOutput }) => !isOutput);
  return inputs.length > 0 ? inputs : all;
}

function severalSentence(wanted: readonly NamedSchema[], operand: string, lines: Lines): string {
  const shown = wanted.map((schema) =>
    schema.name === undefined ? t('one without a name ({place})', { place: at(lines)(schema) }) : `\`${schema.name}\``,
  );
  return t('`{operand}` has several schemas, so `--tool` has to name one: {names}.', {
    operand,
    names: shown.join(', '),
  });
}

function listed(names: readonly string[]): string {
  return names.length > 0
    ? t('it has {names}', { names: names.map((name) => `\`${name}\``).join(', ') })
    : t('none of its schemas has a name');
}

function at(lines: Lines): (schema: NamedSchema) => string {
  return ({ site }) => t('line {line}', { line: lines.range(site.literal.span).start.line + 1 });
}
