import fc from 'fast-check';

/** A document as somebody in a hurry might leave it, and where. */
export interface RandomRfc {
  readonly path: string;
  readonly text: string;
}

const COMMENT = '<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->';

const paths = fc.constantFrom(
  'docs/rfc/proposed/feature/2026-06-10-a.md',
  'docs/rfc/implemented/feature/2026-06-10-a.md',
  'docs/rfc/rejected/feature/2026-06-10-a.md',
  'docs/rfc/implemented/process/2026-07-10-a.md',
  'docs/rfc/proposed/2026-07-10-a.md',
);

const titles = fc.constantFrom(
  '# RFC: A title',
  '# A title',
  '#  rfc:  A title',
  '# RFC: ',
  '## A title',
  'A title',
  '# RFC: `x` 😀',
  '',
);

const statuses = fc.constantFrom(
  'Status: proposed',
  'Status: implemented',
  'Status: rejected — too dear',
  'Status: rejected - too dear',
  'Status: implemented (accepted 2026-06-11)',
  'Status: Implemented',
  'Status: implemented ',
  '- **status**: proposed (in parts)',
  'Status: rejected',
  'Status: rejected —  ',
  'Status:',
  '状态：已实现',
  '',
);

const headings = fc.constantFrom(
  '## Problem',
  '##  problem ##',
  '## Context',
  '## Proposal',
  '## Decision',
  'Decision\n---',
  '## Alternatives considered',
  '## alternatives  considered',
  '## Why not keep it?',
  '## Acceptance criteria',
  '## Acceptance Criteria (met)',
  '## Risks',
  '## Consequences',
  '## What we give up',
  '## Plan',
  '## Status',
  '## Tests',
  '### Detail',
  '##',
);

/** `§` becomes a word that occurs nowhere else in the document. */
const bodies = fc.constantFrom(
  'Words § here.',
  'Two lines §\nof text §.',
  '- **lead** §\n- item §',
  '| a | b |\n|---|---|\n| § | c |',
  '```js\n## Plan §\nStatus: proposed\n```',
  '~~~\n§',
  '    Status: § in code',
  '> ## Quoted §',
  '<!-- a comment §\n## Problem\n-->',
  '<!-- XXX: legacy ADR/RFC body format, not yet normalized to a unified RFC template. -->',
  'Text with XXX: legacy ADR/RFC body format § in it',
  COMMENT,
  ` ${COMMENT}`,
  '<!-- rfc-format: alternatives not recorded -->',
  '<!-- rfc-disable-next-line skeleton/first-section -->',
  'Status: implemented',
  'Status: § another',
  '[a](b.md) § <https://a.b>',
  '',
);

const gaps = fc.constantFrom('\n\n', '\n\n', '\n\n', '\n', '\n\n\n', '\n \n');

const parts = fc.array(fc.tuple(gaps, fc.oneof(headings, bodies)), { maxLength: 12 });

const ends = fc.constantFrom('\n', '\n', '', '\n\n\n', '\n \n');

/** Documents with faults of every kind, in every combination. */
export const randomRfcs: fc.Arbitrary<RandomRfc> = fc
  .tuple(
    paths,
    titles,
    gaps,
    statuses,
    parts,
    ends,
    fc.constantFrom('', '', '\uFEFF'),
    fc.constantFrom('\n', '\n', '\r\n', '\r'),
  )
  .map(([path, title, gap, status, blocks, end, mark, newline]) => {
    const body = blocks.map(([before, block]) => before + block).join('');
    let count = 0;
    const text = `${title}${gap}${status}${body}${end}`.replaceAll('§', () => `w${++count}w`);
    return { path, text: mark + text.replaceAll('\n', newline) };
  });

/** The words of a document that occur nowhere else, in order. */
export function uniqueWords(text: string): string[] {
  return text.match(/w\d+w/g) ?? [];
}
