import { addItem } from '../config/addItem';
import type { Config } from '../config/config';
import { isSyntaxFault, type Json, type JsonArray, type JsonObject, parseJson, stringOf } from '../config/json';
import { removeItem } from '../config/removeItem';
import type { Files } from '../files';
import type { Project } from '../project';
import type { Edit } from '../rule';
import { Lines } from '../text/lines';
import type { Span } from '../text/span';
import { emptyPlan, type FilePlan, type Refusal, refuse } from './fileEdits';

/** What becomes of a list of the configuration. */
export interface ListChange {
  readonly project: Project;
  /** The root whose list it is. */
  readonly config: Config;
  readonly files: Files;
  /** The keys that lead to the list, such as `allow`, `folders`. */
  readonly key: readonly string[];
  readonly value: string;
}

/** The file that is made where there is none. */
const newFile = 'rfc.config.jsonc';

/** As much of a configuration as is read. */
const MAX_SIZE = 1_000_000;

/**
 * Plans that a list of the configuration holds one more value. A list that the file does not have itself is written with
 * what it inherits, and without a file one is made. Comments stay.
 */
export function planListed(change: ListChange): FilePlan | Refusal {
  const { config, files, key, project, value } = change;
  const inherited = listIn(config, key);
  if (inherited === undefined) return refuse('configNoList', { key: key.join('.') });
  if (!project.file) {
    const text = `${JSON.stringify(nest(key, [...inherited, value]), undefined, 2)}\n`;
    if (files.kindOf(newFile) !== undefined) return refuse('exists', { path: newFile });
    return { ...emptyPlan, creations: [{ path: newFile, text, stops: [] }] };
  }
  const read = readConfig(change);
  if (!read) return refuse('configUnread', { path: project.file.path });
  const { lines, holder } = read;
  const found = descend(holder, key);
  const [missing, ...below] = found.rest;
  if (missing !== undefined && found.value.kind === 'object') {
    const entry = `${JSON.stringify(missing)}: ${inline(nest(below, [...inherited, value]))}`;
    return planEdits(project.file.path, add(lines, found.value, entry));
  }
  if (found.value.kind !== 'array') return refuse('configNoList', { key: key.join('.') });
  if (found.value.items.some((item) => stringOf(item) === value)) return emptyPlan;
  return planEdits(project.file.path, add(lines, found.value, JSON.stringify(value)));
}

/** Plans that a list of the configuration file holds a value no more; refused where the file does not have it itself. */
export function planUnlisted(change: ListChange): FilePlan | Refusal {
  const { key, project, value } = change;
  const read = readConfig(change);
  if (!project.file || !read) return refuse('configUnread', { path: project.file?.path ?? newFile });
  const list = descend(read.holder, key).value;
  const item = list.kind === 'array' ? list.items.find((each) => stringOf(each) === value) : undefined;
  if (!list.origin || !item?.origin) return refuse('configNotListed', { key: key.join('.'), value });
  return planEdits(project.file.path, removeItem(read.lines, list.origin.span, item.origin.span));
}

/** The list that holds at a key; `undefined` where it is none. */
function listIn(config: Config, key: readonly string[]): readonly string[] | undefined {
  let value: unknown = config;
  for (const name of key) {
    value =
      typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
  }
  return Array.isArray(value) ? value : undefined;
}

interface ConfigText {
  readonly lines: Lines;
  /** The object that a key is looked up in: the root's own entry where there are several roots. */
  readonly holder: JsonObject;
}

/** A configuration elsewhere than in the folder that it is for cannot be read here, and is left alone. */
function readConfig({ config, files, key, project }: ListChange): ConfigText | undefined {
  const path = project.file?.path ?? newFile;
  const content = files.kindOf(path) === 'file' ? files.read(path, MAX_SIZE) : undefined;
  if (content?.kind !== 'text') return undefined;
  const whole = parseJson(content.text, (span) => ({ span }));
  if (isSyntaxFault(whole) || whole.kind !== 'object') return undefined;
  const entry = project.roots.length > 1 ? rootEntry(whole, project.roots.indexOf(config)) : undefined;
  const isShared = descend(whole, key).rest.length === 0 && (!entry || descend(entry, key).rest.length > 0);
  return { lines: new Lines(content.text), holder: entry && !isShared ? entry : whole };
}

function rootEntry(whole: JsonObject, index: number): JsonObject | undefined {
  const roots = whole.members.get('roots')?.value;
  const entry = roots?.kind === 'array' ? roots.items[index] : undefined;
  return entry?.kind === 'object' ? entry : undefined;
}

/** As far as a key leads, and the names of it that are not there. */
function descend(start: Json, key: readonly string[]): { value: Json; rest: readonly string[] } {
  let value = start;
  for (const [at, name] of key.entries()) {
    const next = value.kind === 'object' ? value.members.get(name)?.value : undefined;
    if (!next) return { value, rest: key.slice(at) };
    value = next;
  }
  return { value, rest: [] };
}

function add(lines: Lines, container: JsonObject | JsonArray, entry: string): readonly Edit[] {
  const spans = container.kind === 'array' ? container.items.flatMap(spanOf) : memberSpans(container);
  const last = spans.sort((a, b) => a.start - b.start).at(-1);
  return container.origin ? addItem(lines, container.origin.span, last, entry) : [];
}

function memberSpans({ members }: JsonObject): Span[] {
  return [...members.values()].flatMap(({ nameOrigin, value }) => {
    const [span] = spanOf(value);
    return nameOrigin && span ? [{ start: nameOrigin.span.start, end: span.end }] : [];
  });
}

function spanOf({ origin }: Json): Span[] {
  return origin ? [origin.span] : [];
}

/** `{ a: { b: value } }` for `a`, `b`. */
function nest(key: readonly string[], value: unknown): unknown {
  return key.reduceRight((inner, name) => ({ [name]: inner }), value);
}

/** JSON in one line with a blank after each colon and comma, and inside of braces. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, member]) => `${JSON.stringify(name)}: ${inline(member)}`)
    .join(', ')} }`;
}

function planEdits(path: string, edits: readonly Edit[]): FilePlan {
  return edits.length === 0 ? emptyPlan : { ...emptyPlan, edits: [{ path, edits }] };
}
