// Links as far as the benchmark has to know them.

/** An inline link from the end of its text on, its target being the group. One within code is found too. */
export const inlineLink = /\]\(([^()\s]+)\)/g;

/** @param {string} target of a link @returns {boolean} whether it leads to a file */
export function isRelative(target) {
  return !target.startsWith('#') && !/^[a-z][a-z0-9+.-]*:/i.test(target);
}
