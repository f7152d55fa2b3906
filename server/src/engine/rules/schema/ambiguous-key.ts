import { defineSchemaRule } from '../../rule';
import { propertiesIn } from '../../schemaSites/nodes';
import { en } from '../../texts';

/** Paths in messages name keys as they are: with such a character in it nobody can tell where a key ends. */
export const schemaAmbiguousKey = defineSchemaRule({
  id: 'schema/ambiguous-key',
  summary: 'A property has no dot, bracket, quote, blank or control character in its name.',
  severity: 'information',
  fix: 'none',
  messages: { ambiguous: 'The name of this property has {what} in it, which makes paths in messages ambiguous.' },
  check({ source, report }) {
    for (const { key, entry } of propertiesIn(source)) {
      const what = offenceIn(key);
      if (what) report('ambiguous', entry.keySpan, { what });
    }
  },
});

function offenceIn(key: string): string | undefined {
  const found = /[.["\s\p{Cc}]/u.exec(key)?.[0];
  if (found === undefined) return undefined;
  if (found === '.' || found === '[' || found === '"') return `\`${found}\``;
  return found === ' ' ? en('a blank') : en('a blank or control character');
}
