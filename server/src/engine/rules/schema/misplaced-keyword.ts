import { defineInspectionRule } from '../support/inspectionRule';
import { removeEntry } from '../support/schemaEdits';

/** A constraint beside a type that it says nothing about is never enforced. */
export const schemaMisplacedKeyword = defineInspectionRule({
  name: 'misplaced-keyword',
  summary: 'A node has only the keywords of its type.',
  fix: 'suggestion',
  isMildInFirst: true,
  messages: {
    found: '`{key}` says nothing about the type of this node.',
    remove: 'Remove `{key}`',
  },
  fixes({ entry, holder, key = '', site }) {
    const removal = entry && holder && removeEntry(holder, site.text, entry);
    return removal ? [{ title: 'remove', data: { key }, edits: [removal] }] : [];
  },
});
