import type { Rule } from '../../rule';

export const configRules: readonly Rule[] = [];
