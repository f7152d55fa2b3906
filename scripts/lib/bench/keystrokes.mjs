// What is typed: single characters put in or taken out at places of chance, the same ones for every server.
import { seededRandom } from './random.mjs';

/** @typedef {{ line: number, character: number }} Position zero-based, UTF-16 */

/**
 * @typedef {object} Keystroke
 * @property {{ start: Position, end: Position }} range in the text before it
 * @property {string} text what comes in place of the range
 * @property {string} whole the document after it
 */

const letters = 'etaoinshrdlu ';

/**
 * @param {string} text with line feeds only
 * @param {number} count
 * @returns {Keystroke[]} each applies to what the one before it leaves
 */
export function createKeystrokes(text, count) {
  const random = seededRandom(13);
  let before = text;
  return Array.from({ length: count }, () => {
    const at = placeIn(before, random);
    const removes = random(3) === 0 && before[at] !== '\n';
    const inserted = removes ? '' : (letters[random(letters.length)] ?? '');
    const [start, end] = [at, removes ? at + 1 : at];
    const range = { start: positionAt(before, start), end: positionAt(before, end) };
    before = before.slice(0, start) + inserted + before.slice(end);
    return { range, text: inserted, whole: before };
  });
}

/** @param {string} text @param {(below: number) => number} random @returns {number} an offset beside no half of a surrogate pair */
function placeIn(text, random) {
  const isHalf = (/** @type {number} */ at) => /[\ud800-\udfff]/.test(text.slice(Math.max(0, at - 1), at + 1));
  let at = random(text.length);
  while (isHalf(at)) at = random(text.length);
  return at;
}

/** @param {string} text @param {number} offset @returns {Position} */
function positionAt(text, offset) {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
}
