// The workspace of the cases about the index preview. Plain data, as in `fixture.mjs`.

/**
 * @param {string} title @param {string} status @param {string} [body]
 * @returns {string} an RFC of which only title, status and links matter here
 */
function rfc(title, status, body = 'Something is wrong.') {
  return `# RFC: ${title}\n\n${status}\n\n## Problem\n\n${body}\n`;
}

/** Files that a case works on. */
export const previewed = {
  index: 'docs/rfc/INDEX.md',
  ports: 'docs/rfc/implemented/feature/2026-05-04-ports.md',
  cache: 'docs/rfc/proposed/feature/2026-07-10-cache.md',
  static: 'docs/rfc/rejected/feature/2026-05-01-static-ports.md',
  hostile: 'docs/rfc/proposed/process/2026-07-20-hostile.md',
};

/** Four documents, the first three with links between them. */
export const previewWorkspace = {
  [previewed.index]: '# RFC index\n\nNot rendered yet.\n',
  [previewed.ports]: rfc(
    'One table of ports',
    'Status: implemented',
    'See [the cache](../../proposed/feature/2026-07-10-cache.md).',
  ),
  [previewed.cache]: rfc(
    '缓存页面 with `pages`',
    'Status: proposed',
    'After [ports](../../implemented/feature/2026-05-04-ports.md).',
  ),
  [previewed.static]: rfc(
    'Static ports',
    'Status: rejected — superseded by [one table](../../implemented/feature/2026-05-04-ports.md)',
  ),
  [previewed.hostile]: rfc(
    '<img src=x onerror="document.title=1"> <script>document.title=2</script>',
    'Status: proposed',
  ),
};
