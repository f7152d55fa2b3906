import { type Entry, itemsOf, type Literal, membersOf, type ObjectLiteral } from '../../literals';
import type { Report } from '../../rule';
import type { SchemaSite } from '../../schemaSites/site';
import { removeElement, written } from './schemaEdits';

/** Reports the scalars that a list has a second time, under `repeated`, with a safe fix `remove`. */
export function reportRepeats(
  list: Literal | undefined,
  site: SchemaSite,
  report: Report<'repeated' | 'remove'>,
): void {
  if (list?.kind !== 'array') return;
  const seen = new Set<unknown>();
  for (const element of itemsOf(list).items) {
    const { value: literal } = element;
    if (element.kind === 'hole' || literal.incomplete || !('value' in literal || literal.kind === 'null')) continue;
    const value = literal.kind === 'null' ? null : literal.value;
    const removal = seen.has(value) ? removeElement(list, site.text, element) : undefined;
    const fixes = removal ? [{ title: 'remove' as const, edits: [removal] }] : [];
    if (seen.has(value)) report('repeated', literal.span, { found: written(literal, site) }, { fixes });
    seen.add(value);
  }
}

/** The same node without the flag of a property, which is no part of what it says about its value. */
export function withoutRequired(node: ObjectLiteral): ObjectLiteral {
  const required = membersOf(node).byKey.get('required');
  if (required?.value.kind === 'array' || required === undefined) return node;
  return { ...node, entries: node.entries.filter((entry: Entry) => entry !== required) };
}
