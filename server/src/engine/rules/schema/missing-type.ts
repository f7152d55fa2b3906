import { typeNames } from '../../schemaSites/keywords';
import { defineInspectionRule } from '../support/inspectionRule';
import { keyed, prependEntry, quoted } from '../support/schemaEdits';

/** A node that names no type says nothing about its value, and is refused. */
export const schemaMissingType = defineInspectionRule({
  name: 'missing-type',
  summary: 'A node says its `type`, or has branches in `oneOf`.',
  fix: 'suggestion',
  messages: {
    found: 'This node has neither `type` nor `oneOf`.',
    insert: 'Insert type `{type}`',
  },
  fixes({ holder, site }) {
    const type = holder && inferType(new Set(holder.entries.map(({ key }) => key)), site.dialect);
    if (!holder || !type) return [];
    const entry = `${keyed('type', site)}: ${quoted(type, site)}`;
    return [{ title: 'insert', data: { type }, edits: [prependEntry(holder, site.text, entry)] }];
  },
});

/** What the other keys of a node tell of its type; a text, the commonest, when they tell nothing. */
function inferType(keys: ReadonlySet<string | undefined>, dialect: keyof typeof typeNames): string {
  if (keys.has('properties') || keys.has('additionalProperties')) return 'object';
  if (keys.has('items')) return 'array';
  if (keys.has('minimum') || keys.has('maximum') || keys.has('multipleOf')) return 'number';
  return typeNames[dialect].includes('json') && keys.size === 0 ? 'json' : 'string';
}
