import { type FixPlan, planFixes } from '../../engine';
import { t } from '../../speech';
import type { Io } from '../io';
import { overrideRules } from '../overrides';
import { showDiff } from '../writing/show';
import { count, lookToWrite, type ProjectPlan, say, writePlans } from '../writing/write';
import { type CheckRequest, openAll, shellFor } from './check';

interface FixedProject extends ProjectPlan {
  readonly plan: FixPlan;
}

/** Makes every safe fix of what a request reports. Throws `UsageError` when a file cannot be written. */
export function makeFixes(look: () => CheckRequest, io: Io): void {
  const request = lookToWrite(look, io);
  const plans = planAll(request, io);
  writePlans(request.root, plans);
  say(io.stderr, t('{plans} fixed.', { plans: sumUp(plans) }));
}

/** Prints the diff of every safe fix; nothing is written. */
export function showFixes(request: CheckRequest, io: Io): void {
  const plans = planAll(request, io);
  showDiff(plans, io);
  say(io.stderr, t('{plans} would be fixed.', { plans: sumUp(plans) }));
}

function planAll(request: CheckRequest, io: Io): FixedProject[] {
  return openAll(request, io).map((open) => {
    const includes = (enginePath: string) => request.scope.includes(open.absolute(enginePath));
    const project = overrideRules(open.project, request.overrides);
    return { open, plan: planFixes(project, open.files, shellFor(io, open), { includes }) };
  });
}

function sumUp(plans: readonly FixedProject[]): string {
  const mended = plans.flatMap(({ plan }) => plan.mended);
  const problems = mended.reduce((sum, { rules }) => sum + rules.length, 0);
  return problems === 0
    ? t('Nothing')
    : t('{problems} in {files}', { problems: count(problems, 'problem'), files: count(mended.length, 'file') });
}
