import { gitHash } from '../support/archived';
import type { DiskEntry } from '../support/folders';
import { generateMarkdown } from '../support/markdownGrammar';
import { chance, pick, type Random } from '../support/random';
import { implementedRfc, proposedRfc } from '../support/rfcTexts';

/** The texts of a tree by path relative to its folder. */
export type Texts = Readonly<Record<string, string>>;

/** Where the RFCs of these trees lie. */
export const rfcPaths = [
  'docs/rfc/proposed/feature/2026-07-10-cache.md',
  'docs/rfc/proposed/process/2026-07-11-review.md',
  'docs/rfc/implemented/feature/2026-07-12-pages.md',
  'docs/rfc/rejected/bug-fix/2026-06-13-retry.md',
] as const;

const tool = `export const tool = defineTool({
  name: 'find',
  parameters: { query: { type: 'string', description: 'What to find.' }, limit: { type: 'intger' } },
});
`;

/** Small faults, most of which a fix mends. */
const faults: readonly ((random: Random, text: string) => string)[] = [
  (_, text) => text,
  (_, text) => text.replace('\n\nStatus', '\nStatus'),
  (_, text) => text.replace('## Problem', '## Context'),
  (_, text) => text.replace('## Risks', '## risks'),
  (_, text) => text.replaceAll('\n', '\r\n'),
  (_, text) => `\uFEFF${text}`,
  (_, text) => text.trimEnd(),
  (_, text) => `${text}\n\n\n`,
  (_, text) => text.replace('Status: ', 'status: '),
  (_, text) => text.replace(/Status: \w+/, 'Status: implemented'),
  (_, text) => text.replace('## Problem', '## Problem\n\nTwo lines\nof one paragraph.'),
  (random, text) => text.replace('Old pages.', generateMarkdown(random, 3)),
  (random, text) =>
    `${text}\nSee [it](${pick(random, rfcPaths).replace('docs/rfc', '../..')}) and [that](../../none.md).\n`,
  (random, text) =>
    withLine(random, text, pick(random, ['', '```', '<!-- ', '## Plan', '| a |', 'Status: proposed', '<<<<<<< a'])),
];

function withLine(random: Random, text: string, line: string): string {
  const lines = text.split('\n');
  lines.splice(random(lines.length), 0, line);
  return lines.join('\n');
}

/** A whole RFC for its path, with a few faults. */
export function faultyRfc(random: Random, path: string): string {
  let text = path.includes('/implemented/') ? implementedRfc : proposedRfc;
  if (path.includes('/rejected/')) text = text.replace('Status: proposed', 'Status: rejected — too dear');
  for (let left = random(4); left > 0; left--) text = pick(random, faults)(random, text);
  return text;
}

/** A small repository: RFCs, a pair of languages with its record, companions, a tool; with faults of every kind. */
export function faultyTree(random: Random): Texts {
  const rfcs = rfcPaths.filter(() => !chance(random, 25)).map((path) => [path, faultyRfc(random, path)] as const);
  const paired = rfcs.filter(() => chance(random, 30)).flatMap(([path, text]) => pairOf(random, path, text));
  const others: readonly (readonly [string, string])[] = [
    ['README.md', `# Project\n\n[Cache](${rfcPaths[0]}) and [pages](${rfcPaths[2]}#decision).\n`],
    ['docs/guide.md', generateMarkdown(random, 1 + random(6))],
    ['docs/rfc/README.md', '# RFCs\n\nSee [the index](INDEX.md).\n'],
    ['docs/rfc/INDEX.md', '# RFC index\n\nold\n'],
    ['docs/rfc/notes.txt', 'stray\n'],
    ['src/tool.ts', tool],
    ['rfc.config.jsonc', '{ "markdown": { "anchors": true }, "zh": { "enabled": true } }\n'],
  ];
  return Object.fromEntries([...rfcs, ...paired, ...others.filter(() => !chance(random, 25))]);
}

function pairOf(random: Random, path: string, text: string): (readonly [string, string])[] {
  const chinese = text.replace('# RFC: Cached pages', '# RFC：缓存页面').replace('Keep a page', '把页面保留 1分钟,');
  const stem = path.replace(/\.md$/, '');
  const name = stem.slice(stem.lastIndexOf('/') + 1);
  const record = `# x\n${name}.md: ${gitHash(text)}\n${name}.zh.md: ${gitHash(chance(random, 50) ? chinese : text)}\n`;
  return [[`${stem}.zh.md`, chinese], ...(chance(random, 70) ? [[`${stem}.i18n.yaml`, record] as const] : [])];
}

/** The tree as a repository of its own, wherever it is put. */
export function asRepository(texts: Readonly<Record<string, DiskEntry>>): Readonly<Record<string, DiskEntry>> {
  return { '.git/': '', ...texts };
}
