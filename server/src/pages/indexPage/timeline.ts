import type { OverviewEntry } from '../../engine/overview/overview';
import { en, t } from '../l10n';
import type { Period } from './state';

/** One column of the timeline: a month, or as many as fit when there are many. */
export interface Column {
  readonly period: Period;
  /** Of all documents, whether they pass the filters or not. */
  readonly total: number;
  /** Of those that pass, per lifecycle in canonical order; lifecycles without any are left out. */
  readonly counts: ReadonlyMap<string, number>;
}

export interface Timeline {
  readonly columns: readonly Column[];
  /** How many months a column stands for. */
  readonly months: number;
  /** How many documents have no date. */
  readonly undated: number;
}

/** How many months a column may stand for. */
const steps = [1, 3, 12, 60, 120, 1200, 12_000];

/** As many columns as can be told apart. */
const MAX_COLUMNS = 60;

/**
 * The documents by the month of their date, without a gap from the first to the last of `all`; `matching` are those of
 * them that are counted.
 */
export function readTimeline(all: readonly OverviewEntry[], matching: readonly OverviewEntry[]): Timeline {
  const dated = all.flatMap((entry) => monthOf(entry) ?? []);
  const undated = all.length - dated.length;
  if (dated.length === 0) return { columns: [], months: 1, undated };
  const first = dated.reduce((a, b) => Math.min(a, b));
  const last = dated.reduce((a, b) => Math.max(a, b));
  const months = steps.find((step) => Math.floor(last / step) - Math.floor(first / step) < MAX_COLUMNS) ?? 12_000;
  const start = Math.floor(first / months);
  const totals = new Array<number>(Math.floor(last / months) - start + 1).fill(0);
  for (const month of dated)
    totals[Math.floor(month / months) - start] = (totals[Math.floor(month / months) - start] ?? 0) + 1;
  const counted = countByLifecycle(matching, (month) => Math.floor(month / months) - start);
  const columns = totals.map((total, index) => {
    const begin = (start + index) * months;
    const period = { from: toText(begin), to: toText(begin + months - 1) };
    return { period, total, counts: counted.get(index) ?? new Map<string, number>() };
  });
  return { columns, months, undated };
}

function countByLifecycle(entries: readonly OverviewEntry[], columnOf: (month: number) => number) {
  const counted = new Map<number, Map<string, number>>();
  for (const entry of entries) {
    const month = monthOf(entry);
    if (month === undefined) continue;
    const counts = counted.get(columnOf(month)) ?? new Map<string, number>();
    counts.set(entry.lifecycle, (counts.get(entry.lifecycle) ?? 0) + 1);
    counted.set(columnOf(month), counts);
  }
  return counted;
}

/** Months since the year 0; `undefined` without a date. A date that no calendar has still has its month. */
function monthOf({ date }: OverviewEntry): number | undefined {
  const match = /^(\d{4})-(0[1-9]|1[0-2])/.exec(date ?? '');
  return match ? Number(match[1]) * 12 + Number(match[2]) - 1 : undefined;
}

function toText(month: number): string {
  const year = String(Math.floor(month / 12)).padStart(4, '0');
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}`;
}

/** Round numbers for the lines behind columns: from above 0 up to the first that is not below `most`; at most five. */
export function ticksUpTo(most: number): number[] {
  const wanted = Math.max(1, most) / 4;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= wanted) ?? 10 * power);
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) }, (_, index) => (index + 1) * step);
}

const monthNames = [
  en('Jan'),
  en('Feb'),
  en('Mar'),
  en('Apr'),
  en('May'),
  en('Jun'),
  en('Jul'),
  en('Aug'),
  en('Sep'),
  en('Oct'),
  en('Nov'),
  en('Dec'),
];

/** How a period is called: `Mar 2026`, `Jan–Mar 2026`, `2026`, `2020–2024`. */
export function nameOfPeriod({ from, to }: Period): string {
  const [fromYear, fromNumber] = partsOf(from);
  const [toYear, toNumber] = partsOf(to);
  const [fromMonth, toMonth] = [nameOfMonth(fromNumber), nameOfMonth(toNumber)];
  if (from === to) return t('{month} {year}', { month: fromMonth, year: fromYear });
  const isWholeYears = from.endsWith('-01') && to.endsWith('-12');
  if (isWholeYears) return fromYear === toYear ? fromYear : `${fromYear}–${toYear}`;
  const data = { fromMonth, fromYear, toMonth, toYear };
  return fromYear === toYear
    ? t('{fromMonth}–{toMonth} {toYear}', data)
    : t('{fromMonth} {fromYear} – {toMonth} {toYear}', data);
}

/** As many labels as there is room for below the columns. */
const MAX_LABELS = 14;

/** What stands below a column: its own name, and its year where that is new. Both may be empty. */
export interface ColumnLabel {
  readonly own: string;
  readonly year: string;
}

/** A label for each column; where there are many, only every second, third or so has a text. */
export function labelColumns(columns: readonly Pick<Column, 'period'>[], months: number): ColumnLabel[] {
  const stride = [1, 2, 4, 12].find((each) => columns.length / each <= MAX_LABELS) ?? 12;
  let shown = '';
  return columns.map(({ period: { from } }) => {
    const [year, month] = partsOf(from);
    const place = Math.round((Number(year) * 12 + month - 1) / months);
    if (place % stride !== 0) return { own: '', year: '' };
    if (months >= 12) return { own: year, year: '' };
    const label = { own: months === 3 ? `Q${(place % 4) + 1}` : nameOfMonth(month), year: year === shown ? '' : year };
    shown = year;
    return label;
  });
}

/** The year as it is written, and the number of the month, from 1. */
function partsOf(text: string): readonly [string, number] {
  const [year = '', month = ''] = text.split('-');
  return [year, Number(month)];
}

function nameOfMonth(number: number): string {
  const name = monthNames[number - 1];
  return name === undefined ? String(number) : t(name);
}
