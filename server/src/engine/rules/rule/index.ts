import { ruleCrashed } from './crashed';

/** The rules about rules. */
export const ruleRules = [ruleCrashed];
