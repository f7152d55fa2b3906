import type { Rule } from '../../rule';

export const layoutRules: readonly Rule[] = [];
