import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { memoize } from '../../server/src/engine/memoize';

describe('memoize', () => {
  test('works a value out once for each object', () => {
    const asked: object[] = [];
    const sizeOf = memoize((key: readonly number[]) => asked.push(key) && key.length);
    const [a, b] = [[1], [1, 2]];
    assert.deepEqual([sizeOf(a), sizeOf(b), sizeOf(a), sizeOf(b)], [1, 2, 1, 2]);
    assert.deepEqual(asked, [a, b]);
  });

  test('remembers that there is nothing', () => {
    let times = 0;
    const nothing = memoize((_: object) => {
      times += 1;
      return undefined;
    });
    const key = {};
    assert.deepEqual([nothing(key), nothing(key), times], [undefined, undefined, 1]);
  });

  test('keeps the answers of several functions apart', () => {
    const [first, second] = [memoize((_: object) => 1), memoize((_: object) => 2)];
    const key = {};
    assert.deepEqual([first(key), second(key), first(key)], [1, 2, 1]);
  });

  test('leaves no trace that others see, and none on copies', () => {
    const sizeOf = memoize((key: { list: number[] }) => key.list.length);
    const key = Object.freeze({ list: [1] });
    sizeOf(key);
    assert.deepEqual(Reflect.ownKeys(key), ['list']);
    assert.equal(sizeOf({ ...key, list: [] }), 0);
    assert.deepEqual(structuredClone(key), { list: [1] });
  });

  test('asks again after a failure', () => {
    let fails = true;
    const work = memoize((_: object) => {
      if (fails) throw new Error('not yet');
      return 'done';
    });
    const key = {};
    assert.throws(() => work(key), /not yet/);
    fails = false;
    assert.equal(work(key), 'done');
  });
});
