import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type FoundLayout,
  filesAfter,
  lintProject,
  planNew,
  planSetUp,
  readProject,
  type SetUpPlan,
} from '../../../../server/src/engine';
import { initialConfig } from '../../../../server/src/engine/config/init';
import { TODAY } from '../../../support/lintTree';
import { type MemoryEntry, memoryFiles } from '../../../support/memoryFiles';
import { assertPlanned, assertRefused, testShell, textsAfter } from '../../../support/plans';
import { proposedRfc } from '../../../support/rfcTexts';

type Entries = Readonly<Record<string, MemoryEntry>>;

function outcomeFor(entries: Entries, withTree = true) {
  const markdown = Object.keys(entries).filter((path) => path.endsWith('.md'));
  return planSetUp(memoryFiles(entries), { markdown, withTree }, testShell);
}

function planFor(entries: Entries, withTree = true): SetUpPlan {
  return assertPlanned(outcomeFor(entries, withTree));
}

/** The configuration that a plan writes, and the project that comes of it. */
function readPlanned(entries: Entries) {
  const plan = planFor(entries);
  const files = filesAfter(memoryFiles(entries), plan);
  const { project } = readProject('rfc.config.jsonc', files);
  const [root] = project.roots;
  assert.ok(root);
  return { plan, files, project, root };
}

function foundIn(plan: SetUpPlan): FoundLayout {
  if (typeof plan.layout === 'string') assert.fail(`nothing was found: ${plan.layout}`);
  return plan.layout;
}

/** A decision as people write them by hand. */
function adr(title: string, ...sections: readonly string[]): string {
  return `# ${title}\n\n## Status\n\nAccepted\n${sections.map((name) => `\n## ${name}\n\nSome words.\n`).join('')}`;
}

const flat: Entries = {
  'README.md': '# A project\n',
  'docs/guide.md': '# Guide\n\n[nowhere](gone.md)\n',
  'docs/adr/0001-record-decisions.md': adr('1. Record decisions', 'Context', 'Decision', 'Consequences'),
  'docs/adr/0002-use-a-queue.md': adr('2. Use a queue', 'Context', 'Decision', 'Consequences'),
  'docs/adr/0003-drop-the-queue.md': `${adr('3. Drop the queue', 'Context', 'Decision')}\n[two](0002-a-queue.md)\n`,
  'docs/adr/README.md': '# Decisions\n',
  'docs/adr/template.md': '# NUMBER. TITLE\n',
};

describe('a repository without decisions', () => {
  const entries = { 'README.md': '# A project\n', 'docs/tutorial/01-start.md': '# Start\n' };

  test('gets configuration, front page, a first RFC and the index, and nothing is wrong with them', () => {
    const plan = planFor(entries);
    const first = `docs/rfc/proposed/process/${TODAY}-decisions-as-rfcs.md`;
    assert.deepEqual(
      plan.creations.map(({ path }) => path),
      ['rfc.config.jsonc', 'docs/rfc/README.md', first, 'docs/rfc/INDEX.md'],
    );
    assert.equal(plan.layout, 'new');
    assert.equal(plan.path, first);
    assert.deepEqual(plan.report, { documents: 1, rules: [] });
    const texts = textsAfter(memoryFiles(entries), plan);
    assert.equal(texts['rfc.config.jsonc'], initialConfig(TODAY));
    assert.match(texts['docs/rfc/README.md'] ?? '', /^\| `bug-fix` \| \S.*\. \|$/m);
  });

  test('gets the configuration alone when no tree is wanted', () => {
    const plan = planFor(entries, false);
    assert.deepEqual(
      plan.creations.map(({ path }) => path),
      ['rfc.config.jsonc'],
    );
    assert.equal(plan.path, 'rfc.config.jsonc');
  });

  test('keeps a front page that is there', () => {
    const plan = planFor({ 'docs/rfc/README.md': '# Ours\n' });
    assert.ok(!plan.creations.some(({ path }) => path.endsWith('README.md')));
    assert.ok(plan.creations.some(({ path }) => path.endsWith('INDEX.md')));
  });
});

describe('a repository that is set up', () => {
  for (const name of ['rfc.config.json', 'rfc.config.jsonc']) {
    test(`is left alone: ${name}`, () => {
      assert.equal(assertRefused(outcomeFor({ [name]: '{}' })), `There is a configuration already: \`${name}\`.`);
    });
  }

  test('is left alone when the name is taken by a link to nothing', () => {
    assertRefused(outcomeFor({ 'rfc.config.jsonc': { kind: 'dangling' } }));
  });

  test('gets the configuration alone when its RFCs lie where the defaults have them', () => {
    const plan = planFor({ 'docs/rfc/proposed/feature/2026-07-10-cache.md': proposedRfc, ...flat });
    assert.equal(plan.layout, 'default');
    assert.deepEqual(
      plan.creations.map(({ path, text }) => [path, text]),
      [['rfc.config.jsonc', initialConfig(TODAY)]],
    );
  });
});

describe('decisions in one folder', () => {
  test('are read where they are, and what is unusual in them is reported before anything is written', () => {
    const { plan, project, files } = readPlanned(flat);
    const { folder, documents, noun, shape, beside } = foundIn(plan);
    assert.deepEqual([folder, documents.length, noun, shape], ['docs/adr', 3, 'ADR', 'flat']);
    assert.deepEqual(beside, ['README.md', 'template.md']);
    assert.deepEqual(plan.report, {
      documents: 3,
      rules: [
        { rule: 'link/broken', severity: 'error', count: 1 },
        { rule: 'skeleton/missing-section', severity: 'warning', count: 1 },
      ],
    });
    assert.ok(plan.creations[0]?.text.includes('"skeleton/missing-section": "warning"'), 'the rules are named');
    assert.equal(lintProject(project, files, testShell).problems.length, 2, 'and so it is then');
    assert.deepEqual(
      plan.creations.map(({ path }) => path),
      ['rfc.config.jsonc'],
    );
  });

  test('go on with the next number and the usual sections', () => {
    const { project, files } = readPlanned(flat);
    const next = assertPlanned(planNew(project, files, { title: 'Keep two queues', date: TODAY }, testShell));
    assert.equal(next.path, 'docs/adr/0004-keep-two-queues.md');
    const text = textsAfter(files, next)[next.path] ?? '';
    assert.deepEqual(text.match(/^#+ .*$/gm), ['# Keep two queues', '## Context', '## Decision', '## Consequences']);
  });

  test('at the top of the repository have to move, and are said to', () => {
    const { plan, root } = readPlanned({ 'adr/0001-a.md': adr('A'), 'adr/0002-b.md': adr('B') });
    assert.equal(foundIn(plan).shape, 'loose');
    assert.equal(root.root, 'adr');
    assert.deepEqual(plan.report.rules, [{ rule: 'layout/stray-file', severity: 'warning', count: 2 }]);
  });
});

describe('other layouts', () => {
  test('a folder for each status, with dates and prefixed titles', () => {
    const text = (status: string) => `# Decision: One\n\nStatus: ${status}\n\n## Why\n\nSome words.\n`;
    const { plan, root } = readPlanned({
      'docs/decisions/superseded/2024-01-02-one.md': text('superseded'),
      'docs/decisions/accepted/2024-02-03-two.md': text('accepted'),
      'docs/decisions/accepted/2024-03-04-three.md': text('superseded'),
      'docs/decisions/images/plan.png': 'x',
    });
    assert.deepEqual(
      root.lifecycles.map(({ name }) => name),
      ['accepted', 'superseded'],
    );
    assert.equal(root.title.prefix, 'Decision: ');
    assert.deepEqual(root.allow.folders, ['images']);
    assert.deepEqual(plan.report.rules, [{ rule: 'status/lifecycle-mismatch', severity: 'error', count: 1 }]);
  });

  test('folders of lifecycle and class', () => {
    const { root } = readPlanned({ 'rfcs/draft/api/0001-a.md': '# A\n', 'rfcs/done/ui/0002-b.md': '# B\n' });
    assert.deepEqual(
      [root.root, root.lifecycles.map(({ name }) => name), root.classes.map(({ name }) => name)],
      ['rfcs', ['draft', 'done'], ['api', 'ui']],
    );
  });

  test('numbers tell decisions in a folder of any name; the folder with most of them counts', () => {
    const { plan } = readPlanned({
      'docs/log/0001-a.md': '# A\n',
      'docs/log/0002-b.md': '# B\n',
      'other/notes/0001-c.md': '# C\n',
    });
    const { folder, elsewhere, noun } = foundIn(plan);
    assert.deepEqual([folder, elsewhere, noun], ['docs/log', 1, 'Decision']);
  });

  test('names without a number, in a folder whose name tells', () => {
    const { plan, root } = readPlanned({ 'doc/adr/use-a-queue.md': '# A\n', 'doc/adr/drop-it.md': '# B\n' });
    assert.equal(root.filename, '{topic}.md');
    assert.deepEqual(plan.report, { documents: 2, rules: [] });
  });

  test('a file that is named otherwise than most is reported', () => {
    const named = (number: string) => `docs/adr/${number}-a-b.md`;
    const { plan } = readPlanned({ [named('001')]: '# A\n', [named('002')]: '# B\n', [named('0003')]: '# C\n' });
    assert.deepEqual(plan.report.rules, [{ rule: 'layout/filename', severity: 'error', count: 1 }]);
  });

  test('hidden folders, other chapters and lone notes are no decisions', () => {
    const entries = { '.cache/adr/0001-a.md': '# A\n', 'book/01-b.md': '# B\n', 'docs/adr/notes.md': '# C\n' };
    assert.equal(planFor(entries).layout, 'new');
  });

  test('names that could break out of a comment or a string do not', () => {
    const folder = 'docs/a\u2028"b';
    const { plan, root } = readPlanned({ [`${folder}/0001-a.md`]: '# A\n', [`${folder}/0002-b.md`]: '# B\n' });
    assert.equal(root.lifecycles[0]?.name, 'a\u2028"b');
    assert.deepEqual(plan.report.rules, []);
  });
});
