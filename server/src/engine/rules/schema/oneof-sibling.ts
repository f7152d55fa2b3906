import { itemsOf, membersOf } from '../../literals';
import { defineInspectionRule } from '../support/inspectionRule';
import { insertAfter, removeEntry } from '../support/schemaEdits';

/** What stands beside the branches is enforced by none of them. */
export const schemaOneofSibling = defineInspectionRule({
  name: 'oneof-sibling',
  summary: 'Constraints stand in the branches of `oneOf`, not beside it.',
  fix: 'suggestion',
  messages: {
    found: '`{key}` stands beside `oneOf`, where nothing enforces it.',
    move: 'Move `{key}` into every branch',
  },
  fixes({ entry, holder, key = '', site }) {
    const branches = holder && membersOf(holder).byKey.get('oneOf')?.value;
    if (!entry || !holder || branches?.kind !== 'array' || branches.via) return [];
    const removal = removeEntry(holder, site.text, entry);
    const text = site.text.slice(entry.span.start, entry.span.end);
    const insertions = itemsOf(branches).items.flatMap(({ value }) => {
      const last = value.kind === 'object' && !value.via ? value.entries.at(-1) : undefined;
      if (value.kind !== 'object' || !last || membersOf(value).byKey.has(key)) return [];
      return [insertAfter(value, site.text, last, text)];
    });
    if (!removal || insertions.length === 0 || insertions.length !== branches.elements.length) return [];
    return [{ title: 'move', data: { key }, edits: [removal, ...insertions] }];
  },
});
