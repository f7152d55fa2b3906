import assert from 'node:assert/strict';
import { filesAfter, lintProject, planFixes } from '../../../server/src/engine';
import { configWith } from '../../support/configs';
import { generateMarkdown } from '../../support/markdownGrammar';
import { memoryFiles } from '../../support/memoryFiles';
import { testShell } from '../../support/plans';
import { chance, pick, type Random } from '../../support/random';
import { uniqueWords } from '../../support/randomRfcs';
import { shrinkTexts } from '../shrink';
import { defineTarget } from '../target';

/** The texts of a small tree by path. */
type Texts = Readonly<Record<string, string>>;

const project = { roots: [configWith({ index: { mode: 'off' }, rules: { 'zh/*': 'information' } })] };
const keepsEndings = {
  roots: [configWith({ index: { mode: 'off' }, rules: { 'header/line-endings': 'off', 'header/bom': 'off' } })],
};

const paths = [
  'docs/rfc/proposed/feature/2026-07-10-a.md',
  'docs/rfc/proposed/feature/2026-07-10-a.zh.md',
  'docs/rfc/implemented/process/2026-06-11-b.md',
  'docs/rfc/rejected/feature/2026-07-12-c.md',
  'docs/guide.md',
  'docs/guide.zh.md',
] as const;

/** Fix-all over small trees of documents, pairs among them. */
export const fixes = defineTarget<Texts>({
  name: 'fixes',
  holds: 'fixes end, a second run changes nothing, every line of prose survives, line endings and the mark are kept.',
  short: 16,
  generate(random) {
    const chosen = paths.filter(() => chance(random, 40));
    return Object.fromEntries([pick(random, paths), ...chosen].map((path) => [path, document(random)]));
  },
  async check(texts) {
    const files = memoryFiles(texts);
    const plan = planFixes(project, files, testShell);
    const after = filesAfter(files, plan);
    assert.deepEqual(planFixes(project, after, testShell).edits, [], 'a second run changes nothing');
    const left = lintProject(project, after, testShell).problems.filter(({ fixes: all }) => all.some(isSafeEdit));
    assert.deepEqual(left, [], 'no safe fix is left');
    for (const { path, after: now, before } of plan.mended) {
      assert.deepEqual(uniqueWords(now).sort(), uniqueWords(before).sort(), `every word of ${path} survives`);
    }
    for (const { path, after: now, before } of planFixes(keepsEndings, files, testShell).mended)
      assertKept(path, before, now);
    return undefined;
  },
  shrink: (texts, fails) => shrinkTexts(texts, fails),
  show: (texts) => JSON.stringify(texts, undefined, 2),
});

function isSafeEdit({ kind, steps = [] }: { readonly kind: string; readonly steps?: readonly unknown[] }): boolean {
  return kind === 'safe' && steps.length === 0;
}

/** A document in which many words occur once, so that each can be looked for. */
function document(random: Random): string {
  let count = 0;
  return generateMarkdown(random, 1 + random(15)).replace(/\b(?:alpha|the|cache)\b/g, () => `w${++count}w`);
}

function assertKept(path: string, before: string, now: string): void {
  assert.equal(now.startsWith('\uFEFF'), before.startsWith('\uFEFF'), `the byte-order mark of ${path}`);
  const endings = (text: string) => [...new Set(text.match(/\r\n|\r|\n/g))].sort();
  const [old, fresh] = [endings(before), endings(now)];
  if (old.length === 1) assert.deepEqual(fresh, old, `the line endings of ${path}`);
}
