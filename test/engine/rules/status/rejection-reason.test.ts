import { lifecycle } from '../../../../server/src/engine/config/defaults';
import { statusRejectionReason } from '../../../../server/src/engine/rules/status/rejection-reason';
import { type BadCase, testRule } from '../../../support/ruleTester';

const path = 'docs/rfc/rejected/feature/2026-07-10-cache.md';

function separated(name: string, marked: string, extra: Partial<BadCase> = {}): BadCase {
  const fixed = '# RFC: A\n\nStatus: rejected — too slow\n';
  return { name, path, text: `# RFC: A\n\n${marked}\n`, problems: ['separator'], fixed, ...extra };
}

function absent(name: string, marked: string): BadCase {
  const suggestion = {
    title: 'Add a reason to fill in',
    text: '# RFC: A\n\nStatus: rejected — TODO: why it was rejected\n',
  };
  return { name, path, text: `# RFC: A\n\n${marked}\n`, problems: ['missing'], suggestions: [suggestion] };
}

testRule(statusRejectionReason, {
  ok: [
    { name: 'empty file', path, text: '' },
    { name: 'a reason', path, text: '# RFC: A\n\nStatus: rejected — too slow\n' },
    { name: 'a reason of blanks: status/reason-blank', path, text: '# RFC: A\n\nStatus: rejected —  \n' },
    { name: 'a date instead: status/malformed', path, text: '# RFC: A\n\nStatus: rejected (2026-06-11)\n' },
    { name: 'a hyphen within a word: status/malformed', path, text: '# RFC: A\n\nStatus: rejected-ish\n' },
    { name: 'another case: status/malformed', path, text: '# RFC: A\n\nStatus: Rejected\n' },
    { name: 'in another folder: status/malformed', text: '# RFC: A\n\nStatus: rejected\n' },
    { name: 'elsewhere: status/misplaced', path, text: '# RFC: A\n\nText\n\nStatus: rejected\n' },
  ],
  bad: [
    absent('token alone', 'Status: rejected«»'),
    absent('token and a blank', 'Status: rejected« »'),
    absent('separator and nothing', 'Status: rejected« — »'),
    absent('separator being typed', 'Status: rejected« —»'),
    separated('hyphen', 'Status: rejected« - too slow»', {
      messages: ['The reason follows after `-`; expected `Status: rejected — <reason>`.'],
    }),
    separated('two hyphens', 'Status: rejected« -- too slow»'),
    separated('en dash', 'Status: rejected« – too slow»'),
    separated('colon', 'Status: rejected«: too slow»'),
    separated('dash without blanks', 'Status: rejected«—too slow»'),
    separated('dash with too many blanks before it', 'Status: rejected«  — too slow»'),
    separated('behind an emoji in the title', 'Status: rejected« - too slow»', {
      text: '# RFC: 😀\n\nStatus: rejected« - too slow»\n',
      fixed: '# RFC: 😀\n\nStatus: rejected — too slow\n',
    }),
    {
      name: 'another configuration',
      path: 'docs/rfc/superseded/feature/2026-07-10-cache.md',
      config: {
        status: { separator: ' by ' },
        lifecycles: [lifecycle('superseded', { status: { token: 'superseded', reason: 'required' } })],
      },
      text: '# RFC: A\n\nStatus: superseded« -- the next one»\n',
      problems: ['separator'],
      messages: ['The reason follows after `--`; expected `Status: superseded by <reason>`.'],
      fixed: '# RFC: A\n\nStatus: superseded by the next one\n',
    },
  ],
});
