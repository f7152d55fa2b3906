import { isJsonNumber } from './lossless';
import { type Form, forms, type Plan } from './plan';
import type { ValueKind } from './texts';

/** What is wrong with a value where a scalar is declared; undefined when nothing is. Spec: schema-dsl.md §4. */
export function scalarFault(plan: Plan, value: unknown): ValueKind | undefined {
  if (!isOfForm(plan.form, value)) return typeFaults[plan.form] ?? numberFault(value);
  return plan.narrowed ? literalFault(plan, value) : undefined;
}

/** Whether nothing is wrong with a value where a scalar is declared. */
export function fitsScalar(plan: Plan, value: unknown): boolean {
  return isOfForm(plan.form, value) && (!plan.narrowed || literalFault(plan, value) === undefined);
}

/** Whether a value is of the scalar type of a form; false for the forms that are no scalars. */
function isOfForm(form: Form, value: unknown): boolean {
  switch (form) {
    case forms.string:
      return typeof value === 'string';
    case forms.number:
      return typeof value === 'number' && isJsonNumber(value);
    case forms.integer:
      return Number.isInteger(value) && (value !== 0 || 1 / value > 0);
    case forms.boolean:
      return typeof value === 'boolean';
    case forms.null:
      return value === null;
    default:
      return false;
  }
}

const typeFaults: Readonly<Partial<Record<Form, ValueKind>>> = {
  [forms.string]: 'not-string',
  [forms.integer]: 'not-integer',
  [forms.boolean]: 'not-boolean',
  [forms.null]: 'not-null',
};

function numberFault(value: unknown): ValueKind {
  return typeof value === 'number' ? 'not-finite' : 'not-number';
}

function literalFault(plan: Plan, value: unknown): ValueKind | undefined {
  if (plan.allowed !== undefined && !isAmong(plan.allowed, value)) return 'not-in-enum';
  return plan.hasOnly && plan.only !== value ? 'not-const' : undefined;
}

function isAmong(allowed: readonly unknown[], value: unknown): boolean {
  // Most lists are short: a loop is through with them before `includes` has begun.
  for (let index = 0; index < allowed.length; index += 1) if (allowed[index] === value) return true;
  return false;
}

/** The literals that a value missed, for the text of its violation. */
export function literalsOf(plan: Plan, kind: ValueKind): unknown {
  return kind === 'not-in-enum' ? plan.allowed : plan.only;
}
