import { defineInspectionRule } from '../support/inspectionRule';

/** Without a map of nodes an object declares no properties at all. */
export const schemaPropertiesShape = defineInspectionRule({
  name: 'properties-shape',
  summary: '`properties` is an object with a node for each property.',
  fix: 'none',
  messages: { found: '`properties` is `{found}` instead of an object with a node for each property.' },
});
