import { useCallback, useMemo, useState } from 'preact/hooks';
import type { OverviewEntry } from '../../engine/overview/overview';
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
        <h2 id="graph-title">Links between documents</h2>
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
        links to
      </li>
      {hasSuperseded && (
        <li>
          <svg class="edge-sample" viewBox="0 0 28 10" aria-hidden="true">
            <path class="edge superseded" d="M1 5 H20" />
            <path class="arrowhead superseded" d="M20 1.5 L27 5 L20 8.5 Z" />
          </svg>
          superseded by
        </li>
      )}
    </ul>
  );
}

function describeWhatIsLeftOut({ nodes, unlinked, leftOut }: Graph, root: PanelProps['root']): string {
  const sentences = ['Older documents are on the left.'];
  if (leftOut > 0) {
    sentences.push(
      `Only the ${formatNumber(nodes.length)} with the most links are drawn, ${formatNumber(leftOut)} are not: a filter brings others in.`,
    );
  }
  if (unlinked > 0)
    sentences.push(`${countDocuments(unlinked, root)} without a link ${unlinked === 1 ? 'is' : 'are'} left out.`);
  return sentences.join(' ');
}
