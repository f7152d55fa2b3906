import { type Element, type Entry, type Literal, spreadsNothing } from '../literals';
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
  return new Search(findRemarks(site)).run(site.literal);
}

class Search {
  readonly #found = new Map<string, Obstacle>();
  readonly #seen = new Set<readonly (Entry | Element)[]>();
  readonly #tasks: Task[] = [];

  constructor(readonly remarkEntries: ReadonlySet<Entry>) {}

  run(literal: Literal): Obstacle[] {
    this.#tasks.push({ literal, isRemark: false });
    for (let task = this.#tasks.pop(); task; task = this.#tasks.pop()) this.#visit(task);
    return [...this.#found.values()].sort((a, b) => a.span.start - b.span.start);
  }

  #visit({ isRemark, literal }: Task): void {
    if (literal.incomplete) this.#add(literal.span, 'incomplete', isRemark);
    else if (literal.kind === 'dynamic') this.#add(literal.via?.span ?? literal.span, 'dynamic', isRemark);
    const parts = literal.kind === 'object' ? literal.entries : literal.kind === 'array' ? literal.elements : [];
    if (this.#seen.has(parts)) return;
    if (parts.length > 0) this.#seen.add(parts);
    for (const part of parts) {
      if ('keySpan' in part) this.#visitEntry(part, isRemark || this.remarkEntries.has(part));
      else this.#visitElement(part, isRemark);
    }
  }

  #visitEntry(entry: Entry, isRemark: boolean): void {
    const why = obstacleOf(entry);
    if (why) this.#add(why === 'prototype' ? entry.span : entry.keySpan, why, isRemark);
    else if (!isEmptySpread(entry)) this.#tasks.push({ literal: entry.value, isRemark });
  }

  #visitElement({ kind, span, value }: Element, isRemark: boolean): void {
    if (kind === 'spread' && value.kind !== 'array') this.#add(span, 'dynamic', isRemark);
    else if (kind !== 'hole') this.#tasks.push({ literal: value, isRemark });
  }

  /** What stands in a remark and elsewhere too, through a constant, is no mere remark. */
  #add(span: Span, why: Obstacle['why'], isRemark: boolean): void {
    const key = `${span.start} ${span.end}`;
    const known = this.#found.get(key);
    this.#found.set(key, { span, why, isRemark: isRemark && (known?.isRemark ?? true) });
  }
}

/** What is wrong with an entry itself, whatever its value. */
function obstacleOf(entry: Entry): Obstacle['why'] | undefined {
  if (entry.incomplete) return 'incomplete';
  if (entry.prototype) return 'prototype';
  if (entry.kind === 'spread') {
    return entry.value.kind === 'object' || entry.value.kind === 'dynamic' || isEmptySpread(entry)
      ? undefined
      : 'dynamic';
  }
  return entry.key === undefined ? 'dynamic' : undefined;
}

function isEmptySpread({ kind, value }: Entry): boolean {
  return kind === 'spread' && spreadsNothing(value);
}

function findRemarks(site: SchemaSite): Set<Entry> {
  return new Set(partsOf(site).nodes.flatMap(({ members }) => remarks.flatMap((key) => members.get(key) ?? [])));
}
