import type { SeverityOrOff } from '../config';
import { type MapNames, map } from './containers';
import { choice, orNull } from './leaf';
import { reportUnknownName } from './misspelt';
import type { KnownRule, Shape } from './shape';

const severity = choice('error', 'warning', 'information', 'hint', 'off');

const ruleNames: MapNames = {
  type: 'rule',
  check(member, _path, context) {
    if (context.ruleNames.has(member.name)) return true;
    reportUnknownName(context, 'config/unknown-rule', member, [...context.ruleNames], { found: member.name });
    return false;
  },
};

/** The map of severities: to rule ids, and to `namespace/*` for all rules of one. */
export const ruleMap: Shape<Readonly<Record<string, SeverityOrOff>>> = {
  ...map(ruleNames, severity),
  toSchema: (rules) => ({
    type: 'object',
    properties: Object.fromEntries(
      namesWithSummaries(rules).map(([name, summary]) => [name, { description: summary, ...orNull(severity.schema) }]),
    ),
    additionalProperties: false,
  }),
};

/** All that the key `rules` may name, with a line on each. */
function namesWithSummaries(rules: readonly KnownRule[]): [name: string, summary: string][] {
  const namespaces = new Set(rules.map(({ id }) => id.slice(0, id.indexOf('/'))));
  return [
    ...[...namespaces].map((name): [string, string] => [`${name}/*`, `All rules whose id begins with ${name}/.`]),
    ...rules.map(({ id, summary }): [string, string] => [id, summary]),
  ];
}

/** All that the key `rules` may name. */
export function namesForRules(rules: readonly KnownRule[]): ReadonlySet<string> {
  return new Set(namesWithSummaries(rules).map(([name]) => name));
}
