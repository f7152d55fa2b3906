let collator: Intl.Collator | undefined;

/**
 * Compares two texts by ICU collation. Pinned to English, so that the order does not depend on the machine's locale. The tables
 * are loaded when they are first asked for, which takes milliseconds.
 */
export function collate(a: string, b: string): number {
  if (a === b) return 0;
  collator ??= new Intl.Collator('en');
  return collator.compare(a, b);
}
