import type { Archive, ClassEntry, Language, Lifecycle, Move } from '../config';
import { classEntry, lifecycle } from '../defaults';
import { type JsonObject, stringOf } from '../json';
import { entry, list, map, object, shortOr } from './containers';
import { choice, flag } from './leaf';
import type { Item } from './shape';
import {
  anyText,
  archiveLine,
  fileName,
  folderName,
  gitReference,
  languageTag,
  literal,
  walkedName,
  words,
} from './texts';

/** Spec: config.md §2.1. */
export const lifecycleShape = object<Lifecycle>('lifecycle', {
  name: { shape: walkedName, description: 'Name of the folder.' },
  label: { shape: literal, description: 'Name for people; by default the name with its first letter upper-cased.' },
  status: {
    shape: object<Lifecycle['status']>('status', {
      token: { shape: words, description: 'The word of the status line; by default the name.' },
      reason: {
        shape: choice('none', 'optional', 'required'),
        description: 'Whether a reason follows the token, after the separator.',
      },
    }),
    description: 'What the status line says in this folder.',
  },
  required: { shape: list(words), description: 'Sections that an RFC must have, beside opener and alternatives.' },
  banned: {
    shape: list(words),
    description: 'Headings that have no place here: as a whole or followed by the end of a word, in any case.',
  },
  order: { shape: list(words), description: 'The order in which canonical sections are expected.' },
  frozen: { shape: flag, description: 'RFCs stay as they are: no rule of style or of section names applies.' },
});

export const lifecycleItem: Item<Lifecycle> = entry(lifecycleShape, ['name'], (value) => lifecycle(nameOf(value)));

export const classShape = object<ClassEntry>('class', {
  name: { shape: walkedName, description: 'Name of the folder.' },
  label: { shape: literal, description: 'Name for people; by default the name with its first letter upper-cased.' },
  description: { shape: anyText, description: 'What belongs there, for pickers and completion.' },
});

/** A class may be given by its name alone. */
export const classItem: Item<ClassEntry> = shortOr(
  walkedName,
  (name) => classEntry(name),
  entry(classShape, ['name'], (value) => classEntry(nameOf(value))),
);

function nameOf(value: JsonObject): string {
  return stringOf(value.members.get('name')?.value) ?? '';
}

/** The names of a map that are headings. */
const headings = {
  type: 'heading',
  check: (member, path, context) =>
    words.prune({ kind: 'scalar', origin: member.nameOrigin, value: member.name }, path, context) !== undefined,
} satisfies Parameters<typeof map>[0];

export const aliasMap = map(headings, list(words));

/** Spec: config.md §2, rfc-format.md §7. */
export const moveShape = object<Move>('move', {
  from: { shape: words, description: 'Lifecycle that the RFC leaves.' },
  to: { shape: words, description: 'Lifecycle that it enters.' },
  rename: { shape: map(headings, words), description: 'Sections to rename: old heading to new one.' },
  prompt: { shape: choice('reason'), description: 'Ask for a reason, which goes into the status line.' },
  frozen: { shape: flag, description: 'The text stays as it is but for the status line.' },
});

export const moveItem: Item<Move> = entry(moveShape, ['from', 'to'], () => ({
  from: '',
  to: '',
  rename: {},
  frozen: false,
}));

export const languageShape = object<Language>('language', {
  label: { shape: words, description: 'The name of the language, in that language.' },
  tag: { shape: languageTag, description: 'Its language tag.' },
});

export const languageItem: Item<Language> = entry(languageShape, ['label', 'tag'], () => ({ label: '', tag: '' }));

/** Spec: config.md §2.3. */
export const archiveShape = object<Archive>('archive', {
  folder: {
    shape: folderName,
    description: 'Folder of the archive, directly in the root; its own folders are the classes.',
  },
  from: { shape: words, description: 'Status token that an archived file must have.' },
  line: { shape: archiveLine, description: 'Line under the status of an archived file; `{date}` is its day.' },
  triplet: { shape: flag, description: 'Archived files come as complete pairs whose record is current.' },
  manifest: { shape: fileName, description: 'File in the archive that lists what is sealed, with hashes.' },
  appendOnly: { shape: gitReference, description: 'Git reference whose manifest may only be added to.' },
  rootFiles: {
    shape: list(fileName),
    description: 'The only files directly in the archive folder; all but the manifest must be there.',
  },
});
