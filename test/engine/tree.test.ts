import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readRoots } from '../../server/src/engine/project';
import { lineEndingOf, readTree, summarise, type Tree } from '../../server/src/engine/tree';
import { type ConfigChanges, configWith } from '../support/configs';
import { type MemoryEntry, memoryFiles } from '../support/memoryFiles';

const rfc = 'docs/rfc/proposed/feature/2026-07-10-cache.md';

function read(
  entries: Readonly<Record<string, MemoryEntry>>,
  config?: ConfigChanges,
  owns = (_: string) => true,
): Tree {
  return readTree(configWith(config), memoryFiles(entries), { today: '2026-08-01', owns });
}

const pathsOf = (tree: Tree) => tree.files.map((file) => file.place.path);

describe('readTree', () => {
  test('no root: nothing in it', () => {
    const tree = read({ 'README.md': '# A\n' });
    assert.deepEqual([tree.entries, tree.files], [[], []]);
    assert.equal(tree.kindOf('README.md'), 'file', 'the rest of the folder can be asked for all the same');
    assert.equal(tree.kindOf('docs'), undefined);
  });

  test('the files are those that a rule reads', () => {
    const tree = read({
      [rfc]: '# RFC: A\n',
      'docs/rfc/README.md': '# RFCs\r\n',
      'docs/rfc/proposed/cache.md': '',
      'docs/rfc/proposed/AGENTS.md': '',
      'docs/rfc/proposed/feature/2026-07-10-cache.zh.md': '',
      'docs/rfc/proposed/feature/.a.md': '',
      'docs/rfc/proposed/feature/a.MD': '',
      'docs/rfc/drafts/a.md': '',
      'docs/rfc/LICENSE': '',
      'docs/a.md': '',
    });
    assert.deepEqual(pathsOf(tree), ['docs/rfc/README.md', 'docs/rfc/proposed/cache.md', rfc]);
    const firstLine = { start: 0, end: 6 };
    const title = { title: 'RFCs', titleSpan: { start: 2, end: 6 }, savedTitle: 'RFCs' };
    assert.deepEqual(tree.files[0]?.summary, { kind: 'summary', lineEnding: 'crlf', firstLine, ...title });
    assert.equal(tree.entries.length, 12, 'the entries are everything below the root, folders too');
  });

  test('what is no file but named like one is a candidate; a plain folder is not', () => {
    const tree = read({
      'docs/rfc/proposed/feature/a.md': { kind: 'folder' },
      'docs/rfc/proposed/feature/b.md': { kind: 'special' },
      'docs/rfc/proposed/feature/c': { kind: 'link-folder' },
      'docs/rfc/proposed/feature/d.md/2026-07-10-x.md': '',
    });
    assert.deepEqual(
      tree.files.map(({ place, summary }) => [place.rel, 'reason' in summary ? summary.reason : place.fault]),
      [
        ['proposed/feature/a.md', 'folder'],
        ['proposed/feature/b.md', 'special'],
        ['proposed/feature/d.md', 'folder'],
        ['proposed/feature/d.md/2026-07-10-x.md', 'depth'],
      ],
    );
  });

  test('over the limit a file has no summary but its size', () => {
    const tree = read({ [rfc]: '12345' }, { limits: { fileSize: 4 } });
    assert.deepEqual(tree.files[0]?.summary, { kind: 'too-large', size: 5, limit: 4 });
  });

  test('what is not ours is not there', () => {
    const tree = read({ [rfc]: '', 'docs/rfc/drafts/a.md': '' }, {}, (path) => !path.startsWith('docs/rfc/drafts'));
    assert.deepEqual(pathsOf(tree), [rfc]);
    assert.ok(tree.entries.every((entry) => !entry.path.includes('drafts')));
  });
});

describe('readRoots', () => {
  test('a nested root is none of the outer one, nor are the folders on the way to it', () => {
    const outer = configWith({});
    const inner = configWith({ root: 'docs/rfc/teams/web' });
    const files = memoryFiles({
      [rfc]: '',
      'docs/rfc/teams/web/proposed/feature/2026-07-10-menu.md': '',
      'docs/rfc/teams/app/': { kind: 'folder' },
      'docs/rfc/team/': { kind: 'folder' },
    });
    const shell = { today: '2026-08-01', onCrash: () => {} };
    const [first, second] = readRoots({ roots: [outer, inner] }, files, shell);
    assert.ok(first && second);
    assert.deepEqual(pathsOf(first.tree), [rfc]);
    assert.deepEqual(
      first.tree.entries.map((entry) => entry.path),
      ['docs/rfc/proposed', 'docs/rfc/proposed/feature', rfc, 'docs/rfc/team', 'docs/rfc/teams/app'].sort(),
    );
    assert.deepEqual(pathsOf(second.tree), ['docs/rfc/teams/web/proposed/feature/2026-07-10-menu.md']);
  });

  test('an ignored file is in no tree', () => {
    const config = configWith({ ignore: ['docs/rfc/**/*-cache.md'] });
    const [state] = readRoots({ roots: [config] }, memoryFiles({ [rfc]: '' }), { today: '', onCrash: () => {} });
    assert.deepEqual(state && pathsOf(state.tree), []);
  });
});

test('summarise', () => {
  const config = configWith();
  const summary = (text: string) => summarise({ kind: 'text', text }, config);
  assert.deepEqual(summary(''), { kind: 'summary', lineEnding: 'none', firstLine: { start: 0, end: 0 } });
  assert.deepEqual(summary('\uFEFF😀\rb\n'), { kind: 'summary', lineEnding: 'mixed', firstLine: { start: 0, end: 3 } });
  const title = (text: string) => {
    const of = summary(text);
    return of.kind === 'summary' ? of.title : undefined;
  };
  assert.deepEqual(['\uFEFF# RFC: A \r\nB', '# RFC:', '## A', '\n# A'].map(title), ['A', 'RFC:', undefined, undefined]);
  assert.equal(title(`# ${'a'.repeat(1_000_000)}`)?.length, 498);
  const unread = { kind: 'not-utf8', offset: 3 } as const;
  assert.deepEqual(summarise(unread, config), unread);
});

test('lineEndingOf', () => {
  const texts = ['', 'a', 'a\nb\n', 'a\r\nb\r\n', 'a\rb', 'a\nb\r\n', 'a\r\r\n', 'a\n\r'];
  assert.deepEqual(texts.map(lineEndingOf), ['none', 'none', 'lf', 'crlf', 'cr', 'mixed', 'mixed', 'mixed']);
});
