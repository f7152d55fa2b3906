import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { emptyPlan, type FilePlan } from '../../../server/src/engine';
import { Draft } from '../../../server/src/engine/authoring/draft';
import { memoryFiles } from '../../support/memoryFiles';

const start = { 'a.md': 'one\ntwo\n', 'b.md': 'three\n', 'c/d.md': 'four\n' };

function drafted(...plans: readonly Partial<FilePlan>[]) {
  const draft = new Draft(memoryFiles(start));
  for (const plan of plans) draft.add({ ...emptyPlan, ...plan });
  return draft;
}

/** An edit that puts `text` at the start of a file. */
const before = (path: string, text: string) => [{ path, edits: [{ span: { start: 0, end: 0 }, text }] }];

describe('Draft', () => {
  test('nothing is a plan that does nothing, and the files stay the same object', () => {
    const files = memoryFiles(start);
    const draft = new Draft(files);
    assert.equal(draft.files, files);
    assert.deepEqual(draft.toPlan(), emptyPlan);
  });

  test('what is edited in two steps is one edit of the beginning', () => {
    const draft = drafted({ edits: before('a.md', 'x\n') }, { edits: before('a.md', 'y\n') });
    assert.deepEqual(draft.toPlan(), { ...emptyPlan, edits: before('a.md', 'y\nx\n') });
  });

  test('a file that is moved twice and edited on the way comes from where it was', () => {
    const draft = drafted(
      { renames: [{ from: 'a.md', to: 'e.md' }] },
      { edits: before('e.md', 'x\n'), renames: [{ from: 'e.md', to: 'c/f.md' }] },
    );
    const renames = [{ from: 'a.md', to: 'c/f.md' }];
    assert.deepEqual(draft.toPlan(), { ...emptyPlan, edits: before('a.md', 'x\n'), renames });
    assert.equal(draft.files.kindOf('a.md'), undefined);
    assert.deepEqual(draft.files.read('c/f.md', 100), { kind: 'text', text: 'x\none\ntwo\n' });
  });

  test('a file that comes and goes leaves no trace; one that went and comes again is edited', () => {
    const create = (path: string, text: string) => ({ creations: [{ path, text, stops: [] }] });
    assert.deepEqual(drafted(create('n.md', 'new\n'), { deletions: ['n.md'] }).toPlan(), emptyPlan);
    const again = drafted({ deletions: ['b.md'] }, create('b.md', 'x\nthree\n')).toPlan();
    assert.deepEqual(again, { ...emptyPlan, edits: before('b.md', 'x\n') });
  });

  test('a new file may take the place of one that was moved away', () => {
    const draft = drafted({ renames: [{ from: 'a.md', to: 'e.md' }] });
    draft.write('a.md', 'new\n');
    assert.deepEqual(draft.toPlan(), {
      ...emptyPlan,
      renames: [{ from: 'a.md', to: 'e.md' }],
      creations: [{ path: 'a.md', text: 'new\n', stops: [] }],
    });
  });

  test('writing edits what is there and creates what is not; the stops and notes of plans are kept', () => {
    const stops = [{ start: 0, end: 1 }];
    const note = { path: 'a.md', words: { id: 'pairOutOfSync', data: {} } } as const;
    const draft = drafted({ creations: [{ path: 'n.md', text: 'T', stops }], notes: [note] }, { deletions: ['b.md'] });
    draft.write('a.md', 'x\none\ntwo\n');
    draft.write('z.md', 'z');
    assert.deepEqual(draft.toPlan(), {
      ...emptyPlan,
      edits: before('a.md', 'x\n'),
      creations: [
        { path: 'n.md', text: 'T', stops },
        { path: 'z.md', text: 'z', stops: [] },
      ],
      deletions: ['b.md'],
      notes: [note],
    });
  });
});
