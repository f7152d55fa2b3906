import type { Rule } from '../../rule';

export const fileRules: readonly Rule[] = [];
