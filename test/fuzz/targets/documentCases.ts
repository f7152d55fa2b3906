import { generateMarkdown } from '../../support/markdownGrammar';
import { inlines } from '../../support/markdownInlines';
import { pick, pickWeighted, type Random, repeat } from '../../support/random';
import { proposedRfc } from '../../support/rfcTexts';

/** A document as a recipe, so that fifty megabytes are a few words and can be made fewer. */
export interface DocumentCase {
  readonly pieces: readonly Piece[];
  /** `latin1`: each character is one byte, so that any bytes can be told. */
  readonly encoding: 'utf8' | 'latin1';
}

export interface Piece {
  readonly text: string;
  readonly times: number;
}

/** What is harmless once and may not be in great numbers. */
const units = [
  ...[
    '> ',
    '- ',
    '* ',
    '1. ',
    '  ',
    '\t',
    '[',
    ']',
    '![',
    '](',
    '[a](',
    '*',
    '**a',
    '_a ',
    '*a_ ',
    '`',
    '``a`',
    '<',
    '<a ',
    '<!--',
    '<!-- a -->',
  ],
  ...[
    '```\n',
    '~~~\n',
    '# a\n',
    '## Problem\n',
    'a\n---\n',
    '| a ',
    '| a |\n',
    '|-',
    '| a |\n|-|\n',
    '&',
    '&#',
    '\\',
    '\0',
    '\r',
    '\n',
    '\r\n',
    ' ',
    'a',
    'a ',
  ],
  ...[
    '[a]: b\n',
    '[^1]: a\n',
    '[^1]',
    '<div>\n',
    '</div>',
    '<?',
    '<![CDATA[',
    '~~',
    '中',
    '，',
    '😀',
    'https://a.b ',
    'www.a',
    'a@b',
    'Status: a\n',
    'XXX: ',
  ],
  ...[
    '- a\n\n',
    '> a\n',
    '- [ ] ',
    '<b>',
    '"',
    "'",
    '(',
    ')',
    '$',
    '\uFEFF',
    '\u2028',
    '<!-- rfc-disable -->\n',
    '[x]()',
    '---\n',
    '\\\n',
    '  \n',
  ],
] as const;

const kinds: readonly (readonly [number, (random: Random) => DocumentCase])[] = [
  [50, (random) => once(generateMarkdown(random, 1 + random(25)))],
  [10, (random) => once(withPiece(random, proposedRfc, generateMarkdown(random, 1)))],
  [8, (random) => once(noise(random, 1 + random(400)))],
  [6, (random) => ({ encoding: 'latin1', pieces: [{ text: bytes(random, random(300)), times: 1 }] })],
  [
    4,
    (random) => ({
      encoding: 'latin1',
      pieces: [
        { text: proposedRfc, times: 1 },
        { text: bytes(random, 1 + random(4)), times: 1 },
      ],
    }),
  ],
  [
    1,
    (random) => ({ encoding: 'utf8', pieces: [{ text: pick(random, units), times: 3_000_000 + random(9_000_000) }] }),
  ],
  [1, () => once('')],
];

/** A document of any bytes, plausible ones more often than others. */
export function documentCases(random: Random): DocumentCase {
  return pickWeighted(random, kinds)(random);
}

/** The bytes of a document. */
export function expand({ pieces, encoding }: DocumentCase): Uint8Array {
  return Buffer.from(pieces.map(({ text, times }) => text.repeat(times)).join(''), encoding);
}

function once(text: string): DocumentCase {
  return { encoding: 'utf8', pieces: [{ text, times: 1 }] };
}

/**
 * One thing very often, with something before and behind it.
 *
 * @param steps a fifth of how often it may stand there
 */
export function massCases(random: Random, steps: number): DocumentCase {
  const text = random(3) === 0 ? inlines(random, 1, 3) : repeat(1 + random(2), () => pick(random, units)).join('');
  const most = Math.min(40_000, 5 * steps);
  const times = Math.ceil(most / pick(random, [1, 4, 10, 40, 200]));
  const before = pick(random, [
    '',
    '',
    '# RFC: A\n\nStatus: proposed\n\n',
    '- ',
    '> ',
    '| a |\n|---|\n',
    '[^1]: ',
    '<div>',
  ]);
  const after = { text: pick(random, ['', '\n', 'a', ']', '-->', '*', '`']), times: pick(random, [1, 1, times]) };
  return { encoding: 'utf8', pieces: [{ text: before, times: 1 }, { text, times }, after] };
}

/** Characters of every kind, half of pairs included. */
export function noise(random: Random, length: number): string {
  const ranges = [128, 128, 128, 0x800, 0x10000, 0x110000];
  return repeat(length, () =>
    random(4) === 0 ? pick(random, units) : String.fromCodePoint(random(pick(random, ranges))),
  ).join('');
}

function bytes(random: Random, length: number): string {
  return repeat(length, () => String.fromCharCode(random(256))).join('');
}

function withPiece(random: Random, text: string, piece: string): string {
  const at = random(text.length + 1);
  return text.slice(0, at) + piece + text.slice(at);
}
