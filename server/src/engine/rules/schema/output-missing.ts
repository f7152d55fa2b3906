import { membersOf } from '../../literals';
import { defineSchemaRule } from '../../rule';
import { insertAfter } from '../support/schemaEdits';

/** A tool of the second dialect says what it gives back; without that it cannot be defined. */
export const schemaOutputMissing = defineSchemaRule({
  id: 'schema/output-missing',
  summary: 'A tool of the second dialect declares its `output`.',
  severity: 'error',
  fix: 'suggestion',
  messages: {
    missing: 'This tool declares no `output`.',
    insert: 'Insert an `output`',
  },
  check({ source, report }) {
    for (const { dialect, nameSpan, open, options } of source.tools) {
      const { byKey } = membersOf(options);
      if (dialect !== 'v2' || open || byKey.has('output')) continue;
      const after = byKey.get('parameters') ?? options.entries.at(-1);
      const output = "output: { schema: { type: 'json' }, render: (_args, value) => JSON.stringify(value) }";
      const isHere = after !== undefined && options.entries.includes(after);
      const edits = isHere ? [insertAfter(options, source.lines.text, after, output)] : [];
      report('missing', nameSpan, {}, { fixes: isHere ? [{ title: 'insert', edits }] : [] });
    }
  },
});
