import { membersOf } from '../../literals';
import { defineInspectionRule } from '../support/inspectionRule';
import { removeEntry, renameKey } from '../support/schemaEdits';

/** A keyword that is not enforced promises a check that never happens, so the schema is refused. */
export const schemaUnsupportedKeyword = defineInspectionRule({
  name: 'unsupported-keyword',
  summary: 'A schema uses only the keywords of JSON Schema that are enforced.',
  fix: 'suggestion',
  messages: {
    found: 'The keyword `{key}` is not enforced here.',
    remove: 'Remove `{key}`',
    rename: 'Change `anyOf` to `oneOf`',
  },
  fixes({ entry, holder, key = '', site }) {
    if (!entry || !holder) return [];
    const removal = removeEntry(holder, site.text, entry);
    const members = membersOf(holder).byKey;
    const isUnion = key === 'anyOf' && !members.has('oneOf') && !members.has('type');
    return [
      ...(isUnion ? [{ title: 'rename' as const, edits: [renameKey(entry, 'oneOf', site)] }] : []),
      ...(removal ? [{ title: 'remove' as const, data: { key }, edits: [removal] }] : []),
    ];
  },
});
