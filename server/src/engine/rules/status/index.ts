import { statusBodySection } from './body-section';
import { statusDuplicate } from './duplicate';
import { statusLifecycleMismatch } from './lifecycle-mismatch';
import { statusMalformed } from './malformed';
import { statusMisplaced } from './misplaced';
import { statusMissing } from './missing';
import { statusReasonBlank } from './reason-blank';
import { statusRejectionReason } from './rejection-reason';

/** The rules about the status line. */
export const statusRules = [
  statusBodySection,
  statusDuplicate,
  statusLifecycleMismatch,
  statusMalformed,
  statusMisplaced,
  statusMissing,
  statusReasonBlank,
  statusRejectionReason,
];
