import type { PanelProps } from './panel';
import { isInNeed, isNarrowed } from './select';
import { noFilters, type Only, onlyNames } from './state';
import { nameOfPeriod } from './timeline';
import { countDocuments, formatNumber } from './words';

const onlyLabels: Readonly<Record<Only, string>> = {
  problems: 'With problems',
  unpaired: 'Unpaired',
  outOfSync: 'Out of sync',
  grandfathered: 'Grandfathered',
};

/** What narrows the page, and how many documents are left. */
export function FilterBar({ root, filters, matching, setFilters }: PanelProps) {
  const needed = onlyNames.filter(
    (name) => filters.only.includes(name) || root.entries.some((each) => isInNeed(each, name)),
  );
  const clear = () => setFilters({ ...noFilters, period: undefined });
  return (
    <section class="filters" id="filters" tabIndex={-1} aria-label="Filters">
      <input
        type="search"
        value={filters.query}
        placeholder="Filter by title, topic or path"
        aria-label="Filter by title, topic or path"
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
          {onlyLabels[name]}
        </button>
      ))}
      {filters.period && (
        <button type="button" class="chip on" onClick={() => setFilters({ period: undefined })}>
          {nameOfPeriod(filters.period)}
          <span aria-hidden="true"> ×</span>
          <span class="unseen">, show all months</span>
        </button>
      )}
      <p class="result" role="status">
        {isNarrowed(filters)
          ? `${formatNumber(matching.length)} of ${countDocuments(root.entries.length, root)}`
          : countDocuments(root.entries.length, root)}
      </p>
      {isNarrowed(filters) && (
        <button type="button" class="plain" onClick={clear}>
          Clear filters
        </button>
      )}
    </section>
  );
}

function toggleOnly(only: readonly Only[], name: Only): Only[] {
  return only.includes(name) ? only.filter((each) => each !== name) : [...only, name];
}
