import { archiveDefaults, classEntry, defaultConfig, lifecycle } from './defaults';
import { fileShape } from './shape';
import type { ObjectShape } from './shape/containers';
import { archiveShape, classShape, languageShape, lifecycleShape, moveShape } from './shape/entries';
import type { Shape } from './shape/shape';

/** A key as the documentation shows it. */
export interface ConfigRow {
  /** The names down to it, with dots. */
  readonly key: string;
  readonly type: string;
  /** `undefined` where there is none. */
  readonly default: unknown;
  readonly description: string;
}

/** All keys of an object shape, those of objects within it included; `defaults` gives what they are by default. */
export function rowsOf<T extends object>(shape: ObjectShape<T>, defaults: Partial<T>, prefix = ''): ConfigRow[] {
  const values = new Map<string, unknown>(Object.entries(defaults));
  return Object.entries<{ shape: Shape<unknown>; description: string }>(shape.keys).flatMap(([name, key]) => {
    const path = prefix + name;
    const value = values.get(name);
    if (isObjectShape(key.shape)) return rowsOf(key.shape, value ?? {}, `${path}.`);
    return [{ key: path, type: key.shape.type, default: value, description: key.description }];
  });
}

function isObjectShape(shape: Shape<unknown>): shape is ObjectShape<object> {
  return 'keys' in shape;
}

/** A default that does not fit a table stands below it. In characters. */
const MAX_CELL = 60;

/**
 * The generated part of docs/configuration.md, in Markdown: a table of all keys, one for each kind of entry, and the long
 * defaults in full.
 */
export function configTable(): string {
  const keys = rowsOf(fileShape, { extends: 'rfc', ...defaultConfig });
  const long = keys.filter((row) => isLong(row.default));
  return [
    tableOf('Keys', keys),
    tableOf('An entry of `lifecycles`', rowsOf(lifecycleShape, withoutNames(lifecycle('')))),
    tableOf('An entry of `classes`', rowsOf(classShape, withoutNames(classEntry('')))),
    tableOf('An entry of `moves`', rowsOf(moveShape, { rename: {}, frozen: false })),
    tableOf('An entry of `pairing.languages`', rowsOf(languageShape, {})),
    tableOf('`archive`', rowsOf(archiveShape, archiveDefaults)),
    ...long.map((row) => `### Default of \`${row.key}\`\n\n\`\`\`json\n${layOut(row.default)}\n\`\`\``),
  ].join('\n\n');
}

/** Defaults that follow from the name are described, not shown. */
function withoutNames<T extends { readonly name: string; readonly label: string }>(entry: T): Partial<T> {
  const shown = Object.entries(entry).filter(([name]) => name !== 'name' && name !== 'label');
  return Object.fromEntries(shown) as Partial<T>;
}

function tableOf(title: string, rows: readonly ConfigRow[]): string {
  const lines = rows.map(
    (row) => `| ${[code(row.key), code(row.type), showDefault(row.default), row.description].join(' | ')} |`,
  );
  return [`### ${title}`, '', '| Key | Type | Default | Meaning |', '|---|---|---|---|', ...lines].join('\n');
}

function showDefault(value: unknown): string {
  if (value === undefined || value === '') return '–';
  return isLong(value) ? 'below' : code(JSON.stringify(value));
}

function isLong(value: unknown): boolean {
  return value !== undefined && JSON.stringify(value).length > MAX_CELL;
}

/** JSON with what fits a line on one. */
function layOut(value: unknown, indent = ''): string {
  const flat = inOneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= 100) return flat;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => inner + layOut(item, inner))
    : Object.entries(value).map(([name, each]) => `${inner}${JSON.stringify(name)}: ${layOut(each, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${inOneLine(each)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** A code span for a table cell, in which a bar would end the cell. */
function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}
