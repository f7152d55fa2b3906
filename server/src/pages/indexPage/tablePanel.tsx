import { useMemo } from 'preact/hooks';
import type { OverviewEntry } from '../../engine/overview/overview';
import { t } from '../l10n';
import type { PanelProps } from './panel';
import { Row } from './row';
import { sortEntries } from './sort';
import type { Sort, SortKey, ViewState } from './state';
import { formatNumber } from './words';

/** How many rows are shown at once. */
export const PAGE_SIZE = 100;

interface TableProps extends PanelProps {
  readonly sort: Sort;
  readonly page: number;
  readonly patch: (change: Partial<ViewState>) => void;
}

interface ColumnHead {
  readonly by: SortKey;
  readonly label: string;
}

/** Every document that passes the filters, a page at a time. */
export function TablePanel({ root, matching, tones, sort, page, patch }: TableProps) {
  const sorted = useMemo(() => sortEntries(root, matching, sort), [root, matching, sort]);
  const pages = Math.max(1, Math.ceil(sorted.length / PAGE_SIZE));
  const current = Math.min(page, pages - 1);
  const rows = sorted.slice(current * PAGE_SIZE, (current + 1) * PAGE_SIZE);
  const heads = headsOf(root);
  const onSort = (by: SortKey) => {
    patch({ page: 0, sort: { by, descending: sort.by === by && !sort.descending } });
  };
  return (
    <section class="panel" id="table" tabIndex={-1} aria-labelledby="table-title">
      <div class="panel-head">
        <h2 id="table-title">{t('All documents')}</h2>
        <Pager page={current} pages={pages} onPage={(next) => patch({ page: next })} />
      </div>
      <div class="table-frame">
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <Head key={head.by} {...head} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((entry) => (
              <Row key={entry.path} entry={entry} root={root} tones={tones} columns={heads.map(({ by }) => by)} />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 && (
        <p class="note">
          {root.entries.length === 0
            ? t('There is no {noun} yet.', { noun: root.noun })
            : t('Nothing passes the filters.')}
        </p>
      )}
      {pages > 1 && (
        <div class="panel-foot">
          <Pager page={current} pages={pages} onPage={(next) => patch({ page: next })} />
        </div>
      )}
    </section>
  );
}

/** Columns that would be empty in every row are left out. */
function headsOf(root: PanelProps['root']): ColumnHead[] {
  const has = (test: (entry: OverviewEntry) => boolean) => root.entries.some(test);
  const isNumbered = has(({ number }) => number !== undefined) && !has(({ date }) => date !== undefined);
  return [
    { by: 'title', label: t('Title') },
    { by: 'date', label: isNumbered ? t('Number') : t('Date') },
    ...(root.classes.length > 0 ? [{ by: 'class', label: t('Class') } as const] : []),
    { by: 'status', label: t('Status') },
    ...(has(({ pair }) => pair !== undefined) ? [{ by: 'pair', label: t('Pair') } as const] : []),
    { by: 'problems', label: t('Problems') },
  ];
}

interface HeadProps extends ColumnHead {
  readonly sort: Sort;
  readonly onSort: (by: SortKey) => void;
}

function Head({ by, label, sort, onSort }: HeadProps) {
  const isSorted = sort.by === by;
  return (
    <th scope="col" class={`col-${by}`} aria-sort={isSorted ? (sort.descending ? 'descending' : 'ascending') : 'none'}>
      <button type="button" onClick={() => onSort(by)}>
        {label}
        <span class="arrow" aria-hidden="true">
          {isSorted ? (sort.descending ? '▼' : '▲') : ''}
        </span>
      </button>
    </th>
  );
}

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

function Pager({ page, pages, onPage }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav class="pager" aria-label={t('Pages of the table')}>
      <button type="button" class="plain" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {t('Previous')}
      </button>
      <span>{t('Page {page} of {pages}', { page: formatNumber(page + 1), pages: formatNumber(pages) })}</span>
      <button type="button" class="plain" disabled={page === pages - 1} onClick={() => onPage(page + 1)}>
        {t('Next')}
      </button>
    </nav>
  );
}
