import { defineInspectionRule } from '../support/inspectionRule';
import { removeEntry } from '../support/schemaEdits';

/** What JSON cannot carry is lost on the way to the model, or becomes something else. */
export const schemaAnnotationLossy = defineInspectionRule({
  name: 'annotation-lossy',
  summary: '`default` and `examples` hold what JSON can carry.',
  fix: 'suggestion',
  messages: {
    found: '`{key}` holds `{found}`, which JSON cannot carry as it is.',
    remove: 'Remove `{key}`',
  },
  fixes({ entry, holder, key = '', site }) {
    const removal = entry && holder && removeEntry(holder, site.text, entry);
    return removal ? [{ title: 'remove', data: { key }, edits: [removal] }] : [];
  },
});
