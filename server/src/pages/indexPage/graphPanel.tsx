import { useCallback, useMemo, useState } from 'preact/hooks';
import type { OverviewEntry } from '../../engine/overview/overview';
import { t } from '../l10n';
import { type Graph, readGraph } from './graph';
import { GraphDrawing } from './graphDrawing';
import { NodeDetails } from './nodeDetails';
import type { PanelProps } from './panel';
import { isNarrowed } from './select';
import { useLayout } from './useLayout';
import { countDocuments, formatNumber } from './words';

/** Who links to whom, and what has taken the place of what. */
export function GraphPanel({ root, filters, matching, tones }: PanelProps) {
  const matches = useMemo(() => new Set(matching.map(({ path }) => path)), [matching]);
  const graph = useMemo(() => readGraph(root.entries, ({ path }) => matches.has(path)), [root, matches]);
  const isDimmed = useCallback(
    ({ path }: OverviewEntry) => isNarrowed(filters) && !matches.has(path),
    [filters, matches],
  );
  const layout = useLayout(graph);
  const [active, setActive] = useState<string>();
  const node = graph.nodes.find(({ entry }) => entry.path === active);
  if (graph.nodes.length === 0) return null;
  return (
    <section class="panel" id="graph" tabIndex={-1} aria-labelledby="graph-title">
      <div class="panel-head">
        <h2 id="graph-title">{t('Links between documents')}</h2>
        <EdgeLegend graph={graph} />
      </div>
      <div class="graph-columns">
        <GraphDrawing {...{ graph, layout, tones, root, isDimmed, active, setActive }} />
        <NodeDetails node={node} root={root} tones={tones} />
      </div>
      <p class="note">{describeWhatIsLeftOut(graph, root)}</p>
    </section>
  );
}

function EdgeLegend({ graph }: { readonly graph: Graph }) {
  const hasSuperseded = graph.edges.some(({ kind }) => kind === 'superseded');
  return (
    <ul class="legend">
      <li>
        <svg class="edge-sample" viewBox="0 0 28 10" aria-hidden="true">
          <path class="edge" d="M1 5 H20" />
          <path class="arrowhead" d="M20 1.5 L27 5 L20 8.5 Z" />
        </svg>
        {t('links to')}
      </li>
      {hasSuperseded && (
        <li>
          <svg class="edge-sample" viewBox="0 0 28 10" aria-hidden="true">
            <path class="edge superseded" d="M1 5 H20" />
            <path class="arrowhead superseded" d="M20 1.5 L27 5 L20 8.5 Z" />
          </svg>
          {t('superseded by')}
        </li>
      )}
    </ul>
  );
}

function describeWhatIsLeftOut({ nodes, unlinked, leftOut }: Graph, root: PanelProps['root']): string {
  const sentences = [t('Older documents are on the left.')];
  if (leftOut > 0) {
    sentences.push(
      t('Only the {drawn} with the most links are drawn, {leftOut} are not: a filter brings others in.', {
        drawn: formatNumber(nodes.length),
        leftOut: formatNumber(leftOut),
      }),
    );
  }
  if (unlinked > 0)
    sentences.push(
      t(unlinked === 1 ? '{documents} without a link is left out.' : '{documents} without a link are left out.', {
        documents: countDocuments(unlinked, root),
      }),
    );
  return sentences.join(t(' '));
}
