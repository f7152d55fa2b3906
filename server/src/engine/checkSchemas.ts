import { type Collector, wholeFile } from './collector';
import type { Nearby } from './nearby';
import { registry } from './registry';
import type { Extras, SchemaRule } from './rule';
import type { SchemaSource } from './schemaSites/site';

/** Runs the rules over schemas. */
export function checkSchemas(collector: Collector, source: SchemaSource, nearby?: Nearby): void {
  for (const rule of registry) if (rule.scope === 'schema') checkOne(collector, rule, source, nearby);
}

/** A constant that is used several times has its faults once. */
function checkOne(collector: Collector, rule: SchemaRule, source: SchemaSource, nearby: Nearby | undefined): void {
  const said = new Set<string>();
  collector.run(rule, source.path, () => {
    rule.check({
      source,
      ...(nearby ? { nearby } : {}),
      report: (message, span = wholeFile, data = {}, extras: Extras<string> = {}) => {
        const key = JSON.stringify([message, span, data]);
        if (said.has(key)) return;
        said.add(key);
        collector.add(message, source.path, span, data, extras);
      },
    });
  });
}
