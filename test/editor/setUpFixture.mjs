// The workspace of the editor tests about setting RFCs up: two repositories in one folder, neither with a configuration.

/** Decisions that are kept in another way, one with a broken link. */
const adrs = {
  'docs/adr/0001-one-table.md': '# One table\n\n## Context\n\nPorts clashed.\n',
  'docs/adr/0002-two-tables.md': '# Two tables\n\n## Context\n\nIt [grew](0001-a-table.md).\n',
};

/** The folders, each a repository of its own. */
export const repositories = { new: 'new', adrs: 'adrs' };

/** The decision with the broken link. */
export const brokenDecision = `${repositories.adrs}/docs/adr/0002-two-tables.md`;

export const setUpWorkspace = {
  [`${repositories.new}/.git/HEAD`]: 'ref: refs/heads/main\n',
  [`${repositories.new}/README.md`]: '# Services\n',
  [`${repositories.adrs}/.git/HEAD`]: 'ref: refs/heads/main\n',
  ...Object.fromEntries(Object.entries(adrs).map(([file, text]) => [`${repositories.adrs}/${file}`, text])),
};
