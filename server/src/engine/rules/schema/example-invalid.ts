import { findAt, type Literal, toValue } from '../../literals';
import { defineSchemaRule } from '../../rule';
import type { ValueViolation } from '../../schema';
import { findSchema, violationsOf } from '../support/schemaExamples';

/** A reader, or a model, that follows such an example makes a call that is refused. */
export const schemaExampleInvalid = defineSchemaRule({
  id: 'schema/example-invalid',
  summary: 'An example of arguments is right by its schema.',
  severity: 'error',
  fix: 'none',
  messages: { refused: 'The schema `{name}` refuses this example: {reason}.' },
  check({ nearby, report, source }) {
    for (const { invalid, literal, name } of source.examples) {
      const site = invalid ? undefined : findSchema(name, source, nearby);
      const known = site && toValue(literal);
      for (const violation of known ? (violationsOf(site, known.value) ?? []) : []) {
        report('refused', placeOf(violation, literal), { name, reason: violation.text.replaceAll('"', '`') });
      }
    }
  },
});

/** The value itself; the key of one that is not declared; of what is missing the object that lacks it. */
function placeOf({ kind, path }: ValueViolation, root: Literal) {
  const { entry, exact, literal } = findAt(root, path);
  return kind === 'undeclared' && exact && entry ? entry.keySpan : literal.span;
}
