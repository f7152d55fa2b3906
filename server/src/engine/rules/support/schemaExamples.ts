import { memoize } from '../../memoize';
import type { Nearby } from '../../nearby';
import type { ValueViolation } from '../../schema';
import type { SchemaSite, SchemaSource } from '../../schemaSites/site';
import { useSchema } from '../../schemaUse/usable';

/** The schema of that name: of the same text, else of the project. */
export function findSchema(name: string, { sites }: SchemaSource, nearby: Nearby | undefined): SchemaSite | undefined {
  return sites.find((site) => site.name === name) ?? nearby?.schemaNamed(name);
}

/** Every name that an example may have, those of its own text first. */
export function namesIn({ sites }: SchemaSource, nearby: Nearby): string[] {
  return [...sites.flatMap(({ name }) => name ?? []), ...nearby.schemaNames()];
}

const usable = memoize((site: SchemaSite) => useSchema(site));

/** What a schema refuses about a value; `undefined` for a schema that cannot be used: it is refused, or not all known. */
export function violationsOf(site: SchemaSite, value: unknown): readonly ValueViolation[] | undefined {
  const schema = usable(site);
  return schema.kind === 'usable' ? schema.inspect(value) : undefined;
}
