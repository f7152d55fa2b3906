import { defineTreeRule } from '../../rule';
import { findUnread } from '../support/unread';

/** Guessing another encoding would garble what people wrote, so the file goes unchecked until somebody converts it. */
export const fileNotUtf8 = defineTreeRule({
  id: 'file/not-utf8',
  summary: 'A file must be encoded in UTF-8; another one is not read.',
  severity: 'error',
  fix: 'none',
  messages: {
    notUtf8: 'The byte at offset {offset} is not UTF-8, so nothing in this file was checked.',
  },
  check({ tree, report }) {
    for (const { path, why } of findUnread(tree, 'not-utf8')) report('notUtf8', { path }, { offset: why.offset });
  },
});
