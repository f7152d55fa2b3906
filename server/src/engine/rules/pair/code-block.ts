import { copyCode, firstDifference, type PlacedCode } from '../../pairs/editCode';
import { insertCode } from '../../pairs/insertion';
import { otherSide } from '../../pairs/parts';
import { clip } from '../support/clip';
import { defineStructureRule, type Mending } from '../support/pairStructure';

/** Code is not translated: where it differs, one side tells its readers to run something else. */
export const pairCodeBlock = defineStructureRule<'lineEnds' | 'copy' | 'copyThere' | 'insert' | 'insertThere'>({
  id: 'pair/code-block',
  summary: 'Both sides of a pair must have the same code, byte for byte.',
  fix: 'suggestion',
  sequence: 'code',
  messages: {
    different: 'This line of code is `{found}`, in `{other}` it is `{expected}`; expected the same code on both sides.',
    lineEnds: 'The lines of this code do not end as they do in `{other}`; expected the same bytes on both sides.',
    lone: '`{other}` has no partner for this code block; expected the same code on both sides.',
    lones: '`{other}` has no partners for this code block and {count} more; expected the same code on both sides.',
    lacking: 'A code block is missing here; expected the one of `{other}` that begins `{text}`.',
    lackings: 'Code blocks are missing here; expected the one of `{other}` that begins `{text}` and {count} more.',
    partner: 'The code on the other side.',
    place: 'Its partner would stand here.',
    copy: 'Copy the code from `{other}`',
    copyThere: 'Copy this code to `{other}`',
    insert: 'Insert the code of `{other}` here',
    insertThere: 'Insert this code in `{other}`',
    insertSection: 'Insert the section for `{heading}` here',
    insertSectionThere: 'Insert the section for `{heading}` in `{other}`',
  },
  differ(mending, isLineEnds) {
    const [own, other] = codesOf(mending);
    if (!own || !other) return { data: {} };
    if (isLineEnds) return { message: 'lineEnds', data: {} };
    return {
      span: firstDifference(own, other.code),
      data: { found: firstWords(own, other), expected: firstWords(other, own) },
    };
  },
  tell: ({ element }) => ({ text: 'content' in element ? clip(firstTextLine(element.content)) : '' }),
  adapt: {
    title: 'copy',
    titleThere: 'copyThere',
    data: () => ({}),
    edits(mending) {
      const [own, other] = codesOf(mending);
      const edit = own && other && copyCode(own, other);
      return edit ? [edit] : undefined;
    },
  },
  restore: { title: 'insert', titleThere: 'insertThere', edits: insertCode },
});

function codesOf({ comparison, side, own, other }: Mending): (PlacedCode | undefined)[] {
  const placed = [
    { doc: comparison.docs[side], element: own.element },
    { doc: comparison.docs[otherSide(side)], element: other.element },
  ];
  return placed.map(({ doc, element }) => ('content' in element ? { doc, code: element } : undefined));
}

function firstWords(own: PlacedCode, other: PlacedCode): string {
  const { start, end } = firstDifference(own, other.code);
  return clip(own.doc.text.slice(start, end));
}

function firstTextLine(content: string): string {
  return content.split(/\r\n?|\n/).find((line) => line.trim() !== '') ?? '';
}
