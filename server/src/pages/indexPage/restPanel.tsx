import type { ProblemCounts, RootOverview } from '../../engine/overview/overview';
import { t } from '../l10n';
import { EntryLink } from './entryLink';
import { ProblemsCell } from './row';
import { Title, useCutTitle } from './title';
import { formatNumber } from './words';

/** What is no document of the tree but lies in it: nothing is left out without a word. */
export function RestPanel({ root }: { readonly root: RootOverview }) {
  return (
    <>
      <Rest
        name={t('Unfiled')}
        items={root.unfiled.map(({ path, title, reason, problems }) => ({
          path,
          title: title ?? path,
          about: reason,
          problems,
        }))}
      />
      <Rest
        name={t('Archived')}
        items={root.archived.map(({ path, title, date, number, problems }) => ({
          path,
          title,
          about: date ?? number ?? '',
          problems,
        }))}
      />
    </>
  );
}

interface Item {
  readonly path: string;
  readonly title: string;
  readonly about: string;
  readonly problems: ProblemCounts;
}

/** How many items of a list are shown. */
const MOST = 200;

function Rest({ name, items }: { readonly name: string; readonly items: readonly Item[] }) {
  if (items.length === 0) return null;
  return (
    <details class="panel rest">
      <summary>
        {name} <span class="rest-count">{formatNumber(items.length)}</span>
      </summary>
      <ul>
        {items.slice(0, MOST).map((item) => (
          <RestItem key={item.path} {...item} />
        ))}
      </ul>
      {items.length > MOST && (
        <p class="note">{t('And {number} more.', { number: formatNumber(items.length - MOST) })}</p>
      )}
    </details>
  );
}

function RestItem({ path, title, about, problems }: Item) {
  const { shown, toggle } = useCutTitle(title);
  const isFolder = path.endsWith('/');
  return (
    <li>
      {isFolder ? (
        <code>{path}</code>
      ) : (
        <EntryLink path={path}>
          <Title markdown={shown} />
        </EntryLink>
      )}
      {toggle}
      <span class="about">{about}</span>
      <ProblemsCell problems={problems} />
    </li>
  );
}
