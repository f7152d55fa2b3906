import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { filesAfter, type MoveRequest, planChangeClass, planIndex, planMove } from '../../../server/src/engine';
import { agentNoteArchive } from '../../support/archive';
import { type ConfigChanges, configWith } from '../../support/configs';
import { type MemoryEntry, memoryFiles } from '../../support/memoryFiles';
import { assertPlanned, assertRefused, notesOf, recordOf, surroundings, textsAfter } from '../../support/plans';
import { implementedRfc, proposedRfc } from '../../support/rfcTexts';

const OLD = 'docs/rfc/proposed/feature/2026-07-10-a.md';
const NEW = 'docs/rfc/implemented/feature/2026-07-10-a.md';
const REJECTED = 'docs/rfc/rejected/feature/2026-07-10-a.md';

type Entries = Readonly<Record<string, MemoryEntry>>;

function move(entries: Entries, request: Partial<MoveRequest> = {}, changes: ConfigChanges = {}) {
  const files = memoryFiles(entries);
  const full = { path: OLD, to: 'implemented', surroundings: surroundings(entries), ...request };
  return planMove({ roots: [configWith(changes)] }, files, full);
}

/** The texts after a move that must be possible. */
function moved(entries: Entries, request: Partial<MoveRequest> = {}, changes: ConfigChanges = {}) {
  const plan = assertPlanned(move(entries, request, changes));
  return { texts: textsAfter(memoryFiles(entries), plan), notes: notesOf(plan), plan };
}

const withPair = (anchor: string, counterpart: string, path = OLD): Record<string, string> => ({
  [path]: anchor,
  [path.replace('.md', '.zh.md')]: counterpart,
  [path.replace('.md', '.i18n.yaml')]: recordOf(path, anchor, counterpart),
});

const english = proposedRfc.replace('\n\n## Problem', '\n\nEnglish | [中文](2026-07-10-a.zh.md)\n\n## Problem');
const chinese = `# RFC: 页面缓存

Status: proposed

[English](2026-07-10-a.md) | 中文

## 问题

每次都重新渲染。

## 提案

缓存一分钟。

## 曾考虑的替代方案

**一小时。** 页面会过时。

## 验收标准

第二位读者得到同一页。

## 风险

页面过时。
`;

describe('to implemented', () => {
  test('path, status and headings change, and nothing else', () => {
    const { texts, notes, plan } = moved({ [OLD]: proposedRfc });
    const expected = proposedRfc
      .replace('Status: proposed', 'Status: implemented')
      .replace('## Proposal', '## Decision')
      .replace('## Acceptance criteria', '## Verification')
      .replace('## Risks', '## Consequences');
    assert.equal(texts[NEW], expected);
    assert.deepEqual(notes, []);
    assert.deepEqual(plan.renames, [{ from: OLD, to: NEW }]);
    assert.match(texts['docs/rfc/INDEX.md'] ?? '', /## Proposed\n\n\n\n## Implemented\n\n### Feature/);
  });

  test('a plan stays where it is, a heading that says more too', () => {
    const text = proposedRfc.replace('## Risks', '## Plan\n\nx\n\n## Risks of it');
    assert.match(moved({ [OLD]: text }).texts[NEW] ?? '', /## Plan\n\nx\n\n## Risks of it/);
  });

  test('a heading whose new name is taken is left, and said', () => {
    const text = `${proposedRfc}\n## consequences\n\nx\n`;
    const { texts, notes } = moved({ [OLD]: text });
    assert.match(texts[NEW] ?? '', /## Risks\n/);
    assert.deepEqual(notes, [
      `${NEW}: The section \`Risks\` was left, because there is a section \`Consequences\` already.`,
    ]);
  });

  test('headings and status in a wrong form are written in the right one', () => {
    const text = proposedRfc
      .replace('## Proposal', 'proposal\n---')
      .replace('Status: proposed', '- status：Proposed (2026-07-10)');
    const { texts } = moved({ [OLD]: text });
    assert.equal(texts[NEW]?.split('\n')[2], 'Status: implemented');
    assert.match(texts[NEW] ?? '', /\n## Decision\n\nKeep/);
  });

  test('a status that is missing is put in its place; without a title there is none', () => {
    assert.match(
      moved({ [OLD]: proposedRfc.replace('Status: proposed\n\n', '') }).texts[NEW] ?? '',
      /^# RFC: .*\n\nStatus: implemented\n\n## Problem/,
    );
    const { texts, notes } = moved({ [OLD]: '## Problem\n' });
    assert.equal(texts[NEW], '## Problem\n');
    assert.ok(notes.includes(`${NEW}: It has no status line to rewrite.`));
  });

  test('CRLF, a byte-order mark and fenced text are kept', () => {
    const text = `\uFEFF${proposedRfc}\n\`\`\`\n## Risks\nStatus: proposed\n\`\`\`\n`.replaceAll('\n', '\r\n');
    const after = moved({ [OLD]: text }).texts[NEW] ?? '';
    assert.ok(after.startsWith('\uFEFF# RFC: ') && !/[^\r]\n/.test(after));
    assert.match(after, /```\r\n## Risks\r\nStatus: proposed\r\n```/);
  });
});

describe('to rejected', () => {
  test('only the status changes, and has the reason', () => {
    const { texts, notes } = moved({ [OLD]: proposedRfc }, { to: 'rejected', reason: ' It *never* paid. ' });
    assert.equal(texts[REJECTED], proposedRfc.replace('Status: proposed', 'Status: rejected — It *never* paid.'));
    assert.deepEqual(notes, []);
  });

  test('a reason that goes with the old status is named', () => {
    const lifecycles = configWith().lifecycles.map((each) => ({
      ...each,
      status: { ...each.status, reason: 'optional' as const },
    }));
    const text = proposedRfc.replace('Status: proposed', 'Status: proposed — waits for b');
    const kept = moved({ [OLD]: text }, {}, { lifecycles });
    assert.match(kept.texts[NEW] ?? '', /Status: implemented — waits for b/);
    const lost = moved({ [OLD]: text }, { reason: 'done' }, { lifecycles });
    assert.deepEqual(lost.notes, [`${NEW}: The reason \`waits for b\` went with the old status.`]);
  });
});

describe('a pair', () => {
  test('moves as a whole, with the same changes in its own words', () => {
    const entries = withPair(english, chinese);
    const { texts, plan } = moved(entries);
    assert.equal(plan.renames.length, 3);
    const after = texts[NEW.replace('.md', '.zh.md')] ?? '';
    assert.deepEqual(after.match(/^## .*/gm), ['## 问题', '## 决策', '## 曾考虑的替代方案', '## 验证', '## 后果']);
    assert.equal(after.split('\n')[2], 'Status: implemented');
    assert.equal(texts[NEW.replace('.md', '.i18n.yaml')], entries[OLD.replace('.md', '.i18n.yaml')]);
  });

  test('may be named by any of its files', () => {
    for (const suffix of ['.zh.md', '.i18n.yaml']) {
      assert.ok(moved(withPair(english, chinese), { path: OLD.replace('.md', suffix) }).texts[NEW]);
    }
  });

  test('can be confirmed when it was in sync and both sides got the same', () => {
    const entries = withPair(english, chinese);
    const sentence = (request: Partial<MoveRequest>, from: Entries) => moved(from, request).notes.at(-1);
    assert.equal(sentence({}, entries), `${NEW}: Both sides were changed alike; the pair can be confirmed again.`);
    const { texts, notes } = moved(entries, { confirmPairs: true });
    assert.deepEqual(notes, [`${NEW}: Both sides were changed alike, and the pair was confirmed again.`]);
    const zh = NEW.replace('.md', '.zh.md');
    assert.equal(texts[NEW.replace('.md', '.i18n.yaml')], recordOf(NEW, texts[NEW] ?? '', texts[zh] ?? ''));
  });

  test('is left out of sync when it was before, when its sides differ, or when there is no record', () => {
    const record = OLD.replace('.md', '.i18n.yaml');
    const stale = { ...withPair(english, chinese), [record]: recordOf(OLD, english, 'x') };
    assert.deepEqual(moved(stale, { confirmPairs: true }).notes, [
      `${NEW}: The pair is out of sync until somebody confirms that both sides say the same.`,
    ]);
    const uneven = withPair(english, chinese.replace('## 风险\n', '## 风险\n\n## 更多\n'));
    assert.deepEqual(moved(uneven, { confirmPairs: true }).notes, [
      `${NEW.replace('.md', '.zh.md')}: Its sections do not match those of \`${OLD}\`, so none was renamed.`,
      `${NEW}: The two sides were changed in different ways: bring them together, then confirm the pair.`,
    ]);
    const half = { [OLD]: english, [OLD.replace('.md', '.zh.md')]: chinese };
    assert.deepEqual(moved(half, { confirmPairs: true }).notes, [
      `${NEW}: The pair is incomplete until its record is written.`,
    ]);
    const broken = { ...withPair(english, chinese), [record]: 'x' };
    assert.match(moved(broken, { confirmPairs: true }).notes.at(-1) ?? '', /out of sync/);
  });

  test('a translated status key becomes English again; headings without a known translation are said', () => {
    const counterpart = chinese.replace('Status: proposed', '状态：已提议');
    const rename = { Proposal: 'Outcome' };
    const moves = configWith().moves.map((each) => ({ ...each, rename }));
    const { texts, notes } = moved(withPair(english, counterpart), {}, { moves });
    const zh = NEW.replace('.md', '.zh.md');
    assert.equal(texts[zh]?.split('\n')[2], 'Status: implemented');
    assert.match(texts[zh] ?? '', /\n## Outcome\n/);
    assert.equal(notes[0], `${zh}: The heading \`Outcome\` is in English: translate it.`);
  });

  test('headings that were never translated get the English name', () => {
    const { texts } = moved(withPair(english, english));
    assert.match(texts[NEW.replace('.md', '.zh.md')] ?? '', /\n## Decision\n/);
  });

  test('a reason is said to need translation', () => {
    const { texts, notes } = moved(withPair(english, chinese), { to: 'rejected', reason: 'too dear' });
    assert.equal(texts[REJECTED.replace('.md', '.zh.md')]?.split('\n')[2], 'Status: rejected — too dear');
    assert.ok(
      notes.includes(`${REJECTED.replace('.md', '.zh.md')}: The reason in its status line is to be translated.`),
    );
  });

  test('a record that names its pair names it where it is then', () => {
    const recordHeader = ['# {anchor}'];
    const body = recordOf(OLD, english, chinese).split('\n').slice(4).join('\n');
    const entries = { ...withPair(english, chinese), [OLD.replace('.md', '.i18n.yaml')]: `# ${OLD}\n${body}` };
    const { texts } = moved(entries, {}, { pairing: { recordHeader } });
    assert.equal(texts[NEW.replace('.md', '.i18n.yaml')], `# ${NEW}\n${body}`);
  });
});

describe('links', () => {
  test('in it and to it lead where they led', () => {
    const entries = {
      [OLD]: proposedRfc.replace('Old pages.', '[b](2026-07-11-b.md) [c](../../implemented/feature/c.md) [d](#risks)'),
      'docs/rfc/proposed/feature/2026-07-11-b.md': '[a](2026-07-10-a.md#risks)\n',
      'README.md': `[a](${OLD})\n\n[a]: ./${OLD}?x "y"\n`,
      '.github/x.md': `[a](../${OLD})\n`,
      'docs/other.md': 'nothing\n',
      'docs/rfc/rejected/feature/old.md': '[a](../../proposed/feature/2026%2D07%2D10%2Da.md)\n',
    };
    const { texts } = moved(entries);
    assert.match(
      texts[NEW] ?? '',
      /\[b\]\(\.\.\/\.\.\/proposed\/feature\/2026-07-11-b\.md\) \[c\]\(\.\.\/\.\.\/implemented\/feature\/c\.md\) \[d\]\(#risks\)/,
    );
    assert.equal(
      texts['docs/rfc/proposed/feature/2026-07-11-b.md'],
      '[a](../../implemented/feature/2026-07-10-a.md#risks)\n',
    );
    assert.equal(texts['README.md'], `[a](${NEW})\n\n[a]: ./${NEW}?x "y"\n`);
    assert.equal(texts['.github/x.md'], `[a](../${NEW})\n`);
    assert.equal(texts['docs/rfc/rejected/feature/old.md'], '[a](../../implemented/feature/2026%2D07%2D10%2Da.md)\n');
    assert.equal('docs/other.md' in texts, false);
  });

  test('a project below the top of its repository sees the Markdown around it', () => {
    const entries = {
      [OLD]: proposedRfc,
      '../README.md': `[a](sub/${OLD})\n`,
      '../../top.md': `[a](pkg/sub/${OLD})\n`,
    };
    const around = { markdown: ['../README.md', '../../top.md'], folder: 'pkg/sub' };
    const { texts } = moved(entries, { surroundings: around });
    assert.equal(texts['../README.md'], `[a](sub/${NEW})\n`);
    assert.equal(texts['../../top.md'], `[a](pkg/sub/${NEW})\n`);
  });

  test('what is sealed in an archive is not touched, and what cannot be read is said', () => {
    const sealed = 'docs/rfc/archived/feature/x.md';
    const entries = {
      [OLD]: proposedRfc,
      [sealed]: `[a](../../proposed/feature/2026-07-10-a.md)\n`,
      'bad.md': new Uint8Array([0xff]),
      'tangled.md': `${'> '.repeat(1000)}[a](${OLD})\n`,
    };
    const { texts, notes } = moved(entries, {}, { archive: agentNoteArchive });
    assert.equal(sealed in texts, false);
    for (const file of ['bad.md', 'tangled.md']) {
      assert.ok(notes.includes(`${file}: It cannot be read, so its links were not looked at.`));
    }
  });

  test('both sides of a touched pair are changed alike and can be confirmed', () => {
    const guide = withPair(
      `[a](rfc/proposed/feature/2026-07-10-a.md)\n`,
      `[甲](rfc/proposed/feature/2026-07-10-a.md)\n`,
      'docs/guide.md',
    );
    const entries = { [OLD]: proposedRfc, ...guide };
    const { texts, notes } = moved(entries, { confirmPairs: true });
    assert.deepEqual(notes, ['docs/guide.md: Both sides were changed alike, and the pair was confirmed again.']);
    assert.equal(
      texts['docs/guide.i18n.yaml'],
      recordOf('docs/guide.md', texts['docs/guide.md'] ?? '', texts['docs/guide.zh.md'] ?? ''),
    );
  });

  test('an index that is kept by hand is Markdown like the rest', () => {
    const entries = { [OLD]: proposedRfc, 'docs/rfc/INDEX.md': '[a](proposed/feature/2026-07-10-a.md)\n' };
    const { texts } = moved(entries, {}, { index: { mode: 'off' } });
    assert.equal(texts['docs/rfc/INDEX.md'], '[a](implemented/feature/2026-07-10-a.md)\n');
    const blocked = moved({ ...entries, 'docs/rfc/odd/x.md': '' });
    assert.equal(blocked.texts['docs/rfc/INDEX.md'], '[a](implemented/feature/2026-07-10-a.md)\n');
    assert.deepEqual(blocked.notes, [
      'docs/rfc/INDEX.md: The index was not rendered again, because of `docs/rfc/odd/`.',
    ]);
  });
});

test('the index is fresh afterwards', () => {
  const entries = {
    [OLD]: proposedRfc,
    'docs/rfc/implemented/process/2026-01-01-b.md': implementedRfc,
    'docs/rfc/INDEX.md': 'old',
  };
  const plan = assertPlanned(move(entries));
  const config = configWith();
  assert.deepEqual(planIndex({ roots: [config] }, config, filesAfter(memoryFiles(entries), plan)).edits, []);
});

describe('refused', () => {
  const one = { [OLD]: proposedRfc };
  const cases: readonly [name: string, outcome: () => ReturnType<typeof move>, sentence: RegExp][] = [
    ['no RFC', () => move({ 'docs/x.md': '' }, { path: 'docs/x.md' }), /`docs\/x\.md` is no RFC/],
    ['a file of the root', () => move({ 'docs/rfc/README.md': '' }, { path: 'docs/rfc/README.md' }), /is no RFC/],
    ['a file that is not there', () => move({}), /is no RFC/],
    [
      'an allowed file',
      () => move({ 'docs/rfc/proposed/AGENTS.md': '' }, { path: 'docs/rfc/proposed/AGENTS.md' }),
      /is no RFC/,
    ],
    ['a folder of that name', () => move({ [`${OLD}/`]: '' }), /cannot be read/],
    ['a text too tangled to be read', () => move({ [OLD]: proposedRfc + '> '.repeat(1000) }), /cannot be read/],
    [
      'a counterpart that cannot be read',
      () => move({ ...one, [OLD.replace('.md', '.zh.md')]: new Uint8Array([255]) }),
      /zh\.md` cannot be read/,
    ],
    [
      'a wrong depth',
      () => move({ 'docs/rfc/proposed/a.md': proposedRfc }, { path: 'docs/rfc/proposed/a.md' }),
      /wrong depth/,
    ],
    ['an unknown lifecycle', () => move(one, { to: 'done' }), /no lifecycle `done`; expected `proposed`/],
    ['where it is', () => move(one, { to: 'proposed' }), /lies in `proposed\/` already/],
    ['back', () => move({ [NEW]: implementedRfc }, { path: NEW, to: 'proposed' }), /superseded by a new RFC/],
    ['out of what is frozen', () => move({ [REJECTED]: proposedRfc }, { path: REJECTED, to: 'proposed' }), /frozen/],
    [
      'a move that is not configured',
      () => move(one, { to: 'rejected' }, { moves: configWith().moves.slice(0, 1) }),
      /may go to `implemented`/,
    ],
    ['no reason', () => move(one, { to: 'rejected', reason: ' ' }), /needs a reason/],
    ['a reason of two lines', () => move(one, { to: 'rejected', reason: 'a\nb' }), /must be one line/],
    ['a reason where there is none', () => move(one, { reason: 'a' }), /takes no reason/],
    ['a collision', () => move({ ...one, [NEW]: '' }), /`.*implemented.*` exists already/],
    [
      'a collision of the other side',
      () => move({ ...withPair(english, chinese), [NEW.replace('.md', '.zh.md')]: '' }),
      /exists already/,
    ],
  ];
  for (const [name, outcome, sentence] of cases) {
    test(name, () => assert.match(assertRefused(outcome()), sentence));
  }
});

describe('planChangeClass', () => {
  const change = (entries: Entries, className: string, path = OLD, changes: ConfigChanges = {}) => {
    const request = { path, className, surroundings: surroundings(entries) };
    return planChangeClass({ roots: [configWith(changes)] }, memoryFiles(entries), request);
  };

  test('moves the pair and keeps its text but for links', () => {
    const entries = { ...withPair(english.replace('Old pages', '[b](b.md)'), chinese), 'README.md': `[a](${OLD})` };
    const texts = textsAfter(memoryFiles(entries), assertPlanned(change(entries, 'process')));
    const path = 'docs/rfc/proposed/process/2026-07-10-a.md';
    assert.equal(texts[path], english.replace('Old pages', '[b](../feature/b.md)'));
    assert.equal(texts[path.replace('.md', '.zh.md')], chinese);
    assert.equal(texts['README.md'], `[a](${path})`);
  });

  test('brings a misplaced RFC to a class', () => {
    for (const path of [
      'docs/rfc/proposed/2026-07-10-a.md',
      'docs/rfc/proposed/refactor/2026-07-10-a.md',
      'docs/rfc/proposed/x/y/2026-07-10-a.md',
    ]) {
      const plan = assertPlanned(change({ [path]: proposedRfc }, 'feature', path));
      assert.deepEqual(plan.renames, [{ from: path, to: OLD }]);
    }
  });

  test('refuses what is no class, no change, or taken', () => {
    assert.match(assertRefused(change({ [OLD]: proposedRfc }, 'refactor')), /no class `refactor`/);
    assert.match(assertRefused(change({ [OLD]: proposedRfc }, 'feature')), /already/);
    assert.match(
      assertRefused(change({ [OLD]: '', 'docs/rfc/proposed/process/2026-07-10-a.md': '' }, 'process')),
      /exists/,
    );
    assert.match(
      assertRefused(change({ 'docs/rfc/proposed/a.md': '' }, 'x', 'docs/rfc/proposed/a.md', { classes: [] })),
      /no class folders/,
    );
  });
});
