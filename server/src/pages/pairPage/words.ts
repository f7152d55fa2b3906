import {
  markOf,
  type PairPreview,
  type PreviewKind,
  type PreviewRow,
  type PreviewSide,
} from '../../engine/preview/preview';

/** A pair's state in one sentence, and how loud it is. */
export function describeState({ state, sides }: PairPreview): { readonly text: string; readonly tone: Tone } {
  const text = stateTexts[state];
  return { text: typeof text === 'string' ? text : text(sides), tone: tones[state] };
}

export type Tone = 'good' | 'warning' | 'error' | 'quiet';

type Sides = PairPreview['sides'];

const tones: Readonly<Record<PairPreview['state'], Tone>> = {
  ok: 'good',
  'out-of-sync': 'warning',
  diverged: 'error',
  malformed: 'error',
  incomplete: 'error',
  'missing-required': 'error',
  backlog: 'quiet',
  excluded: 'quiet',
};

const stateTexts: Readonly<Record<PairPreview['state'], string | ((sides: Sides) => string)>> = {
  ok: 'In sync',
  'out-of-sync': (sides) => `Out of sync: ${editedIn(sides)} changed since the pair was confirmed`,
  diverged: 'Confirmed as it is, but the structures differ',
  malformed: 'The record of the pair cannot be read',
  incomplete: (sides) =>
    missingIn(sides) ? `Incomplete: ${missingIn(sides)} is missing` : 'Never confirmed: there is no record',
  'missing-required': (sides) => `${missingIn(sides)} is missing, and required`,
  backlog: (sides) => `${missingIn(sides)} is not there yet`,
  excluded: 'Excluded from pairing',
};

function editedIn({ anchor, counterpart }: Sides): string {
  if (anchor.isEdited && counterpart.isEdited) return 'both sides';
  return anchor.isEdited ? anchor.label : counterpart.label;
}

function missingIn({ anchor, counterpart }: Sides): string {
  if (anchor.isMissing) return anchor.label;
  return counterpart.isMissing ? counterpart.label : '';
}

/** `docs/guide.md` as its name and its folder. */
export function splitPath({ path }: PreviewSide): { readonly name: string; readonly folder: string } {
  const slash = path.lastIndexOf('/');
  return { name: path.slice(slash + 1), folder: path.slice(0, slash + 1) };
}

/** What a block is called. */
export const kindNames: Readonly<Record<PreviewKind, string>> = {
  heading: 'a heading',
  paragraph: 'a paragraph',
  list: 'a list',
  quote: 'a quotation',
  code: 'a code block',
  table: 'a table',
  html: 'HTML',
  footnotes: 'footnotes',
  other: 'a block',
};

/** Both sides are there, so that what differs between them means something. */
export function isWhole({ sides }: PairPreview): boolean {
  return sides.anchor.absence === undefined && sides.counterpart.absence === undefined;
}

/** The indices of the rows at which a run of differences begins. */
export function placesIn(preview: PairPreview): number[] {
  if (!isWhole(preview)) return [];
  const { rows } = preview;
  return rows.flatMap((row, index) => (isAmiss(row) && !isAmiss(rows[index - 1]) ? [index] : []));
}

function isAmiss(row: PreviewRow | undefined): boolean {
  const mark = row && markOf(row);
  return mark === 'differs' || mark === 'missing';
}

/** `3 places differ`. */
export function countPlaces(count: number): string {
  if (count === 0) return 'No difference in structure';
  return count === 1 ? '1 place differs' : `${count} places differ`;
}
