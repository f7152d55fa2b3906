import type { ComponentChildren } from 'preact';
import type { OverviewEntry, ProblemCounts, RootOverview } from '../../engine/overview/overview';
import { t } from '../l10n';
import { EntryLink } from './entryLink';
import { Mark } from './mark';
import { plainText } from './plainText';
import type { SortKey } from './state';
import { Title, useCutTitle } from './title';
import { describePair, describeProblems, formatNumber } from './words';

interface RowProps {
  readonly entry: OverviewEntry;
  readonly root: RootOverview;
  readonly tones: ReadonlyMap<string, string>;
  readonly columns: readonly SortKey[];
}

/** One document in the table. */
export function Row({ entry, root, tones, columns }: RowProps) {
  const cells: Readonly<Record<SortKey, () => ComponentChildren>> = {
    title: () => <TitleCell entry={entry} />,
    date: () => entry.date ?? entry.number ?? '',
    class: () => root.classes.find(({ name }) => name === entry.className)?.label ?? entry.className ?? '',
    status: () => <StatusCell entry={entry} root={root} tones={tones} />,
    pair: () => entry.pair && <span class={`pair pair-${entry.pair.state}`}>{describePair(entry.pair)}</span>,
    problems: () => <ProblemsCell problems={entry.problems} />,
  };
  return (
    <tr>
      {columns.map((key) => (
        <td key={key} class={`col-${key}`}>
          {cells[key]()}
        </td>
      ))}
    </tr>
  );
}

function TitleCell({ entry }: { readonly entry: OverviewEntry }) {
  const { shown, toggle } = useCutTitle(entry.title);
  return (
    <>
      <EntryLink path={entry.path}>
        <Title markdown={shown} />
      </EntryLink>
      {toggle}
      {entry.reason !== undefined && <Reason text={plainText(entry.reason)} />}
    </>
  );
}

function Reason({ text }: { readonly text: string }) {
  const { shown, toggle } = useCutTitle(text);
  return (
    <div class="reason">
      <Title markdown={shown} />
      {toggle}
    </div>
  );
}

function StatusCell({ entry, root, tones }: Omit<RowProps, 'columns'>) {
  const label = root.lifecycles.find(({ name }) => name === entry.lifecycle)?.label ?? entry.lifecycle;
  return (
    <span class="status" title={entry.statusLine?.slice(0, 300)}>
      <Mark tone={tones.get(entry.lifecycle) ?? ''} />
      {label}
      {entry.grandfathered && <span class="aside-note">{t('grandfathered')}</span>}
    </span>
  );
}

const marks = [
  ['errors', '✕'],
  ['warnings', '!'],
  ['information', 'i'],
  ['hints', '·'],
] as const;

/** Counts by severity; a reader hears them in words. */
export function ProblemsCell({ problems }: { readonly problems: ProblemCounts }) {
  const words = describeProblems(problems);
  if (words === '') return <span class="unseen">{t('none')}</span>;
  return (
    <span class="counts" title={words}>
      <span class="unseen">{words}</span>
      {marks.map(([severity, sign]) =>
        problems[severity] > 0 ? (
          <span key={severity} class={`count ${severity}`} aria-hidden="true">
            <span class="sign">{sign}</span>
            {formatNumber(problems[severity])}
          </span>
        ) : null,
      )}
    </span>
  );
}
