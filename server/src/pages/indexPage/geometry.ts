import type { Point } from './layout';

/** A circle that arrows go from and to, in pixels. */
export interface Disc extends Point {
  readonly radius: number;
}

/** How many pixels are left free between the tip of an arrow and what it points at. */
const GAP = 3;

/** How far an arrow bends to one side, as a share of its length: so two that go back and forth are told apart. */
const BEND = 0.12;

/** The path of an arrow's shaft and of its head, from the rim of one circle to the rim of another. */
export function arrow(from: Disc, to: Disc, head = 6): { readonly shaft: string; readonly head: string } | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length < from.radius + to.radius + head) return undefined;
  const middle = bendOf(from, to);
  const start = towards(from, middle, from.radius + GAP);
  const tip = towards(to, middle, to.radius + GAP);
  const neck = towards(tip, middle, head);
  const across = { x: ((tip.y - neck.y) / head) * (head / 2.2), y: ((neck.x - tip.x) / head) * (head / 2.2) };
  return {
    shaft: `M${at(start)} Q${at(middle)} ${at(neck)}`,
    head: `M${at(tip)} L${at({ x: neck.x + across.x, y: neck.y + across.y })} L${at({ x: neck.x - across.x, y: neck.y - across.y })} Z`,
  };
}

/** Points along an arrow, at both ends a little way off. */
export function pointsAlong(from: Disc, to: Disc): Point[] {
  const middle = bendOf(from, to);
  const steps = Math.max(2, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 14));
  return Array.from({ length: steps - 1 }, (_, index) => {
    const [there, back] = [(index + 1) / steps, 1 - (index + 1) / steps];
    const mix = (a: number, b: number, c: number) => back * back * a + 2 * back * there * b + there * there * c;
    return { x: mix(from.x, middle.x, to.x), y: mix(from.y, middle.y, to.y) };
  });
}

/** The point that an arrow is drawn to while it bends. */
function bendOf(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { x: from.x + dx / 2 - dy * BEND, y: from.y + dy / 2 + dx * BEND };
}

/** The point so many pixels from the first on the way to the second. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * distance) / length, y: from.y + ((to.y - from.y) * distance) / length };
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
