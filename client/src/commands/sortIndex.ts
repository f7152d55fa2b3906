import { asking, pickOne } from '../ask';
import { sorts } from '../indexView/sort';
import type { Command } from './index';

/** Put the RFCs of the index view in another order, for good. */
export const sortIndex: Command =
  ({ viewOptions }) =>
  async () => {
    const { sort: current } = viewOptions.current;
    const items = sorts.map(({ label, sort }) => {
      return { label, sort, ...(sort === current ? { description: 'as it is now' } : {}) };
    });
    const chosen = await asking(() =>
      pickOne(items, { title: 'Sort the RFC Index', placeHolder: 'The order in each class' }),
    );
    if (chosen) await viewOptions.setSort(chosen.sort);
  };
