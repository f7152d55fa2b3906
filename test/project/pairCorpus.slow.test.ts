import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, test } from 'node:test';
import { corpusFolder, hasCorpus, readCorpusJson, readCorpusLines, type Verdict } from '../support/corpus';
import { comparePairVerdicts, lintCorpusPairs } from '../support/corpusPairs';
import { temporaryFolder } from '../support/folders';

describe('pairs of the corpus', () => {
  for (const tree of ['before-2026-07-05', 'after-2026-07-05']) {
    test(`${tree} gets the reference's verdict`, (context) => {
      if (!hasCorpus(context)) return;
      const verdict = readCorpusJson<Verdict>(`expected/${tree}.json`);
      const { differences } = comparePairVerdicts(lintCorpusPairs(path.join(corpusFolder, tree)), verdict);
      assert.deepEqual(differences, []);
    });
  }

  test("every mutated tree gets the reference's verdict, without exception", (context) => {
    if (!hasCorpus(context)) return;
    const folder = temporaryFolder();
    execFileSync('tar', ['-xJf', path.join(corpusFolder, 'mutated/trees.tar.xz'), '-C', folder]);
    const found: string[] = [];
    let inCommon = 0;
    for (const verdict of readCorpusLines<Verdict & { readonly tree: string }>('mutated/verdicts.jsonl')) {
      const { differences, agreed } = comparePairVerdicts(lintCorpusPairs(path.join(folder, verdict.tree)), verdict);
      found.push(...differences.map((difference) => `${verdict.tree}: ${difference}`));
      inCommon += agreed;
    }
    context.diagnostic(`${inCommon} findings in common`);
    assert.deepEqual(found, []);
    assert.ok(inCommon > 50, 'there is something to agree on');
  });
});
