import { membersOf } from '../../literals';
import type { Finding } from '../../schemaSites/inspection';
import { vocabulary } from '../../schemaSites/keywords';
import { nearestName } from '../../text/nearest';
import { defineInspectionRule } from '../support/inspectionRule';
import { removeEntry, renameKey } from '../support/schemaEdits';

/** A misspelt key is no constraint; in the first dialect nothing says so when the tool runs. */
export const schemaUnknownKeyword = defineInspectionRule({
  name: 'unknown-keyword',
  summary: 'A node has no keys but those of its dialect.',
  fix: 'suggestion',
  isMildInFirst: true,
  messages: {
    found: '`{key}` is no key of a node.',
    misspelt: '`{key}` is no key of a node; `{suggestion}` is.',
    ignored: '`{key}` is no key of a node in the first dialect: it is left out of the schema and checks nothing.',
    rename: 'Change to `{suggestion}`',
    remove: 'Remove `{key}`',
  },
  describe(finding) {
    const suggestion = suggest(finding);
    if (suggestion !== undefined) return { message: 'misspelt', data: { suggestion } };
    return finding.site.dialect === 'v1' ? { message: 'ignored' } : {};
  },
  fixes(finding) {
    const { entry, holder, key = '', site } = finding;
    if (!entry || !holder) return [];
    const suggestion = suggest(finding);
    const removal = removeEntry(holder, site.text, entry);
    return [
      ...(suggestion === undefined
        ? []
        : [{ title: 'rename' as const, data: { suggestion }, edits: [renameKey(entry, suggestion, site)] }]),
      ...(removal ? [{ title: 'remove' as const, data: { key }, edits: [removal] }] : []),
    ];
  },
});

/** A key that the node has already was not meant. */
function suggest({ holder, key = '', site }: Finding): string | undefined {
  const taken = holder && membersOf(holder).byKey;
  return nearestName(
    key,
    vocabulary[site.dialect].filter((name) => !taken?.has(name)),
  );
}
