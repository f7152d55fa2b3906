import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readGraph } from '../../../server/src/pages/indexPage/graph';
import { layOut } from '../../../server/src/pages/indexPage/layout';
import { successorsOf } from '../../../server/src/pages/indexPage/supersession';
import { entry, pathOf } from '../../support/pageData';

const rel = (name: string) => `proposed/feature/2026-01-01-${name}.md`;
const doc = (name: string, ...links: readonly string[]) =>
  entry(rel(name), { links: links.map((to) => pathOf(rel(to))) });
const all = () => true;

describe('the graph', () => {
  test('has every linked document, its links both ways, and an arrow for each', () => {
    const { nodes, edges, unlinked } = readGraph([doc('a', 'b', 'c'), doc('b', 'c'), doc('c'), doc('alone')], all);
    assert.deepEqual(
      nodes.map(({ entry: { topic }, links, backlinks }) => [topic, links.length, backlinks.length]),
      [
        ['a', 2, 0],
        ['b', 1, 1],
        ['c', 0, 2],
      ],
    );
    assert.equal(edges.length, 3);
    assert.equal(unlinked, 1);
  });

  test('a link to itself, one to nothing and a doubled one are no arrows; a cycle is', () => {
    const { nodes, edges, unlinked } = readGraph([doc('a', 'a', 'gone'), doc('b', 'c', 'c'), doc('c', 'b')], all);
    assert.deepEqual(
      nodes.map(({ entry: { topic } }) => topic),
      ['b', 'c'],
    );
    assert.deepEqual([edges.length, unlinked], [2, 1]);
  });

  test('draws the most linked when there are too many, and those that pass the filters before them', () => {
    const many = [doc('hub'), ...Array.from({ length: 9 }, (_, index) => doc(`d${index}`, 'hub'))];
    const some = readGraph(many, all, 4);
    assert.equal(some.nodes.length, 4);
    assert.equal(some.leftOut, 6);
    assert.ok(some.nodes.some(({ entry: { topic } }) => topic === 'hub'));
    const filtered = readGraph(many, ({ topic }) => topic === 'd8', 2);
    assert.deepEqual(
      filtered.nodes.map(({ entry: { topic } }) => topic),
      ['hub', 'd8'],
    );
  });

  test('an arrow to a successor says so', () => {
    const old = entry(rel('old'), {
      statusLine: 'Status: rejected — superseded by [New](2026-01-01-new.md)',
      links: [pathOf(rel('new')), pathOf(rel('other'))],
    });
    const { edges } = readGraph([old, doc('new', 'old'), doc('other')], all);
    assert.deepEqual(edges.map(({ kind }) => kind).sort(), ['link', 'link', 'superseded']);
  });
});

describe('what has taken the place of a document', () => {
  const lines: readonly (readonly [string, readonly string[]])[] = [
    ['Status: rejected — superseded by [New](2026-01-01-new.md)', ['new']],
    ['Status: rejected — Superseded by the [New](./2026-01-01-new.md#why) one', ['new']],
    ['Status: superseded — by [New](../../proposed/feature/2026-01-01-new.md)', ['new']],
    ['Status: rejected — replaced by [A](2026-01-01-a.md) and [B](2026-01-01-b.md)', ['a', 'b']],
    ['Status: rejected — superseded by events; see [A](2026-01-01-a.md)', []],
    ['Status: implemented — supersedes [A](2026-01-01-a.md)', []],
    ['Status: rejected — superseded by [A](https://example.org/2026-01-01-a.md)', []],
    ['Status: rejected — superseded by [A](/2026-01-01-a.md)', []],
    ['Status: rejected — superseded by [A](../../../../../../x.md)', []],
    ['Status: rejected', []],
  ];
  for (const [statusLine, expected] of lines) {
    test(statusLine, () => {
      const found = successorsOf(entry(rel('old'), { statusLine }));
      assert.deepEqual(
        found,
        expected.map((name) => pathOf(rel(name))),
      );
    });
  }

  test('an escape in the address is decoded, one that means nothing stays', () => {
    const of = (target: string) => successorsOf(entry(rel('old'), { statusLine: `superseded by [A](${target})` }));
    assert.deepEqual(of('a%20b.md'), [pathOf('proposed/feature/a b.md')]);
    assert.deepEqual(of('a%zz.md'), [pathOf('proposed/feature/a%zz.md')]);
  });

  test('a long line takes no time', () => {
    const statusLine = `Status: rejected — ${'superseded by ['.repeat(20_000)}`;
    assert.deepEqual(successorsOf(entry(rel('old'), { statusLine })), []);
  });
});

describe('the layout', () => {
  const graph = readGraph([doc('a', 'b'), doc('b', 'c'), doc('c', 'a'), doc('d', 'a')], all);

  test('is the same every time, within the drawing, no two in one place', () => {
    const points = [...layOut(graph).values()];
    assert.deepEqual(points, [...layOut(graph).values()]);
    assert.ok(points.every(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1));
    assert.equal(new Set(points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size, 4);
  });

  test('one document stands in the middle', () => {
    const single = readGraph([doc('a', 'b'), doc('b')], all, 1);
    assert.deepEqual([...layOut(single).values()], [{ x: 0.5, y: 0.5 }]);
    assert.equal(layOut(readGraph([], all)).size, 0);
  });

  test('what was drawn before stays nearer to where it was than in a drawing from scratch', () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, at) => doc(`d${at + 10}`, `d${((at * 7) % length) + 10}`));
    const before = layOut(readGraph(chain(30), all));
    const grown = readGraph([...chain(30), doc('e', 'd12')], all);
    const shift = (after: ReturnType<typeof layOut>) => {
      const moved = [...before].map(([path, { x, y }]) => {
        const now = after.get(path);
        return now ? Math.hypot(now.x - x, now.y - y) : 1;
      });
      return moved.reduce((a, b) => a + b, 0) / moved.length;
    };
    const [kept, anew] = [shift(layOut(grown, before)), shift(layOut(grown))];
    assert.ok(kept < 0.12 && kept < anew, `${kept} ${anew}`);
  });
});
