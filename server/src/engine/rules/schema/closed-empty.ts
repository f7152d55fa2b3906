import { membersOf } from '../../literals';
import { defineSchemaRule } from '../../rule';
import { nodesIn, typeOf } from '../../schemaSites/nodes';

/** A closed object without properties accepts `{}` and nothing else, which is seldom what was meant. */
export const schemaClosedEmpty = defineSchemaRule({
  id: 'schema/closed-empty',
  summary: 'A closed object declares properties.',
  severity: 'information',
  fix: 'none',
  messages: { empty: 'This object is closed and declares no property, so it takes only `{}`.' },
  check({ source, report }) {
    for (const { node } of nodesIn(source, ['v2', 'raw'])) {
      const openness = node.members.get('additionalProperties')?.value;
      if (node.open || typeOf(node) !== 'object' || openness?.kind !== 'boolean' || openness.value) continue;
      const properties = node.members.get('properties')?.value;
      const isEmpty = !properties || (properties.kind === 'object' && isBare(properties));
      if (isEmpty) report('empty', node.literal.span);
    }
  },
});

function isBare(properties: Parameters<typeof membersOf>[0]): boolean {
  const { byKey, open } = membersOf(properties);
  return byKey.size === 0 && !open && properties.entries.length === 0;
}
