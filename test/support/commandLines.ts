import { Args } from '../../server/src/cli/args';
import { commands } from '../../server/src/cli/commands';

/** What is wrong with a command line that begins with `rfc`: `undefined` when its command and options exist. */
export function faultIn(line: string): string | undefined {
  const [program, name, ...rest] = line.trim().split(/\s+/);
  const command = commands.find((each) => each.name === name);
  if (program !== 'rfc' || !command) return `\`${line}\` names no command`;
  try {
    new Args(command, rest);
    return undefined;
  } catch (error) {
    return `\`${line}\`: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** The command lines of `rfc` in a text of shell; what follows a pipe or a redirection is left out. */
export function commandLinesIn(shell: string): string[] {
  return shell.split('\n').flatMap((line) => /\brfc [a-z][^|>&]*/.exec(line)?.[0].trim() ?? []);
}
