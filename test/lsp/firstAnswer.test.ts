import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FirstAnswer } from '../../server/src/lsp/firstAnswer';
import { nextTurn } from '../../server/src/lsp/turns';

/** A question that is answered when `answer` is called. */
function question(first: FirstAnswer) {
  let answer: () => void = () => undefined;
  const given = first.give(() => new Promise<void>((resolve) => (answer = resolve)));
  return { answer: () => answer(), given };
}

/** Whether a tree may be read by now. */
async function isGone(first: FirstAnswer): Promise<boolean> {
  return Promise.race([first.gone().then(() => true), nextTurn().then(() => false)]);
}

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('what reads a tree at the start', () => {
  test('waits for nothing where the client does not ask', async () => {
    assert.ok(await isGone(new FirstAnswer(false)));
  });

  test('waits until a question is answered, however long that takes', async () => {
    const first = new FirstAnswer(true);
    const { answer, given } = question(first);
    const gone = first.gone();
    await later(150);
    assert.ok(!(await isGone(first)));
    answer();
    await given;
    await gone;
  });

  test('does not wait once one has been answered', async () => {
    const first = new FirstAnswer(true);
    const { answer, given } = question(first);
    answer();
    await given;
    assert.ok(await isGone(first));
  });

  test('goes on when nobody asks, or when the question fails', async () => {
    await new FirstAnswer(true).gone();
    const first = new FirstAnswer(true);
    await assert.rejects(first.give(() => Promise.reject(new Error('no'))));
    await first.gone();
  });

  test('sees a question that arrives while the thread is busy', async () => {
    const first = new FirstAnswer(true);
    const gone = first.gone();
    const busyUntil = performance.now() + 120;
    while (performance.now() < busyUntil);
    await nextTurn();
    const { answer, given } = question(first);
    await later(100);
    assert.ok(!(await isGone(first)));
    answer();
    await Promise.all([given, gone]);
  });
});
