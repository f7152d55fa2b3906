// README and changelog as the page of the extension shows them.
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';

/** @typedef {{ start: number, end: number, text: string }} Cut what stands in place of a stretch of the text */

/**
 * The text for the page that VS Code and the Marketplace show. There is no public address yet that relative pictures and
 * links could be completed with, and the page shows neither without one: so pictures that are a paragraph of their own
 * are left out, and a link becomes its text. Addresses and links within the page stay.
 * @param {string} markdown
 * @returns {string}
 */
export function toPageText(markdown) {
  const cuts = findCuts(remark().use(remarkGfm).parse(markdown), markdown);
  return cuts.reduceRight((text, cut) => text.slice(0, cut.start) + cut.text + text.slice(cut.end), markdown);
}

/** @param {any} node of mdast @param {string} markdown @returns {Cut[]} in order, none within another */
function findCuts(node, markdown) {
  const { children = [] } = node;
  const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
  if (node.type === 'paragraph' && children.every(isPicture)) {
    const blank = /^\n+/.exec(markdown.slice(end))?.[0].length ?? 0;
    return [{ start, end: end + blank, text: '' }];
  }
  if (node.type === 'image' && isRelative(node.url)) return [{ start, end, text: node.alt ?? '' }];
  if (node.type !== 'link' || !isRelative(node.url)) {
    return children.flatMap((/** @type {any} */ child) => findCuts(child, markdown));
  }
  const first = children[0]?.position?.start.offset ?? start;
  const last = children.at(-1)?.position?.end.offset ?? end;
  return [{ start, end, text: markdown.slice(first, last) }];
}

/** @param {{ type: string, url?: string, value?: string }} node @returns {boolean} a relative picture, or what is between two */
function isPicture({ type, url = '', value }) {
  return (type === 'image' && isRelative(url)) || (type === 'text' && value?.trim() === '');
}

/** @param {string} url @returns {boolean} */
function isRelative(url) {
  return !/^(?:[a-z][a-z0-9+.-]*:|#)/i.test(url);
}
