import { replace } from '../../rule';
import { defineInspectionRule } from '../support/inspectionRule';
import { keyed, quoted } from '../support/schemaEdits';

/** Structured output is an object on every wire: a root of another type cannot be asked for. */
export const schemaRootNotObject = defineInspectionRule({
  name: 'root-not-object',
  summary: 'The root of a structured output is an object.',
  fix: 'suggestion',
  messages: {
    found: 'The root of this schema is no object.',
    wrap: 'Wrap the schema in an object',
  },
  fixes({ site }) {
    const { literal, text } = site;
    if (literal.kind !== 'object') return [];
    const inner = text.slice(literal.span.start, literal.span.end);
    const key = (name: string) => keyed(name, site);
    const wrapped =
      `{ ${key('type')}: ${quoted('object', site)}, ${key('properties')}: { ${key('value')}: ${inner} }, ` +
      `${key('required')}: [${quoted('value', site)}], ${key('additionalProperties')}: false }`;
    return [{ title: 'wrap', edits: [replace(literal.span, wrapped)] }];
  },
});
