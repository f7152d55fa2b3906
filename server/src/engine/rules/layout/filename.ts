import { compileFilename } from '../../config/filename';
import { defineRule } from '../../rule';
import { lineSpan } from '../support/lines';
import { renameByTemplate, renameTitles, suggestTopic } from '../support/relocate';

/** The name holds what nothing else holds (when it was first proposed, say), and lists are sorted by it. */
export const layoutFilename = defineRule({
  id: 'layout/filename',
  summary: 'The file name must have the configured form.',
  severity: 'error',
  fix: 'suggestion',
  parity: true,
  messages: {
    misnamed: 'The file name is `{found}`; expected the form `{expected}`.',
    ...renameTitles,
  },
  check({ doc, report }) {
    if (doc.place.fault !== 'filename') return;
    const template = doc.config.filename;
    const expected = compileFilename(template)?.display ?? template;
    const topic = suggestTopic(doc);
    const fixes = topic === undefined ? [] : renameByTemplate(doc, topic);
    report('misnamed', lineSpan(doc, 0), { found: doc.place.base, expected }, { fixes });
  },
});
