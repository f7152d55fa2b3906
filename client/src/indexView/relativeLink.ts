/**
 * A Markdown link to a file as it stands in another one. Both are paths of URIs, decoded, with `/`; the title is Markdown
 * already, as it stands in a heading.
 */
export function relativeLink(source: string, target: string, title: string): string {
  return `[${asLinkText(title)}](${encodeAddress(relativePath(source, target))})`;
}

/** The way from the folder of one file to another file. */
function relativePath(source: string, target: string): string {
  const from = source.split('/').slice(0, -1);
  const to = target.split('/');
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared++;
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/');
}

/** Without what would end the address. */
function encodeAddress(path: string): string {
  return path
    .split('/')
    .map((name) => encodeURIComponent(name).replace(/[()]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`))
    .join('/');
}

/** Brackets that do not pair would end the text, or none of it would be a link. */
function asLinkText(title: string): string {
  return isBalanced(title) ? title : title.replace(/[\\[\]]/g, '\\$&');
}

function isBalanced(title: string): boolean {
  let depth = 0;
  for (const mark of title.match(/[\\[\]]/g) ?? []) {
    if (mark === '\\') return false; // whether it escapes what follows depends on more than brackets
    depth += mark === '[' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
