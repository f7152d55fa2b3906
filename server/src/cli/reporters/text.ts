import type { Severity } from '../../engine';
import { spokenTexts, t } from '../../speech';
import type { Sink } from '../io';
import { printable } from '../printable';
import { type Colours, coloursFor, type Paint } from './colours';
import type { Report, ReportedProblem, Summary } from './report';

/** Messages longer than this do not push the rule ids of their neighbours aside. */
const MESSAGE_WIDTH = 90;

/** Prints the report for people: problems grouped by file, then one line that sums up and begins with `checked`. */
export function writeText(
  report: Report,
  out: Sink,
  colours = coloursFor(false),
  checked = t('{files} checked', { files: plural(report.summary.files, 'RFC') }),
): void {
  for (const [file, problems] of groupByFile(report.problems)) out.write(fileBlock(file, problems, colours));
  out.write(`${summaryLine(report.summary, report.problems.length, checked)}\n`);
}

function groupByFile(problems: readonly ReportedProblem[]): Map<string, ReportedProblem[]> {
  const groups = new Map<string, ReportedProblem[]>();
  for (const problem of problems) {
    const group = groups.get(problem.file);
    if (group) group.push(problem);
    else groups.set(problem.file, [problem]);
  }
  return groups;
}

function fileBlock(file: string, problems: readonly ReportedProblem[], colours: Colours): string {
  const rows = problems.map((problem) => ({
    position: positionOf(problem),
    severity: problem.severity,
    message: printable(problem.message),
    rule: problem.rule,
  }));
  const positionWidth = widest(rows.map(({ position }) => position));
  const severityWidth = widest(rows.map(({ severity }) => severity));
  const messageWidth = Math.min(MESSAGE_WIDTH, widest(rows.map(({ message }) => message)));
  const lines = rows.map(({ position, severity, message, rule }) => {
    const where = positionWidth === 0 ? '' : `${colours.dim(position.padStart(positionWidth))}  `;
    const level = paintOf(severity, colours)(severity.padEnd(severityWidth));
    return `  ${where}${level}  ${message}${' '.repeat(Math.max(0, messageWidth - widthOf(message)))}  ${colours.dim(rule)}\n`;
  });
  return `${colours.underline(printable(file))}\n${lines.join('')}\n`;
}

/** In a loop: a file may have more problems than a call may have arguments. */
function widest(texts: readonly string[]): number {
  return texts.reduce((width, text) => Math.max(width, widthOf(text)), 0);
}

/** Chinese, Japanese and Korean: terminals give such a character the room of two. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

function widthOf(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0);
}

/** One-based, as editors and terminals count; a folder has no lines. */
function positionOf({ file, range: { start } }: ReportedProblem): string {
  return file.endsWith('/') ? '' : `${start.line + 1}:${start.character + 1}`;
}

function paintOf(severity: Severity, colours: Colours): Paint {
  if (severity === 'error') return colours.red;
  if (severity === 'warning') return colours.yellow;
  return severity === 'information' ? colours.blue : colours.dim;
}

function summaryLine(summary: Summary, total: number, checked: string): string {
  const known = summary.baselined ? t(', {baselined} known', { baselined: summary.baselined }) : '';
  if (total === 0)
    return known
      ? t('{checked}, no new problem found{known}.', { checked, known })
      : t('{checked}, no problem found.', { checked });
  const levels = [
    plural(summary.errors, 'error'),
    plural(summary.warnings, 'warning'),
    plural(summary.information, 'information', 'information'),
    plural(summary.hints, 'hint'),
  ].filter((level) => !level.startsWith('0 '));
  const fixable = summary.fixable > 0 ? t(' {fixable} of them with a safe fix.', { fixable: summary.fixable }) : '';
  return t('{checked}, {total} found: {levels}{known}.{fixable}', {
    checked,
    total: plural(total, 'problem'),
    levels: levels.join(spokenTexts().comma),
    known,
    fixable,
  });
}

function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${t(count === 1 ? one : many)}`;
}
