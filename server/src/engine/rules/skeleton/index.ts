import type { Rule } from '../../rule';

export const skeletonRules: readonly Rule[] = [];
