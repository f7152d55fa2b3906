import { en } from '../engine/small';
import { t } from '../speech';
import { commonOptions } from './args';
import type { Command, OptionSpecs } from './command';

const exitCodes = en(`Exit codes:
  0  no problem at error level
  1  a problem at error level, or nothing to check
  2  wrong usage, a broken configuration, or a fault of this program`);

/** The help of the program itself. */
export function programHelp(commands: readonly Command[]): string {
  const list = commands.map(({ name, summary }) => [name, t(summary)] as const);
  const options = [
    ['--help', t('Show this help; after a command, the help of the command.')],
    ['--version', t('Show the version.')],
  ] as const;
  const parts = [
    t('Keeps the RFCs and decision records of a repository in order.'),
    usage('rfc COMMAND [options]'),
    `${t('Commands:')}\n${table(list)}`,
    optionList(table(options)),
    t(exitCodes),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The help of one command. */
export function commandHelp(command: Command): string {
  const form = ['rfc', command.name, command.operands, '[options]'].filter((part) => part !== '').join(' ');
  const details = command.details.map((text) => t(text));
  const parts = [t(command.summary), usage(form), ...details, optionList(optionTable(command.options))];
  return `${parts.join('\n\n')}\n`;
}

function usage(form: string): string {
  return t('Usage: {form}', { form });
}

function optionList(rows: string): string {
  return `${t('Options:')}\n${rows}`;
}

function optionTable(options: OptionSpecs): string {
  const rows = Object.entries({ ...options, ...commonOptions }).map(([name, { type, value, help }]) => {
    const shown = type === 'optional' ? `[${value}]` : value;
    return [value === undefined ? `--${name}` : `--${name} ${shown}`, t(help)] as const;
  });
  return table(rows);
}

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`).join('\n');
}
