import { archiveChanged } from './changed';
import { archiveDate } from './date';
import { archiveHash } from './hash';
import { archiveHeader } from './header';
import { archiveLayout } from './layout';
import { archiveRemoved } from './removed';
import { archiveTriplet } from './triplet';
import { archiveUnsealed } from './unsealed';

/** The rules about archived documents: they lie sealed, and no other rule reads them. */
export const archiveRules = [
  archiveChanged,
  archiveDate,
  archiveHash,
  archiveHeader,
  archiveLayout,
  archiveRemoved,
  archiveTriplet,
  archiveUnsealed,
];
