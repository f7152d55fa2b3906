import type { Config } from '../../server/src/engine/config/config';
import type { ConfigFinding } from '../../server/src/engine/config/file';
import { type ProjectReading, readProject } from '../../server/src/engine/config/read';
import { knownRules } from './configRuleTester';
import { type MemoryEntry, memoryFiles } from './memoryFiles';

/** What a configuration file reads as, with everything about it that tests ask for. */
export interface ReadConfig {
  readonly reading: ProjectReading;
  readonly findings: readonly ConfigFinding[];
  readonly roots: readonly Config[];
  /** The first root's. */
  readonly config: Config;
}

/** Reads a configuration in memory: a text as it is, any other value as JSON. */
export function readConfig(content: unknown, files: Readonly<Record<string, MemoryEntry>> = {}): ReadConfig {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const reading = readProject('rfc.config.json', memoryFiles({ ...files, 'rfc.config.json': text }), knownRules);
  const { roots, file } = reading.project;
  const [config] = roots;
  if (!file || !config) throw new Error('a project that was read has a file and a root');
  return { reading, findings: file.findings(), roots, config };
}
