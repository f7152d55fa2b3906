import type { Rule } from '../../rule';

export const headerRules: readonly Rule[] = [];
