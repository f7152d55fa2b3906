import { type Entry, itemsOf, type Literal, toValue } from '../../literals';
import { defineSchemaRule } from '../../rule';
import { inspectJsonSchemaValue } from '../../schema';
import { nodesIn, type SchemaNode } from '../../schemaSites/nodes';
import type { SchemaSite } from '../../schemaSites/site';
import { useSchema } from '../../schemaUse/usable';
import { en } from '../../texts';
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
      for (const { literal, what } of shownValues(node)) {
        const known = toValue(literal);
        const reason = known && refusalOf(node, site, known.value);
        if (reason !== undefined) report('refused', literal.span, { what, reason });
      }
    }
  },
});

function shownValues({ members }: SchemaNode): { literal: Literal; what: string }[] {
  const preset = members.get('default');
  const examples = members.get('examples')?.value;
  return [
    ...(isComplete(preset) ? [{ literal: preset.value, what: en('default') }] : []),
    ...(examples?.kind === 'array'
      ? itemsOf(examples).items.map(({ value }) => ({ literal: value, what: en('example') }))
      : []),
  ];
}

function isComplete(entry: Entry | undefined): entry is Entry {
  // What is `undefined` is none, or the fault of `schema/annotation-lossy`.
  return entry !== undefined && !entry.incomplete && entry.value.kind !== 'undefined';
}

/** The first thing that the node refuses about a value; nothing when the node is not known, or refused itself. */
function refusalOf(node: SchemaNode, { dialect, text }: SchemaSite, value: unknown): string | undefined {
  const shape = dialect === 'raw' ? 'raw' : dialect === 'v1' ? 'v1-node' : 'v2-value';
  const schema = useSchema({ shape, dialect, text, literal: withoutRequired(node.literal) });
  if (schema.kind !== 'usable') return undefined;
  const found = dialect === 'v1' ? schema.inspect(value) : inspectJsonSchemaValue(schema.schema, value, 'value');
  return found[0]?.text.replaceAll('"', '`');
}
