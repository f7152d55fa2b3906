import { defineTreeRule } from '../../rule';
import { findUnread } from '../support/unread';

/** A file that is silently left out looks as if it had passed. */
export const fileTooLarge = defineTreeRule({
  id: 'file/too-large',
  summary: 'A file must not be larger than `limits.fileSize`; a larger one is not read.',
  severity: 'error',
  fix: 'none',
  messages: {
    tooLarge: 'This file has {size} bytes; expected at most {limit} (`limits.fileSize`), so nothing in it was checked.',
  },
  check({ tree, report }) {
    for (const { path, why } of findUnread(tree, 'too-large')) {
      report('tooLarge', { path }, { size: why.size, limit: why.limit });
    }
  },
});
