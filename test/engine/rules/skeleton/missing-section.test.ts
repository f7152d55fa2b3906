import { lifecycle } from '../../../../server/src/engine/config/defaults';
import { skeletonMissingSection } from '../../../../server/src/engine/rules/skeleton/missing-section';
import { testRule } from '../../../support/ruleTester';

const implemented = 'docs/rfc/implemented/feature/2026-07-10-cache.md';
const rejected = 'docs/rfc/rejected/feature/2026-07-10-cache.md';
const comment = '<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->';
const todo = 'TODO: write this section.';

function insertTitle(name: string): string {
  return `Insert the section \`## ${name}\` to fill in`;
}

testRule(skeletonMissingSection, {
  ok: [
    { name: 'nothing but blanks: header/title-missing', path: implemented, text: ' \n' },
    { name: 'empty file', path: implemented, text: '' },
    { name: 'all there', path: implemented, text: '## Decision\n\n## Consequences\n' },
    { name: 'in another form: skeleton/heading-form', path: implemented, text: ' ## Decision\n\nCONSEQUENCES\n---\n' },
    { name: 'twice', path: rejected, text: '## Proposal\n\n## Proposal\n' },
    {
      name: 'what other rules ask for is left to them',
      path: rejected,
      config: { lifecycles: [lifecycle('rejected', { required: ['Problem', 'Alternatives considered'] })] },
      text: '# RFC: A\n',
    },
  ],
  bad: [
    {
      name: 'right behind the opener',
      path: rejected,
      text: '«# RFC: 😀»\n\n## Problem\n\nSlow.\n\n### Detail\n\n## Plan\n',
      problems: ['missing'],
      messages: ['The section `## Proposal` is missing; every RFC in `rejected/` has one.'],
      suggestions: [
        {
          title: insertTitle('Proposal'),
          text: `# RFC: 😀\n\n## Problem\n\nSlow.\n\n### Detail\n\n## Proposal\n\n${todo}\n\n## Plan\n`,
        },
      ],
    },
    {
      name: 'behind an opener that is the last section, before the closing comment',
      path: rejected,
      text: `«# RFC: A»\n\n## Problem\nSlow.\n\n${comment}\n`,
      problems: ['missing'],
      suggestions: [
        {
          title: insertTitle('Proposal'),
          text: `# RFC: A\n\n## Problem\nSlow.\n\n## Proposal\n\n${todo}\n\n${comment}\n`,
        },
      ],
    },
    {
      name: 'without an opener, before what comes later in the contract',
      path: rejected,
      text: '«# RFC: A»\n## Risks\n',
      problems: ['missing'],
      suggestions: [{ title: insertTitle('Proposal'), text: `# RFC: A\n\n## Proposal\n\n${todo}\n\n## Risks\n` }],
    },
    {
      name: 'in the middle and at the end',
      text: '«««# RFC: A»»»\n\n## Problem\n\n## Alternatives considered\n\nNone.',
      problems: ['missing', 'missing', 'missing'],
      suggestions: [
        {
          title: insertTitle('Proposal'),
          text: `# RFC: A\n\n## Problem\n\n## Proposal\n\n${todo}\n\n## Alternatives considered\n\nNone.`,
        },
        {
          title: insertTitle('Acceptance criteria'),
          text: `# RFC: A\n\n## Problem\n\n## Alternatives considered\n\nNone.\n\n## Acceptance criteria\n\n${todo}\n`,
        },
        {
          title: insertTitle('Risks'),
          text: `# RFC: A\n\n## Problem\n\n## Alternatives considered\n\nNone.\n\n## Risks\n\n${todo}\n`,
        },
      ],
    },
    {
      name: 'deeper, fenced, quoted, listed, commented and raw HTML headings do not count',
      path: rejected,
      text: '«### Proposal»\n\n~~~\n## Proposal\n~~~\n\n> ## Proposal\n\n- ## Proposal\n\n<!--\n## Proposal\n-->\n\n<h2>Proposal</h2>\n',
      problems: ['missing'],
      suggestions: [
        {
          title: insertTitle('Proposal'),
          text: `### Proposal\n\n~~~\n## Proposal\n~~~\n\n> ## Proposal\n\n- ## Proposal\n\n<!--\n## Proposal\n-->\n\n<h2>Proposal</h2>\n\n## Proposal\n\n${todo}\n`,
        },
      ],
    },
    {
      name: 'nothing can go behind an open fence or an open comment',
      path: implemented,
      text: '««# RFC: A»»\n\n````\n```\n## Decision\n```\n## Consequences\n',
      problems: ['missing', 'missing'],
    },
    {
      name: 'nothing can go behind an open comment',
      path: rejected,
      text: '«# RFC: A»\n\n<!-- later\n\n## Proposal\n',
      problems: ['missing'],
    },
    ...['<script>', '<PRE class="a">', '<?php', '<![CDATA[', '<!DOCTYPE'].map((open) => ({
      name: `nothing can go behind ${open} that is never closed`,
      path: rejected,
      text: `«# RFC: A»\n\n${open}\n\nmore\n`,
      problems: ['missing'],
    })),
    ...['<script>\n</script>', '<? a ?>', '<![CDATA[ ]]>', '<!DOCTYPE html>', '<div>', '<prefer>'].map((html) => ({
      name: `but behind ${html.replace('\n', '')}`,
      path: rejected,
      text: `«# RFC: A»\n\n${html}\n\nmore\n`,
      problems: ['missing'],
      suggestions: [
        {
          title: 'Insert the section `## Proposal` to fill in',
          text: `# RFC: A\n\n${html}\n\nmore\n\n## Proposal\n\nTODO: write this section.\n`,
        },
      ],
    })),
    {
      name: 'where the reference sees it: in a tilde fence',
      path: implemented,
      config: { compat: { reference: true } },
      text: '«# RFC: A»\n\n~~~\n## Decision\n~~~\n\n```\n## Consequences\n```\n',
      problems: ['missing'],
      suggestions: [
        {
          title: insertTitle('Consequences'),
          text: `# RFC: A\n\n~~~\n## Decision\n~~~\n\n\`\`\`\n## Consequences\n\`\`\`\n\n## Consequences\n\n${todo}\n`,
        },
      ],
    },
    {
      name: 'nothing can go behind what the reference takes for an open fence',
      path: rejected,
      config: { compat: { reference: true } },
      text: '«# RFC: A»\n\n~~~\n```\n~~~\n\nText.\n',
      problems: ['missing'],
    },
    {
      name: 'another level, a name outside the order, half-typed marks',
      path: 'docs/rfc/draft/feature/2026-07-10-cache.md',
      config: { sections: { level: 3 }, lifecycles: [lifecycle('draft', { required: ['Options', 'Options'] })] },
      text: '«## Options»\n\n###\n',
      problems: ['missing'],
      suggestions: [
        {
          title: 'Insert the section `### Options` to fill in',
          text: `## Options\n\n###\n\n### Options\n\n${todo}\n`,
        },
      ],
    },
  ],
});
