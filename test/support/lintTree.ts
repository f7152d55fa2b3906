import { type Config, lintProject, type Problem, type ProjectVerdict } from '../../server/src/engine';
import { type MemoryEntry, memoryFiles } from './memoryFiles';

/** The day on which tests and the examples of rule pages take place. */
export const TODAY = '2026-08-01';

/** Lints a tree in memory with every rule; one without an index needs none. A rule that crashes throws. */
export function lintTree(config: Config, entries: Readonly<Record<string, MemoryEntry>>): ProjectVerdict {
  const onCrash = (_rule: string, error: unknown) => {
    throw error;
  };
  const root = `${config.root}/${config.index.file}` in entries ? config : withoutIndex(config);
  return lintProject({ roots: [root] }, memoryFiles(entries), { today: TODAY, onCrash });
}

/** The configuration of a tree that lists its RFCs nowhere. */
export function withoutIndex(config: Config): Config {
  return { ...config, index: { ...config.index, mode: 'off' } };
}

/** `rule:line` of a problem, the line one-based. */
export function briefOf(problem: Problem, text: string): string {
  return `${problem.rule}:${text.slice(0, problem.span.start).split(/\r\n|\r|\n/).length}`;
}
