import { compileFilename } from '../../config/filename';
import { defineMarkdownRule } from '../../rule';
import { unlinkedWith } from '../support/linked';
import { escapePattern } from '../support/xref';

/** Where RFCs have no numbers, a number in the text sends the reader looking for something that is not there. */
export const xrefBareNumber = defineMarkdownRule({
  id: 'xref/bare-number',
  summary: 'An RFC is named by a link: it has no number.',
  severity: 'warning',
  fix: 'none',
  messages: {
    number: '`{found}` names no file: no {noun} here has a number. Link to the one that is meant.',
  },
  reads: 'all',
  check({ doc, report }) {
    const { filename, noun } = doc.config;
    // Where file names begin with numbers, a number does name one.
    if (noun === '' || compileFilename(filename)?.hasNumber) return;
    const pattern = patternFor(noun);
    if (!doc.text.includes(noun) || doc.text.search(pattern) === -1) return; // most texts: running text need not be found
    for (const { start, end } of unlinkedWith(doc, noun)) {
      for (const match of doc.text.slice(start, end).matchAll(pattern)) {
        const [found] = match;
        const span = { start: start + match.index, end: start + match.index + found.length };
        report('number', span, { found: found.replace(/\s+/g, ' '), noun });
      }
    }
  },
});

const compiled = new Map<string, RegExp>();

/** There are as many nouns as roots; half typed ones come and go. */
const MOST = 100;

function patternFor(noun: string): RegExp {
  if (compiled.size > MOST) compiled.clear();
  const pattern = compiled.get(noun) ?? numberBehind(noun);
  compiled.set(noun, pattern);
  return pattern;
}

/**
 * One or two digits, or more behind a zero: those of the internet's RFCs have three or four and never begin with one. The
 * noun stands alone: `RFC 5` and `RFC-05`, but not `MYRFC 5` or `RFC 5.1`.
 */
function numberBehind(noun: string): RegExp {
  const word = escapePattern(noun);
  return new RegExp(`(?<![\\w-])${word}(?:\\s*#|-|\\s+)(?:0\\d+|\\d{1,2})(?!\\w|\\.\\d)`, 'g');
}
