import type { Point, Position } from '../tree';

/** The place of a node between two offsets. */
export function place(start: number, end: number): Position {
  return new Place(start, end);
}

/** Two numbers: a text has thousands of places, and few are looked at. */
class Place implements Position {
  constructor(
    private readonly from: number,
    private readonly to: number,
  ) {}

  get start(): Point {
    return { offset: this.from };
  }

  get end(): Point {
    return { offset: this.to };
  }
}
