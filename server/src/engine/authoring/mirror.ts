import type { RfcDocument } from '../document';
import { applyEdits } from '../fix';
import { lintDocument } from '../lint';
import { translateHeading } from '../pairs/headingNames';
import type { Shell } from '../project';
import type { Edit } from '../rule';
import { type Gathering, gather } from './cleanUp';
import type { Note } from './fileEdits';
import { findStatus, renameInCounterpart } from './headerEdits';
import { readRfc, type Step } from './mend';

/** A repair of an anchor in terms that hold for its counterpart too. */
export type Mirrored =
  | { readonly kind: 'rename'; readonly index: number; readonly from: string; readonly to: string }
  | { readonly kind: 'gather'; readonly gathering: Gathering; readonly heading: string }
  | { readonly kind: 'fix'; readonly rule: string; readonly title: string };

/** What a repair of an anchor is to its counterpart. */
export function toMirrored(doc: RfcDocument, step: Step, gathering: Gathering | undefined): Mirrored {
  const { heading } = doc.config.alternatives;
  if (step.title === 'gather' && gathering && heading) return { kind: 'gather', gathering, heading };
  const [edit, ...others] = step.edits;
  const index = doc.sections.findIndex(
    ({ heading: { span } }) => span.start === edit?.span.start && span.end === edit.span.end,
  );
  const section = doc.sections[index];
  if (!edit || !section || others.length > 0) return toMirroredFix(step);
  return { kind: 'rename', index, from: section.heading.text, to: edit.text.replace(/^#+ /, '') };
}

/** A repair that is known by its rule. */
export function toMirroredFix({ rule, title }: Step): Mirrored {
  return { kind: 'fix', rule, title };
}

/** A counterpart after the repairs of its anchor, as far as they could be made there. */
export interface MirroredText {
  readonly text: string;
  /** The repairs that were made. */
  readonly made: readonly Mirrored[];
  readonly notes: readonly Note[];
}

/** What stays English in a counterpart, and what no language has a word for. Spec: bilingual.md §9. */
const sharedRules = /^(?:header|status|legacy|alternatives|file)\//;

/** Makes the repairs of an anchor in its counterpart, one after the other. `anchor` is the text before them. */
export function mirror(
  counterpart: RfcDocument,
  anchor: RfcDocument,
  steps: readonly Mirrored[],
  shell: Shell,
): MirroredText {
  const made: Mirrored[] = [];
  const notes: Note[] = [];
  let doc = counterpart;
  // Repairs are counted by places among the sections, so these must match from the start.
  let isAligned = counterpart.sections.length === anchor.sections.length;
  for (const step of steps) {
    const { edits, notes: more } =
      step.kind === 'fix' ? fixFor(doc, anchor, step, shell) : restructure(doc, step, isAligned);
    notes.push(...more);
    const text = applyEdits(doc.text, edits);
    if (step.kind === 'gather' && text === doc.text) isAligned = false;
    if (text === doc.text) continue;
    made.push(step);
    doc = readRfc(doc.config, doc.path, { kind: 'text', text }) ?? doc;
  }
  return { text: doc.text, made, notes };
}

function restructure(doc: RfcDocument, step: Exclude<Mirrored, { kind: 'fix' }>, isAligned: boolean): Mirroring {
  if (!isAligned) return { edits: [], notes: [] };
  if (step.kind === 'rename') return renameInCounterpart(doc, [step]);
  const heading = translateHeading(doc.config, step.heading) ?? step.heading;
  return { edits: gather(doc, step.gathering, heading) ?? [], notes: [] };
}

interface Mirroring {
  readonly edits: readonly Edit[];
  readonly notes: readonly Note[];
}

/** The same fix of the same rule, where the counterpart has the fault too. */
function fixFor(
  doc: RfcDocument,
  anchor: RfcDocument,
  step: Extract<Mirrored, { kind: 'fix' }>,
  shell: Shell,
): Mirroring {
  const none = { edits: [], notes: [] };
  if (!sharedRules.test(step.rule)) return none;
  if (step.rule === 'status/missing' && findStatus(doc)) return none; // it is there, translated
  const { config } = doc;
  const place = { ...anchor.place, path: doc.path };
  const content = { kind: 'text', text: doc.text } as const;
  const verdict = { problems: [], collapsed: new Set<string>() };
  const problems = lintDocument({ config, place, content, today: shell.today }, verdict, shell.onCrash);
  const fixes = problems.filter(({ rule }) => rule === step.rule).flatMap((problem) => problem.fixes);
  return { ...none, edits: fixes.find(({ title }) => title === step.title)?.edits ?? [] };
}
