import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import {
  corpusFolder,
  hasCorpus,
  lintCorpusTree,
  readCorpusJson,
  readCorpusLines,
  type Verdict,
} from '../support/corpus';
import { compareVerdicts, type Side } from '../support/corpusFamilies';
import { temporaryFolder } from '../support/folders';

interface Difference {
  readonly tree: string;
  /** Below `docs/rfc/`. */
  readonly file: string;
  /** Family by family, whose verdict alone has it. */
  readonly families: Readonly<Record<string, Side>>;
  /** The row of the divergence table in rfc-format.md §6, or why ours is right. */
  readonly why: string;
}

/** Where we differ from the reference on purpose. */
const accepted: readonly Difference[] = [
  {
    tree: 'all-t00006',
    file: 'proposed/architecture/2026-06-16-typed-event-schemas.md',
    families: { 'duplicate status': 'only the reference', 'required section': 'only ours' },
    why: 'Row "line 3 blank, real Status on line 4": one status is no two. A heading in raw HTML (`<div>`) is none: §6, top.',
  },
  {
    tree: 'all-t00007',
    file: 'implemented/process/2026-07-02-bilingual-docs-and-pairing-gate.md',
    families: { 'banned heading': 'only ours', 'no alternatives': 'only ours', 'required section': 'only ours' },
    why: 'Row "unclosed fence before Decision", here of tildes; row "indented Plan, setext Plan", here with a tab.',
  },
  {
    tree: 'all-t00011',
    file: 'implemented/testing/2026-06-19-real-api-e2e-ci.md',
    families: {
      'banned heading': 'only ours',
      'no alternatives': 'only the reference',
      'required section': 'only the reference',
    },
    why: 'Row "paragraph starting with a triple-backtick inline span": it swallows the rest, a Plan included.',
  },
  {
    tree: 'all-t00019',
    file: 'implemented/simplification/2026-07-04-drop-image-content-block.md',
    families: { 'no alternatives': 'only the reference', 'required section': 'only ours' },
    why: 'Row "`## decision`": a heading in lower case is `skeleton/heading-form`, not an absent section.',
  },
  {
    tree: 'all-t00020',
    file: 'proposed/feature/2026-06-14-acp-multi-session.md',
    families: { 'no title': 'only the reference' },
    why: 'Row "CRLF": with CR alone the file is one line to the reference; ours is one `header/line-endings`.',
  },
  {
    tree: 'all-t00033',
    file: 'rejected/simplification/2026-06-20-single-session-acp-bridge.md',
    families: { 'no alternatives': 'only the reference' },
    why: 'Row "block holding one lone ```": here the block is of tildes, and the rest is swallowed likewise.',
  },
  {
    tree: 'all-t00034',
    file: 'rejected/simplification/2026-06-20-drop-unused-session-lineage.md',
    families: { 'first section': 'only the reference' },
    why: 'Row "same in a `~~~` fence": the heading before Problem is code.',
  },
  {
    tree: 'all-t00041',
    file: 'implemented/process/2026-07-02-bilingual-docs-and-pairing-gate.md',
    families: { 'first section': 'only the reference', 'required section': 'only ours' },
    why: 'Rows "setext Problem" and "`## Decision ##`": Problem with closing hashes is `skeleton/heading-form`.',
  },
  {
    tree: 'all-t00047',
    file: 'rejected/simplification/2026-06-20-fold-session-persistence-interface.md',
    families: { 'first section': 'only ours' },
    why: 'Row "multi-line HTML comment": the only Problem stands in one, so readers see none.',
  },
  {
    tree: 'all-t00050',
    file: 'proposed/architecture/2026-06-16-typed-event-schemas.md',
    families: { 'duplicate status': 'only the reference' },
    why: 'Row "line 3 blank, real Status on line 4": the only status stands on line 5, a second one is spurious.',
  },
  {
    tree: 'all-t00053',
    file: 'implemented/process/2026-06-11-tsdown-over-dumble.md',
    families: {
      'banned heading': 'only the reference',
      'no alternatives': 'only the reference',
      'required section': 'only the reference',
    },
    why: 'Row "column-0 `## Plan` inside a top-level fence indented by 1–3 blanks"; its closing line swallows the rest.',
  },
  {
    tree: 'all-t00059',
    file: 'rejected/simplification/2026-06-20-retire-mid-turn-steering.md',
    families: { 'no alternatives': 'only the reference' },
    why: 'Row "paragraph starting with a triple-backtick inline span": it swallows the comment.',
  },
  {
    tree: 'all-t00064',
    file: 'rejected/simplification/2026-06-20-drop-acp-session-load.md',
    families: { 'line endings': 'only ours', 'no alternatives': 'only the reference' },
    why: 'Row "CRLF": one `header/line-endings`; to the reference the CR is part of the comment line.',
  },
  {
    tree: 'all-t00073',
    file: 'proposed/feature/2026-06-30-pre-tool-input-rewrite.md',
    families: { 'section and comment': 'only the reference' },
    why: 'Row "same in a `~~~` fence": the comment is quoted, not given.',
  },
];

describe('the corpus', () => {
  for (const tree of ['before-2026-07-05', 'after-2026-07-05']) {
    test(`${tree} gets the reference's verdict`, (context) => {
      if (!hasCorpus(context)) return;
      const verdict = readCorpusJson<Verdict>(`expected/${tree}.json`);
      const { differences, agreed } = compareVerdicts(lintCorpusTree(path.join(corpusFolder, tree)), verdict);
      context.diagnostic(`${agreed} findings in common, ${differences.length} apart`);
      assert.deepEqual(differences, []);
    });
  }

  test("every mutated tree gets the reference's verdict, but for the accepted differences", (context) => {
    if (!hasCorpus(context)) return;
    compareMutated(context);
  });
});

function compareMutated(context: TestContext): void {
  const folder = temporaryFolder();
  execFileSync('tar', ['-xJf', path.join(corpusFolder, 'mutated/trees.tar.xz'), '-C', folder]);
  const verdicts = readCorpusLines<Verdict & { readonly tree: string }>('mutated/verdicts.jsonl');
  const found: Record<string, readonly string[]> = {};
  let inCommon = 0;
  for (const verdict of verdicts) {
    const { differences, agreed } = compareVerdicts(lintCorpusTree(path.join(folder, verdict.tree)), verdict);
    if (differences.length > 0) found[verdict.tree] = differences;
    inCommon += agreed;
  }
  const apart = Object.values(found).flat().length;
  context.diagnostic(`${verdicts.length} trees, ${inCommon} findings in common, ${apart} apart`);
  assert.deepEqual(found, Object.fromEntries(accepted.map((difference) => [difference.tree, describeIt(difference)])));
}

/** The difference in the words of the comparison. */
function describeIt({ file, families }: Difference): string[] {
  return Object.entries(families).map(([family, side]) => `docs/rfc/${file}: ${family} (${side})`);
}
