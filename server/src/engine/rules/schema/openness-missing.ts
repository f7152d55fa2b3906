import { membersOf } from '../../literals';
import { defineInspectionRule } from '../support/inspectionRule';
import { insertAfter, keyed } from '../support/schemaEdits';

/** Whether an object takes undeclared properties is a decision that the second dialect wants in writing. */
export const schemaOpennessMissing = defineInspectionRule({
  name: 'openness-missing',
  summary: 'An object says with `additionalProperties` whether it is open.',
  fix: 'suggestion',
  messages: {
    found: 'This object does not say with `additionalProperties` whether it takes undeclared properties.',
    open: 'Add `additionalProperties: true`',
    close: 'Add `additionalProperties: false`',
  },
  fixes({ holder, site }) {
    const type = holder && membersOf(holder).byKey.get('type');
    if (!holder || !type || !holder.entries.includes(type)) return [];
    const key = keyed('additionalProperties', site);
    return [
      { title: 'open', edits: [insertAfter(holder, site.text, type, `${key}: true`)] },
      { title: 'close', edits: [insertAfter(holder, site.text, type, `${key}: false`)] },
    ];
  },
});
