import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { planRelocation, type Relocation } from '../../../server/src/engine';
import { type ConfigChanges, configWith } from '../../support/configs';
import { type MemoryEntry, memoryFiles } from '../../support/memoryFiles';
import { assertPlanned, assertRefused, notesOf, recordOf, surroundings, textsAfter } from '../../support/plans';
import { proposedRfc } from '../../support/rfcTexts';

const folder = 'docs/rfc/proposed/feature';
const OLD = `${folder}/2026-07-10-a.md`;
const NEW = `${folder}/2026-07-10-b.md`;
const zhOf = (anchor: string) => anchor.replace(/\.md$/, '.zh.md');
const recordAt = (anchor: string) => anchor.replace(/\.md$/, '.i18n.yaml');
const side = (line: string) => proposedRfc.replace('\n\n## Problem', `\n\n${line}\n\n## Problem`);
const english = side('English | [中文](2026-07-10-a.zh.md)');
const chinese = side('[English](2026-07-10-a.md) | 中文');
const pair = {
  [OLD]: english,
  [zhOf(OLD)]: chinese,
  [recordAt(OLD)]: recordOf(OLD, english, chinese),
};

type Entries = Readonly<Record<string, MemoryEntry>>;

function plan(entries: Entries, how: Partial<Relocation> = {}, changes: ConfigChanges = {}) {
  const project = { roots: [configWith({ index: { mode: 'off' }, ...changes })] };
  const files = memoryFiles(entries);
  const renames = [{ from: OLD, to: NEW }];
  return planRelocation({ project, files, surroundings: surroundings(entries), renames, ...how });
}

function relocated(entries: Entries, how: Partial<Relocation> = {}, changes: ConfigChanges = {}) {
  const done = assertPlanned(plan(entries, how, changes));
  return { texts: textsAfter(memoryFiles(entries), done), notes: notesOf(done), plan: done };
}

describe('a pair that gets another name', () => {
  test('goes as a whole; the switchers and the names in its record follow', () => {
    const { texts, notes } = relocated(pair);
    assert.deepEqual(Object.keys(texts).sort(), [NEW, zhOf(NEW), recordAt(NEW)].sort());
    assert.equal(texts[NEW], english.replace('-a.zh.md', '-b.zh.md'));
    assert.equal(texts[zhOf(NEW)], chinese.replace('-a.md', '-b.md'));
    assert.equal(texts[recordAt(NEW)], recordOf(OLD, english, chinese).replaceAll('-a.', '-b.'));
    assert.deepEqual(notes, [`${NEW}: Both sides were changed alike; the pair can be confirmed again.`]);
    const confirmed = relocated(pair, { confirmPairs: true }).texts;
    assert.equal(confirmed[recordAt(NEW)], recordOf(NEW, confirmed[NEW] ?? '', confirmed[zhOf(NEW)] ?? ''));
  });

  test('keeps what somebody wrote into its record beside the names', () => {
    const own = `# ours\n${recordOf(OLD, english, chinese).split('\n').slice(-3, -1).toReversed().join('\n')}\n`;
    const { texts } = relocated({ ...pair, [recordAt(OLD)]: own });
    assert.equal(texts[recordAt(NEW)], own.replaceAll('-a.', '-b.'));
    const broken = 'no record\n';
    assert.equal(relocated({ ...pair, [recordAt(OLD)]: broken }).texts[recordAt(NEW)], broken);
  });

  test('names its new path in the head of a record that names its path', () => {
    const changes = { pairing: { recordHeader: ['# {anchor}'] } };
    const hashes = recordOf(OLD, english, chinese).split('\n').slice(-3).join('\n');
    const { texts } = relocated({ ...pair, [recordAt(OLD)]: `# ${OLD}\n${hashes}` }, {}, changes);
    assert.match(texts[recordAt(NEW)] ?? '', new RegExp(`^# ${NEW}\n2026-07-10-b\\.md: `));
  });

  test('goes with its anchor only, and not at all where pairing is off', () => {
    const alone = { renames: [{ from: zhOf(OLD), to: zhOf(NEW) }] };
    assert.deepEqual(relocated(pair, alone).plan.renames, alone.renames);
    const off = relocated(pair, {}, { pairing: { enabled: false } });
    assert.deepEqual(off.plan.renames, [{ from: OLD, to: NEW }]);
  });

  test('is refused where any of its files is in the way of another', () => {
    assert.match(assertRefused(plan({ ...pair, [recordAt(NEW)]: '' })), /i18n\.yaml` exists already/);
  });
});

describe('links', () => {
  const guide = 'docs/guide.md';
  const entries = { ...pair, [guide]: '[a](rfc/proposed/feature/2026-07-10-a.md)\n' };

  test('of everybody else can be left to somebody else', () => {
    const { texts } = relocated(entries, { leavesLinks: true });
    assert.equal(texts[guide], undefined);
    assert.match(texts[NEW] ?? '', /\(2026-07-10-b\.zh\.md\)/);
  });

  test('of several files that move at once lead to where each of them is then', () => {
    const other = `${folder}/2026-07-12-c.md`;
    const text = `${proposedRfc}\nSee [a](2026-07-10-a.md).\n`;
    const to = 'docs/rfc/proposed/process/2026-07-12-c.md';
    const renames = [
      { from: OLD, to: NEW },
      { from: other, to },
    ];
    const { texts } = relocated({ ...entries, [other]: text }, { renames });
    assert.match(texts[to] ?? '', /\(\.\.\/feature\/2026-07-10-b\.md\)/);
    assert.equal(texts[guide], '[a](rfc/proposed/feature/2026-07-10-b.md)\n');
  });
});

test('each root whose RFCs move gets a fresh index, and no other', () => {
  const [one, two] = ['a', 'b'].map((root) => configWith({ root }));
  assert.ok(one && two);
  const entries = {
    'a/proposed/feature/2026-07-10-x.md': proposedRfc,
    'b/proposed/feature/2026-07-10-y.md': proposedRfc,
  };
  const files = memoryFiles(entries);
  const move = (from: string, to: string) =>
    assertPlanned(
      planRelocation({
        project: { roots: [one, two] },
        files,
        surroundings: surroundings(entries),
        renames: [{ from, to }],
      }),
    );
  const within = move('a/proposed/feature/2026-07-10-x.md', 'a/proposed/feature/2026-07-10-z.md');
  assert.deepEqual(
    within.creations.map(({ path }) => path),
    ['a/INDEX.md'],
  );
  const across = move('a/proposed/feature/2026-07-10-x.md', 'b/proposed/feature/2026-07-10-z.md');
  assert.deepEqual(
    across.creations.map(({ path }) => path),
    ['b/INDEX.md'],
  );
});
