import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type FixRequest, lintProject, planFixes, planNormalize, type Rule } from '../../../server/src/engine';
import { defineRule, defineTreeRule } from '../../../server/src/engine/rule';
import { configWith } from '../../support/configs';
import { type MemoryEntry, memoryFiles } from '../../support/memoryFiles';
import { testShell, textsAfter } from '../../support/plans';
import { fileLister, JUNK, LIST } from '../../support/reachingRule';
import { proposedRfc } from '../../support/rfcTexts';
import { withRule } from '../../support/withRule';

const PAGE = 'docs/rfc/proposed/feature/2026-07-10-a.md';
const project = { roots: [configWith({ index: { mode: 'off' } })] };

function fixed(entries: Readonly<Record<string, MemoryEntry>>, request: FixRequest = {}) {
  const files = memoryFiles(entries);
  const plan = planFixes(project, files, testShell, request);
  return { plan, texts: textsAfter(files, plan) };
}

describe('safe fixes that do more than edit the file of their problem', () => {
  const faulty = proposedRfc.replace('# RFC: ', '# ');

  test('are made when all others are, and seen by the rules that come after', async () => {
    await withRule(fileLister, () => {
      const { plan, texts } = fixed({ [PAGE]: faulty, [JUNK]: 'x' });
      assert.deepEqual(texts, { [PAGE]: proposedRfc, [LIST]: `${PAGE}\n` });
      assert.deepEqual(plan.deletions, [JUNK]);
      const rules = plan.mended.map(({ path, rules }) => [path, rules]);
      assert.deepEqual(rules, [
        [LIST, ['list/missing']],
        [JUNK, ['list/missing']],
        [PAGE, ['header/title']],
      ]);
    });
  });

  test('are left out where the problem is not asked about, or edits must stay in their files', async () => {
    await withRule(fileLister, () => {
      const limited = fixed({ [PAGE]: faulty }, { includes: (path) => path === PAGE });
      assert.deepEqual(limited.texts, { [PAGE]: proposedRfc });
      const within = fixed({ [PAGE]: faulty, [JUNK]: 'x' }, { staysInFiles: true });
      assert.deepEqual([within.texts, within.plan.deletions], [{ [PAGE]: proposedRfc }, []]);
    });
  });

  test('are made by a clean-up of the tree, which says nothing of them afterwards', async () => {
    await withRule(fileLister, () => {
      const files = memoryFiles({ [PAGE]: faulty, [JUNK]: 'x' });
      const plan = planNormalize(project, files, {}, testShell);
      assert.deepEqual(textsAfter(files, plan), { [PAGE]: proposedRfc, [LIST]: `${PAGE}\n` });
      assert.deepEqual([plan.deletions, plan.left], [[JUNK], []]);
    });
  });

  test('are not made where something is in the way, nor where a comment silences the rule', async () => {
    const note = (text: string): Rule =>
      defineRule({
        id: 'list/note',
        summary: 'There must be a note.',
        severity: 'error',
        fix: 'safe',
        messages: { missing: 'There is no note.', make: 'Write it' },
        check({ report }) {
          const steps = [{ kind: 'create', path: 'notes/a.txt', text }] as const;
          report('missing', { start: 0, end: 1 }, {}, { fixes: [{ title: 'make', steps }] });
        },
      });
    const silenced = `<!-- rfc-disable list/note -->\n\n${proposedRfc}`;
    await withRule(note('new'), () => {
      assert.deepEqual(fixed({ [PAGE]: proposedRfc, 'notes/a.txt': 'old' }).texts, {});
      assert.equal(fixed({ [PAGE]: proposedRfc }).texts['notes/a.txt'], 'new');
      assert.equal(fixed({ [PAGE]: silenced }).texts['notes/a.txt'], undefined);
    });
  });

  test('two that touch one file are made one after the other', async () => {
    const adder = (id: string, line: string): Rule =>
      defineTreeRule({
        id,
        summary: 'There must be a line.',
        severity: 'error',
        fix: 'safe',
        messages: { missing: 'There is no line.', add: 'Add it' },
        check({ tree, report }) {
          if (tree.kindOf(`${line}.txt`) !== undefined) return;
          const steps = [
            { kind: 'addLine', path: 'lines.txt', line },
            { kind: 'create', path: `${line}.txt`, text: '' },
          ] as const;
          report('missing', { path: `${tree.config.root}/` }, {}, { fixes: [{ title: 'add', steps }] });
        },
      });
    await withRule(adder('list/a', 'a'), () =>
      withRule(adder('list/b', 'b'), () => {
        assert.equal(fixed({ [PAGE]: proposedRfc }).texts['lines.txt'], 'a\nb\n');
      }),
    );
  });

  test('never move a file: a rule that says so has crashed', async () => {
    const mover = defineTreeRule({
      id: 'list/mover',
      summary: 'Nothing lies here.',
      severity: 'error',
      fix: 'safe',
      messages: { here: 'It lies here.', move: 'Move it' },
      check({ tree, report }) {
        const steps = [{ kind: 'rename', from: PAGE, to: 'x.md' }] as const;
        report('here', { path: `${tree.config.root}/` }, {}, { fixes: [{ title: 'move', steps }] });
      },
    });
    const thrown: string[] = [];
    await withRule(mover, () => {
      const shell = { ...testShell, onCrash: (rule: string) => void thrown.push(rule) };
      lintProject(project, memoryFiles({ [PAGE]: proposedRfc }), shell);
    });
    assert.deepEqual(thrown, ['list/mover']);
  });
});
