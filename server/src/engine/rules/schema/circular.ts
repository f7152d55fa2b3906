import { defineSchemaRule } from '../../rule';
import { literalsIn } from '../../schemaSites/literalWalk';

/** No schema can hold itself: the definition is refused, or never ends. */
export const schemaCircular = defineSchemaRule({
  id: 'schema/circular',
  summary: 'A schema does not contain itself.',
  severity: 'error',
  fix: 'none',
  messages: { found: '`{name}` is made of itself, which no schema can express.' },
  check({ source, report }) {
    for (const { literal, text } of source.sites) {
      for (const part of literalsIn(literal)) {
        if (part.kind !== 'dynamic' || !part.circular) continue;
        report('found', part.span, { name: text.slice(part.span.start, part.span.end) });
      }
    }
  },
});
