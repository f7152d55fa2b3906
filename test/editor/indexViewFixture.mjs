// The workspace of the cases about the RFC Index view. Plain data, as in `fixture.mjs`.

/**
 * @param {string} title @param {string} [body]
 * @returns {string} a proposed RFC of which only title and links matter here
 */
export function listedText(title, body = 'Something is wrong.') {
  return `# RFC: ${title}\n\nStatus: proposed\n\n## Problem\n\n${body}\n`;
}

const folder = 'docs/rfc/proposed/feature';

/** Files that a case works on. Each case that changes one has its own. */
export const listed = {
  index: 'docs/rfc/INDEX.md',
  ports: `${folder}/2026-08-01-ports.md`,
  portsChinese: `${folder}/2026-08-01-ports.zh.md`,
  typed: `${folder}/2026-08-02-typed.md`,
  renamed: `${folder}/2026-08-03-renamed.md`,
  dragged: `${folder}/2026-08-04-dragged.md`,
  old: 'docs/rfc/implemented/testing/2026-06-01-old.md',
  created: 'docs/rfc/proposed/process/2026-08-09-created.md',
};

/** Two lifecycles, two classes, a pair without a record, a title with markup, and one file that is not filed. */
export const indexViewWorkspace = {
  [listed.index]: '# RFC index\n\nNot rendered yet.\n',
  [listed.ports]: listedText('One table of `ports`'),
  [listed.portsChinese]: '# RFC: 端口表\n\nStatus: proposed\n',
  [listed.typed]: listedText('To be typed', 'After [ports](2026-08-01-ports.md).'),
  [listed.renamed]: listedText('<b>To be renamed</b>'),
  [listed.dragged]: listedText('To be dragged', 'After [ports](2026-08-01-ports.md).'),
  [listed.old]: listedText('Old tests').replace('proposed', 'implemented'),
  'docs/rfc/proposed/process/README.md': '# Process\n\nHow we work.\n',
};
