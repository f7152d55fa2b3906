import {
  markOf,
  type PairPreview,
  type PreviewKind,
  type PreviewRow,
  type PreviewSide,
} from '../../engine/preview/preview';
import { en, t } from '../l10n';

/** A pair's state in one sentence, and how loud it is. */
export function describeState({ state, sides }: PairPreview): { readonly text: string; readonly tone: Tone } {
  const text = stateTexts[state];
  return { text: typeof text === 'string' ? t(text) : text(sides), tone: tones[state] };
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
  ok: en('In sync'),
  'out-of-sync': (sides) =>
    t('Out of sync: {language} changed since the pair was confirmed', { language: editedIn(sides) }),
  diverged: en('Confirmed as it is, but the structures differ'),
  malformed: en('The record of the pair cannot be read'),
  incomplete: (sides) =>
    missingIn(sides)
      ? t('Incomplete: {language} is missing', { language: missingIn(sides) })
      : t('Never confirmed: there is no record'),
  'missing-required': (sides) => t('{language} is missing, and required', { language: missingIn(sides) }),
  backlog: (sides) => t('{language} is not there yet', { language: missingIn(sides) }),
  excluded: en('Excluded from pairing'),
};

function editedIn({ anchor, counterpart }: Sides): string {
  if (anchor.isEdited && counterpart.isEdited) return t('both sides');
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
  heading: en('a heading'),
  paragraph: en('a paragraph'),
  list: en('a list'),
  quote: en('a quotation'),
  code: en('a code block'),
  table: en('a table'),
  html: en('HTML'),
  footnotes: en('footnotes'),
  other: en('a block'),
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
  if (count === 0) return t('No difference in structure');
  return count === 1 ? t('1 place differs') : t('{count} places differ', { count });
}
