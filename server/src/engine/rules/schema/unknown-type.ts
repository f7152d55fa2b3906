import { typeNames } from '../../schemaSites/keywords';
import { nearestName } from '../../text/nearest';
import { defineInspectionRule } from '../support/inspectionRule';
import { quoteList } from '../support/quote';
import { quoted, replaceValue } from '../support/schemaEdits';

/** Of a type that nobody knows no value can be tested: the schema is refused, or throws when the first value comes. */
export const schemaUnknownType = defineInspectionRule({
  name: 'unknown-type',
  summary: '`type` is one of the types of its dialect.',
  fix: 'suggestion',
  messages: {
    found: 'The type `{found}` is none of {expected}.',
    use: 'Change the type to `{type}`',
  },
  describe: ({ site }) => ({ data: { expected: quoteList(typeNames[site.dialect]) } }),
  fixes({ site, value }) {
    if (value?.kind !== 'string') return [];
    const type = meant(value.value, typeNames[site.dialect]);
    if (type === undefined) return [];
    return [{ title: 'use', data: { type }, edits: [replaceValue(value, quoted(type, site, value))] }];
  },
});

/** Names from other languages come first: they look like none of ours. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  any: ['json'],
  int: ['integer', 'number'],
  integer: ['number'],
  float: ['number'],
  double: ['number'],
  bool: ['boolean'],
  text: ['string'],
  list: ['array'],
  dict: ['object'],
  map: ['object'],
  undefined: ['null'],
};

function meant(found: string, names: readonly string[]): string | undefined {
  const known = Object.hasOwn(synonyms, found) ? synonyms[found] : undefined;
  return known?.find((name) => names.includes(name)) ?? nearestName(found, names);
}
