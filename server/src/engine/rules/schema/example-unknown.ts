import { defineSchemaRule, replace } from '../../rule';
import { nearestName } from '../../text/nearest';
import { findSchema, namesIn } from '../support/schemaExamples';

/** An example for a schema that does not exist is checked by nothing, and may be wrong by now. */
export const schemaExampleUnknown = defineSchemaRule({
  id: 'schema/example-unknown',
  summary: 'An example names a schema that is declared in the project.',
  severity: 'warning',
  fix: 'suggestion',
  messages: {
    unknown: 'No schema is called `{name}`.',
    misspelt: 'No schema is called `{name}`; there is one called `{suggestion}`.',
    rename: 'Change to `{suggestion}`',
  },
  check({ nearby, report, source }) {
    for (const { name, nameSpan } of source.examples) {
      if (!nearby || findSchema(name, source, nearby)) continue;
      const suggestion = nearestName(name, namesIn(source, nearby));
      if (suggestion === undefined) {
        report('unknown', nameSpan, { name });
        continue;
      }
      const fixes = [{ title: 'rename' as const, data: { suggestion }, edits: [replace(nameSpan, suggestion)] }];
      report('misspelt', nameSpan, { name, suggestion }, { fixes });
    }
  },
});
