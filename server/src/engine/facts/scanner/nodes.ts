import type { Position } from '../tree';

/** The place of a node between two offsets. */
export function place(start: number, end: number): Position {
  return { start: { offset: start }, end: { offset: end } };
}
