import type { MarkdownDocument } from '../../document';
import type { LineBreak, Paragraph } from '../../facts/facts';
import { readHtml } from '../../facts/html';
import { type Edit, replace } from '../../rule';
import { findSpanAt, type Span } from '../../text/span';
import { type LinkSpan, outermost } from './linked';

/** Puts paragraphs of a document on one line each, and changes nothing of what they show. */
export class LineJoiner {
  /** Links in which a line end counts: it ends an address, or stands in a label that a definition spells with a blank. */
  readonly #telling: readonly LinkSpan[];

  constructor(private readonly doc: MarkdownDocument) {
    this.#telling = outermost(
      doc.facts.links.filter(
        ({ kind, label }) => kind === 'autolink' || (kind !== 'definition' && label !== undefined),
      ),
    );
  }

  /** Edits that join the lines of a paragraph; `undefined` for one that would be no paragraph on one line. */
  join({ breaks, span }: Paragraph): Edit[] | undefined {
    const edits = breaks.map((lineBreak) => replace(lineBreak.span, this.#between(lineBreak)));
    let [joined, at] = ['', span.start];
    for (const { span: gap, text } of edits) {
      joined += this.doc.text.slice(at, gap.start) + text;
      at = gap.end;
    }
    joined += this.doc.text.slice(at, span.end);
    return isLoneTag(joined) || beginsItem(joined) ? undefined : edits;
  }

  #between({ kind, span }: LineBreak): string {
    if (kind === 'hard') return this.#hardBreak(span);
    return kind === 'soft' && isSeamless(this.doc.text, span) && !this.#isTelling(span) ? '' : ' ';
  }

  /** Marks of emphasis are read by what stands beside them: where it was a blank or line end, it has to be a blank. */
  #hardBreak({ start, end }: Span): string {
    const { text } = this.doc;
    const needsBlank = text[start] !== '\\' && isMark(text[start - 1]);
    return `${needsBlank ? ' ' : ''}<br>${isMark(text[end]) ? ' ' : ''}`;
  }

  #isTelling({ start }: Span): boolean {
    const holder = findSpanAt(this.#telling, start - 1);
    return holder !== undefined && (holder.link.kind === 'autolink' ? holder.end === start : holder.end > start);
  }
}

function isMark(char: string | undefined): boolean {
  return char === '*' || char === '_' || char === '~';
}

/** Scripts that put no blanks between words, and their marks. */
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303F\uFF01-\uFF60]/u;

/** Marks that belong to them when they stand beside one of them. */
const SHARED = /[\u2014\u2018\u2019\u201C\u201D\u2026\u00B7]/u;

/** True where a blank would be seen between two characters that have none between them. */
function isSeamless(text: string, { start, end }: Span): boolean {
  const before = /.$/su.exec(text.slice(Math.max(0, start - 2), start))?.[0] ?? '';
  const after = /^./su.exec(text.slice(end, end + 2))?.[0] ?? '';
  if (CJK.test(before)) return CJK.test(after) || SHARED.test(after);
  return CJK.test(after) && SHARED.test(before);
}

/** A whole tag on a line of its own begins HTML that no Markdown is read in; over two lines it is part of a text. */
function isLoneTag(line: string): boolean {
  const pieces = line.startsWith('<') ? readHtml(line) : [];
  return pieces.length === 1 && pieces[0]?.kind === 'tag';
}

/** The mark of a list item with nothing behind it may be text, such as the second one of `- -` right below a text. */
function beginsItem(line: string): boolean {
  return /^(?:[-+*]|\d{1,9}[.)])[ \t]/.test(line);
}
