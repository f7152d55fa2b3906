import { lintNamedSchemas } from '../../engine';
import { t } from '../../speech';
import type { Args } from '../args';
import type { ExitCode, Io } from '../io';
import { shellFor } from '../lint/check';
import { formats, writeReport } from '../reporters';
import { coloursFor } from '../reporters/colours';
import { mergeReports, type Report } from '../reporters/report';
import { writeText } from '../reporters/text';
import { toReport } from '../reporters/toJson';
import { count, say } from '../writing/write';
import type { NamedFile } from './openFile';

/** `rfc schema check`: the rules about schemas over the named files, reported as `rfc lint` does. */
export function checkFiles(files: readonly NamedFile[], args: Args, io: Io): ExitCode {
  const format = args.choice('format', formats);
  const started = io.clock();
  let schemas = 0;
  const reports: Report[] = [];
  for (const open of new Set(files.map((file) => file.open))) {
    const paths = new Set(files.filter((file) => file.open === open).map(({ path }) => path));
    const verdict = lintNamedSchemas(open.project, open.files, shellFor(io, open), [...paths]);
    schemas += verdict.schemas;
    reports.push(toReport({ problems: verdict.problems, rfcs: 0 }, open, 0));
  }
  const root = files[0]?.open.root ?? io.cwd;
  const report = mergeReports(root, reports, io.clock() - started);
  if (format === 'text') writeText(report, io.stdout, coloursFor(io.isTTY && !io.env.NO_COLOR), summaryOf(schemas));
  else writeReport(format, report, io);
  const isEmpty = schemas === 0 && !args.has('allow-empty');
  if (isEmpty && report.problems.length === 0) {
    say(
      io.stderr,
      t('No schema was found in {files}.', { files: files.map(({ operand }) => `\`${operand}\``).join(', ') }),
    );
  }
  return isEmpty || report.summary.errors > 0 ? 1 : 0;
}

function summaryOf(schemas: number): string {
  return t('{schemas} checked', { schemas: count(schemas, 'schema') });
}
