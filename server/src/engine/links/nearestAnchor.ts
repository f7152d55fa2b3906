import { slugOfHeading } from './anchors';
import { meaningOf } from './fragment';
import type { Guesses } from './guesses';

/**
 * The anchor that a fragment without one was probably meant for: the one that its text as a heading would have, a slip
 * of the finger away, or the only one that begins with it or that it begins with.
 */
export function nearestAnchor(fragment: string, anchors: readonly string[], guesses: Guesses): string | undefined {
  if (!guesses.spend(anchors.length)) return undefined;
  const names = anchors.filter((anchor) => anchor !== '');
  const meant = meaningOf(fragment);
  const slug = slugOfHeading(meant);
  if (slug !== '' && names.includes(slug)) return slug;
  return guesses.nearest(meant, names) ?? onlyRelative(slug, names);
}

/** Headings are cut short and grow; a relation of two letters says nothing. */
function onlyRelative(slug: string, anchors: readonly string[]): string | undefined {
  const related = anchors.filter((anchor) => {
    const [short, long] = anchor.length < slug.length ? [anchor, slug] : [slug, anchor];
    return short.length > 2 && long.startsWith(short);
  });
  return new Set(related).size === 1 ? related[0] : undefined;
}
