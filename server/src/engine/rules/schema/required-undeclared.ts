import { membersOf } from '../../literals';
import { defineInspectionRule } from '../support/inspectionRule';
import { insertAfter, keyed, quoted, removeElement } from '../support/schemaEdits';

/** A name without a declaration can be required, and nothing will ever check what it holds. */
export const schemaRequiredUndeclared = defineInspectionRule({
  name: 'required-undeclared',
  summary: '`required` names declared properties only.',
  fix: 'suggestion',
  messages: {
    found: '`required` names {found}, which `properties` does not declare.',
    remove: 'Remove the name',
    declare: 'Declare the property',
  },
  fixes({ array, element, holder, site }) {
    const removal = array && element && removeElement(array, site.text, element);
    const properties = holder && membersOf(holder).byKey.get('properties')?.value;
    const last = properties?.kind === 'object' ? properties.entries.at(-1) : undefined;
    const name = element?.value.kind === 'string' ? element.value.value : undefined;
    const node = `{ ${keyed('type', site)}: ${quoted('string', site)} }`;
    return [
      ...(removal ? [{ title: 'remove' as const, edits: [removal] }] : []),
      ...(properties?.kind === 'object' && last && name !== undefined
        ? [
            {
              title: 'declare' as const,
              edits: [insertAfter(properties, site.text, last, `${keyed(name, site)}: ${node}`)],
            },
          ]
        : []),
    ];
  },
});
