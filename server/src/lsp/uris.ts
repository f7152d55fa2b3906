import { machine } from '../host/machine';
import { isWindows } from '../host/paths';

/**
 * The absolute path that a `file:` URI names; `undefined` for another scheme and for one that names no path. The drive
 * letter of a Windows path comes out in upper case, so that two spellings of a path are equal.
 */
export function toPath(uri: string, windows = isWindows): string | undefined {
  if (machine.uris) return machine.uris.toPath(uri);
  const url = parseUrl(uri);
  if (url?.protocol !== 'file:') return undefined;
  const path = decode(url.pathname, windows);
  if (path === undefined) return undefined;
  if (windows) return toWindowsPath(url.host, path);
  return url.host === '' ? withoutFinalSlash(path) : undefined;
}

/** The `file:` URI of an absolute path, spelled as VS Code spells it. */
export function toUri(path: string, windows = isWindows): string {
  if (machine.uris) return machine.uris.toUri(path);
  const slashed = windows ? path.replaceAll('\\', '/') : path;
  const drive = windows && /^[a-z]:/i.test(slashed);
  const normal = drive ? `/${slashed.charAt(0).toLowerCase()}${slashed.slice(1)}` : slashed;
  const encoded = normal.split('/').map(encodeSegment).join('/');
  return encoded.startsWith('//') ? `file:${encoded}` : `file://${encoded}`;
}

function parseUrl(uri: string): URL | undefined {
  try {
    return new URL(uri);
  } catch {
    return undefined; // not a URI at all
  }
}

/** Decodes a path; a separator or a NUL that hides behind an escape names no path. */
function decode(pathname: string, windows: boolean): string | undefined {
  if (/%2f|%00/i.test(pathname) || (windows && /%5c/i.test(pathname))) return undefined;
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined; // a malformed escape
  }
}

function toWindowsPath(host: string, path: string): string | undefined {
  const native = withoutFinalSlash(path).replaceAll('/', '\\');
  if (host !== '') return `\\\\${host}${native}`;
  const [, drive, rest] = /^\\([a-z]:)(\\.*)?$/i.exec(native) ?? [];
  return drive === undefined ? undefined : drive.toUpperCase() + (rest || '\\');
}

function withoutFinalSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** A lone surrogate has no encoding, and a name on the disk may hold one. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.replace(/[\ud800-\udfff]/gu, '\ufffd'));
}
