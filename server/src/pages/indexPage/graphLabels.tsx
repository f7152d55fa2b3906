import { useMemo } from 'preact/hooks';
import type { OverviewEntry } from '../../engine/overview/overview';
import { type Disc, pointsAlong } from './geometry';
import type { Graph, GraphNode } from './graph';
import { cutToWidth, type Label, type Labelled, labelAt, placeLabels } from './labels';
import { languageOf, plainText } from './plainText';
import { useTextMeasure } from './useTextMeasure';

interface LabelsProps {
  readonly graph: Graph;
  readonly discs: ReadonlyMap<string, Disc>;
  readonly width: number;
  readonly height: number;
  /** The paths of the active node and its neighbours. */
  readonly near: ReadonlySet<string>;
  readonly active: string | undefined;
  readonly isDimmed: (entry: OverviewEntry) => boolean;
}

/** Names beside the nodes, as many as there is room for: the active node and its neighbours first, then the most linked. */
export function GraphLabels({ graph, discs, width, height, near, active, isDimmed }: LabelsProps) {
  const measure = useTextMeasure();
  const labels = useMemo(() => {
    const rank = ({ entry, links, backlinks }: GraphNode) => {
      return (entry.path === active ? 1e6 : near.has(entry.path) ? 1e3 : 0) + 2 * backlinks.length + links.length;
    };
    const shown = graph.nodes.filter(({ entry }) => !isDimmed(entry) && (near.size === 0 || near.has(entry.path)));
    // Faint circles may lie below a name, so that those that stand out all have one.
    const others = near.size > 0 ? [] : graph.nodes.filter((node) => !shown.includes(node));
    const longest = graph.nodes.length > MANY ? 170 : 260;
    const toCircles = (nodes: readonly GraphNode[]) => {
      return nodes.flatMap(({ entry }): Labelled[] => {
        const disc = discs.get(entry.path);
        const text = cutToWidth(plainText(entry.title), longest, measure);
        return disc ? [{ key: entry.path, text, ...disc }] : [];
      });
    };
    const wanted = toCircles(shown.sort((a, b) => rank(b) - rank(a)));
    const lines = graph.edges.flatMap(({ from, to }) => {
      const [a, b] = [discs.get(from), discs.get(to)];
      const isSeen = near.size === 0 || from === active || to === active;
      return a && b && isSeen ? pointsAlong(a, b) : [];
    });
    const placed = placeLabels(wanted, { width, height, measure, others: toCircles(others), lines });
    return [...placed, ...labelOfActive(placed, wanted, active, width)];
  }, [graph, discs, width, height, near, active, isDimmed, measure]);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus
    <g class="labels" aria-hidden="true">
      {labels.map(({ key, text, x, y, anchor }) => {
        const language = languageOf(text);
        return (
          <text
            key={key}
            class={key === active ? 'active' : ''}
            x={x}
            y={y}
            text-anchor={anchor}
            dominant-baseline="central"
            {...(language ? { lang: language } : {})}
          >
            {text}
          </text>
        );
      })}
    </g>
  );
}

/** How many nodes are many, so that names have to be short. */
const MANY = 30;

/** The active node is named even where there is no room. */
function labelOfActive(
  placed: readonly Label[],
  wanted: readonly Labelled[],
  active: string | undefined,
  width: number,
): Label[] {
  if (placed.some(({ key }) => key === active)) return [];
  return wanted.filter(({ key }) => key === active).map((one) => labelAt(one, one.x > width / 2 ? 'left' : 'right'));
}
