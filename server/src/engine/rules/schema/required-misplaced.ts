import { defineInspectionRule } from '../support/inspectionRule';
import { removeEntry } from '../support/schemaEdits';

/** Only a property can be required: an item, a branch or the root is there or is not. */
export const schemaRequiredMisplaced = defineInspectionRule({
  name: 'required-misplaced',
  summary: '`required` stands in properties only.',
  fix: 'safe',
  isMildInFirst: true,
  messages: {
    found: '`required` stands in a node that is no property, where it says nothing.',
    remove: 'Remove `required`',
  },
  fixes({ entry, holder, site }) {
    const removal = entry && holder && removeEntry(holder, site.text, entry);
    const kind = site.dialect === 'v1' ? 'safe' : 'suggestion';
    return removal ? [{ title: 'remove', kind, edits: [removal] }] : [];
  },
});
