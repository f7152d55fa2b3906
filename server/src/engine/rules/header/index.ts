import { headerBlankAfterStatus } from './blank-after-status';
import { headerBlankAfterTitle } from './blank-after-title';
import { headerBom } from './bom';
import { headerLineEndings } from './line-endings';
import { headerTitle } from './title';
import { headerTitleMissing } from './title-missing';

/** The rules about the lines around title and status, and about the bytes that make lines. */
export const headerRules = [
  headerBlankAfterStatus,
  headerBlankAfterTitle,
  headerBom,
  headerLineEndings,
  headerTitle,
  headerTitleMissing,
];
