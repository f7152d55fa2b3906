import { skeletonFirstSection } from '../../../../server/src/engine/rules/skeleton/first-section';
import { testRule } from '../../../support/ruleTester';

const insertTitle = 'Insert the section `## Problem` to fill in';

testRule(skeletonFirstSection, {
  ok: [
    { name: 'nothing but blanks: header/title-missing', text: '\n  \n' },
    { name: 'empty file', text: '' },
    { name: 'the opener', text: '# RFC: A\n\n## Problem\n' },
    { name: 'deeper headings before it do not count', text: '# RFC: A\n\n### Note\n\n## Problem\n' },
    { name: 'a heading in a fence before it', text: '# RFC: A\n\n```\n## Summary\n```\n\n## Problem\n' },
    {
      name: 'a heading in a quote, a list, a comment before it',
      text: '> ## A\n\n- ## B\n\n<!--\n## C\n-->\n\n## Problem\n',
    },
    { name: 'recognised: skeleton/heading-form', text: '# RFC: A\n\nPROBLEM\n---\n' },
    { name: 'marks being typed name no section', text: '# RFC: A\n\n##\n\n## Problem\n' },
    { name: 'no opener asked for', config: { sections: { opener: null } }, text: '# RFC: A\n\n## Summary\n' },
  ],
  bad: [
    {
      name: 'the alias that always meant the opener',
      text: '# RFC: 😀\n\nStatus: proposed\n\n«## Context»\n\nSlow.\n',
      problems: ['other'],
      messages: ['The first section is `Context`; expected `## Problem`.'],
      fixed: '# RFC: 😀\n\nStatus: proposed\n\n## Problem\n\nSlow.\n',
    },
    {
      name: 'another alias may mean something else',
      text: '# RFC: A\n\n«Background\n---»\n\nSlow.\n',
      problems: ['other'],
      suggestions: [{ title: 'Rename the section to `## Problem`', text: '# RFC: A\n\n## Problem\n\nSlow.\n' }],
    },
    {
      name: 'a remark in parentheses would be lost',
      text: '# RFC: A\n\n«## Context (2026)»\n',
      problems: ['other'],
      suggestions: [{ title: 'Rename the section to `## Problem`', text: '# RFC: A\n\n## Problem\n' }],
    },
    {
      name: 'any other section',
      text: '# RFC: A\n\nIntro.\n«## Summary»\n\nText.\n',
      problems: ['other'],
      suggestions: [
        {
          title: insertTitle,
          text: '# RFC: A\n\nIntro.\n\n## Problem\n\nTODO: write this section.\n\n## Summary\n\nText.\n',
        },
      ],
    },
    {
      name: 'the opener comes later, and twice',
      text: '# RFC: A\n\n«## Context»\n\nOld.\n\n## Problem\n\nSlow.\n\n## Problem\n',
      problems: ['other'],
      suggestions: [
        {
          title: 'Move the section `## Problem` to the front',
          text: '# RFC: A\n\n## Problem\n\nSlow.\n\n## Context\n\nOld.\n\n## Problem\n',
        },
      ],
    },
    {
      name: 'the opener comes last, before the closing comment',
      text: '«## Summary»\n\nOld.\n\n## Problem\n\nSlow.\n\n<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->\n',
      problems: ['other'],
      suggestions: [
        {
          title: 'Move the section `## Problem` to the front',
          text: '## Problem\n\nSlow.\n\n## Summary\n\nOld.\n\n<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->\n',
        },
      ],
    },
    {
      name: 'an open fence would swallow what it is moved above',
      text: '«## Summary»\n\nOld.\n\n## Problem\n\n```\nSlow.\n',
      problems: ['other'],
    },
    {
      name: 'no section at all',
      text: '# RFC: A\n\nStatus: proposed\n«»\nText.\n',
      problems: ['none'],
      messages: ['There is no section; expected `## Problem` first.'],
      suggestions: [
        {
          title: insertTitle,
          text: '# RFC: A\n\nStatus: proposed\n\nText.\n\n## Problem\n\nTODO: write this section.\n',
        },
      ],
    },
    {
      name: 'a title alone, with a byte-order mark',
      text: '\uFEFF# RFC: A«»',
      problems: ['none'],
      suggestions: [{ title: insertTitle, text: '\uFEFF# RFC: A\n\n## Problem\n\nTODO: write this section.\n' }],
      lfOnly: true,
    },
    {
      name: 'no section but an open fence, and nothing can go behind it',
      text: '# RFC: A\n\nText.\n«```»\n## Problem\n',
      problems: ['none'],
    },
    {
      name: 'another opener at another level',
      config: { sections: { opener: 'Context', level: 3, aliases: { Context: ['Background'] } } },
      text: '## Context\n\n«### Background»\n',
      problems: ['other'],
      suggestions: [{ title: 'Rename the section to `### Context`', text: '## Context\n\n### Context\n' }],
    },
    {
      name: 'an alias that the lifecycle requires by name is a section of its own',
      path: 'docs/rfc/draft/feature/2026-07-10-cache.md',
      config: {
        lifecycles: [
          {
            name: 'draft',
            label: 'Draft',
            status: { token: 'draft', reason: 'none' },
            required: ['Context'],
            banned: [],
            order: [],
            frozen: false,
          },
        ],
      },
      text: '«## Context»\n',
      problems: ['other'],
      suggestions: [{ title: insertTitle, text: '## Problem\n\nTODO: write this section.\n\n## Context\n' }],
    },
  ],
});
