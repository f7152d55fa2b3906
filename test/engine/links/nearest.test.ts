import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Guesses } from '../../../server/src/engine/links/guesses';
import { nearestAnchor } from '../../../server/src/engine/links/nearestAnchor';
import { nearestPath } from '../../../server/src/engine/links/nearestPath';
import { resolveLink } from '../../../server/src/engine/links/resolve';
import { nearbyIn } from '../../../server/src/engine/nearby';
import { agentNoteArchive } from '../../support/archive';
import { type ConfigChanges, configWith } from '../../support/configs';
import { memoryFiles } from '../../support/memoryFiles';

const source = 'docs/rfc/proposed/feature/2026-07-01-a.md';

function guess(url: string, paths: readonly string[], changes: ConfigChanges = {}): string | undefined {
  const files = memoryFiles(Object.fromEntries([source, ...paths].map((path) => [path, ''])));
  const nearby = nearbyIn(files, () => undefined);
  const target = resolveLink(source, url);
  assert.ok(target && nearby.kindOf(target.path) === undefined, 'the link leads nowhere');
  return nearestPath({ config: configWith(changes), source, nearby, guesses: new Guesses() }, target);
}

const cases: readonly [name: string, url: string, paths: readonly string[], found: string | undefined][] = [
  ['letters of another case', '../Bug-fix/X.md', ['docs/rfc/proposed/bug-fix/x.md'], 'docs/rfc/proposed/bug-fix/x.md'],
  [
    'an RFC that moved on',
    '2026-07-02-b.md',
    ['docs/rfc/implemented/feature/2026-07-02-b.md'],
    'docs/rfc/implemented/feature/2026-07-02-b.md',
  ],
  [
    'an RFC of another class, in the other language',
    '../testing/2026-07-02-b.zh.md',
    ['docs/rfc/rejected/process/2026-07-02-b.zh.md'],
    'docs/rfc/rejected/process/2026-07-02-b.zh.md',
  ],
  ['too few steps up', '../../guide.md', ['docs/guide.md'], 'docs/guide.md'],
  ['too many steps up', '../../../../../../src/a.ts', ['src/a.ts'], 'src/a.ts'],
  ['a folder from the top', 'src', ['src/a.ts'], 'src'],
  ['a folder further down', '../../../guide.md', ['docs/guides/guide.md'], 'docs/guides/guide.md'],
  ['a name that many folders have', '../../../README.md', ['docs/a/README.md', 'docs/b/README.md'], undefined],
  ['a slip in a name', '../../../gudie.md', ['docs/guide.md'], 'docs/guide.md'],
  ['slips in two names', '../../../../scr/mian.ts', ['src/main.ts'], 'src/main.ts'],
  [
    'the same topic at another date',
    '2026-01-02-cache-keys.md',
    ['docs/rfc/proposed/feature/2026-07-09-cache-key.md', 'docs/rfc/proposed/feature/2026-01-02-queue.md'],
    'docs/rfc/proposed/feature/2026-07-09-cache-key.md',
  ],
  [
    'the same date does not make topics alike',
    '2026-07-02-b.md',
    ['docs/rfc/proposed/feature/2026-07-02-tea.md'],
    undefined,
  ],
  ['a translation is no substitute', 'guide.md', ['docs/rfc/proposed/feature/guide.zh.md'], undefined],
  ['nor is a picture', 'chart.md', ['docs/rfc/proposed/feature/chart.png'], undefined],
  ['the file itself', '../feature/2026-07-01-b.md', [], undefined],
  ['the file itself in other letters', '2026-07-01-A.md', [], source],
  ['out of reach', '../../../../../x.md', ['a.md'], undefined],
  ['a path that no file has', `${'a/'.repeat(100_000)}guide.md`, ['docs/rfc/proposed/feature/a/guide.md'], undefined],
  ['nothing near', 'zebra.md', ['docs/rfc/proposed/feature/notes.md'], undefined],
];

describe('the nearest path', () => {
  for (const [name, url, paths, found] of cases) test(name, () => assert.equal(guess(url, paths), found));

  test('is the same when asked again, and another once the folder has changed', () => {
    const files = { ...memoryFiles({ [source]: '', 'docs/guide.md': '' }) };
    const nearby = nearbyIn(files, () => undefined);
    const config = configWith();
    const ask = (url: string) => {
      const target = resolveLink(source, url);
      return target && nearestPath({ config, source, nearby, guesses: new Guesses() }, target);
    };
    const [slip, otherCase] = ['../../../gudie.md', '../../../GUIDE.md'];
    assert.deepEqual([slip, otherCase, slip, otherCase].map(ask), Array(4).fill('docs/guide.md'));
    Object.assign(files, memoryFiles({ [source]: '', 'docs/Guides.md': '' }));
    for (const name of ['guide', 'Guides', 'gudie', 'GUIDE']) nearby.forget(`docs/${name}.md`);
    assert.deepEqual([slip, otherCase].map(ask), [undefined, 'docs/Guides.md']);
  });

  test('an archived RFC, where the tree has an archive', () => {
    const paths = ['docs/rfc/archived/feature/2026-07-02-b.md'];
    assert.equal(guess('2026-07-02-b.md', paths), undefined);
    assert.equal(guess('2026-07-02-b.md', paths, { archive: agentNoteArchive }), paths[0]);
  });

  test('a tree without classes', () => {
    const paths = ['docs/rfc/implemented/2026-07-02-b.md'];
    assert.equal(guess('2026-07-02-b.md', paths, { classes: [] }), paths[0]);
  });
});

describe('the nearest anchor', () => {
  for (const [fragment, anchors, found] of [
    ['Risks', ['a', 'risks'], 'risks'],
    ['open%20questions', ['open-questions'], 'open-questions'],
    ['user-content-RISKS!', ['risks'], 'risks'],
    ['rsiks', ['decision', 'risks'], 'risks'],
    ['alternatives', ['risks', 'alternatives-considered'], 'alternatives-considered'],
    ['alternatives-considered-and-lost', ['risks', 'alternatives'], 'alternatives'],
    ['alternatives', ['alternatives-of-old', 'alternatives-of-today'], undefined],
    ['问题与方按', ['问题与方案', '风险'], '问题与方案'],
    ['a', ['alternatives'], undefined],
    ['…', ['', 'b-and-more'], undefined],
    ['x', [], undefined],
  ] as const) {
    test(`to \`${fragment}\` in ${anchors.join(', ') || 'nothing'}`, () => {
      assert.equal(nearestAnchor(fragment, anchors, new Guesses()), found);
    });
  }
});

describe('guesses come to an end', () => {
  test('at names', () => {
    const guesses = new Guesses();
    const names = Array.from({ length: 1000 }, (_, index) => `name-${index}`);
    const found = Array.from({ length: 60 }, () => guesses.nearest('nmae-7', names));
    assert.equal(found[0], 'name-7');
    assert.equal(found.at(-1), undefined);
    assert.equal(nearestAnchor('nmae-7', ['name-7'], guesses), undefined);
  });

  test('at paths', () => {
    const asked: string[] = [];
    const nearby = { kindOf: (path: string) => void asked.push(path), namesIn: () => [] };
    const search = { config: configWith(), source, nearby, guesses: new Guesses() };
    for (let count = 0; count < 10_000; count++)
      nearestPath(search, { path: `${count}.md`, spelling: `${count}.md`, suffix: '' });
    assert.ok(asked.length < 50_000, `${asked.length} questions`);
  });
});
