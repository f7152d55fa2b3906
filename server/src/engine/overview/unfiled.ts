import type { Config } from '../config/config';
import { compileFilename } from '../config/filename';
import type { Unread } from '../files';
import type { Say } from '../messages';
import type { Place } from '../place';
import { quoteList } from '../rules/support/quote';
import { en } from '../texts';

/** Why the walk does not file something. Spec: rfc-format.md §2.1, steps 0 to 7. */
const reasons = {
  folder: en('The folder is no lifecycle, so nothing in it is looked at; expected one of {known}.'),
  depthWithClass: en('It lies at the wrong depth; expected it in a class folder of `{lifecycle}/`.'),
  depth: en('It lies at the wrong depth; expected it directly in `{lifecycle}/`.'),
  class: en('The folder `{className}/` is no class; expected one of {known}.'),
  filename: en('Its name does not have the form `{expected}`.'),
  title: en('Its first line is no title.'),
  'too-large': en('It is larger than what is read.'),
  'not-utf8': en('It is not UTF-8, so it cannot be read.'),
  unreadable: en('It cannot be read.'),
} as const;

/** The sentence for a folder that is no lifecycle. */
export function reasonOfFolder(config: Config, say: Say): string {
  return say(reasons.folder, { known: quoteList(config.lifecycles.map(({ name }) => name)) });
}

/** The sentence for a candidate of the walk, or `undefined` for one that is filed. */
export function reasonOf(
  config: Config,
  place: Place,
  unread: Unread | undefined,
  hasTitle: boolean,
  say: Say,
): string | undefined {
  const { className = '', fault, lifecycle } = place;
  const hasClasses = config.classes.length > 0;
  if (fault === 'depth')
    return say(hasClasses ? reasons.depthWithClass : reasons.depth, { lifecycle: lifecycle?.name ?? '' });
  if (fault === 'class')
    return say(reasons.class, { className, known: quoteList(config.classes.map(({ name }) => name)) });
  if (fault === 'filename') {
    return say(reasons.filename, { expected: compileFilename(config.filename)?.display ?? config.filename });
  }
  if (unread) return say(reasons[unread.kind]);
  return hasTitle ? undefined : say(reasons.title);
}
