import { fillMessage } from '../messages';
import type { MessageData } from '../rule';
import { inEnglish, type Texts } from '../texts';

/** What authoring has to say, not yet in words. */
export interface Words {
  readonly id: WordsId;
  readonly data: MessageData;
}

/** Builds what is to be said. */
export function words(id: WordsId, data: MessageData = {}): Words {
  return { id, data };
}

/** The sentence, in a language. */
export function textOf({ id, data }: Words, language: Texts = inEnglish): string {
  return fillMessage(language.words[id] ?? texts[id], data, language);
}

/** The ids of all sentences. */
export type WordsId = keyof typeof texts;

/** Sentences, with `{name}` placeholders; what the user wrote stands in backticks. */
const texts = {
  // Where an RFC lies and where it may go
  notAnRfc: '`{path}` is no {noun} of this tree.',
  unreadable: '`{path}` cannot be read, so it cannot be moved.',
  misplaced: '`{path}` lies at the wrong depth; expected it in a class folder. Change its class first.',
  unknownLifecycle: 'There is no lifecycle `{given}`; expected {known}.',
  unknownClass: 'There is no class `{given}`; expected {known}.',
  noClasses: 'This tree has no class folders.',
  classMissing: 'A class is needed; expected {known}.',
  alreadyThere: '`{path}` lies in `{folder}/` already.',
  frozen: 'What is in `{from}/` is frozen: write a new {noun} instead of reviving `{path}`.',
  noMove: '`{path}` cannot go from `{from}/` to `{to}/`; from there a {noun} may go to {known}.',
  noMoveAtAll:
    '`{path}` cannot leave `{from}/`: what was decided there is superseded by a new {noun}, never reversed in place.',
  collision: '`{to}` exists already, so `{path}` cannot go there.',
  reasonMissing: 'A move to `{to}/` needs a reason, in one line.',
  reasonLines: 'The reason must be one line.',
  reasonUnwanted: 'The status of `{to}/` takes no reason.',

  // What a move leaves to the author
  headingLeft: 'The section `{heading}` was left, because there is a section `{target}` already.',
  notFolded: 'It has no section that could be folded into another one.',
  headingsApart: 'Its sections do not match those of `{other}`, so none was renamed.',
  headingUntranslated: 'The heading `{heading}` is in English: translate it.',
  statusAbsent: 'It has no status line to rewrite.',
  reasonDropped: 'The reason `{reason}` went with the old status.',
  reasonUntranslated: 'The reason in its status line is to be translated.',
  linksUnread: 'It cannot be read, so its links were not looked at.',

  // The index and pairs
  indexBlocked: 'The index was not rendered again, because of `{path}`.',
  indexUnreadable: 'It cannot be read, so it was not rendered again.',
  pairOutOfSync: 'The pair is out of sync until somebody confirms that both sides say the same.',
  pairUneven: 'The two sides were changed in different ways: bring them together, then confirm the pair.',
  pairConfirmable: 'Both sides were changed alike; the pair can be confirmed again.',
  pairConfirmed: 'Both sides were changed alike, and the pair was confirmed again.',
  pairIncomplete: 'The pair is incomplete until its record is written.',

  // Repairs
  fixUnread: '`{path}` cannot be read, so it is left as it is.',
  neverSeen: 'Git knows no day on which `{path}` came to be.',
  configUnread: 'The configuration `{path}` cannot be read here: change it by hand.',
  configNoList: '`{key}` is no list in the configuration: change it by hand.',
  configNotListed: '`{value}` does not stand in `{key}` of the configuration file itself.',
  pairNone: '`{path}` belongs to no pair of languages of this project.',
  pairUnsaved: '`{path}` has changes that are not saved: save it before the pair is confirmed.',
  pairExcludedHere: '`{path}` is excluded from pairing, so there is nothing to confirm.',
  pairUnrecordable:
    'The pair of `{path}` cannot be confirmed, because its record has no way to write a name with `:` or `#`.',
  pairHalf: 'The pair of `{path}` cannot be confirmed, because one of its sides is not there or cannot be read.',

  // Setting up
  configThere: 'There is a configuration already: `{path}`.',
  setUpNew: 'There are no RFCs or decision records here yet.',
  setUpDefault: 'RFCs where the defaults expect them: {count}.',
  setUpFound: 'Documents like `{example}` in `{folder}/`: {count}. The configuration is made to fit them.',
  setUpLoose:
    'Documents like `{example}` directly in `{folder}/`: {count}. At the top of a repository they have to move into folders: {known}.',
  setUpElsewhere: 'More of that kind in other folders: {count}. Each such folder can have an entry in `roots`.',
  setUpClean: 'Checking them would report nothing.',
  setUpReport: 'Checking them would report: {counts}.',

  // New RFCs
  noLifecycles: 'The configuration names no lifecycle, so there is no place for a new {noun}.',
  bornElsewhere: 'A new {noun} cannot begin in `{lifecycle}/`; expected {known}. Move it there later.',
  titleEmpty: 'A title is needed.',
  topicNeeded: 'No file name can be made of the title `{title}`: give a topic, such as `short-name`.',
  topicUnsafe:
    'The topic `{topic}` makes no safe file name; expected letters, digits and hyphens, such as `short-name`.',
  topicNotKebab: 'The topic `{topic}` is not in kebab-case; expected something like `short-name`.',
  topicLong: 'The topic is too long for a file name; expected at most {most} characters.',
  nameReserved: 'The name `{name}` means a device on Windows: give another topic.',
  nameCounterpart: 'The name `{name}` would be that of a counterpart: give another topic.',
  nameUnfit: 'The name `{name}` does not fit the template `{template}`.',
  dateInvalid: '`{date}` is no day; expected one like `2026-08-01`.',
  numbersSpent: 'All numbers of the template `{template}` are in use.',
  exists: '`{path}` exists already.',
  pairingOff: 'Pairing is off in the configuration, so there is no counterpart to create.',
  pairingExcluded: '`{path}` is excluded from pairing.',
  counterpartUnread: '`{path}` cannot be read, so its other language cannot be begun.',
  templateUnreadable: 'The template `{path}` cannot be read.',
  templateFaulty: 'The template leaves a fault: {message}',

  // What a clean-up leaves
  leftToWrite: 'Somebody who knows has to write it.',
  leftToDecide: 'Somebody who knows has to decide what it means.',
  leftInPlace: 'The file has to be moved or renamed.',
  leftInConfiguration: 'The configuration is changed by hand.',
  leftUnreadable: 'What cannot be read cannot be mended.',
  leftUnconfirmed: 'Somebody has to compare both sides.',
} as const satisfies Readonly<Record<string, string>>;
