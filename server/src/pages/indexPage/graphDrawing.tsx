import { useMemo, useRef } from 'preact/hooks';
import type { OverviewEntry, RootOverview } from '../../engine/overview/overview';
import { t } from '../l10n';
import { asksBeside, useOpener } from './entryLink';
import type { Disc } from './geometry';
import type { Graph } from './graph';
import { GraphDot } from './graphDot';
import { GraphEdges } from './graphEdges';
import { GraphLabels } from './graphLabels';
import type { Layout } from './layout';
import { type Direction, findNext } from './steer';
import { useWidth } from './useWidth';

interface DrawingProps {
  readonly graph: Graph;
  readonly layout: Layout;
  readonly tones: ReadonlyMap<string, string>;
  readonly root: RootOverview;
  readonly isDimmed: (entry: OverviewEntry) => boolean;
  /** The path of the node that the pointer or the focus is on, or was last. */
  readonly active: string | undefined;
  readonly setActive: (path: string) => void;
}

/** Room for marks and names at the rim, in pixels. */
const MARGIN = { x: 26, y: 22 };

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The drawing. One node takes the focus; arrow keys go to the next one in their direction, Enter opens it. */
export function GraphDrawing({ graph, layout, tones, root, isDimmed, active, setActive }: DrawingProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const height = Math.round(Math.min(620, Math.max(200, 150 + graph.nodes.length * 9)));
  const discs = useMemo(() => toDiscs(graph, layout, width, height), [graph, layout, width, height]);
  const current = active !== undefined && discs.has(active) ? active : graph.nodes.at(-1)?.entry.path;
  const near = useMemo(() => neighboursOf(graph, active), [graph, active]);
  const dimmed = useMemo(() => {
    return new Set(graph.nodes.flatMap(({ entry }) => (isDimmed(entry) ? [entry.path] : [])));
  }, [graph, isDimmed]);
  const { hrefOf, open } = useOpener();
  const lookOf = (entry: OverviewEntry) => {
    if (entry.path === active) return 'active';
    return dimmed.has(entry.path) ? 'dimmed' : near.size > 0 && !near.has(entry.path) ? 'far' : 'plain';
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (current === undefined) return;
    if (event.key === 'Enter' && hrefOf(current) === undefined) open(current, asksBeside(event));
    const next = whereTo(event.key, graph, discs, current);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    nodeElement(frame.current, graph, next)?.focus();
  };
  return (
    <div class="graph-frame" ref={frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no field set */}
      <svg
        class="graph"
        width={width}
        height={height}
        role="group"
        aria-label={t('Links between documents')}
        onKeyDown={onKeyDown}
      >
        <GraphEdges
          graph={graph}
          discs={discs}
          active={near.size > 0 ? active : undefined}
          isDimmed={(path) => dimmed.has(path)}
        />
        {graph.nodes.map((node) => (
          <GraphDot
            key={node.entry.path}
            node={node}
            disc={discs.get(node.entry.path)}
            root={root}
            tone={tones.get(node.entry.lifecycle) ?? ''}
            look={lookOf(node.entry)}
            isCurrent={node.entry.path === current}
            setActive={setActive}
          />
        ))}
        <GraphLabels
          graph={graph}
          discs={discs}
          width={width}
          height={height}
          near={near}
          active={active}
          isDimmed={isDimmed}
        />
      </svg>
    </div>
  );
}

function toDiscs({ nodes }: Graph, layout: Layout, width: number, height: number): ReadonlyMap<string, Disc> {
  return new Map(
    nodes.map(({ entry, backlinks }): [string, Disc] => {
      const { x, y } = layout.get(entry.path) ?? { x: 0.5, y: 0.5 };
      const place = { x: MARGIN.x + x * (width - 2 * MARGIN.x), y: MARGIN.y + y * (height - 2 * MARGIN.y) };
      return [entry.path, { ...place, radius: 4.5 + Math.min(7, 1.6 * Math.sqrt(backlinks.length)) }];
    }),
  );
}

/** The node and those that it has an arrow from or to; empty when no node is meant. */
function neighboursOf({ nodes, edges }: Graph, active: string | undefined): ReadonlySet<string> {
  if (!nodes.some(({ entry }) => entry.path === active)) return new Set();
  const touching = edges.filter(({ from, to }) => from === active || to === active);
  return new Set([active ?? '', ...touching.flatMap(({ from, to }) => [from, to])]);
}

function whereTo(key: string, { nodes }: Graph, discs: ReadonlyMap<string, Disc>, current: string): string | undefined {
  if (key === 'Home') return nodes[0]?.entry.path;
  if (key === 'End') return nodes.at(-1)?.entry.path;
  const direction = Object.hasOwn(directions, key) ? directions[key] : undefined;
  return direction && findNext(discs, current, direction);
}

function nodeElement(frame: HTMLElement | null, { nodes }: Graph, path: string): SVGElement | undefined {
  const index = nodes.findIndex(({ entry }) => entry.path === path);
  return frame?.querySelectorAll<SVGElement>('.node')[index];
}
