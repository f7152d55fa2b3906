import { type Entry, itemsOf, type Literal, toValue } from '../../literals';
import { defineSchemaRule } from '../../rule';
import { findingsOf } from '../../schemaSites/inspection';
import { toValidator } from '../../schemaSites/knownSchema';
import { nodesIn, type SchemaNode } from '../../schemaSites/nodes';
import type { SchemaSite } from '../../schemaSites/site';
import { withoutRequired } from '../support/schemaLists';

/** A model that follows the default makes a call that is refused. */
export const schemaDefaultMismatch = defineSchemaRule({
  id: 'schema/default-mismatch',
  summary: '`default` and `examples` are values of their own node.',
  severity: 'warning',
  fix: 'none',
  messages: { refused: 'The node refuses its own {what}: {reason}.' },
  check({ source, report }) {
    for (const { site, node } of nodesIn(source)) {
      for (const { literal, what, key } of shownValues(node)) {
        if (isLossy(node, key, site)) continue; // `schema/annotation-lossy` owns it
        const known = toValue(literal);
        const [first] = known ? (validatorOf(node, site)?.(known.value) ?? []) : [];
        if (first) report('refused', literal.span, { what, reason: first.text.replaceAll('"', '`') });
      }
    }
  },
});

function shownValues({ members }: SchemaNode): { literal: Literal; what: string; key: string }[] {
  const preset = members.get('default');
  const examples = members.get('examples')?.value;
  return [
    ...(isComplete(preset) ? [{ literal: preset.value, what: 'default', key: 'default' }] : []),
    ...(examples?.kind === 'array'
      ? itemsOf(examples).items.map(({ value }) => ({ literal: value, what: 'example', key: 'examples' }))
      : []),
  ];
}

function isComplete(entry: Entry | undefined): entry is Entry {
  // What is `undefined` is none, or the fault of `schema/annotation-lossy`.
  return entry !== undefined && !entry.incomplete && entry.value.kind !== 'undefined';
}

function validatorOf({ literal }: SchemaNode, { dialect, text }: SchemaSite) {
  const shape = dialect === 'raw' ? 'raw' : dialect === 'v1' ? 'v1-node' : 'v2-value';
  return toValidator({ literal: withoutRequired(literal), shape, text, label: 'value' });
}

function isLossy(node: SchemaNode, key: string, site: SchemaSite): boolean {
  const lossy = findingsOf(site, 'annotation-lossy');
  return lossy.some((finding) => finding.key === key && finding.holder?.entries === node.literal.entries);
}
