import { Collector, type OnCrash } from './collector';
import type { Config } from './config/config';
import { registry } from './registry';
import type { Problem, Report, Rule } from './rule';
import { configParity } from './rules/config/parity';
import { suppressUnknownRule } from './rules/suppress/unknown-rule';
import { suppressUnused } from './rules/suppress/unused';
import { type CommentText, readSuppressions, suppress } from './suppress';
import { isKnown, reportParity, reportUnknown, reportUnused } from './suppressReport';
import type { Lines } from './text/lines';

/** A text that is linted. */
export interface Linted {
  readonly config: Config;
  readonly path: string;
  readonly lines: Lines;
}

/** Applies the suppression comments of a text and reports those that are wrong, idle, or end exit parity. */
export function withoutSuppressed(
  { config, path, lines }: Linted,
  comments: readonly CommentText[],
  problems: readonly Problem[],
  onCrash: OnCrash,
): Problem[] {
  const suppressions = readSuppressions(lines, comments);
  if (suppressions.length === 0) return [...problems];
  const { kept, used, unused } = suppress(lines, suppressions, problems);
  const collector = new Collector(config, onCrash);
  const report: Report<string> = (message, span, data, extras) => collector.add(message, path, span, data, extras);
  const reporter = (rule: Rule, check: (report: Report<string>) => void) =>
    collector.run(rule, path, () => check(report));
  reporter(suppressUnknownRule, (report) => reportUnknown(suppressions, registry, report));
  reporter(suppressUnused, (report) =>
    reportUnused(
      lines,
      unused.filter((entry) => isKnown(entry, registry)),
      report,
    ),
  );
  reporter(configParity, (report) => reportParity(used, registry, report));
  return [...kept, ...collector.sorted()];
}
