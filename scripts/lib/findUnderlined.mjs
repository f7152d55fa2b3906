// A function that runs inside a page, so it may use nothing of this side.

/**
 * Looks for characters of an editor that are underlined.
 * @param {{ context: string, text: string }} what
 * @returns {{ x: number, y: number } | undefined} a place on the text when a squiggle has its left and right edge, on its line
 */
export function findUnderlined({ context, text }) {
  const plain = (/** @type {Element} */ line) => (line.textContent ?? '').replaceAll('\u00a0', ' ');
  const lines = Array.from(document.querySelectorAll('.editor-instance .view-line'));
  const line = lines.find((one) => plain(one).includes(context));
  if (line === undefined) return undefined;
  const start = plain(line).indexOf(context) + context.indexOf(text);
  const end = start + text.length;
  const range = document.createRange();
  const nodes = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  for (let offset = 0; nodes.nextNode() !== null; ) {
    const node = /** @type {Text} */ (nodes.currentNode);
    const after = offset + node.length;
    if (start >= offset && start < after) range.setStart(node, start - offset);
    if (end > offset && end <= after) range.setEnd(node, end - offset);
    offset = after;
  }
  const wanted = range.getBoundingClientRect();
  const isUnderIt = (/** @type {Element} */ squiggle) => {
    const box = squiggle.getBoundingClientRect();
    const sameEdges = Math.abs(box.left - wanted.left) < 2 && Math.abs(box.right - wanted.right) < 2;
    return sameEdges && box.top < wanted.bottom && box.bottom > wanted.top;
  };
  const squiggles = Array.from(document.querySelectorAll('.editor-instance [class*="squiggly-"]'));
  if (!squiggles.some(isUnderIt)) return undefined;
  return { x: wanted.left + Math.min(wanted.width / 2, 40), y: wanted.top + wanted.height / 2 };
}
