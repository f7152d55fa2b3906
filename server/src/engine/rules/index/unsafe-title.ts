import { defineRule, insert } from '../../rule';

/** The index takes titles as they are, so a stray character of Markdown breaks the row and the link in it. */
export const indexUnsafeTitle = defineRule({
  id: 'index/unsafe-title',
  summary: 'A title must not break its row of the index.',
  severity: 'warning',
  fix: 'suggestion',
  messages: {
    pipe: 'A `|` in the title ends its cell of the index; expected `\\|`, or other words.',
    brackets:
      'The square brackets of the title do not pair up, which breaks its link in the index; expected pairs or none.',
    backslash: 'The backslash at the end of the title takes away the bracket behind it in the index; expected none.',
    escape: 'Escape the pipe',
    escapeAll: 'Escape the pipes',
  },
  check({ doc, report }) {
    const { title } = doc.header;
    if (!title || doc.config.index.mode !== 'generated') return;

    const { span } = title;
    const text = doc.text.slice(span.start, span.end);
    const pipes = bareOffsets(text, '|');
    if (pipes.length > 0) {
      const edits = pipes.map((at) => insert(span.start + at, '\\'));
      report('pipe', span, {}, { fixes: [{ title: pipes.length === 1 ? 'escape' : 'escapeAll', edits }] });
    }
    if (!arePaired(text)) report('brackets', span);
    if (isEscaped(text, text.length)) report('backslash', span);
  },
});

/** Where a character stands that no backslash takes the meaning from. */
function bareOffsets(text: string, character: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) {
    if (!isEscaped(text, at)) found.push(at);
  }
  return found;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text[at - 1 - backslashes] === '\\') backslashes++;
  return backslashes % 2 === 1;
}

function arePaired(text: string): boolean {
  let depth = 0;
  for (const at of [...bareOffsets(text, '['), ...bareOffsets(text, ']')].sort((a, b) => a - b)) {
    depth += text[at] === '[' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
