/** The columns that a table can be sorted by. */
export const sortKeys = ['title', 'date', 'class', 'status', 'pair', 'problems'] as const;

export type SortKey = (typeof sortKeys)[number];

export interface Sort {
  readonly by: SortKey;
  readonly descending: boolean;
}

/** Switches that narrow the page to documents that need somebody. */
export const onlyNames = ['problems', 'unpaired', 'outOfSync', 'grandfathered'] as const;

export type Only = (typeof onlyNames)[number];

/** Months as `yyyy-mm`, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** What narrows the page. */
export interface Filters {
  /** Words, each of which has to occur. */
  readonly query: string;
  /** Names of lifecycles; none stands for all. */
  readonly lifecycles: readonly string[];
  /** Names of classes; none stands for all. */
  readonly classes: readonly string[];
  readonly period?: Period;
  readonly only: readonly Only[];
}

/** What somebody has chosen on the page. It outlives updates of the data and, in the editor, the page itself. */
export interface ViewState {
  /** The id of the root that is shown; absent: the first. */
  readonly root?: string;
  readonly filters: Filters;
  readonly sort: Sort;
  /** Of the table, from 0. */
  readonly page: number;
  /** How far the page is scrolled, in CSS pixels. */
  readonly scroll: number;
}

export const noFilters: Filters = { query: '', lifecycles: [], classes: [], only: [] };

export const initialState: ViewState = {
  filters: noFilters,
  sort: { by: 'date', descending: true },
  page: 0,
  scroll: 0,
};

/** Reads a state that was kept somewhere; what is not understood is as in the beginning. */
export function readState(value: unknown): ViewState {
  const given = asRecord(value);
  const sort = asRecord(given.sort);
  const by = sortKeys.find((key) => key === sort.by);
  return {
    ...(typeof given.root === 'string' ? { root: given.root } : {}),
    filters: readFilters(given.filters),
    sort: by ? { by, descending: sort.descending === true } : initialState.sort,
    page: readCount(given.page),
    scroll: readCount(given.scroll),
  };
}

function readFilters(value: unknown): Filters {
  const given = asRecord(value);
  const period = asRecord(given.period);
  return {
    query: typeof given.query === 'string' ? given.query : '',
    lifecycles: readNames(given.lifecycles),
    classes: readNames(given.classes),
    ...(typeof period.from === 'string' && typeof period.to === 'string'
      ? { period: { from: period.from, to: period.to } }
      : {}),
    only: onlyNames.filter((name) => readNames(given.only).includes(name)),
  };
}

function readNames(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function readCount(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.floor(value) : 0;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
