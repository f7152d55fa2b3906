/** As many characters as a slug may have. */
export const MAX_SLUG = 60;

/** Latin letters that do not fall apart into a base letter and a mark. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
};

/**
 * The topic that a title suggests: lower-case ASCII words joined by hyphens, cut at a word boundary. `undefined` for a
 * title in another script than Latin, and for one without a letter or digit. Spec: rfc-format.md §11.
 */
export function slugOf(title: string): string | undefined {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const latin = plain.replace(/\p{L}/gu, (char) => letters[char] ?? char);
  if (/(?!\p{Script=Latin})\p{L}/u.test(latin)) return undefined;
  const slug = latin.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return shorten(slug) || undefined;
}

function shorten(slug: string): string {
  if (slug.length <= MAX_SLUG) return slug;
  const boundary = slug.lastIndexOf('-', MAX_SLUG);
  return slug.slice(0, boundary > 0 ? boundary : MAX_SLUG);
}
