import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { configWith } from '../support/configs';
import { briefOf, lintTree } from '../support/lintTree';

/** A valid implemented RFC, cut where the rows put something in. */
const TITLE = '# RFC: Cached pages\n\n';
const STATUS = 'Status: implemented\n\n';
const PROBLEM = '## Problem\n\nEvery page is rendered again for every reader.\n\n';
const DECISION = '## Decision\n\nA page is kept for a minute.\n\n';
const ALTERNATIVES = '## Alternatives considered\n\n**A whole hour.** Readers would meet old pages.\n\n';
const CONSEQUENCES = '## Consequences\n\nOne more thing to invalidate.\n';
const COMMENT = '<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->';
const REST = PROBLEM + DECISION + ALTERNATIVES + CONSEQUENCES;
const QUOTED = `Status: implemented\n\n## Plan\n\n${COMMENT}\n`;

const IMPLEMENTED = 'docs/rfc/implemented/feature/2026-07-04-cached-pages.md';
const IMPLEMENTED_LATE = 'docs/rfc/implemented/feature/2026-08-01-cached-pages.md';
const ON_THE_DAY = 'docs/rfc/implemented/feature/2026-07-05-cached-pages.md';
const PROPOSED = 'docs/rfc/proposed/feature/2026-07-04-cached-pages.md';
const REJECTED = 'docs/rfc/rejected/feature/2026-07-04-cached-pages.md';

interface Row {
  readonly name: string;
  readonly text: string;
  readonly path?: string;
  /** `rule:line` at error and warning level, sorted. */
  readonly ours: readonly string[];
  /** The same under `compat.reference`; left out where the row is no artefact of the scan: then it equals `ours`. */
  readonly reference?: readonly string[];
}

/** The text with `part` between Problem and Decision, which begins on line 9. */
function inProblem(part: string): string {
  return `${TITLE}${STATUS}${PROBLEM}${part}\n${DECISION}${ALTERNATIVES}${CONSEQUENCES}`;
}

/** Spec: rfc-format.md §6, row by row. */
const divergences: readonly Row[] = [
  { name: 'Status, Plan and the comment in a backtick fence', text: inProblem(`\`\`\`\n${QUOTED}\`\`\`\n`), ours: [] },
  {
    name: 'the same in a tilde fence',
    text: inProblem(`~~~\n${QUOTED}~~~\n`),
    ours: [],
    reference: ['alternatives/both:14', 'skeleton/banned-heading:12', 'status/duplicate:10'],
  },
  ...[1, 2, 3].map((blanks) => ({
    name: `Plan at column 0 inside a fence indented by ${blanks}`,
    text: inProblem(`${' '.repeat(blanks)}\`\`\`\n## Plan\n${' '.repeat(blanks)}\`\`\`\n`),
    ours: [],
    reference: ['skeleton/banned-heading:10'],
  })),
  { name: 'Plan indented in a fence of a list item', text: inProblem('- item\n\n  ```\n  ## Plan\n  ```\n'), ours: [] },
  { name: 'Plan in a quote', text: inProblem('> ## Plan\n'), ours: [] },
  {
    name: 'the comment only inside a tilde fence',
    text: `${TITLE}${STATUS}${PROBLEM}${DECISION}${CONSEQUENCES}\n~~~\n${COMMENT}\n~~~\n`,
    ours: ['alternatives/missing:1'],
    reference: [],
  },
  {
    name: 'a block of four backticks that holds one of three with Plan',
    text: inProblem('````md\n```\n## Plan\n```\n````\n'),
    ours: [],
    reference: ['skeleton/banned-heading:11'],
  },
  {
    name: 'a block of four backticks that holds a lone three',
    text: inProblem('````\n```\n````\n'),
    ours: [],
    reference: ['alternatives/missing:1', 'skeleton/missing-section:1', 'skeleton/missing-section:1'],
  },
  {
    name: 'a fence never closed before Decision',
    text: inProblem('```\nexample\n'),
    ours: [
      'alternatives/missing:1',
      'skeleton/missing-section:1',
      'skeleton/missing-section:1',
      'structure/unclosed-fence:9',
    ],
  },
  {
    name: 'a paragraph that begins with a span of three backticks',
    text: inProblem('```kept``` is what a page is.\n'),
    ours: [],
    reference: ['alternatives/missing:1', 'skeleton/missing-section:1', 'skeleton/missing-section:1'],
  },
  { name: 'Status in indented code', text: inProblem('    Status: implemented\n'), ours: [] },
  {
    name: 'a comment of several lines that holds Plan',
    text: inProblem('<!--\n## Plan\n-->\n'),
    ours: [],
    reference: ['skeleton/banned-heading:10'],
  },
  {
    name: 'Problem as a setext heading',
    text: `${TITLE}${STATUS}Problem\n-------\n\nText.\n\n${DECISION}${ALTERNATIVES}${CONSEQUENCES}`,
    ours: ['skeleton/heading-form:5'],
    reference: ['skeleton/first-section:10'],
  },
  ...[
    // The family is what the reference decides; a heading that its scan can read is still named by its own rule.
    { heading: ' ## Decision', reference: ['skeleton/missing-section:1'] },
    { heading: '##  Decision', reference: ['skeleton/heading-form:9'] },
    { heading: '## Decision ##', reference: ['skeleton/missing-section:1'] },
    { heading: '## decision', reference: ['skeleton/heading-form:9'] },
  ].map(({ heading, reference }) => ({
    name: `\`${heading}\``,
    text: `${TITLE}${STATUS}${PROBLEM}${heading}\n\nText.\n\n${ALTERNATIVES}${CONSEQUENCES}`,
    ours: ['skeleton/heading-form:9'],
    reference,
  })),
  { name: '` ## Plan`', text: inProblem(' ## Plan\n\nText.\n'), ours: ['skeleton/banned-heading:9'], reference: [] },
  {
    name: 'Plan as a setext heading',
    text: inProblem('Plan\n----\n\nText.\n'),
    ours: ['skeleton/banned-heading:9'],
    reference: [],
  },
  {
    name: 'line 3 blank, the status on line 4',
    text: `${TITLE}\nStatus: implemented\n\n${REST}`,
    ours: ['status/misplaced:4'],
  },
  {
    name: 'a second status identical to line 3',
    text: inProblem('Status: implemented\n'),
    ours: ['status/duplicate:9'],
  },
  { name: 'CRLF', text: `${TITLE}${STATUS}${REST}`.replaceAll('\n', '\r\n'), ours: ['header/line-endings:1'] },
  { name: 'a byte-order mark', text: `\uFEFF${TITLE}${STATUS}${REST}`, ours: ['header/bom:1'] },
  {
    name: 'a reason of blanks only',
    path: REJECTED,
    text: `${TITLE}Status: rejected —   \n\n${PROBLEM}## Proposal\n\nText.\n\n${ALTERNATIVES}`,
    ours: ['status/reason-blank:3'],
  },
];

const proposal = '## Proposal\n\nKeep a page for a minute.\n\n';
const acceptance = '## Acceptance criteria\n\nA second reader gets the same page.\n\n';
const risks = '## Risks\n\nOld pages.\n';
const proposed = `${TITLE}Status: proposed\n\n${PROBLEM}${proposal}${ALTERNATIVES}${acceptance}${risks}`;
const rejected = `${TITLE}Status: rejected — too slow\n\n${PROBLEM}${proposal}${ALTERNATIVES}`;
const implemented = `${TITLE}${STATUS}${REST}`;
const noSection = `${TITLE}${STATUS}${PROBLEM}${DECISION}${CONSEQUENCES}\n`;

/** Spec: rfc-format.md §10, by number. */
const fixtures: readonly Row[] = [
  { name: '1: minimal proposed', path: PROPOSED, text: proposed, ours: [] },
  { name: '1: minimal implemented', text: implemented, ours: [] },
  { name: '1: minimal rejected', path: REJECTED, text: rejected, ours: [] },
  { name: '2: prefix without a title', text: `# RFC: \n\n${STATUS}${REST}`, ours: ['header/title:1'] },
  { name: '3: two blanks after #', text: `#  RFC: T\n\n${STATUS}${REST}`, ours: ['header/title:1'] },
  { name: '3: two blanks after the colon', text: `# RFC:  T\n\n${STATUS}${REST}`, ours: ['header/title:1'] },
  { name: '4: a title that begins with #', text: `# RFC: #1\n\n${STATUS}${REST}`, ours: [] },
  {
    name: '5: the token in another case',
    text: `${TITLE}Status: Implemented\n\n${REST}`,
    ours: ['status/malformed:3'],
  },
  { name: '5: a trailing blank', text: `${TITLE}Status: implemented \n\n${REST}`, ours: ['status/malformed:3'] },
  { name: '5: another lifecycle', text: `${TITLE}Status: proposed\n\n${REST}`, ours: ['status/lifecycle-mismatch:3'] },
  { name: '6: no status, Problem on line 3', text: TITLE + REST, ours: ['status/missing:3'] },
  {
    name: '7: text on line 4',
    text: `${TITLE}Status: implemented\nText.\n\n${REST}`,
    ours: ['header/blank-after-status:4'],
  },
  { name: '8: a later line with a status', text: inProblem('Status: anything\n'), ours: ['status/duplicate:9'] },
  {
    name: '9: Summary before Problem',
    text: `${TITLE}${STATUS}## Summary\n\nText.\n\n${REST}`,
    ours: ['skeleton/first-section:5'],
  },
  {
    name: '10: Consequences, Alternatives, Decision in that order',
    text: `${TITLE}${STATUS}${PROBLEM}${CONSEQUENCES}\n${ALTERNATIVES}${DECISION}`,
    ours: [],
  },
  {
    name: '11: Plan and Decision in proposed/',
    path: PROPOSED,
    text: `${proposed}\n${DECISION}## Plan\n\nText.\n`,
    ours: [],
  },
  {
    name: '12: a heading with more than the name',
    text: implemented.replace('## Alternatives considered', '## Alternatives considered (short)'),
    ours: ['alternatives/missing:1'],
  },
  {
    name: '12: a heading of another level',
    text: implemented.replace('## Alternatives considered', '### Alternatives considered'),
    ours: ['alternatives/missing:1'],
  },
  { name: '13: the comment, a day before adoption', text: `${noSection}${COMMENT}\n`, ours: [] },
  {
    name: '14: the comment on the day of adoption',
    path: ON_THE_DAY,
    text: `${noSection}${COMMENT}\n`,
    ours: ['alternatives/grandfather-expired:17'],
  },
  {
    name: '15: comment and section, dated late',
    path: IMPLEMENTED_LATE,
    text: `${implemented}\n${COMMENT}\n`,
    ours: ['alternatives/both:21', 'alternatives/grandfather-expired:21'],
  },
  {
    name: '16: the comment indented',
    text: `${noSection} ${COMMENT}\n`,
    ours: ['alternatives/grandfather-spelling:17', 'alternatives/missing:1'],
  },
  {
    name: '16: the comment with a trailing blank',
    text: `${noSection}${COMMENT} \n`,
    ours: ['alternatives/grandfather-spelling:17', 'alternatives/missing:1'],
  },
  {
    name: '17: a hyphen before the reason',
    path: REJECTED,
    text: rejected.replace('— too slow', '- x'),
    ours: ['status/rejection-reason:3'],
  },
  {
    name: '17: no reason',
    path: REJECTED,
    text: rejected.replace(' — too slow', ''),
    ours: ['status/rejection-reason:3'],
  },
  {
    name: '17: a dash and one blank',
    path: REJECTED,
    text: rejected.replace('— too slow', '— '),
    ours: ['status/rejection-reason:3'],
  },
  { name: '18: a reason', path: REJECTED, text: rejected.replace('too slow', 'x'), ours: [] },
  {
    name: '19: the marker in inline code',
    text: inProblem('It said `XXX: legacy ADR/RFC body format` before.\n'),
    ours: ['legacy/debt-marker:9'],
  },
  { name: '20: an empty file', text: '', ours: ['header/title-missing:1'] },
  {
    name: '21: a title alone',
    text: '# RFC: T',
    ours: [
      'alternatives/missing:1',
      'header/blank-after-status:1',
      'header/blank-after-title:1',
      'skeleton/first-section:1',
      'skeleton/missing-section:1',
      'skeleton/missing-section:1',
      'status/missing:1',
    ],
  },
];

for (const [title, rows] of [
  ['divergences from the reference', divergences],
  ['worked fixtures', fixtures],
] as const) {
  describe(title, () => {
    for (const row of rows) {
      test(row.name, () => assert.deepEqual(verdictOn(row, false), row.ours));
      test(`${row.name}, under compat.reference`, () => {
        assert.deepEqual(verdictOn(row, true), row.reference ?? row.ours);
      });
    }
  });
}

function verdictOn({ path = IMPLEMENTED, text }: Row, reference: boolean): string[] {
  const { problems } = lintTree(configWith({ compat: { reference } }), { [path]: text });
  const loud = problems.filter(({ severity }) => severity === 'error' || severity === 'warning');
  return loud.map((problem) => briefOf(problem, text)).sort();
}
