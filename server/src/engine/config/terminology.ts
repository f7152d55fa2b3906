import type { Inline } from '../facts/inlines';
import { readFacts } from '../facts/read';
import type { Files } from '../files';
import { Lines } from '../text/lines';
import { en } from '../texts';
import type { BuiltRoot } from './checks';
import type { Pairing, Term } from './config';
import { MAX_CONFIG_SIZE } from './extend';
import type { ConfigFinding } from './file';
import { findingAt } from './findings';
import { findWinner } from './layers';

/** Roots with the terms of the tables that they name. */
export interface Terminology {
  readonly roots: readonly BuiltRoot[];
  readonly findings: readonly ConfigFinding[];
  /** The paths of the tables, read or not: a change of one changes the project. */
  readonly paths: readonly string[];
}

/**
 * Reads the tables named by `zh.terminology`: Markdown tables with the columns `source`, `target` and, if any,
 * `forbidden`. Instead of the first two the languages of the pairs may head the columns. In a cell ` / `, `、` or a
 * comma separates several terms. What is wrong with a table is a finding of the entry that names it.
 */
export function readTerminology(roots: readonly BuiltRoot[], files: Files): Terminology {
  const findings: ConfigFinding[] = [];
  const paths = new Set<string>();
  const read = roots.map((root) => {
    const { terminology: path } = root.config.zh;
    if (path === null) return root;
    paths.add(path);
    const { terms, faults } = readTable(path, root.config.pairing, files);
    const origin = findWinner(root.layers, ['zh', 'terminology'])?.value.origin;
    findings.push(...faults.flatMap((fault) => toFinding(fault, path, origin)));
    return { ...root, config: { ...root.config, zh: { ...root.config.zh, terms } } };
  });
  return { roots: read, findings, paths: [...paths] };
}

type Fault =
  | { readonly kind: 'missing' }
  | { readonly kind: 'unread'; readonly reason: string }
  | { readonly kind: 'table'; readonly columns: string }
  /** `line` counts from 1. */
  | { readonly kind: 'row'; readonly line: number }
  | { readonly kind: 'duplicate'; readonly found: string };

function toFinding(fault: Fault, path: string, origin: Parameters<typeof findingAt>[0]): ConfigFinding[] {
  const { kind, ...rest } = fault;
  const data = { key: 'zh.terminology', path, ...rest };
  return kind === 'missing'
    ? findingAt(origin, 'config/missing-path', kind, data)
    : findingAt(origin, 'config/invalid', kind, data);
}

interface Table {
  readonly terms: readonly Term[];
  readonly faults: readonly Fault[];
}

/** Further faults of a table would bury the rest of what is wrong with the configuration. */
const MAX_FAULTS = 20;

function readTable(path: string, pairing: Pairing, files: Files): Table {
  // A folder cannot be asked for its kind here: `--config` may lie outside the folder whose paths it names.
  const content = files.read(path.replace(/\/$/, ''), MAX_CONFIG_SIZE);
  if (content.kind === 'unreadable' && content.reason === 'vanished') return failed({ kind: 'missing' });
  if (content.kind === 'unreadable') return failed({ kind: 'unread', reason: content.reason });
  if (content.kind !== 'text') return failed({ kind: 'unread', reason: content.kind });
  const rows = findRows(content.text, pairing);
  return rows
    ? toTable(rows, new Lines(content.text))
    : failed({ kind: 'table', columns: en('`source` and `target`') });
}

/** The first row of a term counts. */
function toTable(rows: readonly Row[], lines: Lines): Table {
  const faults: Fault[] = [];
  const terms = new Map<string, Term>();
  for (const { sources, targets, forbidden, start } of rows) {
    const line = lines.lineAt(start);
    const isWhole = sources.length > 0 && targets.length > 0;
    if (!isWhole) faults.push({ kind: 'row', line: line + 1 });
    for (const source of isWhole ? sources : []) {
      if (terms.has(source)) faults.push({ kind: 'duplicate', found: source });
      else terms.set(source, { source, targets, forbidden, span: lines.span(line) ?? { start, end: start } });
    }
  }
  return { terms: [...terms.values()], faults: faults.slice(0, MAX_FAULTS) };
}

function failed(fault: Fault): Table {
  return { terms: [], faults: [fault] };
}

interface Row {
  readonly sources: readonly string[];
  readonly targets: readonly string[];
  readonly forbidden: readonly string[];
  /** Of its first cell. */
  readonly start: number;
}

/** The rows of all tables of terms in a text; `undefined` when there is none. */
function findRows(text: string, { languages }: Pairing): Row[] | undefined {
  const [first, second] = languages.map(({ label }) => label.toLowerCase());
  const tables = tablesOf(readFacts(new Lines(text)).inlines).flatMap(([head = [], ...body]) => {
    const names = head.map((cell) => textOf(cell, text).trim().toLowerCase());
    const [source, target] = [findColumn(names, 'source', first), findColumn(names, 'target', second)];
    const forbidden = names.indexOf('forbidden');
    return source === -1 || target === -1 ? [] : [{ body, source, target, forbidden }];
  });
  if (tables.length === 0) return undefined;
  return tables.flatMap(({ body, source, target, forbidden }) =>
    // A row without a cell leaves a hole.
    body.map((cells = []) => ({
      sources: termsIn(cells[source], text),
      targets: termsIn(cells[target], text),
      forbidden: termsIn(cells[forbidden], text),
      start: cells.find((cell) => cell.pieces[0])?.pieces[0]?.span.start ?? 0,
    })),
  );
}

function findColumn(names: readonly string[], name: string, language: string | undefined): number {
  const column = names.indexOf(name);
  return column === -1 && language !== undefined ? names.indexOf(language) : column;
}

/** The cells of each table by row and column. */
function tablesOf(inlines: readonly Inline[]): Inline[][][] {
  const tables: Inline[][][] = [];
  for (const inline of inlines) {
    if (!inline.cell) continue;
    const { table, row, column } = inline.cell;
    const rows = tables[table] ?? [];
    const cells = rows[row] ?? [];
    cells[column] = inline;
    rows[row] = cells;
    tables[table] = rows;
  }
  return tables;
}

/** Marks left out, code without its backticks, escapes resolved. */
function textOf({ pieces }: Inline, text: string): string {
  const parts = pieces.map(({ kind, span }) => {
    const source = text.slice(span.start, span.end);
    if (kind === 'code') return source.replace(/^`+|`+$/g, '').trim();
    return kind === 'text' ? source.replace(/\\([!-/:-@[-`{-~])/g, '$1') : '';
  });
  return parts.join('');
}

function termsIn(cell: Inline | undefined, text: string): string[] {
  const parts = cell ? textOf(cell, text).split(/\s\/\s|[、，]|,\s/) : [];
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
