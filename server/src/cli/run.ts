import path from 'node:path';
import { version } from '../../../package.json';
import { inEnglish, type Texts } from '../engine/small';
import { readInstalledTexts, textsFile } from '../host/installedTexts';
import { locales, speak, t } from '../speech';
import { Args, hint } from './args';
import type { Command } from './command';
import { commandHelp, programHelp } from './help';
import type { ExitCode, Io } from './io';
import { printable } from './printable';
import { UsageError } from './usage';

/** Runs `rfc` with the arguments after its name. Never rejects: what goes wrong is said on `io.stderr`. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  try {
    speak(textsFor(args, io));
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
    io.stderr.write(programHelp(await allCommands()));
    return 2;
  }
  if (name === '--help' || name === '-h') return show(io, programHelp(await allCommands()));
  if (name === '--version' || name === '-v') return show(io, `${version}\n`);
  const command = await findCommand(name);
  const given = new Args(command, rest);
  return given.has('help') ? show(io, commandHelp(command)) : command.run(given, io);
}

/**
 * The language that `--locale` asks for. It is looked for before everything else, so that faults of the other arguments
 * are told in it too.
 */
function textsFor(args: readonly string[], { install }: Io): Texts {
  speak(inEnglish);
  const given = localeGiven(args);
  if (given === undefined) return inEnglish;
  const locale = locales.find((name) => name === given.toLowerCase());
  if (!locale) {
    const known = locales.map((name) => `\`${name}\``).join(' or ');
    throw new UsageError(
      t('`--locale` takes {known}, not `{given}`{end}', { known, given, end: hint(given, locales) }),
    );
  }
  if (locale === 'en') return inEnglish;
  const folder = path.join(install, 'dist');
  const texts = readInstalledTexts(folder, locale);
  if (texts) return texts;
  throw new UsageError(
    t('The texts of `{locale}` are not installed: there is no `{file}`.', { locale, file: textsFile(folder, locale) }),
  );
}

/** The value of the last `--locale`; `undefined` where there is none, or it has no value, which is said later. */
function localeGiven(args: readonly string[]): string | undefined {
  const end = args.indexOf('--');
  const options = end === -1 ? args : args.slice(0, end);
  const at = options.findLastIndex((arg) => arg === '--locale' || arg.startsWith('--locale='));
  const option = options[at];
  if (option === undefined) return undefined;
  const value = option === '--locale' ? options[at + 1] : option.slice('--locale='.length);
  return value === undefined || value === '' || value.startsWith('-') ? undefined : value;
}

function show(io: Io, text: string): ExitCode {
  io.stdout.write(text);
  return 0;
}

async function allCommands(): Promise<readonly Command[]> {
  const { commands } = await import('./commands');
  return commands;
}

/** The gate runs all day, so it does not wait until all other commands are loaded. */
async function findCommand(name: string): Promise<Command> {
  if (name === 'lint') return (await import('./commands/lint')).lint;
  const commands = await allCommands();
  const found = commands.find((command) => command.name === name);
  if (found) return found;
  const option = name.startsWith('-');
  const known = option ? ['--help', '--version'] : commands.map((command) => command.name);
  const what = option
    ? t('`rfc` has no option `{name}` before a command', { name })
    : t('There is no command `{name}`', { name });
  throw new UsageError(`${what}${hint(name, known, t('see `rfc --help`'))}`);
}

/** What went wrong, in one line for the user. */
function sentenceOf(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  const reason = error instanceof Error ? error.message : String(error);
  return t('rfc failed, and this is a fault of the program: {reason} (RFC_DEBUG=1 shows where).', {
    reason: reason.split('\n')[0] ?? '',
  });
}
