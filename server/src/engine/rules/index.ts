import type { Rule } from '../rule';
import { alternativesRules } from './alternatives';
import { archiveRules } from './archive';
import { configRules } from './config';
import { fileRules } from './file';
import { headerRules } from './header';
import { layoutRules } from './layout';
import { legacyRules } from './legacy';
import { ruleRules } from './rule';
import { skeletonRules } from './skeleton';
import { statusRules } from './status';
import { structureRules } from './structure';
import { styleRules } from './style';
import { suppressRules } from './suppress';

/** Every rule, by namespace. */
export const rules: readonly Rule[] = [
  ...alternativesRules,
  ...archiveRules,
  ...configRules,
  ...fileRules,
  ...headerRules,
  ...layoutRules,
  ...legacyRules,
  ...ruleRules,
  ...skeletonRules,
  ...statusRules,
  ...structureRules,
  ...styleRules,
  ...suppressRules,
];
