import { useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../l10n';
import { Mark } from './mark';
import type { PanelProps } from './panel';
import { stepInRow } from './roving';
import { selectEntries } from './select';
import { type Column, labelColumns, nameOfPeriod, readTimeline, ticksUpTo } from './timeline';
import { count, countDocuments, formatNumber } from './words';

/** When documents were proposed: a column a month, each a switch that narrows the page to it. */
export function TimelinePanel(props: PanelProps) {
  const { root, filters, tones } = props;
  const counted = useMemo(() => selectEntries(root.entries, filters, 'period'), [root, filters]);
  const timeline = useMemo(() => readTimeline(root.entries, counted), [root, counted]);
  const { columns, months, undated } = timeline;
  if (columns.length === 0) return null;
  const most = columns.reduce((sum, { total }) => Math.max(sum, total), 0);
  const top = ticksUpTo(most).at(-1) ?? 1;
  return (
    <section class="panel" id="timeline" tabIndex={-1} aria-labelledby="timeline-title">
      <div class="panel-head">
        <h2 id="timeline-title">{titleOf(months)}</h2>
        <ul class="legend">
          {root.lifecycles.map(({ name, label }) => (
            <li key={name}>
              <Mark tone={tones.get(name) ?? ''} />
              {label}
            </li>
          ))}
        </ul>
      </div>
      <div class="timeline">
        <div class="grid" aria-hidden="true">
          {[0, ...ticksUpTo(most)].map((tick) => (
            <span key={tick} class="tick" style={{ bottom: `${(tick / top) * 100}%` }}>
              <span>{formatNumber(tick)}</span>
            </span>
          ))}
        </div>
        <Columns {...props} columns={columns} months={months} top={top} />
      </div>
      {undated > 0 && <p class="note">{describeUndated(undated)}</p>}
    </section>
  );
}

function titleOf(months: number): string {
  if (months <= 1) return t('First proposed');
  if (months === 3) return t('First proposed, by quarter');
  if (months === 12) return t('First proposed, by year');
  return t('First proposed, by {years} years', { years: months / 12 });
}

function describeUndated(undated: number): string {
  const documents = count(undated, 'document');
  return undated === 1
    ? t('{documents} has no date and no column.', { documents })
    : t('{documents} have no date and no column.', { documents });
}

interface ColumnsProps extends PanelProps {
  readonly columns: readonly Column[];
  readonly months: number;
  /** The number that the full height stands for. */
  readonly top: number;
}

/** Up to so many columns have room for a number on top. */
const MOST_NUMBERED = 24;

function Columns({ root, filters, tones, setFilters, columns, months, top }: ColumnsProps) {
  const [focused, setFocused] = useState(columns.length - 1);
  const row = useRef<HTMLDivElement>(null);
  const current = Math.min(focused, columns.length - 1);
  const isNumbered = columns.length <= MOST_NUMBERED;
  const labels = useMemo(() => labelColumns(columns, months), [columns, months]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepInRow(event.key, current, columns.length);
    if (next === undefined) return;
    event.preventDefault();
    setFocused(next);
    row.current?.querySelectorAll<HTMLElement>('.column')[next]?.focus();
  };
  return (
    <div class="columns" role="toolbar" aria-label={t('Months')} ref={row} onKeyDown={onKeyDown}>
      {columns.map((column, index) => {
        const { period, counts } = column;
        const isChosen = filters.period?.from === period.from && filters.period.to === period.to;
        const parts = root.lifecycles.filter(({ name }) => counts.has(name));
        return (
          <button
            key={period.from}
            type="button"
            class={`column${filters.period && !isChosen ? ' aside' : ''}`}
            tabIndex={index === current ? 0 : -1}
            aria-pressed={isChosen}
            title={describe(column, root)}
            onFocus={() => setFocused(index)}
            onClick={() => setFilters({ period: isChosen ? undefined : period })}
          >
            <span class="unseen">{describe(column, root)}</span>
            <span class="stack" aria-hidden="true">
              {isNumbered && sumOf(column) > 0 && <span class="number">{formatNumber(sumOf(column))}</span>}
              {parts.toReversed().map(({ name }) => (
                <span
                  key={name}
                  class={`fill ${tones.get(name) ?? ''}`}
                  style={{ height: `${((counts.get(name) ?? 0) / top) * 100}%` }}
                />
              ))}
            </span>
            <span class="below" aria-hidden="true">
              {labels[index]?.own}
            </span>
            <span class="year" aria-hidden="true">
              {labels[index]?.year}
            </span>
          </button>
        );
      })}
    </div>
  );
}

function sumOf({ counts }: Column): number {
  return [...counts.values()].reduce((sum, each) => sum + each, 0);
}

function describe(column: Column, root: PanelProps['root']): string {
  const { period, counts } = column;
  const parts = root.lifecycles.flatMap(({ name, label }) => {
    const own = counts.get(name);
    return own === undefined ? [] : [`${formatNumber(own)} ${label.toLowerCase()}`];
  });
  const all = t('{period}: {documents}', {
    period: nameOfPeriod(period),
    documents: countDocuments(sumOf(column), root),
  });
  return [all, ...parts].join(t(', '));
}
