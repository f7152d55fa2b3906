import { defineTreeRule } from '../../server/src/engine/rule';

/** Where the rule below wants a list of the tree's files. */
export const LIST = 'docs/rfc/LIST.txt';

/** The file that it wants gone. */
export const JUNK = 'docs/rfc/junk.txt';

/** A rule whose safe fix is in no single file: a list of the RFCs must exist and be right, and no junk may lie about. */
export const fileLister = defineTreeRule({
  id: 'list/missing',
  summary: 'The RFCs must be listed.',
  severity: 'error',
  fix: 'safe',
  messages: { missing: 'There is no list.', junk: 'There is junk.', make: 'Write the list', clear: 'Delete the junk' },
  check({ tree, report }) {
    const at = { path: `${tree.config.root}/` };
    const text = tree.files.map(({ place }) => `${place.path}\n`).join('');
    if (tree.kindOf(LIST) === undefined && tree.files.length > 0) {
      report('missing', at, {}, { fixes: [{ title: 'make', steps: [{ kind: 'create', path: LIST, text }] }] });
    }
    if (tree.kindOf(JUNK) !== undefined) {
      report('junk', at, {}, { fixes: [{ title: 'clear', steps: [{ kind: 'delete', path: JUNK }] }] });
    }
  },
});
