import { lifecycle } from '../../../../server/src/engine/config/defaults';
import { statusMalformed } from '../../../../server/src/engine/rules/status/malformed';
import { type BadCase, testRule } from '../../../support/ruleTester';

const implemented = 'docs/rfc/implemented/feature/2026-07-10-cache.md';
const rejected = 'docs/rfc/rejected/feature/2026-07-10-cache.md';

/** A status line that fix-all brings to `status`. */
function safe(name: string, path: string, marked: string, status: string): BadCase {
  const problem = marked.startsWith('«') ? 'key' : 'malformed';
  return { name, path, text: `# RFC: A\n\n${marked}\n`, problems: [problem], fixed: `# RFC: A\n\n${status}\n` };
}

/** The same, where nothing but blanks is wrong. */
function blanks(...given: Parameters<typeof safe>): BadCase {
  return { ...safe(...given), problems: ['blanks'] };
}

/** A status line for which only `statuses` are suggested. */
function unsafe(name: string, path: string, marked: string, ...statuses: string[]): BadCase {
  const problem = marked.startsWith('«') ? 'key' : 'malformed';
  const suggestions = statuses.map((status) => ({
    title: `Change the line to \`${status}\``,
    text: `# RFC: A\n\n${status}\n`,
  }));
  return { name, path, text: `# RFC: A\n\n${marked}\n`, problems: [problem], suggestions };
}

testRule(statusMalformed, {
  ok: [
    { name: 'empty file', text: '' },
    { name: 'in the grammar', path: implemented, text: '# RFC: A\n\nStatus: implemented\n' },
    { name: 'of another lifecycle: status/lifecycle-mismatch', text: '# RFC: A\n\nStatus: implemented\n' },
    { name: 'no reason: status/rejection-reason', path: rejected, text: '# RFC: A\n\nStatus: rejected\n' },
    { name: 'other separator: status/rejection-reason', path: rejected, text: '# RFC: A\n\nStatus: rejected: slow\n' },
    { name: 'a reason ending in blanks', path: rejected, text: '# RFC: A\n\nStatus: rejected — too slow  \n' },
    { name: 'elsewhere: status/misplaced', text: '# RFC: A\n\nText\n\nStatus: done\n' },
  ],
  bad: [
    {
      ...safe('a date', implemented, 'Status: «implemented (accepted 2026-06-11)»', 'Status: implemented'),
      messages: ['The status is `implemented (accepted 2026-06-11)`; expected exactly `Status: implemented`.'],
    },
    safe('two stages', implemented, 'Status: «implemented (proposed and accepted 2026-06-20)»', 'Status: implemented'),
    safe(
      'a date for each stage',
      implemented,
      'Status: «implemented (proposed 2026-06-20, accepted 2026-06-21)»',
      'Status: implemented',
    ),
    safe('a capital', implemented, 'Status: «Implemented»', 'Status: implemented'),
    blanks('a blank at the end', implemented, 'Status: «implemented »', 'Status: implemented'),
    safe('emphasis', implemented, 'Status: «**implemented**»', 'Status: implemented'),
    safe('the stages in turn', implemented, 'Status: «accepted, implemented»', 'Status: implemented'),
    {
      ...safe(
        'a dated status of another lifecycle',
        implemented,
        'Status: «proposed (2026-06-11)»',
        'Status: proposed',
      ),
      suggestions: [{ title: 'Change the line to `Status: implemented`', text: '# RFC: A\n\nStatus: implemented\n' }],
    },
    {
      ...blanks('no blank after the colon', implemented, '«Status:implemented»', 'Status: implemented'),
      messages: ['The status line has other blanks than expected; it must be exactly `Status: implemented`.'],
    },
    blanks('a blank before the colon', implemented, '«Status : implemented»', 'Status: implemented'),
    blanks('indented', implemented, '«  Status: implemented»', 'Status: implemented'),
    safe('a list item', implemented, '«- Status: implemented»', 'Status: implemented'),
    safe('a bold key', implemented, '«**Status:** implemented»', 'Status: implemented'),
    safe('a bold line', implemented, '«**Status: implemented**»', 'Status: implemented'),
    safe('a key in another case', implemented, '«STATUS: implemented»', 'Status: implemented'),
    safe('a full-width colon', implemented, '«Status：implemented»', 'Status: implemented'),
    safe('no colon', implemented, '«Status implemented»', 'Status: implemented'),
    unsafe(
      'more than dates',
      implemented,
      'Status: «implemented (2026-06-11; retention 2026-06-12)»',
      'Status: implemented',
    ),
    unsafe('a doubt', implemented, 'Status: «implemented?»', 'Status: implemented'),
    unsafe('a denial', implemented, 'Status: «not implemented»', 'Status: implemented'),
    unsafe('part of another word', implemented, 'Status: «non-implemented»', 'Status: implemented'),
    unsafe('a rejection in passing', implemented, 'Status: «implemented (rejected 2026-06-11)»', 'Status: implemented'),
    unsafe('another token before the own one', implemented, 'Status: «proposed, implemented»', 'Status: implemented'),
    unsafe('an unknown status', implemented, 'Status: «accepted»', 'Status: implemented'),
    unsafe('an emoji', implemented, 'Status: «implemented 😀»', 'Status: implemented'),
    unsafe('nothing yet', implemented, 'Status: «»', 'Status: implemented'),
    unsafe('half a key', implemented, '«Status»', 'Status: implemented'),
    unsafe(
      'a bare rejection in another folder',
      implemented,
      'Status: «rejected»',
      'Status: rejected — TODO: why it was rejected',
      'Status: implemented',
    ),
    safe('a reason behind a capital', rejected, 'Status: «Rejected — too slow»', 'Status: rejected — too slow'),
    safe(
      'a reason behind a date',
      rejected,
      'Status: «rejected (2026-06-11) — too slow»',
      'Status: rejected — too slow',
    ),
    safe('a key and a separator', rejected, '«status: rejected - too slow»', 'Status: rejected — too slow'),
    unsafe('a reason in parentheses', rejected, 'Status: «rejected (too slow)»', 'Status: rejected — too slow'),
    unsafe('a reason behind a comma', rejected, 'Status: «rejected, too slow»', 'Status: rejected — too slow'),
    unsafe(
      'a reason in parentheses with its date',
      rejected,
      'Status: «rejected (2026-06-11: too slow)»',
      'Status: rejected — 2026-06-11: too slow',
    ),
    unsafe(
      'a date for a reason',
      rejected,
      'Status: «rejected (2026-06-11)»',
      'Status: rejected — TODO: why it was rejected',
    ),
    unsafe('words that may be the reason', rejected, 'Status: «no, too slow»', 'Status: rejected — no, too slow'),
    unsafe('one unknown word', rejected, 'Status: «declined»', 'Status: rejected — TODO: why it was rejected'),
    {
      name: 'a reason that may be left out',
      path: 'docs/rfc/done/feature/2026-07-10-cache.md',
      config: {
        status: { key: '**State:** ', separator: ': ' },
        lifecycles: [lifecycle('done', { status: { token: 'Done', reason: 'optional' } })],
      },
      text: '# RFC: A\n\n**State:** «done (2026-06-11)»\n',
      problems: ['malformed'],
      fixed: '# RFC: A\n\n**State:** Done\n',
    },
    {
      name: 'a line too long to repeat',
      text: `# RFC: A\n\nStatus: «${'very '.repeat(40)}long»\n`,
      problems: ['malformed'],
      messages: [`The status is \`${'very '.repeat(12)}…\`; expected exactly \`Status: proposed\`.`],
      suggestions: [{ title: 'Change the line to `Status: proposed`', text: '# RFC: A\n\nStatus: proposed\n' }],
    },
  ],
});
