import type { MarkdownDocument } from '../../document';
import type { Piece } from '../../facts/inlines';
import { defineMarkdownRule, insert } from '../../rule';
import type { Span } from '../../text/span';
import { typography } from '../support/typography';

/**
 * Bold that is not rendered shows its stars to every reader, and turns what stands between this place and the next into
 * bold.
 */
export const zhEmphasisFlanking = defineMarkdownRule({
  ...typography({
    id: 'zh/emphasis-flanking',
    summary: 'Bold in Chinese begins and ends where Markdown can see it.',
    isRecommended: true,
  }),
  fix: 'suggestion',
  messages: {
    begin: '`**` between `{before}` and `{after}` begins no bold: it needs a blank before it.',
    end: '`**` between `{before}` and `{after}` ends no bold: it needs a blank behind it.',
    insert: 'Insert a blank',
  },
  check({ doc, report }) {
    for (const { pieces } of doc.facts.inlines) {
      for (const { message, span, before, after } of findFaults(doc, pieces)) {
        const edits = [insert(message === 'begin' ? span.start : span.end, ' ')];
        report(message, span, { before, after }, { fixes: [{ title: 'insert', edits }] });
      }
    }
  },
});

/** Two stars and the characters around them; empty at the ends of the text. */
interface Stars {
  readonly span: Span;
  readonly before: string;
  readonly after: string;
}

interface Fault extends Stars {
  readonly message: 'begin' | 'end';
}

/**
 * Stars that are meant to begin or end bold, but that CommonMark sees otherwise: next to a mark they only count when
 * blanks or marks stand on the other side. What they are meant to do follows from those before them, not from what the
 * parser made of them, since it takes the next stars for the missing ones.
 */
function findFaults(doc: MarkdownDocument, pieces: readonly Piece[]): Fault[] {
  const faults: Fault[] = [];
  let isOpen = false;
  for (const span of pieces.flatMap((piece) => findStars(doc.text, piece))) {
    const stars = { span, before: characterBefore(doc.text, span.start), after: characterBehind(doc.text, span.end) };
    const isInBold: boolean = isOpen;
    const [inner, outer] = isInBold ? [stars.before, stars.after] : [stars.after, stars.before];
    if (isMark.test(inner) && isHan.test(outer)) faults.push({ ...stars, message: isInBold ? 'end' : 'begin' });
    else if (isBlank.test(inner)) continue; // neither begins nor ends anything
    isOpen = !isInBold;
  }
  return faults;
}

const isMark = /^[\p{P}\p{S}]$/u;
const isHan = /^\p{Script=Han}$/u;
const isBlank = /^\s?$/u;

/** Two stars and no more, in text and as marks of bold. */
function findStars(text: string, { kind, span }: Piece): Span[] {
  if (kind !== 'text' && kind !== 'open' && kind !== 'close') return [];
  if (kind !== 'text') return isPair(text, span) ? [span] : [];
  return [...text.slice(span.start, span.end).matchAll(/(?<!\\)\*\*/g)]
    .map(({ index }) => ({ start: span.start + index, end: span.start + index + 2 }))
    .filter((stars) => isPair(text, stars));
}

function isPair(text: string, { start, end }: Span): boolean {
  return text.slice(start, end) === '**' && text[start - 1] !== '*' && text[end] !== '*';
}

function characterBefore(text: string, offset: number): string {
  return [...text.slice(Math.max(0, offset - 2), offset)].at(-1) ?? '';
}

function characterBehind(text: string, offset: number): string {
  return [...text.slice(offset, offset + 2)][0] ?? '';
}
