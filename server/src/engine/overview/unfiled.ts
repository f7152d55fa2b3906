import type { Config } from '../config/config';
import { compileFilename } from '../config/filename';
import type { Unread } from '../files';
import { fillMessage } from '../messages';
import type { Place } from '../place';
import type { MessageData } from '../rule';
import { quoteList } from '../rules/support/quote';

/** Why the walk does not file something. Spec: rfc-format.md §2.1, steps 0 to 7. */
const reasons = {
  folder: 'The folder is no lifecycle, so nothing in it is looked at; expected one of {known}.',
  depthWithClass: 'It lies at the wrong depth; expected it in a class folder of `{lifecycle}/`.',
  depth: 'It lies at the wrong depth; expected it directly in `{lifecycle}/`.',
  class: 'The folder `{className}/` is no class; expected one of {known}.',
  filename: 'Its name does not have the form `{expected}`.',
  title: 'Its first line is no title.',
  'too-large': 'It is larger than what is read.',
  'not-utf8': 'It is not UTF-8, so it cannot be read.',
  unreadable: 'It cannot be read.',
} as const;

/** The sentence for a folder that is no lifecycle. */
export function reasonOfFolder(config: Config): string {
  return fill('folder', { known: quoteList(config.lifecycles.map(({ name }) => name)) });
}

/** The sentence for a candidate of the walk, or `undefined` for one that is filed. */
export function reasonOf(
  config: Config,
  place: Place,
  unread: Unread | undefined,
  hasTitle: boolean,
): string | undefined {
  const { className = '', fault, lifecycle } = place;
  const hasClasses = config.classes.length > 0;
  if (fault === 'depth') return fill(hasClasses ? 'depthWithClass' : 'depth', { lifecycle: lifecycle?.name ?? '' });
  if (fault === 'class') return fill('class', { className, known: quoteList(config.classes.map(({ name }) => name)) });
  if (fault === 'filename') {
    return fill('filename', { expected: compileFilename(config.filename)?.display ?? config.filename });
  }
  if (unread) return fill(unread.kind);
  return hasTitle ? undefined : fill('title');
}

function fill(reason: keyof typeof reasons, data: MessageData = {}): string {
  return fillMessage(reasons[reason], data);
}
