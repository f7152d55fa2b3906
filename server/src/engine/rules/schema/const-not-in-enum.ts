import { membersOf } from '../../literals';
import { insert } from '../../rule';
import { defineInspectionRule } from '../support/inspectionRule';
import { removeEntry } from '../support/schemaEdits';

/** A constant outside the list leaves no value that is both. */
export const schemaConstNotInEnum = defineInspectionRule({
  name: 'const-not-in-enum',
  summary: '`const` is one of the values of `enum`.',
  fix: 'suggestion',
  messages: {
    found: '`const` is {found}, which `enum` does not list.',
    add: 'Add {found} to `enum`',
    remove: 'Remove `enum`',
  },
  fixes({ holder, site, value }) {
    const entry = holder && membersOf(holder).byKey.get('enum');
    if (!entry || !value || entry.value.kind !== 'array') return [];
    const last = entry.value.elements.at(-1);
    const found = site.text.slice(value.span.start, value.span.end);
    const removal = removeEntry(holder, site.text, entry);
    return [
      ...(last ? [{ title: 'add' as const, data: { found }, edits: [insert(last.span.end, `, ${found}`)] }] : []),
      ...(removal ? [{ title: 'remove' as const, edits: [removal] }] : []),
    ];
  },
});
