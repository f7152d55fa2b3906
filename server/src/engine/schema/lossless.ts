import { hasOnlyNames, hasOwn, isDense, isOwnRecord, isPolluted, isRecord, type PlainRecord } from './plain';

/** How many containers are walked before shared and circular ones are told apart: a small tree needs no bookkeeping. */
const QUICK_CONTAINERS = 1000;

/**
 * Whether JSON can carry the value without loss: null, booleans, strings, finite numbers but −0, and plain dense arrays
 * and records of these. `toJSON` is ignored, getters run, and whatever throws is not lossless. Spec: schema-dsl.md §4.
 */
export function isLossless(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isLosslessScalar(value);
  try {
    const polluted = isPolluted();
    return walkQuickly(value, polluted) ?? walkCarefully(value, polluted);
  } catch {
    return false;
  }
}

/** The same for everything but objects, for which it is false. */
export function isLosslessScalar(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return isJsonNumber(value);
    default:
      return value === null;
  }
}

/** Whether JSON has the number: it is finite and not −0. */
export function isJsonNumber(value: number): boolean {
  return Number.isFinite(value) && (value !== 0 || 1 / value > 0);
}

/** Undefined when there are so many containers that some may be shared or lead back to themselves. */
function walkQuickly(root: object, polluted: boolean): boolean | undefined {
  const pending = [root];
  let left = QUICK_CONTAINERS;
  for (let container = pending.pop(); container !== undefined; container = pending.pop()) {
    left -= 1;
    if (left < 0) return undefined;
    if (!openContainer(container, pending, polluted)) return false;
  }
  return true;
}

/** Visits a shared container once and finds the ones that contain themselves. */
function walkCarefully(root: object, polluted: boolean): boolean {
  const closed = new Map<object, boolean>(); // false while the walk is inside
  const pending: object[] = [root];
  for (let container = pending.at(-1); container !== undefined; container = pending.at(-1)) {
    const state = closed.get(container);
    if (state !== undefined) {
      closed.set(container, true);
      pending.pop();
      continue;
    }
    closed.set(container, false);
    const from = pending.length;
    if (!openContainer(container, pending, polluted)) return false;
    if (!keepUnseen(pending, from, closed)) return false;
  }
  return true;
}

/** Drops what was walked already from the members just found; false when one of them is an ancestor of its own. */
function keepUnseen(pending: object[], from: number, closed: ReadonlyMap<object, boolean>): boolean {
  let kept = from;
  for (let at = from; at < pending.length; at += 1) {
    const member = pending[at];
    const state = member && closed.get(member);
    if (state === false) return false;
    if (state === undefined && member) {
      pending[kept] = member;
      kept += 1;
    }
  }
  pending.length = kept;
  return true;
}

/** Judges a container's own members and adds those that are containers to `pending`. */
function openContainer(container: object, pending: object[], polluted: boolean): boolean {
  if (Array.isArray(container)) return openArray(container, pending);
  const trusted = isOwnRecord(container, polluted);
  return (trusted || isRecord(container)) && openRecord(container as PlainRecord, pending, trusted);
}

function openArray(array: readonly unknown[], pending: object[]): boolean {
  if (!isDense(array)) return false;
  for (let index = 0; index < array.length; index += 1) {
    if (!take(array[index], pending)) return false;
  }
  return true;
}

/** `trusted`: a `for … in` sees nothing inherited. */
function openRecord(record: PlainRecord, pending: object[], trusted: boolean): boolean {
  let count = 0;
  for (const key in record) {
    if (!trusted && !hasOwn(record, key)) continue;
    count += 1;
    if (!take(record[key], pending)) return false;
  }
  return hasOnlyNames(record, count);
}

function take(member: unknown, pending: object[]): boolean {
  if (typeof member !== 'object' || member === null) return isLosslessScalar(member);
  pending.push(member);
  return true;
}
