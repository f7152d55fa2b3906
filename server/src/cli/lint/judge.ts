import { t } from '../../speech';
import type { ExitCode, Io } from '../io';
import { printable } from '../printable';
import type { Checked } from './check';
import type { Scope } from './scope';

/** What makes a check fail beside a problem at error level. */
export interface Limits {
  readonly maxWarnings: number | undefined;
  readonly allowEmpty: boolean;
  readonly scope: Scope;
}

/** The exit code of a check; what is not said by its problems goes to standard error. */
export function judge(checked: Checked, { maxWarnings, allowEmpty, scope }: Limits, io: Io): ExitCode {
  const { summary } = checked.report;
  const isEmpty =
    !allowEmpty &&
    (scope.changedSince === undefined ? summary.files + checked.pairs : checked.rfcsInAll) + checked.schemas === 0;
  const tooMany = maxWarnings !== undefined && summary.warnings > maxWarnings;
  if (isEmpty) io.stderr.write(`${printable(t('No RFC was found {looked}.', { looked: checked.looked }))}\n`);
  if (!isEmpty && scope.changedSince !== undefined && summary.files === 0) {
    io.stderr.write(`${printable(t('No RFC has changed since `{base}`.', { base: scope.changedSince }))}\n`);
  }
  if (tooMany)
    io.stderr.write(
      t('{warnings}, and --max-warnings allows {maxWarnings}.\n', {
        warnings: warningCount(summary.warnings),
        maxWarnings,
      }),
    );
  return isEmpty || tooMany || summary.errors > 0 ? 1 : 0;
}

function warningCount(count: number): string {
  return count === 1 ? t('There is 1 warning') : t('There are {count} warnings', { count });
}
