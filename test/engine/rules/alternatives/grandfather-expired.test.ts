import { alternativesGrandfatherExpired } from '../../../../server/src/engine/rules/alternatives/grandfather-expired';
import { testRule } from '../../../support/ruleTester';

const comment = '<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->';
const template = '## Alternatives considered\n\n**TODO: an alternative.** TODO: why it lost.';
const useSection = 'Replace the comment by the section `Alternatives considered` to fill in';

testRule(alternativesGrandfatherExpired, {
  ok: [
    { name: 'empty file', text: '' },
    {
      name: 'one day before',
      path: 'docs/rfc/implemented/feature/2026-07-04-cache.md',
      text: `# RFC: A\n\n${comment}\n`,
    },
    { name: 'no comment: alternatives/missing', text: '# RFC: A\n' },
    { name: 'the comment as code', text: `# RFC: A\n\n\`\`\`\n${comment}\n\`\`\`\n` },
    { name: 'not exactly the comment', text: `# RFC: A\n\n ${comment}\n` },
    {
      name: 'alternatives are not asked for',
      config: { alternatives: { heading: null } },
      text: `# RFC: A\n\n${comment}\n`,
    },
  ],
  bad: [
    {
      name: 'on the day itself',
      path: 'docs/rfc/implemented/feature/2026-07-05-cache.md',
      text: `# RFC: 😀\n\n## Decision\n\n«${comment}»\n`,
      problems: ['late'],
      messages: [
        'The comment is accepted in files dated before 2026-07-05, but this one is dated 2026-07-05; expected the section `Alternatives considered`.',
      ],
      suggestions: [{ title: useSection, text: `# RFC: 😀\n\n## Decision\n\n${template}\n` }],
    },
    {
      name: 'the section goes where the contract wants it',
      text: `# RFC: A\n\n## Risks\n\nNone.\n\n«${comment}»\n`,
      problems: ['late'],
      suggestions: [{ title: useSection, text: `# RFC: A\n\n${template}\n\n## Risks\n\nNone.\n` }],
    },
    {
      name: 'the comment right above that place',
      text: `# RFC: A\n\n«${comment}»\n## Risks\n\nNone.\n`,
      problems: ['late'],
      suggestions: [{ title: useSection, text: `# RFC: A\n\n${template}\n\n## Risks\n\nNone.\n` }],
    },
    {
      name: 'the comment in the middle, the section at the end',
      text: `# RFC: A\n\n## Proposal\n\n«${comment}»\n\nText.\n`,
      problems: ['late'],
      suggestions: [{ title: useSection, text: `# RFC: A\n\n## Proposal\n\nText.\n\n${template}\n` }],
    },
    {
      name: 'beside the section: alternatives/both deletes it',
      text: `# RFC: A\n\n## Alternatives considered\n\n«${comment}»\n`,
      problems: ['late'],
    },
    {
      name: 'beside a section in another form',
      text: `# RFC: A\n\n## alternatives considered\n\nNone.\n\n«${comment}»\n`,
      problems: ['late'],
      suggestions: [{ title: 'Delete the comment', text: '# RFC: A\n\n## alternatives considered\n\nNone.\n' }],
    },
    {
      name: 'twice',
      text: `# RFC: A\n\n«${comment}»\n\nText.\n\n«${comment}»\n`,
      problems: ['late', 'late'],
      suggestions: [
        { title: useSection, text: `# RFC: A\n\nText.\n\n${template}\n\n${comment}\n` },
        { title: 'Delete the comment', text: `# RFC: A\n\n${comment}\n\nText.\n` },
      ],
    },
    {
      name: 'nothing can go behind an open fence',
      text: `\uFEFF# RFC: A\n\n«${comment}»\n\n\`\`\`\n`,
      problems: ['late'],
    },
    {
      name: 'a name without a date',
      path: 'docs/rfc/implemented/feature/cache.md',
      text: `# RFC: A\n\n«${comment}»\n`,
      problems: ['undated'],
      messages: [
        'The comment is accepted in files dated before 2026-07-05, but the name of this one bears no date; expected the section `Alternatives considered`.',
      ],
      suggestions: [{ title: useSection, text: `# RFC: A\n\n${template}\n` }],
    },
    {
      name: 'never accepted',
      path: 'docs/rfc/implemented/feature/2020-01-01-cache.md',
      config: { alternatives: { grandfather: { comment: '<!-- none -->', before: null } } },
      text: '# RFC: A\n\n«<!-- none -->»\n',
      problems: ['never'],
      suggestions: [{ title: useSection, text: `# RFC: A\n\n${template}\n` }],
    },
  ],
});
