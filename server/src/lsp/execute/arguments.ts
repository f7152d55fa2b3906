import { en, nearestName } from '../../engine';
import { t } from '../../speech';

/** What a command takes under a name. */
export interface Parameter {
  readonly type: 'text' | 'flag';
  readonly required?: boolean;
  /** What the value is or is for, in a few words. */
  readonly means: string;
}

/** What a command takes, by name; the first one may also be given alone, as a text. */
export type Parameters = Readonly<Record<string, Parameter>>;

/** The arguments of a command, checked against its parameters. */
export type Arguments = Readonly<Record<string, string | boolean>>;

/** A sentence about the arguments of the command. */
type Complain = (english: string, data?: Readonly<Record<string, string>>) => string;

/**
 * Reads `arguments` of `workspace/executeCommand`, which may be anything: at most one, an object or, for the first
 * parameter, a text. Gives them or one sentence about the first thing that is wrong.
 */
export function readArguments(
  command: string,
  parameters: Parameters,
  given: unknown,
): { readonly values: Arguments } | { readonly refused: string } {
  const complain: Complain = (english, data) => t(english, { command, ...data });
  const object = readObject(parameters, given ?? [], complain);
  if (typeof object === 'string') return { refused: object };
  const refused = findWrong(parameters, object, complain);
  return refused === undefined ? { values: Object.fromEntries(Object.entries(object).filter(isGiven)) } : { refused };
}

/** The only argument as an object, or what is wrong with it. */
function readObject(
  parameters: Parameters,
  list: unknown,
  complain: Complain,
): Readonly<Record<string, unknown>> | string {
  if (isEmptyObject(list)) return {}; // what Lua makes of an empty list
  if (!Array.isArray(list))
    return complain(en('`{command}` takes its arguments as a list, not as {given}.'), { given: nameOf(list) });
  if (list.length > 1) return complain(en('`{command}` takes one argument, an object, and no more.'));
  const given: unknown = list[0] ?? {};
  const [first] = Object.keys(parameters);
  if (typeof given === 'string' && first !== undefined) return { [first]: given };
  if (typeof given === 'object' && !Array.isArray(given)) return { ...given };
  return complain(en('`{command}` takes an object, not {given}.'), { given: nameOf(given) });
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
}

function findWrong(
  parameters: Parameters,
  object: Readonly<Record<string, unknown>>,
  complain: Complain,
): string | undefined {
  for (const [name, value] of Object.entries(object)) {
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (!parameter) return complainOfName(name, parameters, complain);
    const { means, type } = parameter;
    const expected = kinds[type].name;
    if (isGiven([name, value]) && !kinds[type].has(value)) {
      const english = en('`{command}` takes `{name}` ({means}) as {expected}, not {given}.');
      return complain(english, { name, means, expected, given: nameOf(value) });
    }
  }
  const lacking = Object.entries(parameters).find(([name, { required }]) => required && (object[name] ?? '') === '');
  if (!lacking) return undefined;
  return complain(en('`{command}` needs `{name}`: {means}.'), { name: lacking[0], means: lacking[1].means });
}

function complainOfName(name: string, parameters: Parameters, complain: Complain): string {
  const known = Object.keys(parameters);
  const near = nearestName(name, known);
  if (near !== undefined) return complain(en('`{command}` takes no `{name}`; did you mean `{near}`?'), { name, near });
  if (known.length === 0) return complain(en('`{command}` takes no `{name}`, nor any other argument.'), { name });
  const names = known.map((each) => `\`${each}\``).join(', ');
  return complain(en('`{command}` takes no `{name}`, only {names}.'), { name, names });
}

/** A language without a way to leave a key out says `null`. */
function isGiven(entry: readonly [string, unknown]): entry is [string, string | boolean] {
  return entry[1] !== undefined && entry[1] !== null;
}

const kinds: Readonly<Record<Parameter['type'], { readonly name: string; has(value: unknown): boolean }>> = {
  text: { name: en('a text'), has: (value) => typeof value === 'string' },
  flag: { name: en('true or false'), has: (value) => typeof value === 'boolean' },
};

function nameOf(value: unknown): string {
  if (Array.isArray(value)) return en('a list');
  if (typeof value === 'object') return en('an object');
  return typeof value === 'string' ? en('a text') : `\`${String(value)}\``;
}
