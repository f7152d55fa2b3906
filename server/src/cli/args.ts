import { parseArgs } from 'node:util';
import { en, nearestName } from '../engine/small';
import { t } from '../speech';
import type { Command, OptionSpec, OptionSpecs } from './command';
import { UsageError } from './usage';

/** Options that every command has. */
export const commonOptions: OptionSpecs = {
  locale: { type: 'string', value: 'L', help: en('The language of what is said: en (default) or zh-cn.') },
  help: { type: 'boolean', help: en('Show this help.') },
};

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];
type OptionToken = Extract<Token, { kind: 'option' }>;

/** The arguments of a command, checked against its options. */
export class Args {
  readonly #values = new Map<string, string[]>();
  readonly operands: readonly string[];

  /** Throws `UsageError` for an option that the command does not have or that lacks its value. */
  constructor(
    private readonly command: Command,
    args: readonly string[],
  ) {
    const options = { ...command.options, ...commonOptions };
    const types = Object.fromEntries(
      Object.entries(options).map(([name, { type }]) => [
        name,
        { type: type === 'boolean' ? type : 'string' } as const,
      ]),
    );
    const config = {
      args: withoutMissingValues(args, options),
      options: { ...types, help: { type: 'boolean', short: 'h' } },
    } as const;
    // Strictness is ours: the sentences of `parseArgs` do not name the command, nor the option that was meant.
    const { tokens } = parseArgs({ ...config, strict: false, allowPositionals: true, tokens: true });
    const operands: string[] = [];
    for (const token of tokens) {
      if (token.kind === 'option') this.#keep(options, token);
      if (token.kind === 'positional') operands.push(token.value);
    }
    this.operands = operands;
    if (operands.length > command.maxOperands && !this.has('help')) throw this.#tooMany(operands);
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  /** The last value given for an option. */
  value(name: string): string | undefined {
    return this.#values.get(name)?.at(-1);
  }

  /** Every value given for an option, in order. */
  values(name: string): readonly string[] {
    return this.#values.get(name) ?? [];
  }

  /** The value of an option that takes one of a few words; the first word when it is not given. */
  choice<const Word extends string>(name: string, words: readonly [Word, ...Word[]]): Word {
    const given = this.value(name) ?? words[0];
    const found = words.find((word) => word === given);
    if (found !== undefined) return found;
    const known = words
      .map((word) => `\`${word}\``)
      .join(', ')
      .replace(/, (?=[^,]*$)/, ' or ');
    throw new UsageError(
      t('`--{name}` takes {known}, not `{given}`{end}', { name, known, given, end: hint(given, words) }),
    );
  }

  /** The value of an option that takes a whole number, zero or more. */
  count(name: string): number | undefined {
    const given = this.value(name);
    if (given === undefined) return undefined;
    if (/^\d{1,9}$/.test(given)) return Number(given);
    throw new UsageError(t('`--{name}` takes a whole number, zero or more, not `{given}`.', { name, given }));
  }

  #keep(options: OptionSpecs, token: OptionToken): void {
    const spec = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (!spec) throw this.#unknown(options, token.rawName);
    const value = readValue(token, spec);
    this.#values.set(token.name, [...this.values(token.name), value]);
  }

  #unknown(options: OptionSpecs, rawName: string): UsageError {
    const names = Object.keys(options).map((name) => `--${name}`);
    const end = hint(rawName, names, t('see `rfc {name} --help`', { name: this.command.name }));
    return new UsageError(t('`rfc {name}` has no option `{rawName}`{end}', { name: this.command.name, rawName, end }));
  }

  #tooMany(operands: readonly string[]): UsageError {
    const most = [t('no argument'), t('one argument'), t('two arguments')][this.command.maxOperands] ?? '';
    const extra = operands[this.command.maxOperands] ?? '';
    return new UsageError(
      t('`rfc {name}` takes {most}, so `{extra}` is one too many.', { name: this.command.name, most, extra }),
    );
  }
}

/** An option whose value may be left out takes the next argument unless that looks like an option. */
function withoutMissingValues(args: readonly string[], options: OptionSpecs): string[] {
  const optional = new Set(
    Object.keys(options).flatMap((name) => (options[name]?.type === 'optional' ? [`--${name}`] : [])),
  );
  return args.map((arg, index) => {
    const next = args[index + 1];
    return optional.has(arg) && (next === undefined || next.startsWith('-')) ? `${arg}=` : arg;
  });
}

function readValue(token: OptionToken, { type }: OptionSpec): string {
  if (type === 'boolean') return flagValue(token);
  return type === 'optional' && token.value === '' ? '' : textValue(token);
}

/** A value that looks like an option is a forgotten value, unless it was written with `=`. */
function textValue({ rawName, value, inlineValue }: OptionToken): string {
  if (value === undefined) throw new UsageError(t('`{rawName}` needs a value.', { rawName }));
  if (!inlineValue && value.startsWith('-') && value !== '-') {
    throw new UsageError(t('`{rawName}` needs a value, but `{value}` follows it.', { rawName, value }));
  }
  if (value === '') throw new UsageError(t('`{rawName}` needs a value, and an empty one is none.', { rawName }));
  return value;
}

function flagValue({ rawName, value }: OptionToken): string {
  if (value !== undefined)
    throw new UsageError(t('`{rawName}` takes no value, so `={value}` means nothing.', { rawName, value }));
  return '';
}

/** The end of a sentence about an unknown word: the nearest known one, else `otherwise`. */
export function hint(given: string, known: readonly string[], otherwise?: string): string {
  const near = nearestName(given, known);
  if (near !== undefined) return t('; did you mean `{near}`?', { near });
  return otherwise === undefined ? t('.') : t('; {otherwise}.', { otherwise });
}
