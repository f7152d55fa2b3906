import type { PairEntry, PairPartName } from '../../../server/src/protocol';
import { type Mark, markOfPair } from '../indexView/marks';
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
      return ['In sync', `${first} and ${second} are as they were confirmed to say the same.`];
    case 'out-of-sync':
      return editedWords(pair);
    case 'diverged':
      return ['Sides differ', `${first} and ${second} differ in structure.`];
    case 'malformed':
      return ['Record broken', 'The record of the pair is not in good order.'];
    default:
      return missingWords(pair);
  }
}

function editedWords({ edited, languages: [first, second] }: PairEntry): readonly [string, string] {
  const since = 'since the two were confirmed to say the same.';
  if (edited.length > 1) return ['Both edited', `${first} and ${second} were edited ${since}`];
  const language = edited[0] === 'anchor' ? first : second;
  return [`${language} edited`, `${language} was edited ${since}`];
}

function missingWords({ languages: [first, second], missing }: PairEntry): readonly [string, string] {
  const names: Readonly<Record<PairPartName, string>> = { anchor: first, counterpart: second, record: 'record' };
  const [lost = 'record'] = missing;
  if (lost === 'record') return ['Not confirmed', `Nobody has confirmed yet that ${first} and ${second} say the same.`];
  return [`No ${names[lost]}`, `The ${names[lost]} side of the document is missing.`];
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
