import type { Rule } from '../../rule';
import { indexBlocked } from './blocked';
import { indexDuplicateTitle } from './duplicate-title';
import { indexForbidden } from './forbidden';
import { indexManualEdit } from './manual-edit';
import { indexMissing } from './missing';
import { indexReadmeList } from './readme-list';
import { indexStale } from './stale';
import { indexStrayRow } from './stray-row';
import { indexUnsafePath } from './unsafe-path';
import { indexUnsafeTitle } from './unsafe-title';

/** The rules of the namespace `index`, sorted. */
export const indexRules: readonly Rule[] = [
  indexBlocked,
  indexDuplicateTitle,
  indexForbidden,
  indexManualEdit,
  indexMissing,
  indexReadmeList,
  indexStale,
  indexStrayRow,
  indexUnsafePath,
  indexUnsafeTitle,
];
