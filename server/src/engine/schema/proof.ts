import { isLossless } from './lossless';
import { hasOnlyNames, isDense, isOwnRecord, type PlainRecord } from './plain';
import { forms, type Plan } from './plan';
import { fitsScalar } from './scalar';

/**
 * Whether a value is sound for certain: most are, and this asks nothing about places. False says that it may still be,
 * so that it has to be judged by the book. Calls itself once a level of the plan, whose height has to be small.
 * @param polluted whether a `for … in` sees keys that are not the object's own
 * @throws whatever a getter or a proxy in the value throws.
 */
export function proves(plan: Plan, value: unknown, polluted: boolean): boolean {
  switch (plan.form) {
    case forms.object:
      return plan.requiredCount >= 0 && isOwnRecord(value, polluted) && provesObject(plan, value, polluted);
    case forms.array:
      return Array.isArray(value) && provesArray(plan, value, polluted);
    case forms.union:
      return provesUnion(plan, value, polluted);
    case forms.any:
      return isLossless(value);
    default:
      return fitsScalar(plan, value);
  }
}

function provesObject(plan: Plan, record: PlainRecord, polluted: boolean): boolean {
  let count = 0;
  let seen = 0;
  let next = plan.slots[0];
  for (const key in record) {
    const value = record[key];
    count += 1;
    // Values mostly have their keys in the order of the declaration, which saves looking them up.
    const slot = next?.name === key ? next : plan.slotOf(key);
    if (slot === undefined) {
      if (plan.closed || !isLossless(value)) return false;
      continue;
    }
    next = slot.after;
    seen += slot.need;
    const part = slot.plan;
    if (!(part.form < forms.any ? fitsScalar(part, value) : proves(part, value, polluted))) return false;
  }
  return seen === plan.requiredCount && hasOnlyNames(record, count);
}

function provesArray(plan: Plan, array: readonly unknown[], polluted: boolean): boolean {
  const items = plan.slots[0]?.plan;
  if (items === undefined) return isLossless(array);
  const { length } = array;
  for (let index = 0; index < length; index += 1) {
    if (!proves(items, array[index], polluted)) return false;
  }
  return isDense(array, length); // asked last, since it costs as much as a few of the items
}

/** No branch can fit unproved beside one that is proved: in a plan with a finite height only one is more than a scalar. */
function provesUnion(plan: Plan, value: unknown, polluted: boolean): boolean {
  let matched = 0;
  for (const branch of plan.slots) if (proves(branch.plan, value, polluted)) matched += 1;
  return matched === 1;
}
