import { statusReasonBlank } from '../../../../server/src/engine/rules/status/reason-blank';
import { testRule } from '../../../support/ruleTester';

const path = 'docs/rfc/rejected/feature/2026-07-10-cache.md';

testRule(statusReasonBlank, {
  ok: [
    { name: 'empty file', path, text: '' },
    { name: 'a reason', path, text: '# RFC: A\n\nStatus: rejected — too slow\n' },
    { name: 'separator alone: status/rejection-reason', path, text: '# RFC: A\n\nStatus: rejected — \n' },
    { name: 'in another folder: status/lifecycle-mismatch', text: '# RFC: A\n\nStatus: rejected —  \n' },
    { name: 'no reason to give', text: '# RFC: A\n\nStatus: proposed\n' },
  ],
  bad: [
    {
      name: 'blanks behind the dash',
      path,
      text: '# RFC: 😀\n\nStatus: rejected —«   »\n',
      problems: ['blank'],
      messages: ['The reason after `—` is only blanks; expected words.'],
      suggestions: [
        { title: 'Add a reason to fill in', text: '# RFC: 😀\n\nStatus: rejected — TODO: why it was rejected\n' },
      ],
    },
  ],
});
