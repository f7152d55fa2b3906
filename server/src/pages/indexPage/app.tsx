import { useEffect, useMemo, useState } from 'preact/hooks';
import { applyChange, type OverviewSnapshot, type RootOverview } from '../../engine/overview/overview';
import { t } from '../l10n';
import { ClassPanel } from './classPanel';
import { EntryOpener } from './entryLink';
import { FilterBar } from './filterBar';
import { GraphPanel } from './graphPanel';
import { Header } from './header';
import type { PageHost } from './host';
import type { ToPage } from './messages';
import type { FilterChange } from './panel';
import { RestPanel } from './restPanel';
import { selectEntries } from './select';
import { SkipLinks } from './skipLinks';
import { initialState, type ViewState } from './state';
import { TablePanel } from './tablePanel';
import { TimelinePanel } from './timelinePanel';
import { tonesOf } from './tones';
import { Totals } from './totals';
import { useKeptState } from './useKeptState';

/** The whole page. It shows one root at a time. */
export function App({ host }: { readonly host: PageHost }) {
  const snapshot = useSnapshot(host);
  const { state, setState } = useKeptState(host, (snapshot?.roots.length ?? 0) > 0);
  const root = snapshot?.roots.find(({ id }) => id === state.root) ?? snapshot?.roots[0];
  if (!snapshot) return <p class="waiting">{t('Looking for RFCs…')}</p>;
  if (!root) return <p class="waiting">{t('There is no folder with RFCs here.')}</p>;
  return (
    <EntryOpener.Provider value={{ host, root }}>
      <SkipLinks />
      <Header
        roots={snapshot.roots}
        root={root}
        onRoot={(id) => setState(({ sort }) => ({ ...initialState, sort, root: id }))}
      />
      <Body root={root} state={state} setState={setState} />
    </EntryOpener.Provider>
  );
}

interface BodyProps {
  readonly root: RootOverview;
  readonly state: ViewState;
  readonly setState: (change: (before: ViewState) => ViewState) => void;
}

function Body({ root, state, setState }: BodyProps) {
  const { filters, sort, page } = state;
  const matching = useMemo(() => selectEntries(root.entries, filters), [root, filters]);
  const tones = useMemo(() => tonesOf(root.lifecycles), [root]);
  const setFilters = (change: FilterChange) => {
    setState((before) => {
      const { period, ...rest } = { ...before.filters, ...change };
      return { ...before, page: 0, filters: period ? { ...rest, period } : rest };
    });
  };
  const shared = { root, filters, matching, tones, setFilters };
  return (
    <main id="content">
      <Totals {...shared} />
      <FilterBar {...shared} />
      <div class="side-by-side">
        <TimelinePanel {...shared} />
        <ClassPanel {...shared} />
      </div>
      <GraphPanel {...shared} />
      <TablePanel
        {...shared}
        sort={sort}
        page={page}
        patch={(change) => setState((before) => ({ ...before, ...change }))}
      />
      <RestPanel root={root} />
    </main>
  );
}

/** What the host says the page is about, kept up to date. */
function useSnapshot(host: PageHost): OverviewSnapshot | undefined {
  const [snapshot, setSnapshot] = useState<OverviewSnapshot>();
  useEffect(() => {
    let known: OverviewSnapshot | undefined;
    host.connect((message) => {
      known = receive(known, message);
      if (known) setSnapshot(known);
      else host.resync();
    });
  }, [host]);
  return snapshot;
}

function receive(known: OverviewSnapshot | undefined, message: ToPage): OverviewSnapshot | undefined {
  if (message.type === 'snapshot') return message.snapshot;
  return known && applyChange(known, message.change);
}
