import { itemsOf } from '../../literals';
import { replace } from '../../rule';
import { defineInspectionRule } from '../support/inspectionRule';

/** One branch is no choice, and what is no list has no branches. */
export const schemaOneofShape = defineInspectionRule({
  name: 'oneof-shape',
  summary: '`oneOf` is a list of at least two branches.',
  fix: 'suggestion',
  messages: {
    found: '`oneOf` is `{found}` instead of a list of branches.',
    short: '`oneOf` has {count} of at least two branches.',
    inline: 'Put the branch in the place of `oneOf`',
  },
  describe({ value }) {
    return value?.kind === 'array' ? { message: 'short', data: { count: itemsOf(value).items.length } } : {};
  },
  fixes({ entry, site, value }) {
    const [only] = value?.kind === 'array' && !value.via ? itemsOf(value).items : [];
    if (!entry || only?.value.kind !== 'object' || only.value.via) return [];
    const { entries } = only.value;
    const [first, last] = [entries[0], entries.at(-1)];
    if (!first || !last) return [];
    return [{ title: 'inline', edits: [replace(entry.span, site.text.slice(first.span.start, last.span.end))] }];
  },
});
