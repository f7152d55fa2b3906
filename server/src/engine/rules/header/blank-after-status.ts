import { STATUS_LINE } from '../../header';
import { defineHeaderBlankRule } from '../support/headerBlank';

/** Text right below the status becomes part of its paragraph, and readers take it for part of the status. */
export const headerBlankAfterStatus = defineHeaderBlankRule({
  id: 'header/blank-after-status',
  summary: 'Line 4, after the status, must be empty.',
  line: STATUS_LINE + 1,
  // With neither title nor status in its place the text has no header to be set off.
  applies: ({ header }) => header.title !== undefined || header.status?.line === STATUS_LINE,
  // A status that is absent or elsewhere will be put on line 3 with an empty line below.
  settled: ({ header }) => header.status?.line === STATUS_LINE,
});
