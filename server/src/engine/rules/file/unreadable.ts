import { defineTreeRule } from '../../rule';
import { findUnread } from '../support/unread';

/** What cannot be read cannot be checked, and a gate that passes over it vouches for something it never saw. */
export const fileUnreadable = defineTreeRule({
  id: 'file/unreadable',
  summary: 'What is named like an RFC must be a file that can be read.',
  severity: 'error',
  fix: 'none',
  messages: {
    permission: 'This file may not be read by the current user, so nothing in it was checked.',
    vanished: 'This file vanished before it could be read.',
    folder: 'This is a folder; expected a file, as its name ends in `.md`.',
    special: 'This is a pipe, socket or device; expected a file, as its name ends in `.md`.',
    dangling: 'This is a link to nothing; expected a file.',
    outside: 'This is a link out of the repository, so it is not read; expected a file.',
    error: 'This file could not be read, so nothing in it was checked.',
    // Reported by the engine: only who parses the text finds out.
    tangled: 'The Markdown of this file is too tangled to be read ({reason}), so nothing in it was checked.',
  },
  check({ tree, report }) {
    for (const { path, why } of findUnread(tree, 'unreadable')) report(why.reason, { path });
  },
});
