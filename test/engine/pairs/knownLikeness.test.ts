import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { knownLikeness } from '../../../server/src/engine/pairs/knownLikeness';
import { Bag, likeness, type Section } from '../../../server/src/engine/pairs/likeness';
import { configWith } from '../../support/configs';
import { randomNumbers } from '../../support/random';

const random = randomNumbers(7);

function section(): Section {
  const words = ['cache', 'page', 'ttl', '8', 'GET'].filter(() => random(2) === 0);
  const title = ['Problem', 'Cache', '问题', 'Page 8'][random(4)] ?? '';
  const length = random(30);
  return {
    ...{ title, name: title.toLowerCase(), length, blocks: random(3), span: { start: 0, end: length } },
    ...{ tokens: new Bag(words), titleWords: new Bag(title.toLowerCase().split(' ')) },
  };
}

const sections = (count: number) => Array.from({ length: count }, section);

describe('likeness that is remembered', () => {
  const config = configWith({});

  test('is what it is when it is worked out anew, however many pairs are compared', () => {
    for (let round = 0; round < 60; round++) {
      const [anchor, counterpart] = [sections(20 + random(60)), sections(20 + random(60))];
      const like = knownLikeness(config, anchor, counterpart);
      for (const [a, own] of anchor.entries())
        for (const [b, other] of counterpart.entries()) assert.equal(like(a, b), likeness(config, own, other));
    }
  });

  test('is worked out once for sections that say the same', () => {
    let reads = 0;
    const counted = (from: Section): Section => ({
      ...from,
      get titleWords() {
        reads++;
        return from.titleWords;
      },
    });
    const [anchor, counterpart] = [sections(10), sections(10)];
    const ask = () => {
      const like = knownLikeness(config, anchor.map(counted), counterpart.map(counted));
      for (let a = 0; a < 10; a++) for (let b = 0; b < 10; b++) like(a, b);
      return reads;
    };
    const first = ask();
    assert.ok(first > 0);
    assert.equal(ask(), first);
  });

  test('is that of no section beyond the last, and of more sections than are remembered', () => {
    assert.equal(knownLikeness(config, sections(1), sections(1))(1, 0), 0);
    const [anchor, counterpart] = [sections(3000), sections(3000)];
    const like = knownLikeness(config, anchor, counterpart);
    const [own, other] = [anchor[2999], counterpart[2998]];
    assert.ok(own && other);
    assert.equal(like(2999, 2998), likeness(config, own, other));
  });
});
