// A document of 60 KB in which the keystrokes are typed.
import path from 'node:path';
import { remark } from 'remark';
import { inlineLink, isRelative } from './links.mjs';

const BYTES = 60_000;

const home = 'proposed/feature';

/**
 * One RFC put together from others: their text below headings one level deeper each, in a proposal of its own.
 * @param {readonly import('./templates.mjs').Template[]} templates
 * @returns {import('./templates.mjs').Template}
 */
export function longDocument(templates) {
  /** @type {string[]} */
  const parts = [];
  let bytes = 0;
  for (const { folder, text } of templates) {
    const part = `### Part ${parts.length + 1}\n\n${belowHeading(withLinksFrom(home, folder, text))}`;
    if (bytes + Buffer.byteLength(part) > BYTES) continue;
    bytes += Buffer.byteLength(part);
    parts.push(part);
  }
  const sections = {
    Problem: 'A long document has to feel like a short one.',
    Proposal: parts.join('\n').trimEnd(),
    'Alternatives considered': '- Short documents only.',
    'Acceptance criteria': '- Nobody waits for a key.',
    Risks: 'None is known.',
  };
  const body = Object.entries(sections).map(([title, text]) => `## ${title}\n\n${text}\n`);
  const text = `# RFC: A long document\n\nStatus: proposed\n\n${body.join('\n')}`;
  return { folder: home, name: '2026-06-30-long-document', text };
}

/** Among them the one which says that alternatives were not recorded, which has no place beside those of the whole. */
const comment = /^<!--.*-->\n+/gm;

/** @param {string} text of an RFC @returns {string} without title and status, its headings two levels deeper */
function belowHeading(text) {
  const body = text.split('\n').slice(4).join('\n').replace(comment, '');
  const tree = remark().parse(body);
  const starts = tree.children.flatMap((node) => (node.type === 'heading' ? [node] : []));
  let at = 0;
  const parts = starts.map(({ depth, position }) => {
    const start = position?.start.offset ?? 0;
    const kept = body.slice(at, start);
    at = start;
    return kept + '#'.repeat(Math.min(2, 6 - depth));
  });
  return parts.join('') + body.slice(at);
}

/** @param {string} home @param {string} folder @param {string} text written for `folder` @returns {string} for `home` */
function withLinksFrom(home, folder, text) {
  return text.replace(inlineLink, (link, target) => {
    return isRelative(target) ? `](${path.posix.relative(home, path.posix.join(folder, target))})` : link;
  });
}
