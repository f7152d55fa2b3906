import { describe } from 'node:test';
import { indexFor, pairAt, rootOf, testConfiguredTree } from '../../support/configuredTree';

/** Spec: config.md §6.1, the default contract with two required pairs. */
const configText = `{
  "extends": "rfc",
  "pairing": {
    "required": ["README.md", "docs/development.md"],
    "excluded": ["docs/AGENTS.md", "docs/tool-catalog/"]
  }
}
`;
const config = rootOf(configText);

const proposedPath = 'docs/rfc/proposed/feature/2026-07-12-seat-maps.md';
const implementedPath = 'docs/rfc/implemented/bug-fix/2026-07-04-double-bookings.md';
const rejectedPath = 'docs/rfc/rejected/process/2026-06-20-weekly-releases.md';

const proposed = `# RFC: Seat maps that people can read

Status: proposed

## Problem

On a phone the map of a hall is a grey blur.

## Proposal

The map shows one block at a time, and a list beside it says the same in words.

## Alternatives considered

- **A larger map.** It has to be dragged about, which few people manage with one hand.

## Acceptance criteria

Every seat can be chosen on a screen four hundred pixels wide.

## Risks

The list doubles what a screen reader says.
`;

const implementedHead =
  '# RFC: No seat is sold twice\n\nStatus: implemented\n\nEnglish | [中文](2026-07-04-double-bookings.zh.md)\n';
const implementedBody = `
## Problem

Two people who pay in the same second get the same seat.

## Decision

A seat is held for ten minutes from the moment it is chosen.

## Consequences

Seats stay grey for a while after somebody gives up.
`;
const COMMENT = '<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->';
const implemented = `${implementedHead}${implementedBody}\n${COMMENT}\n`;
const translated = `# RFC: 同一座位不会售出两次

Status: implemented

[English](2026-07-04-double-bookings.md) | 中文

## 问题

两个人若在同一秒付款，便会拿到同一个座位。

## 决策

座位自选中起保留十分钟。

## 后果

有人放弃之后，座位还会灰上一阵。

${COMMENT}
`;

const rejected = `# RFC: A release every week

Status: rejected — the box office cannot retrain that often

## Problem

Nobody knows when a change goes live.

## Proposal

Every Tuesday, whatever is ready.

## Alternatives considered

**Every month.** It was not weighed at the time.
`;

const rfcs = {
  [proposedPath]: proposed,
  ...pairAt(config, implementedPath, implemented, translated),
  [rejectedPath]: rejected,
};
const tree = {
  ...pairAt(
    config,
    'README.md',
    '# Box office\n\nEnglish | [中文](README.zh.md)\n\nSells tickets.\n',
    '# 售票处\n\n[English](README.md) | 中文\n\n出售门票。\n',
  ),
  ...pairAt(
    config,
    'docs/development.md',
    '# Development\n\nEnglish | [中文](development.zh.md)\n\nRun the tests.\n',
    '# 开发\n\n[English](development.md) | 中文\n\n运行测试。\n',
  ),
  'docs/AGENTS.md': '# For agents\n',
  'docs/tool-catalog/tools.md': '# Tools\n',
  'docs/rfc/README.md': '# RFCs\n',
  'docs/rfc/proposed/AGENTS.md': '# Proposals\n',
  ...rfcs,
  ...indexFor(config, rfcs),
};

describe('the default contract with two required pairs', () => {
  testConfiguredTree(configText, tree, [
    {
      name: 'what is excluded must be there, a folder with its slash',
      changes: { 'docs/AGENTS.md': null, 'docs/tool-catalog/tools.md': null, 'docs/tool-catalog': 'a file' },
      problems: ['rfc.config.jsonc:5 config/missing-path', 'rfc.config.jsonc:5 config/missing-path'],
    },
    {
      name: 'there is no archive',
      changes: { 'docs/rfc/archived/feature/2026-03-02-tickets.md': 'x' },
      problems: ['docs/rfc/archived/:1 layout/unknown-lifecycle'],
    },
    {
      name: 'other folders of decisions may live on',
      changes: { 'docs/rfcs/0001-tickets.md': 'x', '.agents/notes/README.md': 'x' },
      problems: [],
    },
    {
      name: 'a number is no date',
      changes: { 'docs/rfc/proposed/feature/0007-seat-maps.md': proposed },
      problems: ['docs/rfc/proposed/feature/0007-seat-maps.md:1 layout/filename'],
    },
    {
      name: 'a class is needed',
      changes: { 'docs/rfc/proposed/2026-07-13-seats.md': proposed },
      problems: ['docs/rfc/proposed/2026-07-13-seats.md:1 layout/depth'],
    },
    {
      name: 'the classes are a closed set',
      changes: { 'docs/rfc/proposed/refactor/2026-07-13-seats.md': proposed },
      problems: ['docs/rfc/proposed/refactor/2026-07-13-seats.md:1 layout/unknown-class'],
    },
    {
      name: 'only the index and the README lie in the root',
      changes: { 'docs/rfc/NOTES.md': '# Notes\n' },
      problems: ['docs/rfc/NOTES.md:1 layout/stray-file'],
    },
    {
      name: 'the title begins with RFC',
      changes: { [proposedPath]: proposed.replace('RFC: ', 'ADR: ') },
      problems: [`${proposedPath}:1 header/title`],
    },
    {
      name: 'the status is that of the folder',
      changes: { [proposedPath]: proposed.replace('Status: proposed', 'Status: implemented') },
      problems: [`${proposedPath}:3 status/lifecycle-mismatch`],
    },
    {
      name: 'what is rejected has a reason',
      changes: { [rejectedPath]: rejected.replace(/ — .*/, '') },
      problems: [`${rejectedPath}:3 status/rejection-reason`],
    },
    {
      name: 'the opener is Problem',
      changes: { [rejectedPath]: rejected.replace('## Problem', '## Context\n\nReleases are rare.\n\n## Problem') },
      problems: [`${rejectedPath}:5 skeleton/first-section`],
    },
    {
      name: 'what has shipped has no plan',
      changes: { [implementedPath]: implemented.replace('## Consequences', '## Plan\n\nLater.\n\n## Consequences') },
      problems: [`${implementedPath}:15 skeleton/banned-heading`],
    },
    {
      name: 'a proposal may have one',
      changes: { [proposedPath]: proposed.replace('## Acceptance', '## Plan\n\nFirst the list.\n\n## Acceptance') },
      problems: [],
    },
    {
      name: 'the comment is for RFCs from before the format',
      changes: {
        [implementedPath.replace('07-04', '07-05')]: implemented,
        [implementedPath]: null,
      },
      problems: [`${implementedPath.replace('07-04', '07-05')}:19 alternatives/grandfather-expired`],
    },
    {
      name: 'the comment of another format is none',
      changes: { [implementedPath]: implemented.replace('<!-- rfc-format', '<!-- agent-note-format') },
      problems: [
        `${implementedPath}:1 alternatives/missing`,
        `${implementedPath}:19 alternatives/grandfather-spelling`,
      ],
    },
    {
      name: 'the marker of the retired format goes',
      changes: {
        [proposedPath]: proposed.replace('\n## Problem', '\n<!-- XXX: legacy ADR/RFC body format -->\n\n## Problem'),
      },
      problems: [`${proposedPath}:5 legacy/debt-marker`],
    },
    {
      name: 'the marker of another format may stay',
      changes: {
        [proposedPath]: proposed.replace(
          '\n## Problem',
          '\n<!-- XXX: legacy ADR/Agent Note body format -->\n\n## Problem',
        ),
      },
      problems: [],
    },
  ]);
});
