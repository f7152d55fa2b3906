import { isSyntaxFault, type Json, type JsonObject, type Member, parseJson, showJson, stringOf } from '../config/json';
import { isName } from '../config/paths';
import type { MessageData } from '../rule';
import type { Span } from '../text/span';

/** The list of what is sealed in an archive. Spec: config.md §2.3. */
export interface Manifest {
  readonly kind: 'manifest';
  readonly firstLine: Span;
  /** By path relative to the archive; `undefined` when the text says nothing of files. */
  readonly entries: ReadonlyMap<string, ManifestEntry> | undefined;
  /** What keeps the text from having its exact form, in text order. */
  readonly faults: readonly ManifestFault[];
}

export interface ManifestEntry {
  readonly keySpan: Span;
  /** 64 hexadecimal digits; absent when what stands there is none. */
  readonly sha256?: string;
  readonly valueSpan: Span;
}

/**
 * - `manifestSyntax`: no JSON
 * - `manifestShape`: no object with exactly `version` 1 and `files`
 * - `manifestPath`: an entry that no archived file can have
 * - `manifestHash`: an entry without a hash in the form
 * - `manifestForm`: all is there, but written in another way
 */
export interface ManifestFault {
  readonly message: 'manifestSyntax' | 'manifestShape' | 'manifestPath' | 'manifestHash' | 'manifestForm';
  readonly span: Span;
  readonly data: MessageData;
}

/** What the reader must know of the archive around the manifest. */
export interface ManifestPlace {
  /** The folder of the archive, relative to the configuration's folder. */
  readonly folder: string;
  /** How many names a path in it has: 2 with class folders, else 1. */
  readonly depth: number;
}

/** The text that a manifest with these entries must have: path relative to the archive to SHA-256. */
export function manifestText(entries: Iterable<readonly [string, string]>): string {
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const files = Object.fromEntries(sorted.map(([path, hash]) => [path, `${HASH_PREFIX}${hash}`]));
  return `${JSON.stringify({ version: 1, files }, undefined, 2)}\n`;
}

const HASH_PREFIX = 'sha256:';

/** Reads a manifest; never throws. */
export function readManifest(text: string, place: ManifestPlace): Manifest {
  const firstLine = { start: 0, end: Math.max(0, text.search(/[\r\n]|$/)) };
  const parsed = parseJson(text, (span) => ({ span }));
  if (isSyntaxFault(parsed)) {
    const fault = { message: 'manifestSyntax', span: parsed.span, data: {} } as const;
    return { kind: 'manifest', firstLine, entries: undefined, faults: [fault] };
  }
  const reader = new Reader(place);
  const entries = reader.readRoot(parsed);
  const faults = reader.faults.length > 0 || !entries ? reader.faults : findForm(text, reader.written);
  return { kind: 'manifest', firstLine, entries, faults };
}

class Reader {
  readonly faults: ManifestFault[] = [];
  /** Paths as they are written, with their hashes. */
  readonly written: [string, string][] = [];

  constructor(private readonly place: ManifestPlace) {}

  readRoot(root: Json): ReadonlyMap<string, ManifestEntry> | undefined {
    if (root.kind !== 'object') return this.#report('manifestShape', spanOf(root), { found: showJson(root) });
    const [version, files] = [root.members.get('version')?.value, root.members.get('files')?.value];
    if (!isOne(version)) this.#reportShape(root, version);
    for (const member of root.members.values()) {
      if (!['version', 'files'].includes(member.name))
        this.#report('manifestShape', nameSpan(member), foundName(member));
    }
    if (files?.kind === 'object') return this.#readFiles(files);
    return this.#reportShape(root, files);
  }

  #readFiles(files: JsonObject): ReadonlyMap<string, ManifestEntry> {
    const entries = new Map<string, ManifestEntry>();
    for (const member of files.members.values()) {
      const key = this.#readKey(member);
      const sha256 = this.#readHash(member);
      if (sha256 !== undefined) this.written.push([member.name, sha256]);
      if (key === undefined) continue;
      const common = { keySpan: nameSpan(member), valueSpan: spanOf(member.value) };
      entries.set(key, sha256 === undefined ? common : { ...common, sha256 });
    }
    return entries;
  }

  /** A path from the archive; one from the configuration's folder, as configurations have them, means the same. */
  #readKey(member: Member): string | undefined {
    const { folder, depth } = this.place;
    const key = member.name.startsWith(`${folder}/`) ? member.name.slice(folder.length + 1) : member.name;
    const segments = key.split('/');
    if (segments.length === depth && segments.every(isName)) return key;
    return this.#report('manifestPath', nameSpan(member), foundName(member));
  }

  #readHash({ value }: Member): string | undefined {
    const hash = /^sha256:([0-9a-f]{64})$/.exec(stringOf(value) ?? '')?.[1];
    return hash ?? this.#report('manifestHash', spanOf(value), { found: showJson(value) });
  }

  #reportShape(root: JsonObject, value: Json | undefined): undefined {
    const { start } = spanOf(root);
    const span = value ? spanOf(value) : { start, end: start + 1 };
    return this.#report('manifestShape', span, { found: showJson(value ?? root) });
  }

  #report(message: ManifestFault['message'], span: Span, data: MessageData): undefined {
    this.faults.push({ message, span, data });
    return undefined;
  }
}

/** The first line that differs from how these entries must be written. */
function findForm(text: string, written: readonly (readonly [string, string])[]): ManifestFault[] {
  const expected = manifestText(written);
  if (text === expected) return [];
  let at = 0;
  while (at < text.length && text[at] === expected[at]) at++;
  const start = text.slice(0, at).lastIndexOf('\n') + 1;
  const end = text.indexOf('\n', at);
  return [{ message: 'manifestForm', span: { start, end: end === -1 ? text.length : end }, data: {} }];
}

function isOne(value: Json | undefined): boolean {
  return value?.kind === 'scalar' && value.value === 1;
}

function spanOf({ origin }: Json): Span {
  return origin?.span ?? { start: 0, end: 0 };
}

function nameSpan({ nameOrigin }: Member): Span {
  return nameOrigin?.span ?? { start: 0, end: 0 };
}

function foundName({ name }: Member): MessageData {
  return { found: JSON.stringify(name) };
}
