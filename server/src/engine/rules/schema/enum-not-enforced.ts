import { defineSchemaRule } from '../../rule';
import { nodesIn, typeOf } from '../../schemaSites/nodes';
import { removeEntry } from '../support/schemaEdits';

/** The model is told of a restriction that nothing checks. */
export const schemaEnumNotEnforced = defineSchemaRule({
  id: 'schema/enum-not-enforced',
  summary: 'In the first dialect `enum` stands at scalars only.',
  severity: 'warning',
  fix: 'suggestion',
  messages: {
    vain: '`enum` is sent to the model, but no value of type {type} is compared with it.',
    remove: 'Remove `enum`',
  },
  check({ source, report }) {
    for (const { site, node } of nodesIn(source, ['v1'])) {
      const [type, list] = [typeOf(node), node.members.get('enum')];
      if (!list || list.incomplete || (type !== 'object' && type !== 'array')) continue;
      const removal = removeEntry(node.literal, site.text, list);
      report('vain', list.keySpan, { type }, { fixes: removal ? [{ title: 'remove', edits: [removal] }] : [] });
    }
  },
});
