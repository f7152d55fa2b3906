import type { ProblemCounts, RootOverview } from '../../engine/overview/overview';
import { t } from '../l10n';
import { countDocuments, describeProblems, indexNames } from './words';

interface HeaderProps {
  readonly roots: readonly RootOverview[];
  readonly root: RootOverview;
  readonly onRoot: (id: string) => void;
}

/** What the page is about, and which root of several. */
export function Header({ roots, root, onRoot }: HeaderProps) {
  const problems = describeProblems(root.totals.problems);
  return (
    <header class="top">
      <div>
        <p class="kicker">{root.name}</p>
        <h1>{countDocuments(root.totals.entries, root)}</h1>
      </div>
      <div class="facts">
        {roots.length > 1 && <RootPicker roots={roots} root={root} onRoot={onRoot} />}
        {root.index.state !== 'none' && (
          <span class={`badge index-${root.index.state}`} title={root.index.path}>
            {t(indexNames[root.index.state])}
          </span>
        )}
        <span class={`badge ${gravest(root.totals.problems)}`}>{problems === '' ? t('No problems') : problems}</span>
      </div>
    </header>
  );
}

/** The severity that colours the problems. */
function gravest(problems: ProblemCounts): string {
  return (['errors', 'warnings', 'information', 'hints'] as const).find((name) => problems[name] > 0) ?? 'none';
}

function RootPicker({ roots, root, onRoot }: HeaderProps) {
  return (
    <label class="picker">
      <span>{t('Folder')}</span>
      <select value={root.id} onChange={({ currentTarget }) => onRoot(currentTarget.value)}>
        {roots.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
