import type { RootOverview } from '../../engine/overview/overview';
import { t } from '../l10n';
import { asksBeside, useOpener } from './entryLink';
import type { Disc } from './geometry';
import type { GraphNode } from './graph';
import { MarkShape } from './mark';
import { plainText } from './plainText';
import { count } from './words';

interface DotProps {
  readonly node: GraphNode;
  readonly disc: Disc | undefined;
  readonly root: RootOverview;
  readonly tone: string;
  /** `far`: neither the active node nor next to it. `dimmed`: left out by the filters. */
  readonly look: 'active' | 'plain' | 'far' | 'dimmed';
  /** Whether it is the one that the Tab key reaches. */
  readonly isCurrent: boolean;
  readonly setActive: (path: string) => void;
}

/** A document in the drawing: a link, with an address where there is a plain one. */
export function GraphDot({ node, disc, root, tone, look, isCurrent, setActive }: DotProps) {
  const { hrefOf, open } = useOpener();
  const { path } = node.entry;
  const href = hrefOf(path);
  const { x, y, radius } = disc ?? { x: 0, y: 0, radius: 6 };
  const shared = {
    class: `node ${look}`,
    style: { transform: `translate(${x}px, ${y}px)` },
    tabindex: isCurrent ? 0 : -1, // in lower case, as attributes of a drawing keep theirs
    'aria-label': describe(node, root),
    onFocus: () => setActive(path),
    onPointerEnter: () => setActive(path),
  };
  const dot = (
    <>
      <circle class="halo" r={radius + 6} />
      <MarkShape tone={tone} radius={radius} />
    </>
  );
  if (href !== undefined) {
    return (
      <a href={href} {...shared}>
        {dot}
      </a>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: in a drawing an anchor without an address takes no focus
    <g role="link" {...shared} onClick={(event: MouseEvent) => open(path, asksBeside(event))}>
      {dot}
    </g>
  );
}

function describe({ entry, links, backlinks }: GraphNode, { lifecycles }: RootOverview): string {
  const label = lifecycles.find(({ name }) => name === entry.lifecycle)?.label ?? entry.lifecycle;
  const counts = t('links to {number}, linked from {documents}', {
    number: links.length,
    documents: count(backlinks.length, 'document'),
  });
  return [plainText(entry.title).slice(0, 200), label.toLowerCase(), counts].join(t(', '));
}
