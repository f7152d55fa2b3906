import { useMemo, useRef } from 'preact/hooks';
import type { Graph } from './graph';
import { type Layout, layOut } from './layout';

/** The layout of a graph. It is worked out anew only when the graph itself has changed, and begins where it was then. */
export function useLayout(graph: Graph): Layout {
  const last = useRef<Layout | undefined>(undefined);
  const key = [
    ...graph.nodes.map(({ entry }) => entry.path),
    '',
    ...graph.edges.map(({ from, to }) => `${from} ${to}`),
  ];
  return useMemo(() => {
    last.current = layOut(graph, last.current);
    return last.current;
  }, [key.join('\n')]);
}
