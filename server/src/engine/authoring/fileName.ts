import type { Config } from '../config/config';
import { compileFilename } from '../config/filename';
import type { Files } from '../files';
import { isCalendarDay, placeOf } from '../place';
import { slugOf } from '../text/slug';
import { type Refusal, refuse } from './fileEdits';

/** What a file name is made of. */
export interface NameRequest {
  readonly title: string;
  /** Chosen by the author; without it the title suggests one. */
  readonly topic?: string;
  /** `yyyy-mm-dd`. */
  readonly date: string;
}

/** As many UTF-16 units as a topic may have: with suffixes and three bytes each it still fits a file name. */
const MAX_TOPIC = 75;

/** The base name of a new RFC, or why there is none. Spec: rfc-format.md §2, §11; config.md §3. */
export function nameFor(config: Config, files: Files, request: NameRequest): { name: string } | Refusal {
  const { title, date } = request;
  const topic = request.topic ?? slugOf(title);
  if (topic === undefined) return refuse('topicNeeded', { title });
  const fault = request.topic === undefined ? undefined : faultOfTopic(config, request.topic);
  if (fault) return fault;
  if (!isCalendarDay(date)) return refuse('dateInvalid', { date });

  const number = nextNumber(config, files);
  if (number === undefined) return refuse('numbersSpent', { template: config.filename });
  const name = config.filename
    .replaceAll('{date}', () => date)
    .replace(/\{number:\d\}/g, () => number)
    .replaceAll('{topic}', () => topic);
  return isReserved(name) ? refuse('nameReserved', { name }) : { name };
}

function faultOfTopic(config: Config, topic: string): Refusal | undefined {
  if (topic.length > MAX_TOPIC) return refuse('topicLong', { most: MAX_TOPIC });
  // A dot or hyphen at either end hides the file, or is taken for an option or lost on some systems.
  if (!/^[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}._-]*[\p{L}\p{M}\p{N}_])?$/u.test(topic)) {
    return refuse('topicUnsafe', { topic });
  }
  const isKebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(topic);
  return config.topic === 'kebab' && !isKebab ? refuse('topicNotKebab', { topic }) : undefined;
}

/** The number after the highest in use, as wide as the template asks; empty for a template without numbers. */
function nextNumber(config: Config, files: Files): string | undefined {
  const width = Number(/\{number:(\d)\}/.exec(config.filename)?.[1] ?? 0);
  if (width === 0 || !compileFilename(config.filename)?.hasNumber) return '';
  const numbers = files.list(config.root).map(({ path }) => Number(placeOf(config, path)?.name?.number ?? 0));
  const next = String(numbers.reduce((most, each) => Math.max(most, each), 0) + 1);
  return next.length > width ? undefined : next.padStart(width, '0');
}

/** Names that Windows keeps for devices, whatever follows their first dot. */
function isReserved(name: string): boolean {
  return /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?:\.|$)/i.test(name);
}
