import { describe } from 'node:test';
import { archivedPair, archiveWith, filesOfPair, manifestOf, recordOf } from '../../support/archived';
import { pairAt, rootOf, testConfiguredTree } from '../../support/configuredTree';

/** Spec: config.md §6.2, the later variant, softened while adopting. */
const configText = `{
  "extends": "agent-note",
  "pairing": {
    "scope": ["**/README.md", "docs/**", ".agents/notes/**"],
    "excluded": ["docs/AGENTS.md", ".agents/notes/AGENTS.md"],
    "switcherBaseUrl": "https://example.org/blob/main/"
  },
  "zh": { "enabled": true },
  "rules": { "pair/header-token": "error", "pair/required-missing": "warning" }
}
`;
const config = rootOf(configText);

const ROOT = '.agents/notes';
const notePath = `${ROOT}/implemented/simplification/2026-07-01-one-timer.md`;
const proposedPath = `${ROOT}/proposed/testing/2026-07-20-replay-nights.md`;

const note = `# Agent Note: One timer for the whole house

Status: implemented

English | [中文](2026-07-01-one-timer.zh.md)

## Problem

Each lamp counts for itself, and no two agree.

## Decision

The hub counts, and lamps ask it.

## Consequences

Without the hub every lamp stays as it is.

<!-- agent-note-format: alternatives-not-recorded (pre-format Agent Note) -->
`;
const noteInChinese = `# Agent Note: 全屋只用一个定时器

Status: implemented

[English](2026-07-01-one-timer.md) | 中文

## 问题

每盏灯各数各的，没有两盏一致。

## 决策

由中枢计时，灯向它询问。

## 后果

没有中枢时，每盏灯都保持原样。

<!-- agent-note-format: alternatives-not-recorded (pre-format Agent Note) -->
`;
const proposed = `# Agent Note: Replay a night in a minute

Status: proposed

English | [中文](2026-07-20-replay-nights.zh.md)

## Problem

Faults at three in the morning are seen by nobody.

## Proposal

The log of a night runs again at five hundred times the speed.

## Alternatives considered

**A camera.** Nobody wants one in the bedroom.

## Acceptance criteria

A recorded night gives the same faults again.

## Risks

Lamps that keep their own time do not take part.
`;
const proposedInChinese = `# Agent Note: 一分钟重放一夜

Status: proposed

[English](2026-07-20-replay-nights.md) | 中文

## 问题

凌晨三点的故障没有人看见。

## 提案

一夜的日志以五百倍速重放。

## 曾考虑的替代方案

**摄像头。** 没有人愿意在卧室里装一个。

## 验收标准

录下的一夜会重现同样的故障。

## 风险

自己计时的灯不参与。
`;

const ARCHIVE = `${ROOT}/archived`;
const archivedKey = 'feature/2026-03-02-tickets.md';
const archivedPath = `${ARCHIVE}/${archivedKey}`;
const counterpartPath = archivedPath.replace('.md', '.zh.md');
const recordPath = archivedPath.replace('.md', '.i18n.yaml');
const archived = archivedPair('2026-03-02-tickets.md', 'Agent Note: ');
const sealed = filesOfPair(archivedKey, archived);

/** The archive with other texts on the sides of its pair, record and manifest made anew. */
function resealed(change: (text: string) => string) {
  const [anchor, counterpart] = [change(archived.anchor), change(archived.counterpart)];
  const record = recordOf('2026-03-02-tickets.md', anchor, counterpart);
  return archiveWith(filesOfPair(archivedKey, { anchor, counterpart, record }), {}, ARCHIVE);
}

const tree = {
  ...pairAt(
    config,
    'README.md',
    '# Lamps\n\nEnglish | [中文](README.zh.md)\n\nSwitches lamps.\n',
    '# 灯\n\n[English](README.md) | 中文\n\n控制电灯。\n',
  ),
  'docs/AGENTS.md': '# For agents\n',
  [`${ROOT}/AGENTS.md`]: '# How notes are written\n',
  ...pairAt(
    config,
    `${ROOT}/README.md`,
    '# Notes\n\nEnglish | [中文](README.zh.md)\n\nWhat was decided.\n',
    '# 笔记\n\n[English](README.md) | 中文\n\n作过的决定。\n',
  ),
  ...pairAt(config, notePath, note, noteInChinese),
  ...pairAt(config, proposedPath, proposed, proposedInChinese),
  ...archiveWith(sealed, {}, ARCHIVE),
};

const lowered = 'rfc.config.jsonc:9 config/parity';

describe('the later variant, softened while adopting', () => {
  testConfiguredTree(
    configText,
    tree,
    [
      {
        name: 'the former homes must be gone',
        changes: { 'docs/rfc/README.md': '# RFCs\n', 'docs/rfcs/0001-a.md': 'x' },
        problems: ['docs/rfc/:1 layout/legacy-root', 'docs/rfcs/:1 layout/legacy-root'],
      },
      {
        name: 'there is no index',
        changes: { [`${ROOT}/INDEX.md`]: '# Index\n' },
        problems: [`${ROOT}/INDEX.md:1 layout/stray-file`],
      },
      {
        name: 'what is excluded must be there',
        changes: { [`${ROOT}/AGENTS.md`]: null },
        problems: ['rfc.config.jsonc:5 config/missing-path'],
      },
      {
        name: 'the title begins with Agent Note',
        changes: { [notePath]: note.replace('Agent Note: ', 'RFC: ') },
        problems: [`${notePath}:1 header/title`],
      },
      {
        name: 'the comment of the former format is none',
        changes: {
          [notePath]: note.replace(/<!--.*/, '<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->'),
        },
        problems: [`${notePath}:1 alternatives/missing`, `${notePath}:19 alternatives/grandfather-spelling`],
      },
      {
        name: 'the comment counts up to the same date',
        changes: {
          [proposedPath]: proposed.replace(
            /## Alternatives considered\n\n.*\n/,
            '<!-- agent-note-format: alternatives-not-recorded (pre-format Agent Note) -->\n',
          ),
        },
        problems: [`${proposedPath}:15 alternatives/grandfather-expired`],
      },
      ...['RFC', 'Agent Note'].map((name) => ({
        name: `the marker of retired formats goes, here that of ${name}`,
        changes: {
          [notePath]: note.replace('## Problem', `<!-- XXX: legacy ADR/${name} body format -->\n\n## Problem`),
        },
        problems: [`${notePath}:7 legacy/debt-marker`],
      })),
      {
        name: 'what has shipped has no plan',
        changes: { [notePath]: note.replace('## Consequences', '## Plan\n\nLater.\n\n## Consequences') },
        problems: [`${notePath}:15 skeleton/banned-heading`],
      },
      {
        name: 'every document must come in both languages, for the time being as a warning',
        changes: { [notePath.replace('.md', '.zh.md')]: null, [notePath.replace('.md', '.i18n.yaml')]: null },
        problems: [`${notePath}:1 pair/required-missing`],
      },
      {
        name: 'the header of a counterpart keeps its English words',
        changes: pairAt(config, notePath, note, noteInChinese.replace('Agent Note: ', 'Agent Note：')),
        problems: [`${notePath.replace('.md', '.zh.md')}:1 pair/header-token`],
      },
      {
        name: 'each language links to its own documents',
        changes: pairAt(
          config,
          notePath,
          note.replace('no two agree.', 'no two [agree](../../proposed/testing/2026-07-20-replay-nights.md).'),
          noteInChinese.replace('一致。', '[一致](../../proposed/testing/2026-07-20-replay-nights.md)。'),
        ),
        problems: [`${notePath.replace('.md', '.zh.md')}:9 pair/link-locale`],
      },
      {
        name: 'a switcher may lead to the published address, and to no other',
        changes: {
          ...pairAt(
            config,
            notePath,
            note.replace('](2026', `](https://example.org/blob/main/${ROOT}/implemented/simplification/2026`),
            noteInChinese.replace('](2026', '](./2026'),
          ),
        },
        problems: [`${notePath.replace('.md', '.zh.md')}:1 pair/switcher-missing`],
      },
      {
        name: 'a name without a date',
        changes: { [`${ROOT}/proposed/testing/replay.md`]: proposed },
        problems: [`${ROOT}/proposed/testing/replay.md:1 layout/filename`],
      },
    ],
    [lowered],
  );
});

describe('its archive', () => {
  testConfiguredTree(
    configText,
    tree,
    [
      {
        name: 'may be filled',
        changes: resealed((text) => `${text}More.\n`),
        problems: [],
      },
      {
        name: 'may be absent',
        changes: Object.fromEntries(Object.keys(archiveWith(sealed, {}, ARCHIVE)).map((path) => [path, null])),
        problems: [],
      },
      {
        name: 'is exempt from what holds for notes',
        changes: resealed((text) => `${text}\nStatus: x\n\n## Plan\n\n<!-- XXX: legacy ADR/RFC body format -->`),
        problems: [],
      },
      {
        name: 'has a folder for every class',
        changes: { [`${ARCHIVE}/testing/`]: null },
        problems: [`${ARCHIVE}/:1 archive/layout`],
      },
      {
        name: 'has the status that its notes had last',
        changes: resealed((text) => text.replace('Status: implemented', 'Status: proposed')),
        problems: [`${archivedPath}:3 archive/header`, `${counterpartPath}:3 archive/header`],
      },
      {
        name: 'says when',
        changes: resealed((text) => text.replace('Archived: 2026-06-30', 'Archived: 2026-02-30')),
        problems: [`${archivedPath}:4 archive/date`, `${counterpartPath}:4 archive/date`],
      },
      {
        name: 'keeps pairs whole',
        changes: {
          [counterpartPath]: null,
          [recordPath]: null,
          [`${ARCHIVE}/manifest.json`]: manifestOf({ [archivedKey]: archived.anchor }),
        },
        problems: [`${archivedPath}:1 archive/triplet`],
      },
      {
        name: 'keeps pairs in sync',
        changes: archiveWith(
          filesOfPair(archivedKey, { ...archived, anchor: `${archived.anchor}More.\n` }),
          {},
          ARCHIVE,
        ),
        problems: [`${recordPath}:2 archive/hash`],
      },
      {
        name: 'is sealed',
        changes: { [`${ARCHIVE}/manifest.json`]: manifestOf({}) },
        problems: [archivedPath, counterpartPath, recordPath].map((path) => `${path}:1 archive/unsealed`),
      },
      {
        name: 'keeps what is sealed',
        changes: { [`${ARCHIVE}/manifest.json`]: manifestOf({ ...sealed, 'testing/2026-03-01-x.md': '' }) },
        problems: [`${ARCHIVE}/manifest.json:7 archive/removed`],
      },
      {
        name: 'does not change',
        changes: { [recordPath]: `# Another header.\n${archived.record}` },
        problems: [`${recordPath}:1 archive/changed`],
      },
      {
        name: 'holds text that can be read',
        changes: { [archivedPath]: Uint8Array.of(0xff) },
        problems: [`${archivedPath}:1 file/not-utf8`],
      },
    ],
    [lowered],
  );
});
