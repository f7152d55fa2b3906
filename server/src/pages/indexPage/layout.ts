import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationNodeDatum,
} from 'd3-force';
import type { Graph } from './graph';

/** A place in the drawing; both from 0 to 1. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Layout = ReadonlyMap<string, Point>;

interface Body extends SimulationNodeDatum {
  readonly path: string;
  /** Where time would have it, from 0 to 1. */
  readonly age: number;
}

/** The proportions of the space in which bodies move. */
const SPACE = { width: 1000, height: 520 };

/**
 * Places documents so that those which link to each other are near, the older ones on the left. The same graph always
 * gives the same drawing; what was drawn before stays about where it was.
 */
export function layOut({ nodes, edges }: Graph, before: Layout = new Map()): Layout {
  const isKnown = nodes.length > 0 && nodes.filter(({ entry }) => before.has(entry.path)).length > nodes.length / 2;
  const bodies = nodes.map(({ entry }, index): Body => {
    const age = nodes.length === 1 ? 0.5 : index / (nodes.length - 1);
    return { path: entry.path, age, ...placeBefore(before.get(entry.path)) };
  });
  const simulation = forceSimulation(bodies)
    .force(
      'links',
      forceLink<Body, { source: string; target: string }>(toLinks(edges))
        .id(({ path }) => path)
        .distance(70),
    )
    .force('apart', forceManyBody().strength(-170).distanceMax(320))
    .force('room', forceCollide(22))
    .force('time', forceX<Body>(({ age }) => age * SPACE.width).strength(0.16))
    .force('middle', forceY(SPACE.height / 2).strength(0.09))
    .alpha(isKnown ? 0.2 : 1)
    .stop();
  simulation.tick(isKnown ? 60 : 300);
  return fit(bodies);
}

function placeBefore(point: Point | undefined): { x?: number; y?: number } {
  return point ? { x: point.x * SPACE.width, y: point.y * SPACE.height } : {};
}

function toLinks(edges: Graph['edges']) {
  return edges.map(({ from, to }) => ({ source: from, target: to }));
}

/** Stretches the drawing to the space that there is. */
function fit(bodies: readonly Body[]): Layout {
  const across = rangeOf(bodies.map(({ x = 0 }) => x));
  const down = rangeOf(bodies.map(({ y = 0 }) => y));
  return new Map(bodies.map(({ path, x = 0, y = 0 }) => [path, { x: across(x), y: down(y) }]));
}

/** Maps the values onto 0 to 1; a single one comes to stand in the middle. */
function rangeOf(values: readonly number[]): (value: number) => number {
  const least = values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  return (value) => (most - least < 1e-6 ? 0.5 : (value - least) / (most - least));
}
