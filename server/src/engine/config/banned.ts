/**
 * True when a banned heading covers this one: equal, or its beginning up to the end of a word, in any case. Spec:
 * config.md §2.1, rfc-format.md §4.
 */
export function isBannedBy(heading: string, banned: string): boolean {
  if (!heading.toLowerCase().startsWith(banned.toLowerCase())) return false;
  const rest = heading.slice(banned.length);
  return rest === '' || !/^\w/.test(rest);
}
