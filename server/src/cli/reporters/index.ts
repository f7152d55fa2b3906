import { version } from '../../../../package.json';
import { lineFromGit } from '../../host/git';
import type { Io } from '../io';
import { writeSarif } from '../late';
import { coloursFor } from './colours';
import { writeGithub } from './github';
import { writeGitlab } from './gitlab';
import { writeJson } from './json';
import { writeJsonLines } from './jsonl';
import type { Report } from './report';
import { writeText } from './text';

/** The formats of `rfc lint`, the default first. */
export const formats = ['text', 'json', 'jsonl', 'sarif', 'github', 'gitlab'] as const;

export type Format = (typeof formats)[number];

/** Prints a report to standard output. */
export function writeReport(format: Format, report: Report, io: Io): void {
  const writers: Readonly<Record<Format, () => void>> = {
    text: () => writeText(report, io.stdout, coloursFor(io.isTTY && !io.env.NO_COLOR)),
    json: () => writeJson(report, io.stdout),
    jsonl: () => writeJsonLines(report, io.stdout),
    sarif: () => writeSarif(report, io.stdout, repositoryPrefix(report.root), { version }),
    github: () => writeGithub(report, io.stdout, repositoryPrefix(report.root)),
    gitlab: () => writeGitlab(report, io.stdout, repositoryPrefix(report.root)),
  };
  writers[format]();
}

/** What leads from the top of the git repository to the report's root: hosts of repositories count paths from there. */
function repositoryPrefix(root: string): string {
  return lineFromGit(root, ['rev-parse', '--show-prefix']) ?? '';
}
