import type { Point } from './layout';

/** A circle that can have a name beside it, in pixels. */
export interface Labelled {
  readonly key: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Where a name stands: at one of the sides of its circle. */
export interface Label {
  readonly key: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end' | 'middle';
}

/** The sides of a circle, the best one for a name first. */
const sides = ['right', 'left', 'below', 'above'] as const;

type Side = (typeof sides)[number];

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How wide a text is, in pixels. */
export type Measure = (text: string) => number;

/** Where names can stand. */
export interface LabelSpace {
  /** Of the drawing, as its height. */
  readonly width: number;
  readonly height: number;
  readonly measure?: Measure;
  /** Circles without a name. */
  readonly others?: readonly Labelled[];
  /** Points on lines, which names leave free where they can. */
  readonly lines?: readonly Point[];
}

/** Half the height of a line, in pixels. */
const HALF_LINE = 8;

/** Between a circle and the name beside it, in pixels. */
const GAP = 5;

/**
 * Names as many circles as can be named without one name lying on another or on a circle; the first in the list go
 * first.
 */
export function placeLabels(
  wanted: readonly Labelled[],
  { width, height, measure = estimate, others = [], lines = [] }: LabelSpace,
): Label[] {
  const taken: Box[] = [...wanted, ...others].map(({ x, y, radius }) => boxAround(x, y, radius));
  const placed: Label[] = [];
  for (const one of wanted) {
    const own = boxAround(one.x, one.y, one.radius);
    const places = sides.map((side) => {
      const label = pushedInside(labelAt(one, side), width, measure);
      return { label, box: boxOf(label, measure) };
    });
    const free = places.filter(({ box }) => {
      const isInside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
      return isInside && !taken.some((other) => !isSame(other, own) && overlap(box, other));
    });
    const best = free.find(({ box }) => !lines.some((point) => isIn(point, box))) ?? free[0];
    if (!best) continue;
    placed.push(best.label);
    taken.push(best.box);
  }
  return placed;
}

/** The label of a circle at one of its sides, whatever lies there. */
export function labelAt({ key, text, x, y, radius }: Labelled, side: Side): Label {
  switch (side) {
    case 'right':
      return { key, text, x: x + radius + GAP, y, anchor: 'start' };
    case 'left':
      return { key, text, x: x - radius - GAP, y, anchor: 'end' };
    case 'below':
      return { key, text, x, y: y + radius + HALF_LINE + 1, anchor: 'middle' };
    case 'above':
      return { key, text, x, y: y - radius - HALF_LINE - 1, anchor: 'middle' };
  }
}

/** A name below or above its circle can stand a little to the side of it, so that it ends within the drawing. */
function pushedInside(label: Label, width: number, measure: Measure): Label {
  if (label.anchor !== 'middle') return label;
  const half = measure(label.text) / 2 + GAP;
  return { ...label, x: Math.max(half, Math.min(width - half, label.x)) };
}

/** About how wide a text is at the size of names: a character of a wide script counts twice. */
export const estimate: Measure = (text) => {
  let width = 0;
  for (const character of text) width += isWide(character) ? 12 : 6.3;
  return width;
};

function isWide(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return code >= 0x1100 && (code <= 0x115f || code >= 0x2e80);
}

/** Cuts a text so that it is no wider than so many pixels. */
export function cutToWidth(text: string, width: number, measure: Measure = estimate): string {
  const head = text.slice(0, width); // no character is narrower than a pixel
  if (head === text && measure(text) <= width) return text;
  const characters = Array.from(head);
  let [fits, tooLong] = [0, characters.length + 1];
  while (fits + 1 < tooLong) {
    const middle = (fits + tooLong) >> 1;
    if (measure(`${characters.slice(0, middle).join('')}…`) <= width) fits = middle;
    else tooLong = middle;
  }
  return `${characters.slice(0, fits).join('').trimEnd()}…`;
}

function boxAround(x: number, y: number, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function boxOf({ text, x, y, anchor }: Label, measure: Measure): Box {
  const width = measure(text);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - HALF_LINE, bottom: y + HALF_LINE };
}

function isIn({ x, y }: Point, box: Box): boolean {
  return box.left < x && x < box.right && box.top < y && y < box.bottom;
}

function isSame(a: Box, b: Box): boolean {
  return a.left === b.left && a.top === b.top && a.right === b.right;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
