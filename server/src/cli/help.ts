import { commonOptions } from './args';
import type { Command, OptionSpecs } from './command';

const exitCodes = `Exit codes:
  0  no problem at error level
  1  a problem at error level, or nothing to check
  2  wrong usage, a broken configuration, or a fault of this program`;

/** The help of the program itself. */
export function programHelp(commands: readonly Command[]): string {
  const list = commands.map(({ name, summary }) => [name, summary] as const);
  return `Keeps the RFCs and decision records of a repository in order.

Usage: rfc COMMAND [options]

Commands:
${table(list)}

Options:
${table([
  ['--help', 'Show this help; after a command, the help of the command.'],
  ['--version', 'Show the version.'],
])}

${exitCodes}
`;
}

/** The help of one command. */
export function commandHelp(command: Command): string {
  const usage = ['rfc', command.name, command.operands, '[options]'].filter((part) => part !== '').join(' ');
  const parts = [command.summary, `Usage: ${usage}`, ...command.details, `Options:\n${optionTable(command.options)}`];
  return `${parts.join('\n\n')}\n`;
}

function optionTable(options: OptionSpecs): string {
  const rows = Object.entries({ ...options, ...commonOptions }).map(([name, { type, value, help }]) => {
    const shown = type === 'optional' ? `[${value}]` : value;
    return [value === undefined ? `--${name}` : `--${name} ${shown}`, help] as const;
  });
  return table(rows);
}

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`).join('\n');
}
