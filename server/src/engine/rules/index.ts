import type { Rule } from '../rule';
import { alternativesRules } from './alternatives';
import { archiveRules } from './archive';
import { configRules } from './config';
import { fileRules } from './file';
import { headerRules } from './header';
import { indexRules } from './index/index';
import { layoutRules } from './layout';
import { legacyRules } from './legacy';
import { linkRules } from './link';
import { pairRules } from './pair';
import { proseRules } from './prose';
import { ruleRules } from './rule';
import { schemaRules } from './schema';
import { skeletonRules } from './skeleton';
import { statusRules } from './status';
import { structureRules } from './structure';
import { styleRules } from './style';
import { suppressRules } from './suppress';
import { xrefRules } from './xref';
import { zhRules } from './zh';

/** Every rule, by namespace. */
export const rules: readonly Rule[] = [
  ...alternativesRules,
  ...archiveRules,
  ...configRules,
  ...fileRules,
  ...headerRules,
  ...indexRules,
  ...layoutRules,
  ...legacyRules,
  ...linkRules,
  ...pairRules,
  ...proseRules,
  ...ruleRules,
  ...schemaRules,
  ...skeletonRules,
  ...statusRules,
  ...structureRules,
  ...styleRules,
  ...suppressRules,
  ...xrefRules,
  ...zhRules,
];
