import type { Rule } from '../../rule';

export const structureRules: readonly Rule[] = [];
