import { type Rule, registry } from '../../server/src/engine';

/** Runs something with one more rule in the registry, behind the others. */
export async function withRule<Result>(rule: Rule, run: () => Result | Promise<Result>): Promise<Result> {
  const rules = registry as Rule[]; // readonly to everybody else
  rules.push(rule);
  try {
    return await run();
  } finally {
    rules.splice(rules.indexOf(rule), 1);
  }
}
