import { useMemo } from 'preact/hooks';
import { t } from '../l10n';
import { countBy, toggled } from './counting';
import { Mark } from './mark';
import type { PanelProps } from './panel';
import { selectEntries } from './select';
import { formatNumber, nounAfter } from './words';

/** How many documents each lifecycle has. Each is a switch that narrows the page to it. */
export function Totals({ root, filters, tones, setFilters }: PanelProps) {
  const inLifecycles = useMemo(() => selectEntries(root.entries, filters, 'lifecycles'), [root, filters]);
  const counts = countBy(inLifecycles, ({ lifecycle }) => lifecycle);
  return (
    <section class="totals" aria-label={t('Totals')}>
      <ul class="tiles">
        {root.lifecycles.map(({ name, label }) => (
          <li key={name}>
            <button
              type="button"
              class={`tile ${tones.get(name) ?? ''}`}
              aria-pressed={filters.lifecycles.includes(name)}
              onClick={() => setFilters({ lifecycles: toggled(filters.lifecycles, name) })}
            >
              <span class="tile-name">
                <Mark tone={tones.get(name) ?? ''} />
                {label}
              </span>
              <span class="tile-number">{formatNumber(counts.get(name) ?? 0)}</span>
              <span class="unseen">{nounAfter(counts.get(name) ?? 0, root)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
