import { defineInspectionRule } from '../support/inspectionRule';
import { replaceValue } from '../support/schemaEdits';

/** A schema for undeclared properties is not enforced: an object is open or closed. */
export const schemaOpennessType = defineInspectionRule({
  name: 'openness-type',
  summary: '`additionalProperties` is `true` or `false`.',
  fix: 'suggestion',
  messages: {
    found: '`additionalProperties` is `{found}` instead of `true` or `false`.',
    open: 'Change to `true`',
    close: 'Change to `false`',
  },
  fixes({ value }) {
    if (!value) return [];
    return [
      { title: 'open', edits: [replaceValue(value, 'true')] },
      { title: 'close', edits: [replaceValue(value, 'false')] },
    ];
  },
});
