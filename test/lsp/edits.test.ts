import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Edits } from '../../server/src/lsp/edits';

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('edits that come together', () => {
  test('count as one for each file, and are seen to before long', async () => {
    const edits = new Edits();
    const done: string[] = [];
    for (let key = 0; key < 100; key++) edits.add('a.md', () => done.push(`a ${key}`));
    edits.add('b.md', () => done.push('b'));
    assert.deepEqual(done, []);
    await later(50);
    assert.deepEqual(done, ['a 99', 'b']);
  });

  test('are seen to at once when somebody asks, and only once', async () => {
    const edits = new Edits();
    const done: string[] = [];
    edits.add('a.md', () => {
      done.push('a');
      edits.settle();
    });
    edits.settle();
    edits.settle();
    assert.deepEqual(done, ['a']);
    await later(50);
    assert.deepEqual(done, ['a']);
  });
});
