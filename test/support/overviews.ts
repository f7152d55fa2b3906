import { type Overview, readOverviews } from '../../server/src/engine';
import { type ConfigChanges, configWith } from './configs';
import { type MemoryEntry, memoryFiles } from './memoryFiles';
import { testShell } from './plans';

/** An RFC with a title, a status line and a body. */
export function rfcText(title: string, body = 'Something is wrong.', status = 'Status: proposed'): string {
  return `# RFC: ${title}\n\n${status}\n\n## Problem\n\n${body}\n`;
}

/** A path in the folder of proposed features. */
export function featureAt(name: string): string {
  return `docs/rfc/proposed/feature/${name}.md`;
}

/** The overview of the only root of a tree in memory. */
export function overviewOf(entries: Readonly<Record<string, MemoryEntry>>, changes: ConfigChanges = {}): Overview {
  const [overview] = readOverviews({ roots: [configWith(changes)] }, memoryFiles(entries), testShell);
  if (!overview) throw new Error('a project has at least one root');
  return overview;
}
