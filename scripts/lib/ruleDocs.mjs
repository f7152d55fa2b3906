// What the documentation of the rules says about each of them, derived from the registry.

/** @typedef {import('../../server/src/engine/rule.ts').RuleMeta} RuleMeta */

const opening = '<!-- generated -->';
const closing = '<!-- /generated -->';

/**
 * The page of a rule, relative to the project.
 * @param {string} id
 */
export function rulePagePath(id) {
  return `docs/rules/${id}.md`;
}

/**
 * The generated block of a rule's page, without its markers.
 * @param {RuleMeta} rule
 */
export function rulePageBlock({ id, summary, severity, fix, parity }) {
  return `# ${id}

${summary}

| Default severity | Fix | Exit parity |
|---|---|---|
| ${severity} | ${fix} | ${parity ? 'yes' : 'no'} |`;
}

/**
 * The whole of docs/rules/index.md.
 * @param {readonly RuleMeta[]} rules sorted by id
 */
export function rulesIndex(rules) {
  const namespaces = [...new Set(rules.map(({ id }) => id.slice(0, id.indexOf('/'))))];
  const tables = namespaces.map((namespace) => {
    const rows = rules.filter(({ id }) => id.startsWith(`${namespace}/`)).map(indexRow);
    return `## ${namespace}

| Rule | What must hold | Default severity | Fix | Exit parity |
|---|---|---|---|---|
${rows.join('\n')}`;
  });
  return `${opening}
# Rules

The severity is the default one; \`rules\` in the configuration changes it. A *safe* fix loses no text and claims nothing on
the author's behalf, so it is also part of fix-all; a *suggestion* is offered one at a time. Rules with *exit parity* are
those that the reference gates enforce: lower one, and \`rfc lint\` may pass where they fail.

${tables.join('\n\n')}
${closing}
`;
}

/** @param {RuleMeta} rule */
function indexRow({ id, summary, severity, fix, parity }) {
  const cells = [`[${id}](${id}.md)`, summary, severity, fix, parity ? 'yes' : 'no'];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/**
 * A text with the content of its generated block replaced.
 * @param {string} text
 * @param {string} block
 * @returns {string | undefined} `undefined` when the text has no such block
 */
export function withBlock(text, block) {
  const start = text.indexOf(opening);
  const end = text.indexOf(closing, start);
  if (start === -1 || end === -1) return undefined;
  return `${text.slice(0, start + opening.length)}\n${block}\n${text.slice(end)}`;
}
