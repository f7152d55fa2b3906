import { defineHeaderBlankRule } from '../support/headerBlank';

/** Without the empty line Markdown renders title and status as one, and tools look for the status in vain. */
export const headerBlankAfterTitle = defineHeaderBlankRule({
  id: 'header/blank-after-title',
  summary: 'Line 2, after the title, must be empty.',
  line: 1,
  applies: (doc) => doc.header.title !== undefined, // else `header/title-missing`
  settled: () => true,
});
