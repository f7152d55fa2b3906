import { en, t } from '../l10n';
import type { PanelProps } from './panel';
import { isInNeed, isNarrowed } from './select';
import { noFilters, type Only, onlyNames } from './state';
import { nameOfPeriod } from './timeline';
import { countDocuments, formatNumber } from './words';

const onlyLabels: Readonly<Record<Only, string>> = {
  problems: en('With problems'),
  unpaired: en('Unpaired'),
  outOfSync: en('Out of sync'),
  grandfathered: en('Grandfathered'),
};

/** What narrows the page, and how many documents are left. */
export function FilterBar({ root, filters, matching, setFilters }: PanelProps) {
  const needed = onlyNames.filter(
    (name) => filters.only.includes(name) || root.entries.some((each) => isInNeed(each, name)),
  );
  const clear = () => setFilters({ ...noFilters, period: undefined });
  return (
    <section class="filters" id="filters" tabIndex={-1} aria-label={t('Filters')}>
      <input
        type="search"
        value={filters.query}
        placeholder={t('Filter by title, topic or path')}
        aria-label={t('Filter by title, topic or path')}
        spellcheck={false}
        onInput={({ currentTarget }) => setFilters({ query: currentTarget.value })}
      />
      {needed.map((name) => (
        <button
          key={name}
          type="button"
          class="chip"
          aria-pressed={filters.only.includes(name)}
          onClick={() => setFilters({ only: toggleOnly(filters.only, name) })}
        >
          {t(onlyLabels[name])}
        </button>
      ))}
      {filters.period && (
        <button type="button" class="chip on" onClick={() => setFilters({ period: undefined })}>
          {nameOfPeriod(filters.period)}
          <span aria-hidden="true"> ×</span>
          <span class="unseen">{t(', show all months')}</span>
        </button>
      )}
      <p class="result" role="status">
        {isNarrowed(filters)
          ? t('{shown} of {all}', {
              shown: formatNumber(matching.length),
              all: countDocuments(root.entries.length, root),
            })
          : countDocuments(root.entries.length, root)}
      </p>
      {isNarrowed(filters) && (
        <button type="button" class="plain" onClick={clear}>
          {t('Clear filters')}
        </button>
      )}
    </section>
  );
}

function toggleOnly(only: readonly Only[], name: Only): Only[] {
  return only.includes(name) ? only.filter((each) => each !== name) : [...only, name];
}
