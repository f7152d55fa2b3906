// The workspace of the Neovim tests, by path. Each case has its own files, so that no case sees another's edits.

/** @param {string} title @param {string} status @returns {string} an RFC without a fault but for the status */
function proposal(title, status) {
  const sections = ['Problem', 'Proposal', 'Alternatives considered', 'Acceptance criteria', 'Risks'];
  return `# RFC: ${title}\n\nStatus: ${status}\n\n${sections.map((name) => `## ${name}\n\nA sentence.`).join('\n\n')}\n`;
}

const folder = 'docs/rfc/proposed/feature';

/** A repository with RFCs, some of them with one fault. */
export const neovimWorkspace = {
  '.git/HEAD': 'ref: refs/heads/main\n',
  'rfc.config.json': '{ "rules": { "index/missing": "off", "index/stale": "off", "alternatives/*": "off" } }\n',
  'docs/guide.md': '# Guide\n\nSee [the move](rfc/proposed/feature/2026-07-12-moved.md).\n',
  [`${folder}/2026-07-10-mismatch.md`]: proposal('Mismatch', 'implemented'),
  [`${folder}/2026-07-11-typed.md`]: proposal('Typed', 'implemented'),
  [`${folder}/2026-07-12-moved.md`]: proposal('Moved', 'implemented'),
  [`${folder}/2026-07-13-rejected.md`]: proposal('Rejected', 'proposed'),
  [`${folder}/2026-07-14-index.md`]: proposal('Index', 'proposed'),
  'docs/rfc/implemented/feature/2026-07-15-done.md': proposal('Done', 'implemented')
    .replace('## Proposal', '## Decision')
    .replace('## Acceptance criteria\n\nA sentence.\n\n## Risks', '## Consequences'),
};
