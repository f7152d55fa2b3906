import { toValue } from '../../literals';
import { defineSchemaRule, remove } from '../../rule';
import { findSchema, violationsOf } from '../support/schemaExamples';

/** A call that is shown as refused and is not shows a guard that does not exist. */
export const schemaExampleValid = defineSchemaRule({
  id: 'schema/example-valid',
  summary: 'An example that is marked as invalid is refused by its schema.',
  severity: 'warning',
  fix: 'suggestion',
  messages: {
    accepted: 'The schema `{name}` accepts this example, which is marked as invalid.',
    drop: 'Remove the word `invalid`',
  },
  check({ nearby, report, source }) {
    for (const { invalid, literal, name } of source.examples) {
      const site = invalid && findSchema(name, source, nearby);
      const known = site && toValue(literal);
      if (!invalid || !known || violationsOf(site, known.value)?.length !== 0) continue;
      const blanks = /[ \t]*$/.exec(source.lines.text.slice(0, invalid.start))?.[0].length ?? 0;
      const edits = [remove({ start: invalid.start - blanks, end: invalid.end })];
      report('accepted', invalid, { name }, { fixes: [{ title: 'drop', edits }] });
    }
  },
});
