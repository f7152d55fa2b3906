import { noFilter } from '../indexView/filter';
import type { Command } from './index';

/** Show everything in the index view again. */
export const clearIndexFilter: Command =
  ({ viewOptions }) =>
  () =>
    viewOptions.setFilter(noFilter);
