import { asking, pickOne } from '../ask';
import { sorts } from '../indexView/sort';
import { t } from '../l10n';
import type { Command } from './index';

/** Put the RFCs of the index view in another order, for good. */
export const sortIndex: Command =
  ({ viewOptions }) =>
  async () => {
    const { sort: current } = viewOptions.current;
    const items = sorts.map(({ label, sort }) => {
      return { label: t(label), sort, ...(sort === current ? { description: t('as it is now') } : {}) };
    });
    const chosen = await asking(() =>
      pickOne(items, { title: t('Sort the RFC Index'), placeHolder: t('The order in each class') }),
    );
    if (chosen) await viewOptions.setSort(chosen.sort);
  };
