import { membersOf } from '../../literals';
import { defineInspectionRule } from '../support/inspectionRule';
import { removeEntry } from '../support/schemaEdits';

/** With a type and branches a node would say two things about one value. */
export const schemaTypeAndOneof = defineInspectionRule({
  name: 'type-and-oneof',
  summary: 'A node has `type` or `oneOf`, not both.',
  fix: 'suggestion',
  messages: {
    found: 'This node has `oneOf` and a `type` as well.',
    remove: 'Remove `type`',
  },
  fixes({ holder, site }) {
    const type = holder && membersOf(holder).byKey.get('type');
    const removal = holder && type && removeEntry(holder, site.text, type);
    return removal ? [{ title: 'remove', edits: [removal] }] : [];
  },
});
