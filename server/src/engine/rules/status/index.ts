import { statusLifecycleMismatch } from './lifecycle-mismatch';

/** The rules about the status line. */
export const statusRules = [statusLifecycleMismatch];
