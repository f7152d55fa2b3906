import { version } from '../../../package.json';
import { Args, hint } from './args';
import type { Command } from './command';
import { commands } from './commands';
import { commandHelp, programHelp } from './help';
import type { ExitCode, Io } from './io';
import { printable } from './printable';
import { UsageError } from './usage';

/** Runs `rfc` with the arguments after its name. Never rejects: what goes wrong is said on `io.stderr`. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  try {
    return await dispatch(args, io);
  } catch (error) {
    io.stderr.write(`${printable(sentenceOf(error))}\n`);
    if (io.env.RFC_DEBUG && error instanceof Error) io.stderr.write(`${error.stack}\n`);
    return 2;
  }
}

async function dispatch(args: readonly string[], io: Io): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === undefined) {
    io.stderr.write(programHelp(commands));
    return 2;
  }
  if (name === '--help' || name === '-h') return show(io, programHelp(commands));
  if (name === '--version' || name === '-v') return show(io, `${version}\n`);
  const command = findCommand(name);
  const given = new Args(command, rest);
  return given.has('help') ? show(io, commandHelp(command)) : command.run(given, io);
}

function show(io: Io, text: string): ExitCode {
  io.stdout.write(text);
  return 0;
}

function findCommand(name: string): Command {
  const found = commands.find((command) => command.name === name);
  if (found) return found;
  const option = name.startsWith('-');
  const known = option ? ['--help', '--version'] : commands.map((command) => command.name);
  const what = option ? `\`rfc\` has no option \`${name}\` before a command` : `There is no command \`${name}\``;
  throw new UsageError(`${what}${hint(name, known, 'see `rfc --help`')}`);
}

/** What went wrong, in one line for the user. */
function sentenceOf(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  const reason = error instanceof Error ? error.message : String(error);
  return `rfc failed, and this is a fault of the program: ${reason.split('\n')[0]} (RFC_DEBUG=1 shows where).`;
}
