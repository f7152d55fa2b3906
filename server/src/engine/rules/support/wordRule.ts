import type { RfcDocument } from '../../document';
import { type DocumentRule, defineRule } from '../../rule';
import type { Span } from '../../text/span';

/** A rule that reports words of the running text. */
export interface WordRule {
  readonly id: string;
  readonly summary: string;
  /** What is said of a word. Placeholder: `{found}`. */
  readonly message: string;
  /** Global and case-insensitive; each match in prose is reported. */
  readonly words: RegExp;
  /** Whether it reads the document at all. Frozen lifecycles are never read. */
  reads(doc: RfcDocument): boolean;
  /** Further places to report beside the words. */
  others?(doc: RfcDocument): readonly Span[];
}

/** Defines an opt-in rule over words: off by default, and without a fix, since only the author knows what was meant. */
export function defineWordRule({ id, summary, message, words, reads, others }: WordRule): DocumentRule {
  return defineRule<'word'>({
    id,
    summary,
    severity: 'off',
    fix: 'none',
    messages: { word: message },
    check({ doc, report }) {
      if (doc.place.lifecycle?.frozen || !reads(doc)) return;
      const spans = [...doc.facts.prose.flatMap((span) => matchesIn(doc.text, span, words)), ...(others?.(doc) ?? [])];
      for (const span of spans) report('word', span, { found: doc.text.slice(span.start, span.end) });
    },
  });
}

function matchesIn(text: string, { start, end }: Span, words: RegExp): Span[] {
  return [...text.slice(start, end).matchAll(words)].map((match) => {
    return { start: start + match.index, end: start + match.index + match[0].length };
  });
}

/** True in a lifecycle that RFCs move into and that goes on living: there a document describes what is. */
export function describesWhatIs({ config, place }: RfcDocument): boolean {
  return config.moves.some(({ to }) => to === place.lifecycle?.name);
}
