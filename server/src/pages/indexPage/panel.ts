import type { RootOverview } from '../../engine/overview/overview';
import type { Filters } from './state';

/** What every panel is given. */
export interface PanelProps {
  readonly root: RootOverview;
  readonly filters: Filters;
  /** The documents that pass the filters, in the order of the index. */
  readonly matching: RootOverview['entries'];
  /** By the name of a lifecycle, the class name of its colour and shape. */
  readonly tones: ReadonlyMap<string, string>;
  /** Changes some of the filters; a period of `undefined` takes it away. */
  readonly setFilters: (change: FilterChange) => void;
}

/** New values for some of the filters. */
export type FilterChange = Partial<Omit<Filters, 'period'>> & { readonly period?: Filters['period'] | undefined };
