import { type ValueKind, type ValueViolation, violationText } from './texts';
import { pathBelow, type Segment, type Trail, withSegment } from './trail';

/** Takes what a walk finds. */
export interface Report {
  /** How many violations are in it. */
  readonly size: number;
  /**
   * Adds a violation below `trail` (the root when absent).
   * @param segment the last step of the path, when the place is below `trail`
   * @param literals what the value missed, when that is an `enum` or a `const`
   */
  add(kind: ValueKind, trail: Trail | undefined, segment: Segment | undefined, literals: unknown): void;
  /** Forgets what was added after there were so many. */
  keep(size: number): void;
}

/** Sentences only. */
export class TextReport implements Report {
  readonly texts: string[] = [];

  /** `label`: what the root is called; empty for the arguments of a call. */
  constructor(readonly label: string) {}

  get size(): number {
    return this.texts.length;
  }

  add(kind: ValueKind, trail: Trail | undefined, segment: Segment | undefined, literals: unknown): void {
    this.texts.push(violationText(kind, placeOf(this.label, trail, segment), literals));
  }

  keep(size: number): void {
    if (this.texts.length > size) this.texts.length = size;
  }
}

/** Sentences with kind and path. */
export class FullReport implements Report {
  readonly violations: ValueViolation[] = [];

  /** `label`: what the root is called in the sentences; empty for the arguments of a call. */
  constructor(readonly label: string) {}

  get size(): number {
    return this.violations.length;
  }

  add(kind: ValueKind, trail: Trail | undefined, segment: Segment | undefined, literals: unknown): void {
    const path = pathBelow(trail, segment);
    const text = violationText(kind, placeOf(this.label, trail, segment), literals);
    this.violations.push({ kind, path, text });
  }

  keep(size: number): void {
    if (this.violations.length > size) this.violations.length = size;
  }
}

function placeOf(label: string, trail: Trail | undefined, segment: Segment | undefined): string {
  const above = trail === undefined ? label : trail.text(label);
  return segment === undefined ? above : withSegment(above, segment);
}
