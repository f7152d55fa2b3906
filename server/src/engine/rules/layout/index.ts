import { layoutDateFuture } from './date-future';
import { layoutDateInvalid } from './date-invalid';
import { layoutDepth } from './depth';
import { layoutDuplicateTopic } from './duplicate-topic';
import { layoutFilename } from './filename';
import { layoutLegacyRoot } from './legacy-root';
import { layoutStrayFile } from './stray-file';
import { layoutTopic } from './topic';
import { layoutTopicKebab } from './topic-kebab';
import { layoutUnknownClass } from './unknown-class';
import { layoutUnknownLifecycle } from './unknown-lifecycle';
import { layoutUnwalked } from './unwalked';

/** The rules about where files lie and what they are called. */
export const layoutRules = [
  layoutDateFuture,
  layoutDateInvalid,
  layoutDepth,
  layoutDuplicateTopic,
  layoutFilename,
  layoutLegacyRoot,
  layoutStrayFile,
  layoutTopic,
  layoutTopicKebab,
  layoutUnknownClass,
  layoutUnknownLifecycle,
  layoutUnwalked,
];
