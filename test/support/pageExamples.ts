import type { MemoryEntry } from './memoryFiles';

/** A rule's page: its level-2 sections by heading, in order, each with the files that its examples put on the disk. */
export type PageSections = ReadonlyMap<string, PageSection>;

export interface PageSection {
  /** The text outside the examples, trimmed. */
  readonly prose: string;
  /** By path relative to the configuration's folder. */
  readonly files: Readonly<Record<string, MemoryEntry>>;
}

interface OpenSection {
  readonly prose: string[];
  readonly files: Record<string, MemoryEntry>;
}

interface Fence {
  readonly info: string;
  readonly text: string;
  /** The line after the closing fence. */
  readonly next: number;
}

/**
 * Reads the examples of a page. A file is a line with only its path in backticks, then a blank line and a fenced block
 * with the whole text: `md`, `jsonc`, `yaml` and `ts` as it stands, `json` as a string literal, `hex` as bytes. A path that ends in
 * `/` is an empty folder; `(folder)`, `(dangling)` or `(special)` after a path is such an entry. Throws for anything else.
 */
export function readPage(page: string): PageSections {
  const lines = page.split('\n');
  const sections = new Map<string, OpenSection>();
  let section: OpenSection = { prose: [], files: {} };
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    const heading = /^## (.+)$/.exec(line)?.[1];
    const named = /^`([^`]+)`(?: \((folder|dangling|special)\))?$/.exec(line);
    if (heading !== undefined) {
      section = { prose: [], files: {} };
      sections.set(heading, section);
      at += 1;
    } else if (named) {
      at = readFile(lines, at, named[1] ?? '', named[2], section);
    } else {
      if (/^(```|~~~)/.test(line)) throw new Error(`line ${at + 1}: a block that no path stands above`);
      section.prose.push(line);
      at += 1;
    }
  }
  return new Map(
    [...sections].map(([heading, { prose, files }]) => [heading, { prose: prose.join('\n').trim(), files }]),
  );
}

/** Reads the file named on line `at` into the section; gives the line to go on with. */
function readFile(
  lines: readonly string[],
  at: number,
  path: string,
  kind: string | undefined,
  section: OpenSection,
): number {
  if (path in section.files) throw new Error(`line ${at + 1}: ${path} a second time`);
  if (kind === 'folder' || kind === 'dangling' || kind === 'special') {
    section.files[path] = { kind };
    return at + 1;
  }
  if (path.endsWith('/')) {
    section.files[path] = { kind: 'folder' };
    return at + 1;
  }
  const fence = readFence(lines, at + 2);
  if (lines[at + 1] !== '' || !fence) throw new Error(`line ${at + 1}: no block follows ${path}`);
  section.files[path] = entryOf(fence);
  return fence.next;
}

function readFence(lines: readonly string[], at: number): Fence | undefined {
  const opener = /^(`{3,}|~{3,})(\w+)$/.exec(lines[at] ?? '');
  const [, marker = '', info = ''] = opener ?? [];
  const close = lines.indexOf(marker, at + 1);
  if (!opener || close === -1) return undefined;
  const text = lines.slice(at + 1, close).map((line) => `${line}\n`);
  return { info, text: text.join(''), next: close + 1 };
}

function entryOf({ info, text }: Fence): MemoryEntry {
  if (info === 'md' || info === 'jsonc' || info === 'yaml' || info === 'ts') return text;
  if (info === 'hex') return Buffer.from(text.replace(/\s/g, ''), 'hex');
  if (info !== 'json') throw new Error(`an example may not be \`${info}\``);
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'string') throw new Error('a json example is a string literal');
  return value;
}
