import { itemsOf } from '../../literals';
import { replace } from '../../rule';
import { defineInspectionRule } from '../support/inspectionRule';
import { isJson, keyed } from '../support/schemaEdits';

/** A list of types is read by nothing here; what may be of several types has branches. */
export const schemaTypeArray = defineInspectionRule({
  name: 'type-array',
  summary: '`type` is a single type; alternatives are branches of `oneOf`.',
  fix: 'suggestion',
  messages: {
    found: '`type` is the list `{found}`, and a node has one type.',
    rewrite: 'Rewrite as `oneOf`',
  },
  fixes({ entry, holder, site, value }) {
    if (value?.kind !== 'array' || !entry || value.via) return [];
    const { items, open } = itemsOf(value);
    const own = holder?.entries.filter(({ key }) => key !== 'type' && !annotations.has(key ?? ''));
    // Constraints would have to go into the branches that they are about: that is the author's to say.
    if (open || items.length < 2 || own?.length !== 0 || items.some(({ value: { kind } }) => kind !== 'string'))
      return [];
    const openness = site.dialect === 'v2' ? ', additionalProperties: true' : '';
    const branches = items.map(({ value: item }) => {
      const extra = item.kind === 'string' && item.value === 'object' ? openness : '';
      return `{ ${keyed('type', site)}: ${site.text.slice(item.span.start, item.span.end)}${extra} }`;
    });
    const text = `${isJson(site) ? '"oneOf"' : 'oneOf'}: [${branches.join(', ')}]`;
    return [{ title: 'rewrite', edits: [replace(entry.span, text)] }];
  },
});

/** What stays beside the branches. */
const annotations: ReadonlySet<string> = new Set(['description', 'title', 'default', 'examples', 'required']);
