import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { arrow, pointsAlong } from '../../../server/src/pages/indexPage/geometry';
import { cutToWidth, estimate, placeLabels } from '../../../server/src/pages/indexPage/labels';
import { stepInRow } from '../../../server/src/pages/indexPage/roving';
import { findNext } from '../../../server/src/pages/indexPage/steer';

const at = (key: string, x: number, y: number, text = 'name') => ({ key, text, x, y, radius: 5 });

describe('names in the drawing', () => {
  const space = { width: 400, height: 100 };

  const sideOf = (key: string, ...rest: Parameters<typeof placeLabels>) => {
    const label = placeLabels(...rest).find((one) => one.key === key);
    return label && `${label.anchor} ${Math.sign(label.y - 50)}`;
  };
  const [right, left, below, above] = ['start 0', 'end 0', 'middle 1', 'middle -1'];

  test('stand on the right, else on the left, below or above, and nowhere where no side is free', () => {
    const around = [at('east', 115, 50), at('west', 85, 50), at('south', 100, 65), at('north', 100, 35)];
    const found = [0, 1, 2, 3, 4].map((count) => sideOf('a', [at('a', 100, 50), ...around.slice(0, count)], space));
    assert.deepEqual(found, [right, left, below, above, undefined]);
  });

  test('leave lines free where they can', () => {
    const lines = [{ x: 115, y: 50 }];
    assert.equal(sideOf('a', [at('a', 100, 50)], { ...space, lines }), left);
    const everywhere = [...lines, { x: 85, y: 50 }, { x: 100, y: 64 }, { x: 100, y: 36 }];
    assert.equal(sideOf('a', [at('a', 100, 50)], { ...space, lines: everywhere }), right);
  });

  test('below or above stand a little aside where the drawing ends', () => {
    const lines = [{ x: 20, y: 50 }];
    const [label] = placeLabels([at('a', 8, 50)], { ...space, lines });
    assert.deepEqual([label?.anchor, label?.x], ['middle', estimate('name') / 2 + 5]);
  });

  test('do not leave the drawing and do not lie on a circle without a name', () => {
    assert.equal(sideOf('a', [at('a', 390, 50)], space), left);
    assert.equal(sideOf('a', [at('a', 10, 50)], { ...space, height: 60, others: [at('b', 25, 50)] }), above);
    assert.equal(sideOf('a', [at('a', 10, 10)], { ...space, height: 20, others: [at('b', 25, 10)] }), undefined);
    const three = [at('b', 115, 50), at('c', 85, 50), at('d', 100, 35)];
    assert.equal(sideOf('a', [at('a', 100, 50), ...three], { ...space, height: 60 }), undefined);
  });

  test('are cut to a width, by which a Chinese character counts twice', () => {
    assert.equal(cutToWidth('short', 170), 'short');
    assert.match(cutToWidth('x'.repeat(5000), 170), /^x{10,30}…$/);
    assert.ok(estimate('端口') > 1.5 * estimate('ab'));
    assert.ok(estimate(cutToWidth('端'.repeat(100), 170)) <= 170);
    assert.match(cutToWidth('😀'.repeat(100), 170), /^(?:😀)+…$/u);
    assert.equal(cutToWidth('😀 fits', 170), '😀 fits');
    assert.equal(
      cutToWidth('abcdef', 4, (text) => text.length),
      'abc…',
    );
  });
});

describe('arrows', () => {
  const disc = (x: number, y: number) => ({ x, y, radius: 5 });

  test('begin and end at the rim, and two that go back and forth do not lie on each other', () => {
    const there = arrow(disc(0, 0), disc(100, 0));
    const back = arrow(disc(100, 0), disc(0, 0));
    assert.ok(there && back && there.shaft !== back.shaft);
    const [x] = (/^M([\d.-]+) /.exec(there.head) ?? []).slice(1).map(Number);
    assert.ok(x !== undefined && x > 88 && x < 95, `the tip is at ${x}`);
  });

  test('pass through the points along them', () => {
    const points = pointsAlong(disc(0, 0), disc(100, 0));
    assert.ok(points.length >= 5 && points.every(({ x, y }) => x > 0 && x < 100 && y > 0 && y <= 6.1));
    assert.ok(points.every(({ x }, index) => x > (points[index - 1]?.x ?? 0)));
  });

  test('are left out where circles touch', () => {
    assert.equal(arrow(disc(0, 0), disc(8, 0)), undefined);
    assert.equal(arrow(disc(3, 3), disc(3, 3)), undefined);
  });
});

describe('where keys lead', () => {
  const points = new Map([
    ['centre', { x: 50, y: 50 }],
    ['right', { x: 80, y: 55 }],
    ['far right', { x: 200, y: 50 }],
    ['above', { x: 48, y: 10 }],
    ['left below', { x: 10, y: 80 }],
  ]);

  test('to the nearest document in their direction, or nowhere', () => {
    assert.equal(findNext(points, 'centre', 'right'), 'right');
    assert.equal(findNext(points, 'right', 'right'), 'far right');
    assert.equal(findNext(points, 'centre', 'up'), 'above');
    assert.equal(findNext(points, 'centre', 'left'), 'left below');
    assert.equal(findNext(points, 'far right', 'right'), undefined);
    assert.equal(findNext(points, 'nobody', 'right'), undefined);
  });

  test('every document can be reached from every other one', () => {
    const reached = new Set(['centre']);
    const open = ['centre'];
    for (let from = open.pop(); from !== undefined; from = open.pop()) {
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = findNext(points, from, direction);
        if (next === undefined || reached.has(next)) continue;
        reached.add(next);
        open.push(next);
      }
    }
    assert.equal(reached.size, points.size);
  });

  test('along the columns of the timeline', () => {
    assert.deepEqual(
      ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'a', 'toString'].map((key) => stepInRow(key, 1, 3)),
      [0, 2, 0, 2, undefined, undefined],
    );
    assert.deepEqual([stepInRow('ArrowLeft', 0, 3), stepInRow('ArrowRight', 2, 3)], [0, 2]);
  });
});
