import type { RfcDocument } from '../../document';
import type { Fence } from '../../facts/facts';
import { defineRule, type Edit, insert } from '../../rule';

/** Everything after an open fence is code: sections that people see in the source are missing for every reader. */
export const structureUnclosedFence = defineRule({
  id: 'structure/unclosed-fence',
  summary: 'A fenced code block must be closed.',
  severity: 'warning',
  fix: 'suggestion',
  messages: {
    unclosed: 'This code block is never closed; expected a line `` {marker} `` after it.',
    close: 'Close the code block with `` {marker} ``',
  },
  check({ doc, report }) {
    for (const fence of doc.facts.fences) {
      if (fence.closed) continue;
      const data = { marker: fence.marker };
      const edit = closerOf(doc, fence);
      report('unclosed', fence.opener, data, { fixes: edit ? [{ title: 'close', data, edits: [edit] }] : [] });
    }
  },
});

/**
 * The closing line after the block's last text. It repeats what stands before the opening fence, list markers as
 * blanks, so that it closes a block inside a quote or a list item too. `undefined` for a container of another kind.
 */
function closerOf({ text, lines }: RfcDocument, fence: Fence): Edit | undefined {
  const before = text.slice(lines.startOfLineAt(fence.opener.start), fence.opener.start).replace('\uFEFF', '');
  if (!/^(?:\s|>|[-+*]|\d{1,9}[.)])*$/.test(before)) return undefined;
  const lead = before.replace(/[^\s>]/g, ' ');
  const lastText = text.slice(0, fence.span.end).trimEnd().length;
  return insert(lines.endOfLineAt(lastText), lines.newline + lead + fence.marker);
}
