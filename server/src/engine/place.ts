import type { Config, Lifecycle } from './config/config';
import { compileFilename, type FilenameParts } from './config/filename';

/**
 * What a path says about a file of an RFC root, by the walk of rfc-format.md §2.1.
 * - `rfc`: a candidate below a lifecycle folder; format rules read it even when `fault` is set
 * - `counterpart`: the other language's side, at any depth below a lifecycle folder
 * - `allowed`: `AGENTS.md` and its like, directly in a lifecycle folder
 * - `rootFile`: Markdown directly in the root
 * - `archived`: below the archive folder
 * - `unwalked`: named so that the walk never sees it (a dot-file, `.MD`)
 * - `other`: anything else, such as a file that is no Markdown or lies in a folder that is no lifecycle
 */
export type Role = 'rfc' | 'counterpart' | 'allowed' | 'rootFile' | 'archived' | 'unwalked' | 'other';

/** The first step of the walk that a candidate fails. */
export type PlaceFault = 'depth' | 'class' | 'filename';

/** Where a file lies and what its path tells. */
export interface Place {
  readonly role: Role;
  /** Relative to the configuration's folder, with `/`. */
  readonly path: string;
  /** Relative to the root, with `/`. */
  readonly rel: string;
  readonly base: string;
  readonly lifecycle?: Lifecycle;
  /** The class folder's name when the file lies in one, known or not. */
  readonly className?: string;
  /** The parts of the base name, when it fits the template. */
  readonly name?: FilenameParts;
  readonly fault?: PlaceFault;
}

const known = new WeakMap<Config, Map<string, Place>>();

/** Rules ask about the same paths again and again; a server never stops to hear of new ones. */
const MOST = 20_000;

/** Where `path` (relative to the configuration's folder) lies below the root; `undefined` when it does not. */
export function placeOf(config: Config, path: string): Place | undefined {
  if (!path.startsWith(config.root) || path[config.root.length] !== '/') return undefined;
  const places = known.get(config) ?? new Map<string, Place>();
  if (places.size === 0) known.set(config, places);
  const found = places.get(path);
  if (found) return found;
  if (places.size >= MOST) places.clear();
  const place = findPlace(config, path);
  places.set(path, place);
  return place;
}

function findPlace(config: Config, path: string): Place {
  const rel = path.slice(config.root.length + 1);
  const segments = rel.split('/');
  const base = segments[segments.length - 1] ?? '';
  const common = { path, rel, base };
  if (segments.length === 1) return { ...common, role: isMarkdown(base) ? 'rootFile' : 'other' };
  if (config.archive && segments[0] === config.archive.folder) return { ...common, role: 'archived' };
  const lifecycle = config.lifecycles.find((entry) => entry.name === segments[0]);
  if (!lifecycle) return { ...common, role: 'other' };
  const role = roleBelow(config, segments, base);
  return role === 'rfc' ? placeCandidate(config, lifecycle, segments, common) : { ...common, lifecycle, role };
}

/** The role of a file below a lifecycle folder: steps 1 to 3 of the walk. */
function roleBelow(config: Config, segments: readonly string[], base: string): Role {
  if (segments.some((segment) => segment.startsWith('.'))) return dotRole(segments);
  if (!base.endsWith('.md')) return isMarkdown(base) ? 'unwalked' : 'other';
  if (segments.length === 2 && config.allow.lifecycleRoot.includes(base)) return 'allowed';
  return config.pairing.enabled && base.endsWith(config.pairing.counterpartSuffix) ? 'counterpart' : 'rfc';
}

/** Only a dot-file itself is worth a word; what lies in a dot-folder is nobody's business. */
function dotRole(segments: readonly string[]): Role {
  const inDotFolder = segments.slice(0, -1).some((segment) => segment.startsWith('.'));
  return !inDotFolder && isMarkdown(segments[segments.length - 1] ?? '') ? 'unwalked' : 'other';
}

function placeCandidate(
  config: Config,
  lifecycle: Lifecycle,
  segments: readonly string[],
  common: Pick<Place, 'path' | 'rel' | 'base'>,
): Place {
  const depth = config.classes.length > 0 ? 3 : 2;
  const className = depth === 3 && segments.length > 2 ? segments[1] : undefined;
  const name = compileFilename(config.filename)?.match(common.base);
  const fault = findFault(config, segments, depth, name);
  return {
    ...common,
    role: 'rfc',
    lifecycle,
    ...(className === undefined ? {} : { className }),
    ...(name === undefined ? {} : { name }),
    ...(fault === undefined ? {} : { fault }),
  };
}

function findFault(
  config: Config,
  segments: readonly string[],
  depth: number,
  name: FilenameParts | undefined,
): PlaceFault | undefined {
  if (segments.length !== depth) return 'depth';
  if (depth === 3 && !config.classes.some((entry) => entry.name === segments[1])) return 'class';
  return name ? undefined : 'filename';
}

function isMarkdown(base: string): boolean {
  return /\.md$/i.test(base);
}

/** True when the string is a calendar day in the form `yyyy-mm-dd`. */
export function isCalendarDay(date: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const lastDay = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : daysInMonth[month - 1];
  return lastDay !== undefined && day >= 1 && day <= lastDay;
}

const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
