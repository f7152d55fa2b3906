import type { Facts } from './facts';

type Late = Pick<Facts, 'links' | 'prose' | 'inlines' | 'anchors' | 'paragraphs' | 'elements'>;

/** Facts that are at hand. */
export type EarlyFacts = Omit<Facts, keyof Late>;

/** How the others are found. */
export type LateFacts = { readonly [Kind in keyof Late]: () => Late[Kind] };

/** Facts of which some are found when a rule asks: many texts are never asked about some of them. */
export function withLateFacts(early: EarlyFacts, late: LateFacts): Facts {
  const links = once(late.links);
  const prose = once(late.prose);
  const inlines = once(late.inlines);
  const anchors = once(late.anchors);
  const paragraphs = once(late.paragraphs);
  const elements = once(late.elements);
  return {
    ...early,
    get links() {
      return links();
    },
    get prose() {
      return prose();
    },
    get inlines() {
      return inlines();
    },
    get anchors() {
      return anchors();
    },
    get paragraphs() {
      return paragraphs();
    },
    get elements() {
      return elements();
    },
  };
}

/** Works something out when it is first asked for. */
export function once<Value>(work: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => {
    known ??= { value: work() };
    return known.value;
  };
}
