import type { Point } from './layout';

export type Direction = 'left' | 'right' | 'up' | 'down';

const vectors: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/**
 * What somebody reaches who goes from one point into a direction: the nearest that lies rather there than to the side, else
 * the nearest that lies there at all. `undefined`: nothing.
 */
export function findNext(points: ReadonlyMap<string, Point>, from: string, direction: Direction): string | undefined {
  const start = points.get(from);
  if (!start) return undefined;
  const { x, y } = vectors[direction];
  const ways = [...points].flatMap(([path, point]): Way[] => {
    const [across, down] = [point.x - start.x, point.y - start.y];
    const along = across * x + down * y;
    const aside = Math.abs(across * y - down * x);
    return along > 0 ? [{ path, isStraight: aside <= 1.5 * along, cost: along + 2 * aside }] : [];
  });
  const straight = ways.filter(({ isStraight }) => isStraight);
  return (straight.length > 0 ? straight : ways).sort((a, b) => a.cost - b.cost)[0]?.path;
}

interface Way {
  readonly path: string;
  readonly isStraight: boolean;
  readonly cost: number;
}
