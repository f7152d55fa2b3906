import { alternativesMissing } from '../../../../server/src/engine/rules/alternatives/missing';
import { testRule } from '../../../support/ruleTester';

const old = 'docs/rfc/implemented/feature/2026-07-04-cache.md';
const comment = '<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->';
const template = '## Alternatives considered\n\n**TODO: an alternative.** TODO: why it lost.';
const insertTitle = 'Insert the section `## Alternatives considered` to fill in';
const appendTitle = 'Say at the end that they were not recorded';

testRule(alternativesMissing, {
  ok: [
    { name: 'nothing but blanks: header/title-missing', text: '\n' },
    { name: 'empty file', text: '' },
    { name: 'the section', text: '# RFC: A\n\n## Alternatives considered\n' },
    { name: 'in another form: skeleton/heading-form', text: '# RFC: A\n\n## ALTERNATIVES considered\n' },
    { name: 'the comment in an old file', path: old, text: `# RFC: A\n\n${comment}\n` },
    { name: 'the comment in a new file: alternatives/grandfather-expired', text: `# RFC: A\n\n${comment}\n` },
    { name: 'not asked for', config: { alternatives: { heading: null } }, text: '# RFC: A\n' },
  ],
  bad: [
    {
      name: 'a new file',
      text: '«# RFC: 😀»\n\n## Problem\n\n## Risks\n\nNone.\n',
      problems: ['missing'],
      messages: ['The section `## Alternatives considered` is missing.'],
      suggestions: [{ title: insertTitle, text: `# RFC: 😀\n\n## Problem\n\n${template}\n\n## Risks\n\nNone.\n` }],
    },
    {
      name: 'an old file may say that none were recorded',
      path: old,
      text: '«# RFC: A»\n\n## Decision\n\n## Risks\n\n## Consequences\n\nText.',
      problems: ['missingOld'],
      messages: [
        'The section `## Alternatives considered` is missing, and so is the comment that says they were not recorded.',
      ],
      suggestions: [
        { title: insertTitle, text: `# RFC: A\n\n## Decision\n\n${template}\n\n## Risks\n\n## Consequences\n\nText.` },
        {
          title: appendTitle,
          text: `# RFC: A\n\n## Decision\n\n## Risks\n\n## Consequences\n\nText.\n\n${comment}\n`,
        },
      ],
    },
    {
      name: 'a section of another name or level, twice',
      text: '«## Alternatives considered (short)»\n\n### Alternatives considered\n\n### Alternatives considered\n',
      problems: ['missing'],
      suggestions: [
        {
          title: insertTitle,
          text: `## Alternatives considered (short)\n\n### Alternatives considered\n\n### Alternatives considered\n\n${template}\n`,
        },
      ],
    },
    {
      name: 'the comment in a tilde fence and as indented code',
      path: old,
      text: `«# RFC: A»\n\n~~~\n${comment}\n~~~\n\n    ${comment}\n`,
      problems: ['missingOld'],
      suggestions: [
        { title: insertTitle, text: `# RFC: A\n\n~~~\n${comment}\n~~~\n\n    ${comment}\n\n${template}\n` },
        { title: appendTitle, text: `# RFC: A\n\n~~~\n${comment}\n~~~\n\n    ${comment}\n\n${comment}\n` },
      ],
    },
    {
      name: 'a misspelt comment is mended by alternatives/grandfather-spelling',
      path: old,
      text: `«\uFEFF# RFC: A»\n\n ${comment}\n`,
      problems: ['missingOld'],
      suggestions: [{ title: insertTitle, text: `\uFEFF# RFC: A\n\n ${comment}\n\n${template}\n` }],
    },
    {
      name: 'nothing can go behind an open fence',
      path: old,
      text: '«# RFC: A»\n\n```\n## Alternatives considered\n',
      problems: ['missingOld'],
    },
    {
      name: 'another heading, no comment',
      path: old,
      config: {
        sections: { level: 3 },
        alternatives: { heading: 'Options', grandfather: { comment: null, before: '2026-07-05' } },
      },
      text: '«# RFC: A»\n',
      problems: ['missing'],
      suggestions: [
        {
          title: 'Insert the section `### Options` to fill in',
          text: '# RFC: A\n\n### Options\n\n**TODO: an alternative.** TODO: why it lost.\n',
        },
      ],
    },
  ],
});
