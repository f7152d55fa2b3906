import type { Entry } from '../../literals';
import { defineSchemaRule, replace } from '../../rule';
import { entriesIn } from '../../schemaSites/literalWalk';
import type { SchemaSite } from '../../schemaSites/site';

/** This one key sets the prototype of the object, and the property that was meant is not there. */
export const schemaProtoKey = defineSchemaRule({
  id: 'schema/proto-key',
  summary: 'A property `__proto__` is written as a computed key.',
  severity: 'error',
  fix: 'safe',
  messages: {
    prototype: '`__proto__` sets the prototype here and declares nothing.',
    lost: 'In the first dialect a property `__proto__` is lost on the wire.',
    compute: "Write `['__proto__']`",
  },
  check({ source, report }) {
    for (const site of source.sites) {
      for (const entry of entriesIn(site.literal)) {
        const { incomplete, key, keySpan, prototype } = entry;
        if (incomplete || (!prototype && key !== '__proto__')) continue;
        if (prototype) report('prototype', keySpan, {}, { fixes: computeKey(entry, site) });
        else if (site.dialect === 'v1') report('lost', keySpan);
      }
    }
  },
});

/** In the first dialect the other form is lost on the wire, so it mends nothing. */
function computeKey({ keySpan }: Entry, { dialect }: SchemaSite) {
  return dialect === 'v1' ? [] : [{ title: 'compute' as const, edits: [replace(keySpan, "['__proto__']")] }];
}
