import type { Rule } from '../../rule';

export const alternativesRules: readonly Rule[] = [];
