import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import {
  type FileRename,
  type Files,
  filesAfter,
  isRefusal,
  lintProject,
  type Project,
  planIndex,
  planMove,
  type Surroundings,
  textOf,
} from '../../../server/src/engine';
import { readFactsWithRemark } from '../../../server/src/engine/facts/remark';
import { resolveLink } from '../../../server/src/engine/links/resolve';
import { Lines } from '../../../server/src/engine/text/lines';
import { surroundingsOf } from '../../../server/src/host/listMarkdown';
import { nodeFiles } from '../../../server/src/host/nodeFiles';
import { corpusFolder, corpusProject, hasCorpus } from '../../support/corpus';
import { temporaryFolder } from '../../support/folders';
import { testShell } from '../../support/plans';

/**
 * Problems that a move to another stage may bring: they ask for writing or for confirming a pair, or were there before
 * under another name.
 */
const asksForWriting =
  /^(?:skeleton\/(?:banned-heading|missing-section|section-order)|alternatives\/|pair\/(?:out-of-sync|incomplete)$)/;

const targets = [
  { to: 'implemented', status: 'Status: implemented' },
  { to: 'rejected', reason: 'It cost more than it gave.', status: 'Status: rejected — It cost more than it gave.' },
];

interface Tree {
  readonly project: Project;
  readonly files: Files;
  readonly surroundings: Surroundings;
}

describe('moves in real trees', () => {
  test('each proposed RFC moves, and every link leads where it led', (context) => {
    if (!hasCorpus(context)) return;
    const tree = readTree(path.join(corpusFolder, 'after-2026-07-05'));
    const proposed = rfcsIn(tree, 'proposed').filter((file) => !file.endsWith('.zh.md'));
    const moves = proposed.flatMap((file) => targets.map((target) => checkMove(tree, file, target)));
    context.diagnostic(`${proposed.length} RFCs, ${moves.length} moves`);
    assert.ok(moves.length > 0 && moves.every((outcome) => outcome === 'moved'));
  });

  test('each pair of a broken tree moves as a whole', (context) => {
    if (!hasCorpus(context)) return;
    const folder = temporaryFolder();
    execFileSync('tar', ['-xJf', path.join(corpusFolder, 'mutated/trees.tar.xz'), '-C', folder]);
    const outcomes = readdirSync(folder).flatMap((name) => {
      const tree = readTree(path.join(folder, name));
      const paired = rfcsIn(tree, 'proposed').filter((file) => file.endsWith('.zh.md'));
      return paired.flatMap((file) => targets.map((target) => checkMove(tree, file, target)));
    });
    const refused = outcomes.filter((outcome) => outcome !== 'moved');
    context.diagnostic(`${outcomes.length} moves, refused: ${refused.join(' ') || 'none'}`);
    assert.ok(outcomes.length > 40 && refused.every((outcome) => /lies at the wrong depth/.test(outcome)));
  });
});

function readTree(folder: string): Tree {
  const project = corpusProject(folder);
  assert.ok(project);
  return { project, files: nodeFiles(folder), surroundings: surroundingsOf(folder, folder) };
}

function rfcsIn({ files }: Tree, lifecycle: string): string[] {
  const listed = files.list(`docs/rfc/${lifecycle}`).map((entry) => entry.path);
  return listed.filter((file) => /\/\d{4}-\d\d-\d\d-[^/]+\.md$/.test(file));
}

/** Moves the RFC and checks all that must hold; `moved`, or the sentence that says why it cannot. */
function checkMove(tree: Tree, file: string, { to, status, reason }: (typeof targets)[number]): string {
  const { project, files, surroundings } = tree;
  const extra = reason === undefined ? {} : { reason };
  const plan = planMove(project, files, { path: file, to, ...extra, surroundings, confirmPairs: true });
  if (isRefusal(plan)) return textOf(plan.refused);
  const after = filesAfter(files, plan);
  checkLinks(tree, after, plan.renames);
  checkIndex(tree, after, plan.notes.length);
  checkProblems(tree, after, plan.renames);
  for (const { to: path } of plan.renames.filter((rename) => rename.to.endsWith('.md'))) {
    const lines = readText(after, path).split('\n');
    const before: readonly string[] = readText(
      files,
      plan.renames.find((rename) => rename.to === path)?.from ?? '',
    ).split('\n');
    if (/^status/i.test(before[2] ?? '')) assert.equal(lines[2], status, path);
    assert.deepEqual([lines[0], lines[1], lines[3]], [before[0], before[1], before[3]], path);
  }
  return 'moved';
}

/** Sources and targets are compared over the moved paths; the index is rendered anew. */
function checkLinks({ files, surroundings }: Tree, after: Files, renames: readonly FileRename[]): void {
  const moved = new Map(renames.map(({ from, to }) => [from, to]));
  const pathAfter = (path: string) => moved.get(path) ?? path;
  for (const source of surroundings.markdown) {
    if (source.endsWith('/INDEX.md')) continue;
    const led = linksOf(source, readText(files, source)).map(({ path, suffix }) => pathAfter(path) + suffix);
    const leads = linksOf(pathAfter(source), readText(after, pathAfter(source))).map(
      ({ path, suffix }) => path + suffix,
    );
    assert.deepEqual(leads, led, `links of ${source}`);
  }
}

const known = new Map<string, ReturnType<typeof readLinks>>();

function linksOf(source: string, text: string) {
  const key = `${source}\n${text}`;
  const links = known.get(key) ?? readLinks(source, text);
  known.set(key, links);
  return links;
}

function readLinks(source: string, text: string) {
  return readFactsWithRemark(new Lines(text)).links.flatMap(({ url }) => resolveLink(source, url) ?? []);
}

/** Fresh, unless a fault of the tree stood in the way before; then a note has said so. */
function checkIndex({ project }: Tree, after: Files, notes: number): void {
  for (const config of project.roots) {
    const index = planIndex(project, config, after);
    assert.deepEqual([index.edits, index.creations], [[], []]);
    assert.ok(index.notes.length <= notes);
  }
}

/** On the RFC, on its other language and on their record. */
function checkProblems({ project, files }: Tree, after: Files, renames: readonly FileRename[]): void {
  const rulesAt = (view: Files, paths: readonly string[]) =>
    lintProject(project, view, testShell, (each) => paths.includes(each)).problems.map(({ rule }) => rule);
  const before = new Set(
    rulesAt(
      files,
      renames.map(({ from }) => from),
    ),
  );
  const now = renames.map(({ to }) => to);
  const added = rulesAt(after, now).filter((rule) => !before.has(rule) && !asksForWriting.test(rule));
  assert.deepEqual(added, [], now[0]);
}

function readText(files: Files, path: string): string {
  const content = files.read(path, Number.POSITIVE_INFINITY);
  return content.kind === 'text' ? content.text : '';
}
