import { defineInspectionRule } from '../support/inspectionRule';
import { quoted, replaceValue } from '../support/schemaEdits';

/** What describes a value to a model is a text; anything else is refused or reads as nothing. */
export const schemaAnnotationType = defineInspectionRule({
  name: 'annotation-type',
  summary: '`description` and `title` are texts.',
  fix: 'suggestion',
  messages: {
    found: '`{key}` is `{found}` instead of a text.',
    quote: 'Put it in quotes',
  },
  fixes({ site, value }) {
    if (value?.kind !== 'number' && value?.kind !== 'boolean') return [];
    return [{ title: 'quote', edits: [replaceValue(value, quoted(String(value.value), site))] }];
  },
});
