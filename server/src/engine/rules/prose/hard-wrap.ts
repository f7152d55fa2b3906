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
    for (const { breaks, span } of doc.facts.paragraphs) {
      const status = statusLineIn(doc, { breaks, span });
      const others = breaks.length + (status === -1 ? 1 : 0);
      if (others < 2) continue; // what stands right above or below the status is for `header/blank-after-…`
      const joined = status === -1 ? breaks : breaks.filter((_, index) => index !== status - 1 && index !== status);
      const edits = joined.length > 0 ? joiner.join({ span, breaks: joined }) : undefined;
      report('wrapped', span, { lines: breaks.length + 1 }, { fixes: edits ? [{ title: 'join', edits }] : [] });
    }
  },
});

/** Outside the RFC root the rule is off by default, so there it speaks only where the configuration names it. */
function isAskedFor({ config, path }: MarkdownDocument): boolean {
  const keys = ['prose/hard-wrap', 'prose/*', '*'];
  return path.startsWith(`${config.root}/`) || keys.some((key) => config.rules[key] !== undefined);
}

/** Which line of a paragraph means to be the status, from zero; -1 for none. It will go, and the others stay together. */
function statusLineIn({ config, kind, lines, text }: MarkdownDocument, { breaks, span }: Paragraph): number {
  const key = config.status.key.trimEnd();
  if (kind === 'companion' || key === '') return -1;
  const starts = [span.start, ...breaks.map((each) => each.span.end)];
  return starts.findIndex((start) => text.startsWith(key, start) && lines.startOfLineAt(start) === start);
}
