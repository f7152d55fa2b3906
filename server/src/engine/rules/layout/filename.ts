import { compileFilename } from '../../config/filename';
import { defineRule } from '../../rule';
import { lineSpan } from '../support/lines';

/** The name holds what nothing else holds (when it was first proposed, say), and lists are sorted by it. */
export const layoutFilename = defineRule({
  id: 'layout/filename',
  summary: 'The file name must have the configured form.',
  severity: 'error',
  fix: 'none',
  parity: true,
  messages: { misnamed: 'The file name is `{found}`; expected the form `{expected}`.' },
  check({ doc, report }) {
    if (doc.place.fault !== 'filename') return;
    const template = doc.config.filename;
    const expected = compileFilename(template)?.display ?? template;
    report('misnamed', lineSpan(doc, 0), { found: doc.place.base, expected });
  },
});
