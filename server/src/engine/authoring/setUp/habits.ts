import { defaultConfig } from '../../config/defaults';
import { readFactsWithRemark } from '../../facts/remark';
import type { Files } from '../../files';
import { foldName } from '../../rules/support/headings';
import { Lines } from '../../text/lines';

/** What most documents of a folder have in common. */
export interface Habits {
  /** What stands between `# ` and the title; empty where titles have no prefix. */
  readonly prefix: string;
  /** Sections that more than half of the documents have, in their usual order. */
  readonly sections: readonly string[];
  /** More than half of the documents have a status line as it is written here. */
  readonly hasStatusLine: boolean;
}

/** As many documents as tell what is usual; a repository may hold thousands. */
const MAX_READ = 200;

/** Reads the documents at `paths`; those that cannot be read say nothing. */
export function readHabits(files: Files, paths: readonly string[]): Habits {
  const read = paths.slice(0, MAX_READ).flatMap((path) => {
    const content = files.read(path, defaultConfig.limits.fileSize);
    return content.kind === 'text' ? [readOutline(content.text)] : [];
  });
  const isUsual = (count: number) => count * 2 > read.length;
  const prefixes = countOf(read.map(({ prefix }) => prefix));
  const [prefix = ''] = [...prefixes].find(([, count]) => isUsual(count)) ?? [];
  return {
    prefix,
    sections: usualSections(
      read.map(({ sections }) => sections),
      isUsual,
    ),
    hasStatusLine: isUsual(read.filter(({ hasStatusLine }) => hasStatusLine).length),
  };
}

/** What one document tells. */
interface Outline {
  readonly prefix: string;
  readonly sections: readonly string[];
  readonly hasStatusLine: boolean;
}

function readOutline(text: string): Outline {
  const lines = new Lines(text);
  const { headings } = readFactsWithRemark(lines);
  const title = headings.find(({ level }) => level === 1)?.text ?? '';
  return {
    prefix: /^[A-Z][A-Za-z]{1,19}: (?=\S)/.exec(title)?.[0] ?? '',
    sections: headings.flatMap(({ level, text: name }) => (level === 2 && isPlain(name) ? [name] : [])),
    hasStatusLine: /^(?:[^\n]*\n){0,9}Status: \S/.test(text.replace(/\r\n?/g, '\n')),
  };
}

/** A name without markup; the status has a line of its own here. */
function isPlain(name: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N} ,'’/&-]{0,59}$/u.test(name) && foldName(name) !== 'status';
}

function usualSections(outlines: readonly (readonly string[])[], isUsual: (count: number) => boolean): string[] {
  const seen = new Map<string, { readonly name: string; count: number; places: number }>();
  for (const sections of outlines) {
    const distinct = new Map(sections.map((name, at) => [foldName(name), { name, at }]));
    for (const [folded, { name, at }] of distinct) {
      const known = seen.get(folded) ?? { name, count: 0, places: 0 };
      seen.set(folded, { ...known, count: known.count + 1, places: known.places + at });
    }
  }
  const usual = [...seen.values()].filter(({ count }) => isUsual(count));
  return usual.sort((a, b) => a.places / a.count - b.places / b.count).map(({ name }) => name);
}

function countOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
