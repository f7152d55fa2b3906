import type { Config, Lifecycle } from '../../config/config';
import type { RfcDocument } from '../../document';
import { folderOf } from '../../links/paths';
import { isCalendarDay, type Place } from '../../place';
import type { FixDraft } from '../../rule';
import { nearestName } from '../../text/nearest';
import { slugOf } from '../../text/slug';

// Titles of the repairs below, for the messages of the rules that offer them.
export const rename = 'Rename to `{name}`';
export const renameTitles = {
  rename,
  renameByHistory: 'Rename to `{name}`, with the day on which git first saw the file',
} as const;
export const moveTo = 'Move to `{folder}/`';

/** The repair that gives a file another name in its folder. */
export function renameTo(path: string, name: string): FixDraft<'rename'> {
  const to = `${folderOf(path)}/${name}`;
  return { title: 'rename', data: { name }, steps: [{ kind: 'rename', from: path, to }] };
}

/**
 * One repair for each class folder of a lifecycle that a file could lie in; where there are no classes, one in all. The
 * class whose name is like that of the folder it lies in comes first.
 */
export function moveInto(
  { classes, root }: Config,
  lifecycle: Lifecycle,
  { base, className, path }: Place,
): FixDraft<'moveTo'>[] {
  const names = classes.map(({ name }) => name);
  const meant = className === undefined ? undefined : nearestName(className, names);
  const inOrder = [...names.filter((name) => name === meant), ...names.filter((name) => name !== meant)];
  const folders = names.length > 0 ? inOrder.map((name) => `${lifecycle.name}/${name}`) : [lifecycle.name];
  return folders.map((folder) => {
    const to = `${root}/${folder}/${base}`;
    return { title: 'moveTo', data: { folder }, steps: [{ kind: 'rename', from: path, to }] };
  });
}

/**
 * The repairs that name an RFC by the template of the configuration: with a day that its name holds already, else with
 * the day on which git first saw the file or with today.
 */
export function renameByTemplate(doc: RfcDocument, topic: string): FixDraft<keyof typeof renameTitles>[] {
  const { config, path, today } = doc;
  if (!config.filename.includes('{date}')) return [named(config, path, topic, today)];
  const day = dayIn(doc.place.base);
  if (day !== undefined) return [named(config, path, topic, day)];
  return [named(config, path, topic), named(config, path, topic, today)];
}

function named({ filename }: Config, path: string, topic: string, date?: string): FixDraft<keyof typeof renameTitles> {
  const name = filename
    .replace(/\{number:(\d)\}/g, (_, width: string) => 'n'.repeat(Number(width)))
    .replaceAll('{date}', () => date ?? 'yyyy-mm-dd')
    .replaceAll('{topic}', () => topic);
  const steps = [{ kind: 'name', path, topic, ...(date === undefined ? {} : { date }) }] as const;
  return { title: date === undefined ? 'renameByHistory' : 'rename', data: { name }, steps };
}

/** A day at the beginning of a name, however it goes on. */
function dayIn(base: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})[-_.]?(\d{1,2})[-_.]?(\d{1,2})(?!\d)/.exec(base) ?? [];
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isCalendarDay(date) ? date : undefined;
}

/** The topic that the title suggests, else the file's name; `undefined` where neither is in Latin letters. */
export function suggestTopic({ header, place }: RfcDocument): string | undefined {
  return slugOf(header.title?.text ?? '') ?? slugOf(place.base.replace(/\.md$/i, '').replace(/^[\d\W_]+/, ''));
}
