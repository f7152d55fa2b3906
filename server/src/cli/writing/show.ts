import { applyPlan, type FilePlan, unifiedDiff } from '../../engine';
import { sentenceOf } from '../../speech/engineWords';
import type { Io } from '../io';
import type { OpenProject } from '../openProject';
import { type ProjectPlan, say } from './write';

/** Prints what plans would change as one diff, with paths from the repository root. */
export function showDiff(plans: readonly ProjectPlan[], io: Io): void {
  for (const { open, plan } of plans) {
    for (const { from, path, before, after } of applyPlan(open.files, plan)) {
      const names = {
        before: from === undefined ? undefined : open.shown(from),
        after: after === undefined ? undefined : open.shown(path),
      };
      io.stdout.write(printableLines(unifiedDiff(names, before, after ?? '')));
    }
  }
}

/** Text from documents must not steer a terminal; tabs, line breaks and what a diff is made of stay. */
function printableLines(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not get through
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, (char) => {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Prints the notes of a plan: what the author should know. */
export function showNotes(open: OpenProject, plan: FilePlan, io: Io): void {
  for (const { path, words } of plan.notes) say(io.stderr, `${open.shown(path)}: ${sentenceOf(words)}`);
}
