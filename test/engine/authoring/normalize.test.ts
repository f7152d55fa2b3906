import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { filesAfter, type NormalizeRequest, planFixes, planNormalize, textOf } from '../../../server/src/engine';
import { type ConfigChanges, configWith } from '../../support/configs';
import { type MemoryEntry, memoryFiles } from '../../support/memoryFiles';
import { notesOf, recordOf, testShell, textsAfter } from '../../support/plans';
import { implementedRfc, proposedRfc } from '../../support/rfcTexts';

const IMPLEMENTED = 'docs/rfc/implemented/feature/2026-06-10-a.md';
const PROPOSED = 'docs/rfc/proposed/feature/2026-06-10-a.md';
const REJECTED = 'docs/rfc/rejected/feature/2026-06-10-a.md';
const COMMENT = '<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->';

type Entries = Readonly<Record<string, MemoryEntry>>;

function normalize(entries: Entries, request: NormalizeRequest = {}, changes: ConfigChanges = {}) {
  const files = memoryFiles(entries);
  const project = { roots: [configWith(changes)] };
  const plan = planNormalize(project, files, request, testShell);
  const again = planNormalize(project, filesAfter(files, plan), request, testShell);
  assert.deepEqual([again.edits, again.creations, again.mended], [[], [], []], 'a second run changes nothing');
  const left = plan.left.map(({ problem, reason }) => `${problem.rule}: ${textOf(reason)}`);
  return { texts: textsAfter(files, plan), plan, left, notes: notesOf(plan) };
}

/** The headings of a document after the clean-up. */
function headings(path: string, text: string, request: NormalizeRequest = {}): string[] {
  return (normalize({ [path]: text }, request).texts[path] ?? text).match(/^##+ .*/gm) ?? [];
}

const legacy = `# Cached pages

Status: implemented (proposed 2026-06-09, accepted 2026-06-10)

<!-- XXX: legacy ADR/RFC body format, not yet normalized to a unified RFC template. -->

## Context

Slow.

## What shipped

A cache.

## Risks

Old pages.
`;

describe('planNormalize', () => {
  test('leaves a text alone that is too tangled to be read', () => {
    const { texts, left } = normalize({ [IMPLEMENTED]: `${legacy}${'> '.repeat(1000)}\n` }, { grandfather: true });
    assert.equal(texts[IMPLEMENTED], undefined);
    assert.deepEqual(left, ['file/unreadable: What cannot be read cannot be mended.']);
  });

  test('fixes what is safe and renames what a survey bore out', () => {
    const { texts, left, plan } = normalize({ [IMPLEMENTED]: legacy }, { grandfather: true });
    assert.equal(
      texts[IMPLEMENTED],
      `# RFC: Cached pages

Status: implemented

## Problem

Slow.

## Decision

A cache.

## Consequences

Old pages.

${COMMENT}
`,
    );
    assert.deepEqual(left, []);
    assert.deepEqual(
      plan.mended.map(({ path, rules }) => [path, rules.toSorted()]),
      [
        ['docs/rfc/INDEX.md', ['index/missing']],
        [
          IMPLEMENTED,
          [
            'alternatives/missing',
            'header/title',
            'legacy/debt-marker',
            'skeleton/alias-heading',
            'skeleton/first-section',
            'skeleton/missing-section',
            'status/malformed',
          ],
        ],
      ],
    );
    assert.match(texts['docs/rfc/INDEX.md'] ?? '', /Cached pages/);
  });

  test('appends the comment only when asked to, before the day, and where nothing is recorded', () => {
    const bare = implementedRfc.replace(/## Alternatives[^#]*/, '');
    const late = IMPLEMENTED.replace('2026-06-10', '2026-07-05');
    const has = (path: string, text: string, request: NormalizeRequest) =>
      (normalize({ [path]: text }, request).texts[path] ?? text).includes(COMMENT);
    assert.equal(has(IMPLEMENTED, bare, { grandfather: true }), true);
    assert.equal(has(IMPLEMENTED, bare, {}), false);
    assert.equal(has(late, bare, { grandfather: true }), false);
    assert.equal(has(IMPLEMENTED, implementedRfc, { grandfather: true }), false);
    assert.equal(has(IMPLEMENTED, `${bare}\n## Why not a day?\n\nx\n`, { grandfather: true }), false);
  });

  test('says why the rest is left', () => {
    const text = '# RFC: A\n\nStatus: implemented (retention 2026-07-01)\n\n## Notes\n\nx\n\n## Plan\n\ny\n';
    const { left } = normalize({ [IMPLEMENTED]: text, 'docs/rfc/implemented/odd/x.md': '' });
    const decide = 'Somebody who knows has to decide what it means.';
    const write = 'Somebody who knows has to write it.';
    for (const expected of [
      `status/malformed: ${decide}`,
      `skeleton/banned-heading: ${decide}`,
      `skeleton/missing-section: ${write}`,
      `alternatives/missing: ${write}`,
      'layout/unknown-class: The file has to be moved or renamed.',
    ]) {
      assert.ok(left.includes(expected), `${expected} in ${left.join(', ')}`);
    }
  });

  test('gathers sections that tell why alternatives lost under one heading, one level deeper', () => {
    const text = implementedRfc.replace(
      /## Alternatives considered[^#]*/,
      '## Why not keep it?\n\na\n\n### Costs\n\nb\n\nWhy not\nnow\n---\n\nc\n\n',
    );
    const expected = [
      '## Problem',
      '## Decision',
      '## Alternatives considered',
      '### Why not keep it?',
      '#### Costs',
      '### Why not now',
      '## Consequences',
    ];
    assert.deepEqual(headings(IMPLEMENTED, text), expected);
    const rejected = proposedRfc
      .replace('Status: proposed', 'Status: rejected — x')
      .replace('## Alternatives considered', '## Why not a day');
    assert.deepEqual(headings(REJECTED, rejected, { grandfather: true }).slice(2, 4), [
      '## Alternatives considered',
      '### Why not a day',
    ]);
  });

  test('leaves them where alternatives are recorded, and where a heading cannot go deeper', () => {
    assert.ok(headings(IMPLEMENTED, `${implementedRfc}\n## Why not a day?\n\nx\n`).includes('## Why not a day?'));
    const deep = implementedRfc.replace('## Alternatives considered', '## Why not a day?\n\n###### x');
    assert.ok(headings(IMPLEMENTED, deep).includes('## Why not a day?'));
  });

  test('of two sections with a claim to a name the first gets it', () => {
    const text = implementedRfc.replace(
      '## Consequences',
      '## What we gave up\n\nx\n\n## Risks / trade-offs\n\ny\n\n## Risks',
    );
    assert.deepEqual(headings(IMPLEMENTED, text).slice(3), ['## Consequences', '## Risks / trade-offs', '## Risks']);
  });

  test('other aliases: an exact one is renamed, a banned heading gets its later name, a frozen text keeps all', () => {
    const old = implementedRfc
      .replace('## Alternatives considered', '## Rejected alternatives')
      .replace('## Decision', '## Proposal');
    assert.deepEqual(headings(IMPLEMENTED, old), [
      '## Problem',
      '## Decision',
      '## Alternatives considered',
      '## Consequences',
    ]);
    assert.ok(headings(PROPOSED, proposedRfc.replace('## Risks', '## What we give up')).includes('## Risks'));
    const frozen = proposedRfc
      .replace('Status: proposed', 'Status: rejected — x')
      .replace('## Risks', '## What we give up');
    assert.ok(headings(REJECTED, frozen).includes('## What we give up'));
  });

  test('is limited to some files', () => {
    const other = 'docs/rfc/implemented/feature/2026-06-11-b.md';
    const { texts, plan } = normalize(
      { [IMPLEMENTED]: legacy, [other]: legacy },
      { includes: (path) => path === other },
    );
    assert.deepEqual(Object.keys(texts), [other]);
    assert.ok(plan.left.every(({ problem }) => problem.path === other));
  });

  test('keeps CRLF where the line endings are not at fault', () => {
    const rules = { 'header/line-endings': 'off' } as const;
    const { texts } = normalize({ [IMPLEMENTED]: legacy.replaceAll('\n', '\r\n') }, { grandfather: true }, { rules });
    assert.doesNotMatch(texts[IMPLEMENTED] ?? '\n', /[^\r]\n/);
  });

  test('a rule that is off, or suppressed in the text, repairs nothing', () => {
    const off = normalize({ [IMPLEMENTED]: legacy }, {}, { rules: { 'skeleton/first-section': 'off' } });
    assert.match(off.texts[IMPLEMENTED] ?? '', /## Context/);
    const suppressed = legacy.replace(
      '## Context',
      '<!-- rfc-disable-next-line skeleton/first-section -->\n## Context',
    );
    assert.match(normalize({ [IMPLEMENTED]: suppressed }).texts[IMPLEMENTED] ?? '', /## Context/);
  });
});

describe('the other side of a pair', () => {
  const ZH = IMPLEMENTED.replace('.md', '.zh.md');
  const RECORD = IMPLEMENTED.replace('.md', '.i18n.yaml');
  const chinese = legacy
    .replace('Cached pages', '缓存')
    .replace('## Context', '## 背景')
    .replace('## What shipped', '## 做了什么')
    .replace('## Risks', '## 风险');
  const pair = (anchor: string, counterpart: string) => ({
    [IMPLEMENTED]: anchor,
    [ZH]: counterpart,
    [RECORD]: recordOf(IMPLEMENTED, anchor, counterpart),
  });

  test('gets the same repairs, in its own words, and can be confirmed', () => {
    const { texts, notes } = normalize(pair(legacy, chinese), { grandfather: true, confirmPairs: true });
    assert.equal(
      texts[ZH],
      `# RFC: 缓存\n\nStatus: implemented\n\n[English](2026-06-10-a.md) | 中文\n\n## 问题\n\nSlow.\n\n## 决策\n\nA cache.\n\n## 后果\n\nOld pages.\n\n${COMMENT}\n`,
    );
    assert.deepEqual(notes, [`${IMPLEMENTED}: Both sides were changed alike, and the pair was confirmed again.`]);
    assert.equal(texts[RECORD], recordOf(IMPLEMENTED, texts[IMPLEMENTED] ?? '', texts[ZH] ?? ''));
  });

  test('alternatives are gathered there too', () => {
    const old = implementedRfc.replace('## Alternatives considered', '## Why not a day?');
    const other = old.replace('## Why not a day?', '## 为什么不用一天');
    const { texts, notes } = normalize(pair(old, other), { confirmPairs: true });
    assert.match(texts[ZH] ?? '', /## 曾考虑的替代方案\n\n### 为什么不用一天\n/);
    assert.match(notes[0] ?? '', /was confirmed/);
  });

  test('is left where its sections differ, and the pair with it', () => {
    const { texts, notes } = normalize(pair(legacy, `${chinese}\n## 更多\n`), { confirmPairs: true });
    assert.match(texts[ZH] ?? '', /^# RFC: 缓存\n\nStatus: implemented\n\n\[English\].* \| 中文\n\n## 背景/);
    assert.match(notes.join(), /changed in different ways/);
    assert.equal(texts[RECORD], undefined);
  });

  test('a status that is there in Chinese is not written a second time', () => {
    const bare = implementedRfc.replace('Status: implemented\n\n', '');
    const other = bare.replace('\n\n## Problem', '\n\n状态：已实现\n\n## 问题');
    const { texts } = normalize(pair(bare, other));
    assert.doesNotMatch(texts[ZH] ?? '', /Status:/);
  });
});

describe('planFixes', () => {
  test('makes the safe fixes and no other', () => {
    const files = memoryFiles({ [IMPLEMENTED]: legacy, [PROPOSED]: proposedRfc });
    const plan = planFixes({ roots: [configWith({ index: { mode: 'off' } })] }, files, testShell);
    const text = textsAfter(files, plan)[IMPLEMENTED] ?? '';
    assert.deepEqual(text.match(/^#+ .*/gm), ['# RFC: Cached pages', '## Problem', '## What shipped', '## Risks']);
    assert.deepEqual(
      plan.mended.map(({ path }) => path),
      [IMPLEMENTED],
    );
    assert.deepEqual([plan.renames, plan.creations], [[], []]);
  });

  test('is limited to some files', () => {
    const files = memoryFiles({ [IMPLEMENTED]: legacy });
    assert.deepEqual(planFixes({ roots: [configWith()] }, files, testShell, { includes: () => false }).edits, []);
  });
});
