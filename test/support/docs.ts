import { readFileSync } from 'node:fs';

/** A fenced block of a page. */
export interface Fence {
  readonly language: string;
  readonly text: string;
}

/** The fenced blocks of a page, in order. */
export function fencesIn(file: string): Fence[] {
  const blocks = readFileSync(file, 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm);
  return [...blocks].map(([, language = '', text = '']) => ({ language, text }));
}

/** The cells of every row of the table below a heading, without its head. */
export function tableBelow(file: string, heading: string): string[][] {
  const page = readFileSync(file, 'utf8');
  const [, section = ''] = page.split(`\n${heading}\n`);
  const rows = section.split(/\n#/)[0]?.match(/^\|.*\|$/gm) ?? [];
  return rows.slice(2).map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

/** What stands in backticks. */
export function codeIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}
