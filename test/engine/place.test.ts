import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isCalendarDay, placeOf, type Role } from '../../server/src/engine/place';
import { agentNoteArchive } from '../support/archive';
import { type ConfigChanges, configWith } from '../support/configs';

const place = (path: string, config?: ConfigChanges) => placeOf(configWith(config), path);

/** The first step of the walk that the file fails, `rfc` when it passes them all, else its role. */
function verdict(path: string, config?: ConfigChanges): string | undefined {
  const found = place(path, config);
  return found?.role === 'rfc' ? (found.fault ?? 'rfc') : found?.role;
}

const name = '2026-07-10-cache.md';

describe('placeOf', () => {
  test('outside the root there is no place', () => {
    for (const path of ['README.md', 'docs/rfc', 'docs/rfcs/a.md', 'x/docs/rfc/a.md', '']) {
      assert.equal(place(path), undefined, path);
    }
  });

  test('an RFC in its place has all its parts', () => {
    const found = place(`docs/rfc/rejected/bug-fix/${name}`);
    assert.equal(found?.lifecycle?.name, 'rejected');
    assert.deepEqual(
      { ...found, lifecycle: undefined },
      {
        role: 'rfc',
        path: `docs/rfc/rejected/bug-fix/${name}`,
        rel: `rejected/bug-fix/${name}`,
        base: name,
        lifecycle: undefined,
        className: 'bug-fix',
        name: { date: '2026-07-10', topic: 'cache' },
      },
    );
  });

  test('the walk, step by step', () => {
    const expected: Readonly<Record<string, Role | 'depth' | 'class' | 'filename'>> = {
      [`drafts/feature/${name}`]: 'other',
      [`proposed/feature/${name}`]: 'rfc',
      'proposed/feature/2026-07-10-cache.MD': 'unwalked',
      'proposed/feature/2026-07-10-cache.txt': 'other',
      'proposed/feature/.2026-07-10-cache.md': 'unwalked',
      'proposed/.md': 'unwalked',
      'proposed/feature/.DS_Store': 'other',
      [`proposed/.trash/${name}`]: 'other',
      'proposed/.trash/.a.md': 'other',
      'proposed/AGENTS.md': 'allowed',
      'proposed/CLAUDE.md': 'allowed',
      'proposed/agents.md': 'depth',
      'proposed/feature/AGENTS.md': 'filename',
      'proposed/2026-07-10-cache.zh.md': 'counterpart',
      'proposed/refactor/deep/a.zh.md': 'counterpart',
      [`proposed/${name}`]: 'depth',
      [`proposed/feature/deep/${name}`]: 'depth',
      'proposed/a.md': 'depth',
      'proposed/refactor/a.md': 'class',
      [`proposed/Feature/${name}`]: 'class',
      'proposed/feature/a.md': 'filename',
      'proposed/feature/2026-01-01-.md': 'filename',
      'proposed/feature/2026-99-99-x.md': 'rfc',
      'README.md': 'rootFile',
      '.notes.MD': 'rootFile',
      'a.txt': 'other',
      proposed: 'other',
    };
    for (const [rel, step] of Object.entries(expected)) assert.equal(verdict(`docs/rfc/${rel}`), step, rel);
  });

  test('a faulty place still tells what it can', () => {
    const deep = place(`docs/rfc/proposed/refactor/deep/${name}`);
    assert.deepEqual([deep?.lifecycle?.name, deep?.className, deep?.name?.topic], ['proposed', 'refactor', 'cache']);
    const high = place(`docs/rfc/proposed/${name}`);
    assert.deepEqual([high?.lifecycle?.name, high?.className, high?.name?.topic], ['proposed', undefined, 'cache']);
    assert.equal(place('docs/rfc/proposed/feature/cache.md')?.name, undefined);
  });

  test('without classes there is one level less', () => {
    const config = { classes: [] };
    assert.equal(verdict(`docs/rfc/proposed/${name}`, config), 'rfc');
    assert.equal(verdict(`docs/rfc/proposed/feature/${name}`, config), 'depth');
    assert.equal(verdict('docs/rfc/proposed/cache.md', config), 'filename');
    assert.equal(verdict('docs/rfc/proposed/AGENTS.md', config), 'allowed');
    assert.equal(place(`docs/rfc/proposed/feature/${name}`, config)?.className, undefined);
  });

  test('without pairing a counterpart is a file like any other', () => {
    const config = { pairing: { enabled: false } };
    assert.equal(verdict('docs/rfc/proposed/feature/2026-07-10-cache.zh.md', config), 'rfc');
    const french = { pairing: { counterpartSuffix: '.fr.md' } };
    assert.equal(verdict('docs/rfc/proposed/feature/a.fr.md', french), 'counterpart');
    assert.equal(verdict('docs/rfc/proposed/feature/a.zh.md', french), 'filename');
  });

  test('the archive, where there is one', () => {
    const path = `docs/rfc/archived/feature/${name}`;
    assert.equal(verdict(path), 'other');
    assert.equal(verdict(path, { archive: agentNoteArchive }), 'archived');
    assert.equal(verdict('docs/rfc/archived', { archive: agentNoteArchive }), 'other');
  });

  test('another root, another template', () => {
    const config = { root: 'doc/adr', filename: '{number:4}-{topic}.md', classes: [] };
    assert.deepEqual(place('doc/adr/proposed/0001-cache.md', config)?.name, { number: '0001', topic: 'cache' });
    assert.equal(place(`docs/rfc/proposed/${name}`, config), undefined);
  });
});

test('isCalendarDay', () => {
  const days = ['2026-01-31', '2026-04-30', '2024-02-29', '2000-02-29', '2026-12-01'];
  const others = ['2026-02-29', '1900-02-29', '2026-04-31', '2026-00-10', '2026-13-10', '2026-01-00', '2026-01-32'];
  const malformed = ['', '2026-1-1', '2026/01/01', '2026-01-01 ', '2026-01-01\n', '20260101'];
  for (const day of days) assert.ok(isCalendarDay(day), day);
  for (const day of [...others, ...malformed]) assert.ok(!isCalendarDay(day), JSON.stringify(day));
});
