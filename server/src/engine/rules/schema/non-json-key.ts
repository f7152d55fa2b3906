import { defineSchemaRule } from '../../rule';
import { entriesIn } from '../../schemaSites/literalWalk';
import { isOwnData } from '../../schemaSites/specValue';
import { clip } from '../support/clip';

/** A symbol, a method or an accessor is no data: the record that has one is refused. */
export const schemaNonJsonKey = defineSchemaRule({
  id: 'schema/non-json-key',
  summary: 'A schema is plain data: no symbols, methods or accessors.',
  severity: 'error',
  fix: 'none',
  messages: {
    symbol: 'The key `{key}` is a symbol, which JSON does not have.',
    code: '`{key}` is code, where a schema has data.',
  },
  check({ source, report }) {
    for (const { dialect, literal, text } of source.sites) {
      if (dialect === 'v1') continue; // passed over when it runs
      for (const entry of entriesIn(literal)) {
        const key = clip(text.slice(entry.keySpan.start, entry.keySpan.end));
        if (entry.kind === 'spread' || entry.incomplete) continue;
        if (!isOwnData(entry)) report('code', entry.keySpan, { key });
        else if (/^\[\s*Symbol\s*[.(]/.test(key)) report('symbol', entry.keySpan, { key });
      }
    }
  },
});
