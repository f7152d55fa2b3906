// The rest of a repository, as far as documents link to it: an RFC tree alone would be full of broken links.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inlineLink, isRelative } from './links.mjs';

/**
 * Makes a small file for every relative link that leads to nothing.
 * @param {string} folder nothing is made outside of it
 * @param {ReadonlyMap<string, string>} texts the documents by absolute path
 */
export function createStubs(folder, texts) {
  const targets = new Set([...texts].flatMap(([file, text]) => targetsOf(file, text)));
  const rfcs = path.join(folder, 'docs/rfc') + path.sep; // what lies there would be judged as an RFC, but for notes to agents
  const isOurs = (/** @type {string} */ target) =>
    target.startsWith(folder + path.sep) && (!target.startsWith(rfcs) || path.basename(target) === 'AGENTS.md');
  const sorted = [...targets].filter(isOurs).sort();
  for (const target of sorted) {
    const isFolder = targetBelow(sorted, target);
    if (existsSync(target)) continue;
    mkdirSync(isFolder ? target : path.dirname(target), { recursive: true });
    if (!isFolder) writeFileSync(target, target.endsWith('.md') ? `# ${path.basename(target)}\n` : '\n');
  }
}

/** @param {string} file @param {string} text @returns {string[]} absolute paths */
function targetsOf(file, text) {
  return [...text.matchAll(inlineLink)].flatMap((match) => {
    const target = String(match[1]);
    return isRelative(target) ? [path.resolve(path.dirname(file), decodeURI(target.replace(/#.*$/, '')))] : [];
  });
}

/** @param {readonly string[]} sorted @param {string} target @returns {boolean} whether another target lies below it */
function targetBelow(sorted, target) {
  return sorted.some((each) => each.startsWith(target + path.sep));
}
