import { isCalendarDay } from '../../place';
import { compileFilename } from '../filename';
import { isName, readFolder, readPath } from '../paths';
import { type Leaf, type Reading, text } from './leaf';

/** Any string at all. */
export const anyText = text('string', (value) => ({ value }));

/** One line, perhaps an empty one. */
export const line = text('string', (value) => (isOneLine(value) ? { value } : { fault: 'line' }));

/** One line that says something. A blank one would be found everywhere. */
export const literal = text(
  'string',
  (value) => (isOneLine(value) && value.trim() !== '' ? { value } : { fault: 'line' }),
  { minLength: 1 },
);

/** Words as they stand in a heading or a status: no blanks around them, since those do not survive in Markdown. */
export const words = text(
  'string',
  (value) => (isOneLine(value) && value.trim() === value && value !== '' ? { value } : { fault: 'words' }),
  { minLength: 1 },
);

/** The name of a single file or folder. */
export const fileName = text('string', (value) => (isName(value) ? { value } : { fault: 'name' }), { minLength: 1 });

/** The name of a single folder, with or without a final `/`. */
export const folderName = text('string', (value) => {
  const name = value.replace(/\/$/, '');
  return isName(name) ? { value: name } : { fault: 'name' };
});

/** The name of a folder that is walked: dot-folders are not. Labels and tokens follow from it, so no outer blanks. */
export const walkedName = text(
  'string',
  (value) => (isName(value) && !value.startsWith('.') && value.trim() === value ? { value } : { fault: 'name' }),
  { minLength: 1 },
);

/** A path below the configuration's folder; a final `/` says that it is a folder. */
export const path = text('path', (value) => readWith(readPath, value), { minLength: 1 });

/** A path of a folder; a final `/` is dropped. */
export const folder = text('path', (value) => readWith(readFolder, value), { minLength: 1 });

function readWith(read: (value: string) => string | undefined, value: string): Reading<string> {
  const found = read(value);
  return found === undefined ? { fault: 'path' } : { value: found };
}

/** Every character of a path is held against the pattern, and people do not write longer ones. */
const MAX_GLOB_LENGTH = 500;

export const glob = text(
  'glob',
  (value) => {
    if (value.length > MAX_GLOB_LENGTH)
      return { fault: 'long', data: { limit: MAX_GLOB_LENGTH, length: value.length } };
    return readWith(readPath, value);
  },
  { minLength: 1, maxLength: MAX_GLOB_LENGTH },
);

export const date = text('date', (value) => (isCalendarDay(value) ? { value } : { fault: 'date' }), {
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
});

/** The tokens are data, since braces mean something else in a message. */
const tokens = { topic: '`{topic}`', date: '`{date}`', number: '`{number:4}`' };

export const filenameTemplate = text('template', (value) =>
  compileFilename(value) ? { value } : { fault: 'template', data: tokens },
);

/** What must look like an example: `fits` decides, `form` shows. */
function formed(form: string, fits: (value: string) => boolean): Leaf<string> {
  return text('string', (value) => (isOneLine(value) && fits(value) ? { value } : { fault: 'form', data: { form } }));
}

/** Were it `.md` alone, every file would be its own counterpart. */
export const counterpartSuffix = formed('.zh.md', (value) => isName(value) && value.endsWith('.md') && value !== '.md');

export const recordSuffix = formed('.i18n.yaml', (value) => isName(value) && !value.endsWith('.md'));

export const languageTag = formed('zh-CN', (value) => /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(value));

export const webAddress = formed('https://example.org/', (value) => /^https?:\/\/[^\s/]/.test(value));

/** Any other line would make a record malformed. */
export const recordComment = formed('# …', (value) => value.startsWith('#'));

export const jsonPointer = formed('/tools/*/parameters', (value) => value === '' || value.startsWith('/'));

/** Handed to `git`: what begins like an option is none. */
export const gitReference = formed('origin/main', (value) => /^[\w@][\w./@{}~^-]*$/.test(value));

export const archiveLine = formed('Archived: {date}', (value) => value.split('{date}').length === 2);

function isOneLine(value: string): boolean {
  return !/[\r\n]/.test(value);
}
