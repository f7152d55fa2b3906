// Classes of characters, as parts of regular expressions with the flag `u`. Spec: bilingual.md §12.

/** A Han ideograph of any plane. */
export const HAN = '\\p{Script=Han}';

/** A Latin letter; those of full width are no letters but a fault, and `zh/fullwidth-alnum` has them. */
export const LATIN = '(?![\\uFF00-\\uFFEF])\\p{Script=Latin}';

/** A full-width mark. */
export const MARK = '[，。：；？！、（）「」『』《》【】]';

/** True when the text holds a Han ideograph. */
export function hasHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}
