import type { Target } from '../target';
import { argv } from './argv';
import { configs } from './configs';
import { documents, masses } from './documents';
import { edits, marathon } from './edits';
import { files } from './files';
import { fixes } from './fixes';
import { hostile } from './hostile';
import { memory } from './memory';
import { messages } from './messages';
import { parity } from './parity';
import { races } from './races';
import { writes } from './writes';

/** Everything that has to hold whatever happens, in the order of the report. */
export const targets: readonly Target[] = [
  documents,
  masses,
  files,
  configs,
  messages,
  argv,
  edits,
  marathon,
  memory,
  fixes,
  writes,
  races,
  hostile,
  parity,
];
