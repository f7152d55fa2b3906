import type { Literal } from '../../literals';
import { locate } from '../../schemaSites/locate';
import { defineInspectionRule } from '../support/inspectionRule';
import { replaceValue } from '../support/schemaEdits';
import { convertLiteral } from '../support/schemaLiterals';

/** A value that the type refuses is listed in vain: nothing can ever match it. */
export const schemaEnumType = defineInspectionRule({
  name: 'enum-type',
  summary: 'Every value of `enum` is of the type of its node.',
  fix: 'suggestion',
  messages: {
    found: '`enum` lists {found}, which is no {type}.',
    never: '`enum` lists {found}, which no value matches: only texts of a node of type string are compared.',
    convert: 'Change to {value}',
  },
  describe({ holder, site }) {
    return site.dialect === 'v1' ? { message: 'never' } : { data: { type: typeIn(holder) } };
  },
  fixes({ element, holder, site }) {
    if (!element) return [];
    const value = convertLiteral(element.value, typeIn(holder), site);
    return value === undefined
      ? []
      : [{ title: 'convert', data: { value }, edits: [replaceValue(element.value, value)] }];
  },
});

function typeIn(holder: Literal | undefined): string {
  const type = holder && locate(holder, ['type'])?.value;
  return type?.kind === 'string' ? type.value : '';
}
