import { defineSchemaRule } from '../../rule';
import { partsOf } from '../../schemaSites/nodes';

/** The properties are sent, and their violations listed, in another order than they are written in. */
export const schemaKeyOrder = defineSchemaRule({
  id: 'schema/key-order',
  summary: 'Properties whose names are whole numbers come first, in order.',
  severity: 'hint',
  fix: 'none',
  messages: { moved: 'JavaScript puts the property `{key}` before those that are written above it.' },
  check({ source, report }) {
    for (const site of source.sites) {
      for (const { members } of partsOf(site).maps) {
        let last = -1;
        for (const [key, { incomplete, keySpan }] of members) {
          const index = indexOf(key);
          if (index !== undefined && index < last && !incomplete) report('moved', keySpan, { key });
          last = Math.max(last, index ?? Number.POSITIVE_INFINITY);
        }
      }
    }
  },
});

function indexOf(key: string): number | undefined {
  const index = /^(?:0|[1-9]\d{0,9})$/.test(key) ? Number(key) : undefined;
  return index !== undefined && index < 4_294_967_295 ? index : undefined;
}
