import { alternativesBoth } from '../../../../server/src/engine/rules/alternatives/both';
import { testRule } from '../../../support/ruleTester';

const comment = '<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->';
const section = '## Alternatives considered\n\n**None.** Truly.';

testRule(alternativesBoth, {
  ok: [
    { name: 'empty file', text: '' },
    { name: 'the section alone', text: `# RFC: A\n\n${section}\n` },
    { name: 'the comment alone', text: `# RFC: A\n\n${comment}\n` },
    { name: 'the comment as code', text: `${section}\n\n\`\`\`\n${comment}\n\`\`\`\n\n    ${comment}\n` },
    { name: 'the comment not on a line of its own', text: `${section} ${comment}\n\n> ${comment}\n` },
    {
      name: 'no comment is configured',
      config: { alternatives: { grandfather: { comment: null, before: null } } },
      text: `${section}\n\n${comment}\n`,
    },
  ],
  bad: [
    {
      name: 'the comment at the end, in an old file',
      path: 'docs/rfc/implemented/feature/2026-06-10-cache.md',
      text: `# RFC: 😀\n\n${section}\n\n«${comment}»\n`,
      problems: ['both'],
      messages: [
        'The comment says that alternatives were not recorded, but there is a section `Alternatives considered` on line 3.',
      ],
      fixed: `# RFC: 😀\n\n${section}\n`,
    },
    {
      name: 'the comment in two places, in a new file',
      text: `«${comment}»\n\n${section}\n«${comment}»\nMore.\n`,
      problems: ['both', 'both'],
      fixed: `${section}\nMore.\n`,
    },
  ],
});
