import { itemsOf, membersOf, type ObjectLiteral } from '../../literals';
import type { Edit } from '../../rule';
import type { Finding } from '../../schemaSites/inspection';
import { defineInspectionRule } from '../support/inspectionRule';
import { prependEntry, removeEntry } from '../support/schemaEdits';

/** A property that is meant to be required, but says so in another language, is optional or refused. */
export const schemaRequiredForm = defineInspectionRule({
  name: 'required-form',
  summary: '`required` is the literal `true` in a property, or a list of names in JSON Schema.',
  fix: 'safe',
  isMildInFirst: true,
  messages: {
    found: '`required` is `{found}` instead of the literal `true`; an optional property goes without it.',
    list: '`required` is `{found}` instead of a list of names.',
    name: '`{found}` is no name of a property.',
    remove: 'Remove `required`',
    flags: 'Say `required: true` in each property',
  },
  describe({ element, site }) {
    if (site.dialect !== 'raw') return {};
    return { message: element ? 'name' : 'list' };
  },
  fixes(finding) {
    const { entry, holder, site, value } = finding;
    if (site.dialect === 'raw' || !entry || !holder || !value) return [];
    if (value.kind === 'array') return toFlags(finding);
    const removal = removeEntry(holder, site.text, entry);
    const means = value.kind === 'undefined' || (value.kind === 'boolean' && !value.value);
    return means && removal ? [{ title: 'remove', kind: 'safe', edits: [removal] }] : [];
  },
});

/** The list of an object becomes a flag in each of the properties that it names; one that it names in vain stops it. */
function toFlags({ entry, holder, site, value }: Finding) {
  const properties = holder && membersOf(holder).byKey.get('properties')?.value;
  if (!entry || !holder || value?.kind !== 'array' || properties?.kind !== 'object') return [];
  const { items, open } = itemsOf(value);
  const edits = items.map(({ value: name }) => {
    return name.kind === 'string' ? flagIn(properties, name.value, site.text) : undefined;
  });
  const removal = removeEntry(holder, site.text, entry);
  const all = [removal, ...edits].filter((edit) => edit !== undefined);
  if (open || items.length === 0 || all.length !== items.length + 1) return [];
  return [{ title: 'flags' as const, kind: 'suggestion' as const, edits: all }];
}

function flagIn(properties: ObjectLiteral, name: string, text: string): Edit | undefined {
  const node = membersOf(properties).byKey.get(name)?.value;
  if (node?.kind !== 'object' || node.via || membersOf(node).byKey.has('required')) return undefined;
  return prependEntry(node, text, 'required: true');
}
