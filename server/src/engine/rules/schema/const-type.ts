import { locate } from '../../schemaSites/locate';
import { defineInspectionRule } from '../support/inspectionRule';
import { replaceValue } from '../support/schemaEdits';
import { convertLiteral } from '../support/schemaLiterals';

/** A constant that the type refuses accepts nothing. */
export const schemaConstType = defineInspectionRule({
  name: 'const-type',
  summary: '`const` is of the type of its node.',
  fix: 'suggestion',
  messages: {
    found: '`const` is {found}, which is no {type}.',
    convert: 'Change to {value}',
  },
  describe: ({ holder }) => {
    const type = holder && locate(holder, ['type'])?.value;
    return { data: { type: type?.kind === 'string' ? type.value : '' } };
  },
  fixes({ holder, site, value }) {
    const type = holder && locate(holder, ['type'])?.value;
    const text = value && type?.kind === 'string' ? convertLiteral(value, type.value, site) : undefined;
    return value && text !== undefined
      ? [{ title: 'convert', data: { value: text }, edits: [replaceValue(value, text)] }]
      : [];
  },
});
