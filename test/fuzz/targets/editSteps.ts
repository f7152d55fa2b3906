import { pieces } from '../../support/lspEdits';
import { inlines } from '../../support/markdownInlines';
import { pick, pickWeighted, type Random, repeat } from '../../support/random';
import { faultyRfc, rfcPaths, type Texts } from '../trees';

/** Something that a person does in an editor, or that happens on the disk. Paths are relative to the workspace. */
export type Step =
  /** Offsets in parts of the text's length, from 0 to 1, so that a step means something whatever ran before. */
  | {
      readonly kind: 'edit';
      readonly file: string;
      readonly at: number;
      readonly remove: number;
      readonly insert: string;
    }
  | { readonly kind: 'ask'; readonly file: string; readonly what: Question }
  | { readonly kind: 'save' | 'close' | 'delete'; readonly file: string }
  | { readonly kind: 'write'; readonly file: string; readonly text: string };

export type Question = (typeof questions)[number];

const questions = [
  'diagnostics',
  'workspace',
  'actions',
  'hover',
  'completion',
  'lenses',
  'overview',
  'explain',
] as const;

/** Configurations that can be read, so that none of them is kept from an earlier one. */
const configs = [
  '{}',
  '{ "rules": { "status/*": "off" } }',
  '{ "index": { "mode": "off" } }',
  '{ "root": "docs/adr" }',
  '{ "zh": { "enabled": true }, "title": { "prefix": "" } }',
];

/** Steps in the files of a tree; most of them are edits of the first one. */
export function editSteps(random: Random, texts: Texts, count: number): readonly Step[] {
  const files = Object.keys(texts).filter((file) => /\.(?:md|ts)$/.test(file));
  const first = pick(random, files);
  return repeat(count, () => step(random, random(4) === 0 ? pick(random, files) : first));
}

function step(random: Random, file: string): Step {
  return pickWeighted(random, [
    [60, edit],
    [25, (): Step => ({ kind: 'ask', file, what: pick(random, questions) })],
    [4, (): Step => ({ kind: 'save', file })],
    [3, (): Step => ({ kind: 'close', file })],
    [2, (): Step => ({ kind: 'delete', file })],
    [4, (): Step => ({ kind: 'write', file, text: faultyRfc(random, file) })],
    [1, (): Step => ({ kind: 'write', file: `${pick(random, rfcPaths).slice(0, -3)}.zh.md`, text: '# 甲\n' })],
    [1, (): Step => ({ kind: 'write', file: 'rfc.config.jsonc', text: pick(random, configs) })],
  ] satisfies [number, (random: Random, file: string) => Step][])(random, file);
}

function edit(random: Random, file: string): Step {
  const insert = random(6) === 0 ? inlines(random, 2, 3) : random(5) === 0 ? '' : pick(random, pieces);
  const remove = pick(random, [0, 0, 0, 1, random(6), random(40), random(120)]);
  return { kind: 'edit', file, at: random(1_000_001) / 1_000_000, remove, insert };
}
