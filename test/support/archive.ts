import type { Archive } from '../../server/src/engine/config/config';

/** The archive of the preset `agent-note`, for tests. */
export const agentNoteArchive: Archive = {
  folder: 'archived',
  from: 'implemented',
  line: 'Archived: {date}',
  triplet: true,
  manifest: 'manifest.json',
  appendOnly: 'main',
  rootFiles: ['AGENTS.md', 'manifest.json'],
};
