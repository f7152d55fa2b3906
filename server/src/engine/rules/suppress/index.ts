import { suppressUnknownRule } from './unknown-rule';
import { suppressUnused } from './unused';

/** The rules about suppression comments. */
export const suppressRules = [suppressUnknownRule, suppressUnused];
