/** Names for a message: each in backticks, with commas between. */
export function quoteList(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
