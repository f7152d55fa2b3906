import type { MarkdownDocument } from '../../document';
import type { Paragraph } from '../../facts/facts';
import { defineMarkdownRule } from '../../rule';
import { LineJoiner } from '../support/joinLines';

/** A paragraph wrapped by hand makes every later change of a word a change of many lines, and nobody can review that. */
export const proseHardWrap = defineMarkdownRule({
  id: 'prose/hard-wrap',
  summary: 'A paragraph must stand on one line, as long as it may be.',
  severity: 'warning',
  fix: 'suggestion',
  messages: {
    wrapped: 'The paragraph covers {lines} lines; put it on one and let the editor wrap it.',
    join: 'Join the lines',
  },
  reads: 'all',
  check({ doc, report }) {
    if (!isAskedFor(doc)) return;
    const joiner = new LineJoiner(doc);
    for (const paragraph of doc.facts.paragraphs) {
      const lines = paragraph.breaks.length + 1;
      if (lines === 1 || holdsStatus(doc, paragraph)) continue; // the rules `header/blank-after-…` own that
      const edits = joiner.join(paragraph);
      report('wrapped', paragraph.span, { lines }, { fixes: edits ? [{ title: 'join', edits }] : [] });
    }
  },
});

/** Outside the RFC root the rule is off by default, so there it speaks only where the configuration names it. */
function isAskedFor({ config, path }: MarkdownDocument): boolean {
  const keys = ['prose/hard-wrap', 'prose/*', '*'];
  return path.startsWith(`${config.root}/`) || keys.some((key) => config.rules[key] !== undefined);
}

/** What stands right above or below the status is no text that went on to the next line. */
function holdsStatus({ config, kind, lines, text }: MarkdownDocument, { breaks, span }: Paragraph): boolean {
  const key = config.status.key.trimEnd();
  if (kind === 'companion' || key === '') return false;
  const starts = [span.start, ...breaks.map(({ span: { end } }) => end)];
  return starts.some((start) => text.startsWith(key, start) && lines.startOfLineAt(start) === start);
}
