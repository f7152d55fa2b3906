import { defineSchemaRule } from '../../rule';
import { propertiesIn } from '../../schemaSites/nodes';

/** The first dialect reads inherited members too, so such a property is there even when a call leaves it out. */
export const schemaInheritedKey = defineSchemaRule({
  id: 'schema/inherited-key',
  summary: 'In the first dialect no property is called like a member that all objects inherit.',
  severity: 'warning',
  fix: 'none',
  messages: { inherited: 'Every object inherits `{key}`, so this property is never absent.' },
  check({ source, report }) {
    for (const { key, entry } of propertiesIn(source, ['v1'])) {
      if (inherited.has(key)) report('inherited', entry.keySpan, { key });
    }
  },
});

/** `__proto__` is `schema/proto-key`'s. */
const inherited: ReadonlySet<string> = new Set(
  Object.getOwnPropertyNames(Object.prototype).filter((name) => name !== '__proto__'),
);
