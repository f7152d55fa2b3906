import type { BuiltRoot } from './checks';
import type { ConfigFinding } from './file';
import { findingAt } from './findings';
import { findWinner } from './layers';
import type { KnownRule } from './shape/shape';

/** Entries of `rules` that lower a rule which a reference gate enforces: `config/parity`, once an entry. */
export function findLowered({ config, layers }: BuiltRoot, rules: readonly KnownRule[]): ConfigFinding[] {
  const severities = new Map(Object.entries(config.rules));
  const lowered = new Map<string, string[]>();
  for (const { id, parity } of rules) {
    const name = [id, `${id.slice(0, id.indexOf('/'))}/*`].find((each) => severities.has(each));
    if (!parity || name === undefined || severities.get(name) === 'error') continue;
    lowered.set(name, [...(lowered.get(name) ?? []), id]);
  }
  return [...lowered].flatMap(([name, ids]) => {
    const origin = findWinner(layers, ['rules', name])?.nameOrigin;
    const data = { name, severity: severities.get(name) ?? '', rules: ids.map((id) => `\`${id}\``).join(', ') };
    return findingAt(origin, 'config/parity', name.endsWith('/*') ? 'namespace' : 'rule', data);
  });
}
