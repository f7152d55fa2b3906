import { PlanCache } from './cache';
import { isFixed, planOfParameters } from './compile';
import { type Plan, planOf, planOfOwn } from './plan';
import { FullReport, TextReport } from './report';
import type { ValueViolation } from './texts';
import type { JsonSchemaNode, ParameterSchemaSpec } from './types';
import { ValueWalk } from './walk';

const schemaPlans = new PlanCache((schema) => (isFixed(schema) ? planOfOwn(schema) : planOf(schema)), isFixed);
const argumentPlans = new PlanCache(planOfParameters);

/**
 * Validates the arguments of a call against the parameters of a tool, as they are declared at this moment.
 * @returns what is wrong, in words; empty when nothing is
 * @throws JsonSchemaError when the declaration is malformed. Whatever `args` is, nothing else is thrown.
 * Spec: schema-dsl.md §4.
 */
export function validateArgs(spec: ParameterSchemaSpec, args: unknown): string[] {
  return textsOf(argumentPlans.planOf(spec), args, '');
}

/**
 * Validates a value against an asserted schema.
 * @param path what the root is called in the texts; empty for the arguments of a call
 * @returns what is wrong, in words; empty when nothing is
 * @throws when the type of the root is unknown, which `assertSupportedJsonSchema` would have refused.
 * Spec: schema-dsl.md §4.
 */
export function validateJsonSchemaValue(schema: JsonSchemaNode, value: unknown, path = 'value'): string[] {
  return textsOf(schemaPlans.planOf(schema), value, path);
}

/**
 * The same with the kind and the path of each violation.
 * @throws as `validateJsonSchemaValue` does. Spec: schema-dsl.md §4.1.
 */
export function inspectJsonSchemaValue(schema: JsonSchemaNode, value: unknown, path = 'value'): ValueViolation[] {
  const report = new FullReport(path);
  new ValueWalk(report).run(schemaPlans.planOf(schema), value);
  return report.violations;
}

/** What is wrong with a value by a plan, in words. */
export function textsOf(plan: Plan, value: unknown, label: string): string[] {
  const report = new TextReport(label);
  new ValueWalk(report).run(plan, value);
  return report.texts;
}
