/**
 * Files of a browser lie in file systems of many schemes. Inside the server each has an absolute path: scheme and
 * authority are its first segment, spelled as in the URI.
 */
export function toRemotePath(uri: string): string | undefined {
  const [, scheme, authority = '', rest = ''] = /^([a-z][\w+.-]*):(?:\/\/([^/?#]*))?([^?#]*)/i.exec(uri) ?? [];
  if (scheme === undefined || /%2f|%00/i.test(rest)) return undefined;
  const path = decode(rest);
  if (path === undefined || !path.startsWith('/')) return undefined;
  const inner = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return `/${scheme.toLowerCase()}:${authority}${inner === '/' ? '' : inner}`;
}

/** The URI of such a path, spelled as VS Code spells it. */
export function toRemoteUri(path: string): string {
  const [, scheme = '', authority = '', rest = ''] = /^\/([^:/]+):([^/]*)(.*)$/.exec(path) ?? [];
  const encoded = rest.split('/').map(encode).join('/');
  return `${scheme}://${authority}${encoded === '' ? '/' : encoded}`;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // a malformed escape
  }
}

/** As `encodeURIComponent`, and what that leaves for historical reasons. A lone surrogate has no encoding. */
function encode(segment: string): string {
  const strict = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(segment.replace(/[\ud800-\udfff]/gu, '\ufffd')).replace(/[!'()*]/g, strict);
}
