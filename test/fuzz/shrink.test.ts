import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { limited, shrinkJson, shrinkList, shrinkText, shrinkTexts } from './shrink';

describe('shrinking', () => {
  test('leaves the items of a list that are wrong together', async () => {
    const items = Array.from({ length: 100 }, (_, index) => index);
    const fails = async (each: readonly number[]) => each.includes(7) && each.includes(93);
    assert.deepEqual(await shrinkList(items, fails), [7, 93]);
  });

  test('leaves nothing where nothing is needed, and all where all is', async () => {
    assert.deepEqual(await shrinkList([1, 2, 3], async () => true), []);
    assert.deepEqual(await shrinkList([1, 2, 3], async ({ length }) => length === 3), [1, 2, 3]);
  });

  test('takes lines of a text away, then characters', async () => {
    const text = `${'a line\n'.repeat(50)}one <bad> line\n${'a line\n'.repeat(50)}`;
    assert.equal(await shrinkText(text, async (each) => /<.*>/.test(each)), '<>');
  });

  test('takes members, items and characters of JSON away', async () => {
    const value = { a: [1, { b: 'long' }], c: { d: ['x', 'yes', 'z'], e: null } };
    const fails = async (each: unknown) => JSON.stringify(each).includes('es');
    assert.deepEqual(await shrinkJson(value, fails), { c: { d: ['es'] } });
  });

  test('takes texts away by their names, and makes those left shorter', async () => {
    const bytes = new Uint8Array([1]);
    const texts = { a: 'first', b: 'second', c: bytes };
    const fails = async (each: Readonly<Record<string, string | Uint8Array>>) => {
      return each.c !== undefined && String(each.b ?? '').includes('n');
    };
    assert.deepEqual(await shrinkTexts<string | Uint8Array>(texts, fails), { b: 'n', c: bytes });
  });

  test('ends after so many tries', async () => {
    let tries = 0;
    const fails = limited(
      async () => {
        tries++;
        return true;
      },
      3,
      60_000,
    );
    for (let round = 0; round < 10; round++) await fails('x');
    assert.equal(tries, 3);
  });
});
