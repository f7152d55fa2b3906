import type { OverviewEntry, RootOverview } from '../../engine/overview/overview';
import { t } from '../l10n';
import { EntryLink } from './entryLink';
import type { GraphNode } from './graph';
import { Mark } from './mark';
import { cut } from './plainText';
import { successorsOf } from './supersession';
import { Title, useCutTitle } from './title';

interface DetailsProps {
  readonly node: GraphNode | undefined;
  readonly root: RootOverview;
  readonly tones: ReadonlyMap<string, string>;
}

/** What a node of the drawing stands for, with its links as a list: the same in words. */
export function NodeDetails({ node, root, tones }: DetailsProps) {
  if (!node) {
    return (
      <aside class="details empty">
        <p>
          {t(
            'Point at a document, or go from one to the next with the arrow keys, to see what it links to and what links to it.',
          )}
        </p>
      </aside>
    );
  }
  const successors = new Set(successorsOf(node.entry));
  const plain = node.links.filter((path) => !successors.has(path));
  const lists = { root, tones };
  return (
    <aside class="details" aria-label={t('The chosen document')}>
      <Chosen key={node.entry.path} entry={node.entry} root={root} tones={tones} />
      <Linked {...lists} name={t('Superseded by')} paths={node.links.filter((path) => successors.has(path))} />
      <Linked {...lists} name={t('Links to')} paths={plain} />
      <Linked {...lists} name={t('Linked from')} paths={node.backlinks} />
    </aside>
  );
}

function Chosen({ entry, root, tones }: { readonly entry: OverviewEntry } & Omit<DetailsProps, 'node'>) {
  const { shown, toggle } = useCutTitle(entry.title);
  const label = root.lifecycles.find(({ name }) => name === entry.lifecycle)?.label ?? entry.lifecycle;
  return (
    <>
      <h3>
        <EntryLink path={entry.path}>
          <Title markdown={shown} />
        </EntryLink>
        {toggle}
      </h3>
      <p class="meta">
        <Mark tone={tones.get(entry.lifecycle) ?? ''} />
        {[label, entry.date ?? entry.number].filter((part) => part !== undefined).join(' · ')}
      </p>
    </>
  );
}

/** How many links of one kind are listed. */
const MOST = 30;

interface LinkedProps extends Omit<DetailsProps, 'node'> {
  readonly name: string;
  readonly paths: readonly string[];
}

function Linked({ name, paths, root, tones }: LinkedProps) {
  if (paths.length === 0) return null;
  const wanted = new Set(paths);
  const entries = root.entries.filter(({ path }) => wanted.has(path));
  return (
    <>
      <h4>{name}</h4>
      <ul>
        {entries.slice(0, MOST).map((entry) => (
          <li key={entry.path}>
            <Mark tone={tones.get(entry.lifecycle) ?? ''} />
            <EntryLink path={entry.path}>
              <Title markdown={cut(entry.title, 140) ?? entry.title} />
            </EntryLink>
          </li>
        ))}
      </ul>
      {entries.length > MOST && <p class="note">{t('And {number} more.', { number: entries.length - MOST })}</p>}
    </>
  );
}
