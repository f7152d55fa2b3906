import { lifecycle } from '../../../../server/src/engine/config/defaults';
import { statusLifecycleMismatch } from '../../../../server/src/engine/rules/status/lifecycle-mismatch';
import { testRule } from '../../../support/ruleTester';

const PATH = 'docs/rfc/proposed/feature/2026-07-10-cache.md';

testRule(statusLifecycleMismatch, {
  ok: [
    { name: 'empty file', text: '' },
    { name: 'agrees', text: '# RFC: A\n\nStatus: proposed\n' },
    { name: 'no status: status/missing', text: '# RFC: A\n' },
    { name: 'no lifecycle at all: status/malformed', text: '# RFC: A\n\nStatus: done\n' },
    { name: 'a reason where none belongs: status/malformed', text: '# RFC: A\n\nStatus: implemented — yes\n' },
    { name: 'not on line 3: status/misplaced', text: '# RFC: A\n\nText\n\nStatus: implemented\n' },
    {
      name: 'two lifecycles share the token',
      path: 'docs/rfc/trial/feature/2026-07-10-cache.md',
      config: {
        lifecycles: [lifecycle('accepted'), lifecycle('trial', { status: { token: 'accepted', reason: 'none' } })],
      },
      text: '# RFC: A\n\nStatus: accepted\n',
    },
  ],
  bad: [
    {
      name: 'file moved, header forgotten',
      path: 'docs/rfc/implemented/feature/2026-07-10-cache.md',
      text: '# RFC: A\n\nStatus: «proposed»\n',
      problems: ['mismatch'],
      messages: ['The status is `proposed`, but this file lies in `implemented/`.'],
      suggestions: [{ title: 'Change the status to `implemented`', text: '# RFC: A\n\nStatus: implemented\n' }],
    },
    {
      name: 'only the token is marked, not the reason',
      text: '# RFC: 😀\n\nStatus: «rejected» — too slow\n',
      problems: ['mismatch'],
      suggestions: [
        { title: 'Change the status to `proposed`', text: '# RFC: 😀\n\nStatus: proposed\n' },
        { title: 'Move the file to `rejected/`', steps: [{ kind: 'move', path: PATH, lifecycle: 'rejected' }] },
      ],
    },
    {
      name: 'no move leads there',
      config: { moves: [] },
      text: '# RFC: A\n\nStatus: «implemented»\n',
      problems: ['mismatch'],
      suggestions: [{ title: 'Change the status to `proposed`', text: '# RFC: A\n\nStatus: proposed\n' }],
    },
    {
      name: 'into rejected the reason is left to the author',
      path: 'docs/rfc/rejected/feature/2026-07-10-cache.md',
      text: '# RFC: A\n\nStatus: «proposed»\n',
      problems: ['mismatch'],
      suggestions: [
        {
          title: 'Change the status to `rejected`',
          text: '# RFC: A\n\nStatus: rejected — TODO: why it was rejected\n',
        },
      ],
    },
    {
      name: 'a reason goes along where one may stand',
      path: 'docs/rfc/superseded/feature/2026-07-10-cache.md',
      config: {
        lifecycles: [
          lifecycle('superseded', { status: { token: 'superseded', reason: 'required' } }),
          lifecycle('rejected', { status: { token: 'rejected', reason: 'required' } }),
        ],
      },
      text: '# RFC: A\n\nStatus: «rejected» — too slow\n',
      problems: ['mismatch'],
      suggestions: [
        { title: 'Change the status to `superseded`', text: '# RFC: A\n\nStatus: superseded — too slow\n' },
      ],
    },
  ],
});
