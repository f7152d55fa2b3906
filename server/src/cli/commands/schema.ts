import { en } from '../../engine';
import { t } from '../../speech';
import type { Args } from '../args';
import { hint } from '../args';
import type { Command } from '../command';
import type { ExitCode, Io } from '../io';
import { configOption } from '../repository';
import { checkFiles } from '../schema/checkFiles';
import { compileSchema } from '../schema/compileSchema';
import { type NamedFile, openFiles } from '../schema/openFile';
import { validateArgs } from '../schema/validateArgs';
import { UsageError } from '../usage';

type Action = 'check' | 'compile' | 'validate';

const actions: readonly Action[] = ['check', 'compile', 'validate'];

/** Checks tool schemas, prints what they compile to, and judges arguments by them. Spec: schema-dsl.md. */
export const schema: Command = {
  name: 'schema',
  operands: 'check FILE… | compile FILE | validate FILE --args FILE',
  maxOperands: Number.POSITIVE_INFINITY,
  summary: en('Check tool schemas, print their JSON Schema, or validate arguments.'),
  details: [
    en(
      'Schemas are read out of TypeScript, JavaScript, JSON (at `schema.pointers`) and fences of Markdown, without\nrunning anything.',
    ),
    en(
      'check     Reports what is wrong with the schemas of each FILE.\ncompile   Prints the JSON Schema of the only schema of FILE, or of the one that --tool names.\nvalidate  Checks values against it: one JSON document, or JSON Lines, whatever their size. A line that is\n          no JSON is a violation, and the rest goes on.',
    ),
    en('A schema is called by the name of its tool, its fence or its constant; what a tool gives is NAME.output.'),
  ],
  options: {
    config: configOption,
    format: {
      type: 'string',
      value: 'FORMAT',
      help: en('check: as of `rfc lint`; validate: text (the default) or jsonl.'),
    },
    'allow-empty': { type: 'boolean', help: en('check: finding no schema is no failure.') },
    tool: { type: 'string', value: 'NAME', help: en('compile, validate: the schema that is meant.') },
    args: { type: 'string', value: 'FILE', help: en('validate: the values; `-` for standard input.') },
  },
  async run(args, io) {
    const [word = '', ...operands] = args.operands;
    const action = actions.find((known) => known === word);
    if (!action) throw new UsageError(unknownAction(word));
    refuseStray(action, args);
    return run(action, operands, args, io);
  },
};

function unknownAction(word: string): string {
  if (word === '') return t('`rfc schema` needs `check`, `compile` or `validate`.');
  return t('`rfc schema` has no `{word}`{end}', {
    word,
    end: hint(word, actions, t('it has `check`, `compile` and `validate`')),
  });
}

/** An option that means nothing beside another would look as if it had worked. */
function refuseStray(action: Action, args: Args): void {
  const owners: Readonly<Record<string, readonly Action[]>> = {
    format: ['check', 'validate'],
    'allow-empty': ['check'],
    tool: ['compile', 'validate'],
    args: ['validate'],
  };
  for (const [option, those] of Object.entries(owners)) {
    if (args.has(option) && !those.includes(action)) {
      throw new UsageError(
        t('`rfc schema {action}` has no option `--{option}`; see `rfc schema --help`.', { action, option }),
      );
    }
  }
}

async function run(action: Action, operands: readonly string[], args: Args, io: Io): Promise<ExitCode> {
  if (operands.length === 0) throw new UsageError(t('`rfc schema {action}` needs a FILE.', { action }));
  if (action === 'check') return checkFiles(openFiles(operands, args, io), args, io);
  const [extra] = operands.slice(1);
  if (extra !== undefined) {
    throw new UsageError(t('`rfc schema {action}` takes one FILE, so `{extra}` is one too many.', { action, extra }));
  }
  const file = onlyOf(openFiles(operands, args, io));
  return action === 'compile' ? compileSchema(file, args, io) : validateArgs(file, args, io);
}

function onlyOf([file]: readonly NamedFile[]): NamedFile {
  if (!file) throw new Error('one operand gives one file');
  return file;
}
