import { pick, type Random } from './random';

/** Lines that change the meaning of those around them. */
const lines = [
  '',
  '---',
  '===',
  '```',
  '~~~',
  '<!--',
  '-->',
  '> ',
  '- ',
  '1. ',
  '    x',
  '\tx',
  '# ',
  '|---|',
  '<div>',
  '</div>',
  '[ref]: x',
  '   ',
] as const;

/** Characters that change the meaning of the text around them. */
const characters = [
  '*',
  '_',
  '`',
  '~',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '|',
  '\\',
  '#',
  '-',
  '+',
  ' ',
  '\t',
  '\n',
  '&',
  ':',
  '!',
  '\u0000',
  '\uD800',
  '\u2028',
  '\f',
  '　',
  '，',
  '\u00a0',
] as const;

/** The text after a few random faults: lines and characters that go, come, are doubled or change places. */
export function mutate(random: Random, text: string): string {
  let result = text;
  for (let left = 1 + random(4); left > 0; left--) result = pick(random, faults)(random, result);
  return result;
}

const faults: readonly ((random: Random, text: string) => string)[] = [
  (random, text) => withLines(text, (all) => void all.splice(random(all.length), 1)),
  (random, text) => withLines(text, (all) => void all.splice(random(all.length + 1), 0, pick(random, lines))),
  (random, text) => withLines(text, (all) => void all.push(...all.splice(random(all.length), 1))),
  (random, text) => withLines(text, (all) => void all.splice(random(all.length), 0, ...all.slice(0, 1 + random(3)))),
  (random, text) => withLines(text, (all) => reindent(random, all)),
  (random, text) => splice(text, random(text.length), 1 + random(3), ''),
  (random, text) => splice(text, random(text.length + 1), 0, pick(random, characters)),
  (random, text) => splice(text, random(text.length + 1), 1, pick(random, characters)),
  (random, text) => text.slice(0, random(text.length + 1)),
];

function withLines(text: string, change: (all: string[]) => void): string {
  const all = text.split('\n');
  change(all);
  return all.join('\n');
}

function reindent(random: Random, all: string[]): void {
  const at = random(all.length);
  const indent = pick(random, ['', ' ', '  ', '   ', '    ', '\t', '> ', '>']);
  all[at] = indent + (all[at] ?? '').trimStart();
}

function splice(text: string, at: number, length: number, piece: string): string {
  return text.slice(0, at) + piece + text.slice(at + length);
}
