import { arrow, type Disc } from './geometry';
import type { Graph } from './graph';

interface EdgesProps {
  readonly graph: Graph;
  readonly discs: ReadonlyMap<string, Disc>;
  /** The path of the node whose arrows stand out. */
  readonly active: string | undefined;
  /** Whether the filters leave a document out. */
  readonly isDimmed: (path: string) => boolean;
}

/** The arrows of the drawing; those that stand out come last, on top. */
export function GraphEdges({ graph, discs, active, isDimmed }: EdgesProps) {
  const touches = ({ from, to }: Graph['edges'][number]) => from === active || to === active;
  const ordered =
    active === undefined ? graph.edges : [...graph.edges].sort((a, b) => Number(touches(a)) - Number(touches(b)));
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus
    <g class="edges" aria-hidden="true">
      {ordered.map((edge) => {
        const [from, to] = [discs.get(edge.from), discs.get(edge.to)];
        const drawn = from && to && arrow(from, to);
        if (!drawn) return null;
        const isFaint = active === undefined ? isDimmed(edge.from) || isDimmed(edge.to) : !touches(edge);
        const more = isFaint ? ' far' : active === undefined ? '' : ' active';
        const kind = edge.kind === 'superseded' ? ' superseded' : '';
        return (
          <g key={`${edge.from} ${edge.to}`}>
            <path class={`edge${kind}${more}`} d={drawn.shaft} />
            <path class={`arrowhead${kind}${more}`} d={drawn.head} />
          </g>
        );
      })}
    </g>
  );
}
