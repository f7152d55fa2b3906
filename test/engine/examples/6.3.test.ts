import { describe } from 'node:test';
import { indexFor, rootOf, testConfiguredTree } from '../../support/configuredTree';

/** Spec: config.md §6.3, decision records with numbers, no classes, one language. */
const configText = `{
  "extends": "rfc", // the base
  "root": "doc/adr",
  "noun": "ADR",
  "title": { "prefix": "ADR: " },
  "classes": [],
  "filename": "{number:4}-{topic}.md",
  "topic": "kebab",
  "lifecycles": [
    { "name": "draft", "status": { "token": "draft", "reason": "none" }, "required": ["Options"] },
    { "name": "accepted", "status": { "token": "accepted", "reason": "none" },
      "required": ["Decision", "Consequences"], "banned": ["Options", "Open questions"] },
    { "name": "superseded", "status": { "token": "superseded", "reason": "required" },
      "required": ["Decision"], "frozen": true }
  ],
  "sections": { "opener": "Context" },
  "alternatives": { "grandfather": { "comment": null, "before": null } },
  "moves": [
    { "from": "draft", "to": "accepted", "rename": { "Options": "Decision" } },
    { "from": "accepted", "to": "superseded", "prompt": "reason", "frozen": true }
  ],
  "index": { "heading": "ADR index", "banner": "Generated; do not edit.", "columns": ["Title", "Number"] },
  "pairing": { "enabled": false },
}
`;
const config = rootOf(configText);

const draftPath = 'doc/adr/draft/0012-where-photos-live.md';
const acceptedPath = 'doc/adr/accepted/0007-one-queue.md';
const supersededPath = 'doc/adr/superseded/0003-cron-jobs.md';

const draft = `# ADR: Where photos live

Status: draft

## Context

The disk of the server is full twice a year.

## Options

Object storage, a second disk, or fewer photos.

## Alternatives considered

**Deleting old photos.** They are what people come for.
`;
const accepted = `# ADR: One queue for everything slow

Status: accepted

## Context

Three parts of the program start work in the background, each in its own way.

## Decision

There is one queue, and a page that shows it.

## Alternatives considered

### Why not a queue each?

Nobody looked at three pages.

## Consequences

A slow export holds up the mail.
`;
const superseded = `# ADR: Nightly jobs by cron

Status: superseded — by the queue of 0007

## Context

Reports are wanted in the morning.

## Decision

Cron starts them at four.

## Alternatives considered

**A button.** Somebody would have to press it.
`;
const adrs = { [draftPath]: draft, [acceptedPath]: accepted, [supersededPath]: superseded };
const tree = { 'doc/adr/README.md': '# Decisions\n', ...adrs, ...indexFor(config, adrs) };

/** The tree with another text for one of the records. */
const draftAs = (text: string) => ({ [draftPath]: text });
const acceptedAs = (text: string) => ({ [acceptedPath]: text });
const supersededAs = (text: string) => ({ [supersededPath]: text });

describe('decision records with numbers, no classes, one language', () => {
  testConfiguredTree(configText, tree, [
    {
      name: 'the number has four digits',
      changes: { 'doc/adr/draft/13-photos.md': draft, 'doc/adr/draft/2026-07-10-photos.md': draft },
      problems: ['doc/adr/draft/13-photos.md:1 layout/filename'],
    },
    {
      name: 'the topic is in kebab-case, and only the hard rule says so',
      changes: { 'doc/adr/draft/0013-Photos.md': draft },
      problems: ['doc/adr/draft/0013-Photos.md:1 layout/topic'],
    },
    {
      name: 'a class folder is one too many',
      changes: { 'doc/adr/draft/feature/0013-photos.md': draft },
      problems: ['doc/adr/draft/feature/0013-photos.md:1 layout/depth'],
    },
    {
      name: 'the lifecycles are its own, and another tree may be anywhere',
      changes: { 'doc/adr/proposed/0013-photos.md': draft, 'docs/rfc/proposed/x.md': 'x' },
      problems: ['doc/adr/proposed/:1 layout/unknown-lifecycle'],
    },
    {
      name: 'a record lies in one lifecycle only',
      changes: { 'doc/adr/draft/0007-one-queue.md': draft },
      problems: [
        'doc/adr/accepted/0007-one-queue.md:1 layout/duplicate-topic',
        'doc/adr/draft/0007-one-queue.md:1 layout/duplicate-topic',
      ],
    },
    {
      name: 'in one language a name with another in it is a name like any other',
      changes: { 'doc/adr/draft/0013-photos.zh.md': draft },
      problems: ['doc/adr/draft/0013-photos.zh.md:1 layout/topic'],
    },
    { name: 'what a file is named says no date', changes: { 'doc/adr/draft/2099-after-next.md': draft }, problems: [] },
    {
      name: 'the title begins with ADR',
      changes: draftAs(draft.replace('ADR: ', 'RFC: ')),
      problems: [`${draftPath}:1 header/title`],
    },
    {
      name: 'the status is one of its own',
      changes: draftAs(draft.replace('Status: draft', 'Status: proposed')),
      problems: [`${draftPath}:3 status/malformed`],
    },
    {
      name: 'the status is that of the folder',
      changes: draftAs(draft.replace('Status: draft', 'Status: accepted')),
      problems: [`${draftPath}:3 status/lifecycle-mismatch`],
    },
    {
      name: 'the status is there, once, and on its line',
      changes: {
        ...draftAs(draft.replace('Status: draft\n\n', '')),
        ...acceptedAs(`${accepted}\nStatus: accepted\n`),
        ...supersededAs(superseded.replace('\nStatus', '\nReplaced.\n\nStatus')),
      },
      problems: [
        `${draftPath}:3 status/missing`,
        `${acceptedPath}:23 status/duplicate`,
        `${supersededPath}:5 status/misplaced`,
      ],
    },
    {
      name: 'a date is no part of the status',
      changes: acceptedAs(accepted.replace('Status: accepted', 'Status: accepted (2026-07-10)')),
      problems: [`${acceptedPath}:3 status/malformed`],
    },
    {
      name: 'what is superseded has a reason, with words, after a dash',
      changes: {
        [supersededPath]: superseded.replace(/ — .*/, ''),
        'doc/adr/superseded/0004-b.md': superseded.replace(' — ', ': '),
        'doc/adr/superseded/0005-c.md': superseded.replace(/ — .*/, ' —  '),
      },
      problems: [
        `${supersededPath}:3 status/rejection-reason`,
        'doc/adr/superseded/0004-b.md:3 status/rejection-reason',
        'doc/adr/superseded/0005-c.md:3 status/reason-blank',
      ],
    },
    {
      name: 'what is accepted has none',
      changes: acceptedAs(accepted.replace('Status: accepted', 'Status: accepted — all agreed')),
      problems: [`${acceptedPath}:3 status/malformed`],
    },
    {
      name: 'the opener is Context',
      changes: draftAs(draft.replace('## Context', '## Problem')),
      problems: [`${draftPath}:5 skeleton/first-section`],
    },
    {
      name: 'the opener is spelled so',
      changes: draftAs(draft.replace('## Context', '## context')),
      problems: [`${draftPath}:5 skeleton/heading-form`],
    },
    {
      name: 'a draft has options, and that is no other name for anything',
      changes: draftAs(draft.replace('## Options\n\nObject storage, a second disk, or fewer photos.\n\n', '')),
      problems: [`${draftPath}:1 skeleton/missing-section`],
    },
    {
      name: 'what is accepted has none any more, nor questions',
      changes: acceptedAs(
        accepted.replace('## Conseq', '## Options (old)\n\nNone.\n\n## Open questions\n\nNone.\n\n## Conseq'),
      ),
      problems: [`${acceptedPath}:19 skeleton/banned-heading`, `${acceptedPath}:23 skeleton/banned-heading`],
    },
    {
      name: 'what it has instead are a decision and its consequences',
      changes: acceptedAs(
        accepted.replace('## Decision', '## What we do').replace('## Consequences', '### Consequences'),
      ),
      problems: [`${acceptedPath}:1 skeleton/missing-section`, `${acceptedPath}:1 skeleton/missing-section`],
    },
    {
      name: 'other names for what it has are known',
      changes: acceptedAs(`${accepted}\n## What we gave up\n\nThree pages.\n`),
      problems: [`${acceptedPath}:23 skeleton/alias-heading`],
    },
    {
      name: 'what is superseded is left alone, and need not have consequences',
      changes: supersededAs(superseded.replace('## Alternatives', '## What we gave up\n\nSleep.\n\n## Alternatives')),
      problems: [],
    },
    {
      name: 'sections come once and are not empty; no order is prescribed',
      changes: {
        ...draftAs(`${draft}\n## Options\n\nOne more.\n`),
        ...acceptedAs(accepted.replace('A slow export holds up the mail.\n', '<!-- none -->\n')),
        ...supersededAs(
          superseded.replace('## Decision\n\nCron starts them at four.\n\n', '') +
            '\n## Decision\n\nCron starts them at four.\n',
        ),
      },
      problems: [`${draftPath}:17 skeleton/duplicate-section`, `${acceptedPath}:19 skeleton/empty-section`],
    },
    {
      name: 'alternatives are asked for, and no comment stands in for them',
      changes: draftAs(
        draft.replace(
          /## Alternatives considered\n\n.*\n/,
          '<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->\n',
        ),
      ),
      problems: [`${draftPath}:1 alternatives/missing`],
    },
    {
      name: 'alternatives have an entry each',
      changes: draftAs(draft.replace('**Deleting old photos.** They', 'Old photos could go, but they')),
      problems: [`${draftPath}:13 alternatives/shape`],
    },
    {
      name: 'the status has no section of its own',
      changes: draftAs(draft.replace('## Options', '## Status\n\nDraft.\n\n## Options')),
      problems: [`${draftPath}:9 status/body-section`],
    },
    {
      name: 'bytes and lines are those of any document',
      changes: {
        ...draftAs(draft.replaceAll('\n', '\r\n')),
        ...acceptedAs(`\uFEFF${accepted}`),
        ...supersededAs(`${superseded}\n~~~\nopen\n`),
      },
      problems: [
        `${draftPath}:1 header/line-endings`,
        `${acceptedPath}:1 header/bom`,
        `${supersededPath}:17 structure/unclosed-fence`,
      ],
    },
  ]);
});
