import type { Span } from '../../server/src/engine/text/span';

/** Reads a text in which guillemets mark spans: `«wrong»`. `«»` marks an empty span. Spans come in order of their start. */
export function readMarks(marked: string): { text: string; spans: Span[] } {
  const spans: Span[] = [];
  const open: number[] = [];
  let text = '';
  for (const char of marked) {
    if (char === '«') open.push(text.length);
    else if (char === '»') spans.push({ start: open.pop() ?? 0, end: text.length });
    else text += char;
  }
  if (open.length > 0) throw new Error('an opening guillemet is not closed');
  return { text, spans: spans.sort((a, b) => a.start - b.start || a.end - b.end) };
}
