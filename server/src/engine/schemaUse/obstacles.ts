import { type Entry, type Literal, spreadsNothing } from '../literals';
import { partsOf } from '../schemaSites/nodes';
import type { SchemaSite } from '../schemaSites/site';
import type { Span } from '../text/span';

/** A part of a declaration that its text does not tell. */
export interface Obstacle {
  readonly span: Span;
  readonly why: 'dynamic' | 'incomplete' | 'prototype';
  /** True inside a description, title, default or example: what is accepted does not depend on it. */
  readonly isRemark: boolean;
}

interface Task {
  readonly literal: Literal;
  readonly isRemark: boolean;
}

const remarks = ['description', 'title', 'default', 'examples'] as const;

/** Everything in a declaration that only running the code, or typing on, would tell; in text order. */
export function obstaclesIn(site: SchemaSite): Obstacle[] {
  const found = new Map<string, Obstacle>();
  const seen = new Set<unknown>();
  const remarkEntries = findRemarks(site);
  const tasks: Task[] = [{ literal: site.literal, isRemark: false }];
  const add = (span: Span, why: Obstacle['why'], isRemark: boolean): void => {
    const key = `${span.start} ${span.end}`;
    const known = found.get(key);
    found.set(key, { span, why, isRemark: isRemark && (known?.isRemark ?? true) });
  };
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    const { literal, isRemark } = task;
    if (literal.incomplete) add(literal.span, 'incomplete', isRemark);
    else if (literal.kind === 'dynamic') add(literal.via?.span ?? literal.span, 'dynamic', isRemark);
    const parts = literal.kind === 'object' ? literal.entries : literal.kind === 'array' ? literal.elements : [];
    if (seen.has(parts)) continue;
    if (parts.length > 0) seen.add(parts);
    for (const part of parts) {
      if ('keySpan' in part) {
        const inRemark = isRemark || remarkEntries.has(part);
        const why = obstacleOf(part);
        if (why) add(why === 'prototype' ? part.span : part.keySpan, why, inRemark);
        else if (!isEmptySpread(part)) tasks.push({ literal: part.value, isRemark: inRemark });
      } else if (part.kind === 'spread' && part.value.kind !== 'array') {
        add(part.span, 'dynamic', isRemark);
      } else if (part.kind !== 'hole') {
        tasks.push({ literal: part.value, isRemark });
      }
    }
  }
  return [...found.values()].sort((a, b) => a.span.start - b.span.start);
}

/** What is wrong with an entry itself, whatever its value. */
function obstacleOf(entry: Entry): Obstacle['why'] | undefined {
  if (entry.incomplete) return 'incomplete';
  if (entry.prototype) return 'prototype';
  if (entry.kind === 'spread') {
    return entry.value.kind === 'object' || entry.value.kind === 'dynamic' || isEmptySpread(entry) ? undefined : 'dynamic';
  }
  return entry.key === undefined ? 'dynamic' : undefined;
}

function isEmptySpread({ kind, value }: Entry): boolean {
  return kind === 'spread' && spreadsNothing(value);
}

function findRemarks(site: SchemaSite): Set<Entry> {
  return new Set(
    partsOf(site).nodes.flatMap(({ members }) => remarks.flatMap((key) => members.get(key) ?? [])),
  );
}

