import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  applyBaseline,
  type Counts,
  countProblems,
  readBaseline,
  type StaleEntry,
  writeBaseline,
} from '../../engine/small';
import { machine } from '../../host/machine';
import { spokenTexts, t } from '../../speech';
import type { Args } from '../args';
import type { Io } from '../io';
import { printable } from '../printable';
import { type Report, summarise } from '../reporters/report';
import { UsageError } from '../usage';
import type { Scope } from './scope';

/** What a run does with a baseline: leave out what it knows, or write what there is. */
export type BaselineUse =
  | { readonly kind: 'none' }
  | { readonly kind: 'apply'; readonly name: string; readonly counts: Counts }
  | { readonly kind: 'write'; readonly name: string; readonly file: string };

/** Reads `--baseline` and `--write-baseline`. Throws `UsageError` for both, or for a file that cannot be read. */
export function readBaselineUse(args: Args, cwd: string): BaselineUse {
  const [applied, written] = [args.value('baseline'), args.value('write-baseline')];
  if (applied !== undefined && written !== undefined) {
    throw new UsageError(
      t('`--baseline` and `--write-baseline` exclude each other: one reads the file, the other writes it.'),
    );
  }
  if (written !== undefined) return { kind: 'write', name: written, file: path.resolve(cwd, written) };
  if (applied === undefined) return { kind: 'none' };
  const counts = readBaseline(readText(applied, cwd), spokenTexts());
  if (typeof counts === 'string') throw new UsageError(t('`{applied}` is no baseline: {counts}.', { applied, counts }));
  return { kind: 'apply', name: applied, counts };
}

function readText(name: string, cwd: string): string {
  try {
    return new TextDecoder().decode(machine.bytesOf(path.resolve(cwd, name)));
  } catch {
    throw new UsageError(
      t('The baseline `{name}` cannot be read; `rfc lint --write-baseline {name}` writes one.', { name }),
    );
  }
}

/** The report less what the baseline knows. Entries of the scope that claim too much are named on standard error. */
export function withoutKnown(report: Report, use: BaselineUse, scope: Scope, io: Io): Report {
  if (use.kind !== 'apply') return report;
  const { fresh, known, stale } = applyBaseline(use.counts, report.problems);
  const looked = stale.filter(({ file }) => scope.includes(path.join(report.root, file)));
  for (const entry of looked) io.stderr.write(`${printable(staleSentence(use.name, entry))}\n`);
  const problems = [...fresh];
  return { ...report, problems, summary: { ...report.summary, ...summarise(problems), baselined: known } };
}

function staleSentence(name: string, { file, rule, recorded, found }: StaleEntry): string {
  const remedy = found === 0 ? t('the entry can be dropped') : t('the entry can be lowered to {found}', { found });
  return t(
    '{name}: `{rule}` in `{file}` is recorded {recorded} and found {found}: {remedy} (--write-baseline does it).',
    { name, rule, file, recorded, found, remedy },
  );
}

/** Writes the counts of a report. Throws `UsageError` when the file cannot be written. */
export function saveBaseline(report: Report, use: Extract<BaselineUse, { kind: 'write' }>, io: Io): void {
  try {
    writeFileSync(use.file, writeBaseline(countProblems(report.problems)));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new UsageError(t('The baseline `{name}` cannot be written{reason}.', { name: use.name, reason }));
  }
  const count = report.problems.length;
  const recorded = t(count === 1 ? '1 problem recorded in `{name}`.' : '{count} problems recorded in `{name}`.', {
    count,
    name: use.name,
  });
  io.stderr.write(`${printable(recorded)}\n`);
}
