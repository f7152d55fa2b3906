import { useMemo } from 'preact/hooks';
import type { OverviewEntry, OverviewLifecycle } from '../../engine/overview/overview';
import { t } from '../l10n';
import { countBy, toggled } from './counting';
import type { PanelProps } from './panel';
import { selectEntries } from './select';
import { formatNumber, nounAfter } from './words';

/** How many documents each class that has any has, by lifecycle. Each is a switch that narrows the page to it. */
export function ClassPanel({ root, filters, tones, setFilters }: PanelProps) {
  const entries = useMemo(() => selectEntries(root.entries, filters, 'classes'), [root, filters]);
  const ofClass = useMemo(() => groupByClass(entries), [entries]);
  const totals = useMemo(() => countBy(root.entries, ({ className = '' }) => className), [root]);
  const classes = root.classes.filter(({ name }) => totals.has(name));
  const most = Math.max(1, ...totals.values());
  if (classes.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="classes-title">
      <div class="panel-head">
        <h2 id="classes-title">{t('Classes')}</h2>
      </div>
      <ul class="classes">
        {classes.map(({ name, label }) => {
          const own = ofClass.get(name) ?? [];
          const counts = countBy(own, ({ lifecycle }) => lifecycle);
          const parts = root.lifecycles.filter((each) => counts.has(each.name));
          return (
            <li key={name}>
              <button
                type="button"
                class="class-bar"
                aria-pressed={filters.classes.includes(name)}
                onClick={() => setFilters({ classes: toggled(filters.classes, name) })}
              >
                <span class="class-name">{label}</span>
                <span class="bar">
                  {parts.map((part) => (
                    <span
                      key={part.name}
                      class={`fill ${tones.get(part.name) ?? ''}`}
                      style={{ width: `${((counts.get(part.name) ?? 0) / most) * 100}%` }}
                    />
                  ))}
                </span>
                <span class="class-number">{formatNumber(own.length)}</span>
                <span class="unseen">{describeParts(nounAfter(own.length, root), parts, counts)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** `RFCs, 4 proposed, 1 rejected`: what goes on after the number. */
function describeParts(noun: string, parts: readonly OverviewLifecycle[], counts: ReadonlyMap<string, number>): string {
  const each = parts.map(({ name, label }) => `${formatNumber(counts.get(name) ?? 0)} ${label.toLowerCase()}`);
  return [noun, ...each].join(', ');
}

function groupByClass(entries: readonly OverviewEntry[]): Map<string, OverviewEntry[]> {
  const groups = new Map<string, OverviewEntry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.className ?? '');
    if (group) group.push(entry);
    else groups.set(entry.className ?? '', [entry]);
  }
  return groups;
}
