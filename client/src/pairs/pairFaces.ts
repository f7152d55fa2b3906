import type { PairEntry, PairPartName } from '../../../server/src/protocol';
import { type Mark, markOfPair } from '../indexView/marks';
import { t } from '../l10n';
import type { PairAt } from './findPairAt';

/** How the state of a pair is shown in the status bar. */
export interface PairFace {
  /** With icons, as VS Code writes them. */
  readonly text: string;
  /** One sentence, plain text. */
  readonly tooltip: string;
}

/** What can be done about a pair. */
export type PairAction = 'compare' | 'confirm' | 'open' | 'openToSide' | 'preview' | 'create';

/** How the status item shows the pair of the active document. */
export function faceOfPair({ pair }: PairAt): PairFace {
  const [short, tooltip] = wordsOf(pair);
  return { text: `$(globe) ${withoutIcons(short)}`, tooltip };
}

/** A few words and a sentence. */
function wordsOf(pair: PairEntry): readonly [string, string] {
  const [first, second] = pair.languages;
  switch (pair.state) {
    case 'ok':
      return [t('In sync'), t('{first} and {second} are as they were confirmed to say the same.', { first, second })];
    case 'out-of-sync':
      return editedWords(pair);
    case 'diverged':
      return [t('Sides differ'), t('{first} and {second} differ in structure.', { first, second })];
    case 'malformed':
      return [t('Record broken'), t('The record of the pair is not in good order.')];
    default:
      return missingWords(pair);
  }
}

function editedWords({ edited, languages: [first, second] }: PairEntry): readonly [string, string] {
  if (edited.length > 1) {
    const words = t('{first} and {second} were edited since the two were confirmed to say the same.', {
      first,
      second,
    });
    return [t('Both edited'), words];
  }
  const language = edited[0] === 'anchor' ? first : second;
  const words = t('{language} was edited since the two were confirmed to say the same.', { language });
  return [t('{language} edited', { language }), words];
}

function missingWords({ languages: [first, second], missing }: PairEntry): readonly [string, string] {
  const names: Readonly<Record<PairPartName, string>> = { anchor: first, counterpart: second, record: 'record' };
  const [lost = 'record'] = missing;
  if (lost === 'record')
    return [
      t('Not confirmed'),
      t('Nobody has confirmed yet that {first} and {second} say the same.', { first, second }),
    ];
  return [
    t('No {language}', { language: names[lost] }),
    t('The {language} side of the document is missing.', { language: names[lost] }),
  ];
}

/** A name from the workspace must not become an icon. */
function withoutIcons(text: string): string {
  return text.replaceAll('$(', '$ (');
}

/** What can be done about a pair from one of its files, the most useful first. */
export function actionsFor({ pair, part }: PairAt): readonly PairAction[] {
  const lacksSide = pair.missing.some((name) => name !== 'record');
  if (lacksSide) return part === 'record' ? [] : ['create'];
  const open: readonly PairAction[] = ['open', 'openToSide', 'preview'];
  switch (pair.state) {
    case 'out-of-sync':
      return ['compare', 'confirm', ...open];
    case 'diverged':
      return ['compare', ...open];
    case 'malformed':
    case 'incomplete':
      return ['confirm', ...open];
    default:
      return open;
  }
}

/** The language that the other side of a file is in; of a record, that of the anchor. */
export function otherLanguage({ pair, part }: PairAt): string {
  const [first, second] = pair.languages;
  return part === 'anchor' ? second : first;
}

/** The sign behind a file's name in the explorer; `undefined` for a file that is in order. */
export function badgeOf({ pair, part }: PairAt): Mark | undefined {
  const mark = markOfPair({ state: pair.state, edited: pair.edited });
  if (!mark || pair.missing.includes(part)) return undefined;
  return { ...mark, tooltip: wordsOf(pair)[1] };
}
