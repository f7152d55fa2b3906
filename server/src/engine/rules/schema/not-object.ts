import { defineInspectionRule } from '../support/inspectionRule';

/** Where a node should be there is something else, so the whole schema is refused when the tool is defined. */
export const schemaNotObject = defineInspectionRule({
  name: 'not-object',
  summary: 'A node is an object, and so is a map of parameters.',
  fix: 'none',
  messages: { found: 'Here stands `{found}`, where a schema has an object.' },
});
