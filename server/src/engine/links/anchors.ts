import GithubSlugger, { slug } from 'github-slugger';
import type { Facts } from '../facts/facts';

/**
 * The anchors of a text as GitHub makes them, in order: the slug of each heading, a repeated one with `-1`, `-2` and so
 * on, passing over those that are taken; and the values of `id` and `name`. Spec: rfc-format.md §8.2.
 */
export function anchorsOf({ anchors }: Pick<Facts, 'anchors'>): string[] {
  const slugger = new GithubSlugger();
  return anchors.map(({ kind, text }) => (kind === 'heading' ? slugger.slug(text) : text));
}

/** The anchor of a heading that is the only one of its text: what the reader sees of it, without markup. */
export function slugOfHeading(text: string): string {
  return slug(text);
}
