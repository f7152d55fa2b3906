import type { Rule } from '../../rule';

export const legacyRules: readonly Rule[] = [];
