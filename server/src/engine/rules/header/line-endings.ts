import type { RfcDocument } from '../../document';
import { defineRule, type Edit, replace } from '../../rule';
import { lineEndingOf, type Tree } from '../../tree';
import { isBlankDocument } from '../support/blankDocument';
import { lineSpan } from '../support/lines';

/** A carriage return is invisible and yet part of the line: exact comparisons fail, and every diff touches every line. */
export const headerLineEndings = defineRule({
  id: 'header/line-endings',
  summary: 'Every line must end in LF.',
  severity: 'error',
  fix: 'safe',
  parity: true,
  messages: {
    crlf: 'The lines end in CRLF; expected LF.',
    cr: 'The lines end in CR; expected LF.',
    mixed: 'The lines end in different ways, line {line} not in LF; expected LF everywhere.',
    wholeTree:
      'All {count} files here have CRLF line endings; expected LF. The line `{line}` in `.gitattributes` keeps it so in every checkout.',
    useLf: 'End every line in LF',
    addAttribute: 'Add `{line}` to `.gitattributes`',
  },
  check({ doc, report }) {
    const ending = lineEndingOf(doc.text);
    if (ending === 'lf' || ending === 'none' || isBlankDocument(doc)) return;
    const edits = findReturns(doc);
    const line = doc.lines.lineAt(edits[0]?.span.start ?? 0) + 1;
    report(ending, lineSpan(doc, 0), { line }, { fixes: [{ title: 'useLf', edits }] });
  },
  collapse({ tree, report }) {
    const count = countCrlfFiles(tree);
    if (count < 2) return false; // one file is no checkout
    const steps = [{ kind: 'addLine', path: '.gitattributes', line: attribute }] as const;
    const fixes = [{ title: 'addAttribute', data: { line: attribute }, kind: 'suggestion', steps }] as const;
    report('wholeTree', { path: `${tree.config.root}/` }, { count, line: attribute }, { fixes });
    return true;
  },
});

/** What keeps git from writing CRLF into a checkout. */
const attribute = '*.md text eol=lf';

/** Whole terminators, so that an editor which counts in lines and columns can make the edits too. */
function findReturns({ text }: RfcDocument): Edit[] {
  return [...text.matchAll(/\r\n?/g)].map((match) =>
    replace({ start: match.index, end: match.index + match[0].length }, '\n'),
  );
}

/** How many files the tree has when all of them are CRLF throughout; 0 otherwise. A file of one line has no say. */
function countCrlfFiles(tree: Tree): number {
  const endings = tree.files.flatMap(({ place, summary }) =>
    place.role === 'rfc' && summary.kind === 'summary' && summary.lineEnding !== 'none' ? [summary.lineEnding] : [],
  );
  return endings.every((ending) => ending === 'crlf') ? endings.length : 0;
}
