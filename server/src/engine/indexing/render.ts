import type { Config } from '../config/config';
import { labelOf } from '../config/defaults';
import { compileFilename } from '../config/filename';
import type { Place } from '../place';
import { collate } from '../text/collate';

/** What the index knows of one RFC. */
export interface IndexRecord {
  readonly place: Place;
  /** The title as line 1 gives it, prefix stripped as the configuration says. Markdown inside is kept. */
  readonly title: string;
}

/**
 * Renders the generated index, byte for byte as the contract asks: LF, UTF-8, nothing escaped, every lifecycle with its
 * heading, empty classes left out. Spec: index.md §2.
 */
export function renderIndex(config: Config, records: readonly IndexRecord[]): string {
  const sections = config.lifecycles.map(({ name }) => {
    const own = records.filter(({ place }) => place.lifecycle?.name === name);
    return `\n## ${labelOf(name)}\n\n${renderBody(config, own)}\n`;
  });
  return `# ${config.index.heading}\n\n${config.index.banner}\n${sections.join('')}`;
}

function renderBody(config: Config, records: readonly IndexRecord[]): string {
  if (config.classes.length === 0) return records.length === 0 ? '' : renderTable(config, records);
  const blocks = config.classes.flatMap(({ name }) => {
    const own = records.filter(({ place }) => place.className === name);
    return own.length === 0 ? [] : [`### ${labelOf(name)}\n\n${renderTable(config, own)}`];
  });
  return blocks.join('\n\n');
}

function renderTable(config: Config, records: readonly IndexRecord[]): string {
  const key = compileFilename(config.filename)?.hasDate ? 'date' : 'number';
  const rows = [...records]
    .sort((a, b) => compareRecords(a, b, key))
    .map(({ place, title }) => `| [${title}](${place.rel}) | ${place.name?.[key] ?? ''} |`);
  return [`| ${config.index.columns.join(' | ')} |`, '|---|---|', ...rows].join('\n');
}

/** By date (or number), then base name, by ICU collation; code units break ties. */
function compareRecords(a: IndexRecord, b: IndexRecord, key: 'date' | 'number'): number {
  return (
    collate(a.place.name?.[key] ?? '', b.place.name?.[key] ?? '') ||
    collate(a.place.base, b.place.base) ||
    compareCodeUnits(a.place.rel, b.place.rel)
  );
}

function compareCodeUnits(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * The index title of a text's first line, or `undefined` when it has none: the walker's own lenient reading, in which
 * tabs count as blanks, one prefix is dropped and a byte-order mark hides the title. Spec: index.md §1.
 */
export function indexTitle(config: Config, firstLine: string): string | undefined {
  const whole = /^#\s+(\S.*?)\s*$/.exec(firstLine)?.[1];
  if (whole === undefined || !config.title.stripInIndex) return whole;
  const bare = config.title.prefix.trimEnd();
  const rest = whole.slice(bare.length);
  return bare !== '' && whole.startsWith(bare) && /^\s+\S/.test(rest) ? rest.trimStart() : whole;
}
