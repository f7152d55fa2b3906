// The workspace of the cases in VS Code for the Web. Plain data, as in `test/editor/fixture.mjs`.
import { files, rfcWorkspace } from '../editor/fixture.mjs';
import { pairsWorkspace } from '../editor/pairsFixture.mjs';

/** The page that links to an RFC. */
export const linking = 'notes/services.md';

/** RFCs with a fault each, pairs in sync, and a page that links to an RFC. */
export const webWorkspace = {
  ...rfcWorkspace,
  ...pairsWorkspace,
  [linking]: `# Services\n\nHow they [find their ports](../${files.clean}).\n`,
};
