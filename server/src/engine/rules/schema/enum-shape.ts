import { defineInspectionRule } from '../support/inspectionRule';

/** An empty list accepts nothing, so no call of the tool can be right. */
export const schemaEnumShape = defineInspectionRule({
  name: 'enum-shape',
  summary: '`enum` is a list of at least one value, without holes.',
  fix: 'none',
  messages: { found: '`enum` is `{found}` instead of a list of at least one value.' },
});
