import { membersOf } from '../../literals';
import { defineSchemaRule } from '../../rule';
import { clip } from '../support/clip';

/** With any other timeout the tool cannot be defined. */
export const schemaTimeout = defineSchemaRule({
  id: 'schema/timeout',
  summary: '`timeoutMs` is a positive number of milliseconds.',
  severity: 'error',
  fix: 'none',
  messages: { found: '`timeoutMs` is `{found}` instead of a positive number of milliseconds.' },
  check({ source, report }) {
    for (const { dialect, options } of source.tools) {
      const value = membersOf(options).byKey.get('timeoutMs')?.value;
      if (dialect !== 'v2' || !value || value.incomplete || value.kind === 'dynamic' || value.kind === 'undefined')
        continue;
      if (value.kind === 'number' && value.value > 0 && Number.isFinite(value.value)) continue;
      report('found', value.span, { found: clip(source.lines.text.slice(value.span.start, value.span.end)) });
    }
  },
});
