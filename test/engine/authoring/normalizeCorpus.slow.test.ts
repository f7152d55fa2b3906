import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import {
  type Files,
  filesAfter,
  type NormalizePlan,
  type Project,
  planNormalize,
  textOf,
} from '../../../server/src/engine';
import { nodeFiles } from '../../../server/src/host/nodeFiles';
import { corpusFolder, corpusProject, hasCorpus } from '../../support/corpus';
import { testShell, textsAfter } from '../../support/plans';

/** RFCs that the clean-up brings to the very bytes that the people of that tree came to; below `docs/rfc/`. */
const landed = [
  'implemented/architecture/2026-06-11-structured-error-taxonomy.md',
  'implemented/architecture/2026-06-20-extract-example-app-packages.md',
  'implemented/architecture/2026-06-30-event-domain-semantics.md',
  'implemented/process/2026-06-11-quality-gates.md',
  'implemented/process/2026-07-02-bilingual-docs-and-pairing-gate.md',
  'implemented/simplification/2026-06-19-drop-mutable-session-summary.md',
  'implemented/simplification/2026-07-04-fold-stdio-ui-helper.md',
  'implemented/simplification/2026-07-04-share-app-bin-boot-glue.md',
  'implemented/testing/2026-06-11-property-based-testing.md',
  'implemented/testing/2026-06-22-fork-child-replay-seed-boundary.md',
  'implemented/testing/2026-06-22-fork-snapshot-scenarios.md',
  'implemented/testing/2026-07-04-hook-snapshot-matrix.md',
  'implemented/testing/2026-07-04-single-source-acp-replay-config.md',
  'proposed/architecture/2026-06-20-generic-long-running-tool-runtime.md',
  'proposed/process/2026-06-20-discover-package-inventory.md',
  'proposed/simplification/2026-06-20-unify-agent-and-session-id.md',
  'proposed/simplification/2026-07-04-prune-dead-core-spine-surface.md',
  'rejected/architecture/2026-06-11-immutable-public-surfaces.md',
  'rejected/architecture/2026-06-20-providerless-example-base.md',
  'rejected/simplification/2026-06-20-assembled-assistant-messages-only.md',
  'rejected/simplification/2026-06-20-drop-acp-session-load.md',
  'rejected/simplification/2026-06-20-drop-acp-terminal-meta.md',
  'rejected/simplification/2026-06-20-drop-bash-output-spill-files.md',
  'rejected/simplification/2026-06-20-drop-durable-step-boundaries.md',
  'rejected/simplification/2026-06-20-drop-unused-session-lineage.md',
  'rejected/simplification/2026-06-20-fold-session-persistence-interface.md',
  'rejected/simplification/2026-06-20-retire-mid-turn-steering.md',
  'rejected/simplification/2026-06-20-single-session-acp-bridge.md',
  'rejected/simplification/2026-06-20-truncate-interrupted-turns.md',
  'rejected/simplification/2026-07-04-prune-unimplemented-subagent-vocabulary.md',
];

/** Their pair in two languages: its other side and its record come out the same as well. */
const pairFiles = ['.zh.md', '.i18n.yaml'].map(
  (suffix) => `implemented/process/2026-07-02-bilingual-docs-and-pairing-gate${suffix}`,
);

interface Run {
  readonly project: Project;
  readonly files: Files;
  readonly plan: NormalizePlan;
  readonly texts: Readonly<Record<string, string>>;
}

const request = { grandfather: true, confirmPairs: true };

describe('the clean-up of a real tree', () => {
  let run: Run | undefined;

  before(() => {
    const folder = path.join(corpusFolder, 'before-2026-07-05');
    const project = corpusProject(folder);
    const files = nodeFiles(folder);
    if (!project) return;
    const plan = planNormalize(project, files, request, testShell);
    run = { project, files, plan, texts: textsAfter(files, plan) };
  });

  test(`lands the bytes of ${landed.length} RFCs`, (context) => {
    if (!hasCorpus(context) || !run) return;
    for (const file of [...landed, ...pairFiles].map((each) => `docs/rfc/${each}`)) {
      const expected = readFileSync(path.join(corpusFolder, 'after-2026-07-05', file), 'utf8');
      assert.equal(run.texts[file] ?? readText(run.files, file), expected, file);
    }
    context.diagnostic(`${landed.length} of ${rfcsOf(run.files).length} RFCs came out as people made them`);
  });

  test('loses no line of prose', (context) => {
    if (!hasCorpus(context) || !run) return;
    for (const [file, after] of Object.entries(run.texts)) {
      if (!file.endsWith('.md') || file.endsWith('/INDEX.md')) continue;
      const kept = countLines(after);
      for (const line of readText(run.files, file).split('\n').filter(isProse)) {
        const left = kept.get(line) ?? 0;
        assert.ok(left > 0, `${file} keeps \`${line}\``);
        kept.set(line, left - 1);
      }
    }
  });

  test('one run is enough', (context) => {
    if (!hasCorpus(context) || !run) return;
    const again = planNormalize(run.project, filesAfter(run.files, run.plan), request, testShell);
    assert.deepEqual([again.edits, again.creations, again.mended], [[], [], []]);
  });

  test('leaves no mechanical fault, and says why the rest is left', (context) => {
    if (!hasCorpus(context) || !run) return;
    const { left } = run.plan;
    for (const { problem, reason } of left) {
      assert.ok(
        !problem.fixes.some(({ kind, title }) => kind === 'safe' || title === 'rename'),
        `${problem.path}: ${problem.rule}`,
      );
      assert.match(
        textOf(reason),
        /^Somebody (?:who knows has to (?:write it|decide what it means)|has to compare both sides)\.$/,
      );
    }
    const counts = new Map<string, number>();
    for (const { problem } of left) counts.set(problem.rule, (counts.get(problem.rule) ?? 0) + 1);
    context.diagnostic(`left: ${[...counts].map(([rule, count]) => `${count} ${rule}`).join(', ')}`);
  });
});

function readText(files: Files, file: string): string {
  const content = files.read(file, Number.POSITIVE_INFINITY);
  return content.kind === 'text' ? content.text : assert.fail(`${file} cannot be read`);
}

function rfcsOf(files: Files): string[] {
  return files.list('docs/rfc').flatMap(({ path: file }) => (/\/\d{4}-[^/]*(?<!\.zh)\.md$/.test(file) ? [file] : []));
}

/** Headings, status lines and the marker of the old format may change; everything else is what somebody wrote. */
function isProse(line: string): boolean {
  return line.trim() !== '' && !/^(?:#|Status: |<!-- XXX: legacy)/.test(line);
}

function countLines(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of text.split('\n')) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}
