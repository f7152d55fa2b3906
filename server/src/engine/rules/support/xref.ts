import type { Config } from '../../config/config';
import type { Nearby } from '../../nearby';
import { placeOf } from '../../place';

/** True for a path that the layout of the tree gives to an RFC, in either language or archived, be it there or not. */
export function isRfcPath(config: Config, path: string): boolean {
  const place = placeOf(config, path);
  if (place?.role === 'archived') return path.endsWith('.md');
  return (place?.role === 'rfc' || place?.role === 'counterpart') && place.fault === undefined;
}

/** True for the path of an RFC that is there. */
export function isRfc(config: Config, nearby: Nearby, path: string): boolean {
  return isRfcPath(config, path) && nearby.kindOf(path) === 'file';
}

/** A text as part of a regular expression that matches nothing else. */
export function escapePattern(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
