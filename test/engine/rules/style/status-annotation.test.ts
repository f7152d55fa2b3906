import { styleStatusAnnotation } from '../../../../server/src/engine/rules/style/status-annotation';
import { testRule } from '../../../support/ruleTester';

testRule(styleStatusAnnotation, {
  ok: [
    { name: 'words in a sentence', text: '# RFC: A\n\nThe cache is implemented in Rust, the future is open.\n' },
    { name: 'a frozen lifecycle', path: 'docs/rfc/rejected/feature/2026-07-10-cache.md', text: 'Implemented!\n' },
  ],
  bad: [
    {
      name: 'notes on progress',
      text: '## 😀 Keys «(done)»\n\n«Implemented!» «Future:» more keys.\n',
      problems: ['word', 'word', 'word'],
      messages: [
        '`(done)` repeats or contradicts the status; say it there or not at all.',
        '`Implemented!` repeats or contradicts the status; say it there or not at all.',
        '`Future:` repeats or contradicts the status; say it there or not at all.',
      ],
    },
  ],
});
