import type { TextDocumentContentChangeEvent } from 'vscode-languageserver/node';

/** An edit as a client sends it, and the text after it. */
export interface SentEdit {
  readonly change: TextDocumentContentChangeEvent;
  readonly text: string;
}

/** The edit that puts `piece` in the place of a stretch of a text, in UTF-16 offsets; a line break goes as a whole. */
export function editOf(text: string, start: number, end: number, piece: string): SentEdit {
  const range = { start: positionAt(text, start), end: positionAt(text, end) };
  const [from, to] = [offsetAt(text, range.start), offsetAt(text, range.end)];
  return { change: { range, text: piece }, text: text.slice(0, from) + piece + text.slice(to) };
}

/** Lines end at LF, CR LF or CR; a position never points between CR and LF. */
function positionAt(text: string, offset: number): { line: number; character: number } {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  const insideTerminator = text[offset - 1] === '\r' && text[offset] === '\n';
  if (insideTerminator) return positionAt(text, offset - 1);
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

function offsetAt(text: string, { line, character }: { line: number; character: number }): number {
  const starts = [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map((match) => match.index + match[0].length)];
  return (starts[line] ?? text.length) + character;
}

/** What RFCs are made of and what breaks them. */
export const pieces = [
  'x',
  ' ',
  '\n',
  '\n\n',
  '\r\n',
  '\r',
  '#',
  '## ',
  '## Problem\n',
  '## Plan\n',
  '## Risks\n',
  '```\n',
  '~~~md\n',
  '> ',
  '- ',
  '    ',
  'Status: proposed\n',
  'Status: implemented\n',
  'Status:',
  '<!-- ',
  ' -->',
  '\t',
  '😀',
  '中文',
  '\uFEFF',
  '*',
  '`',
  '[a](b.md)',
  '<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->\n',
] as const;
