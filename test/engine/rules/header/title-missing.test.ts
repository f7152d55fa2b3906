import { headerTitleMissing } from '../../../../server/src/engine/rules/header/title-missing';
import { testRule } from '../../../support/ruleTester';

const title = 'Insert the title `# RFC: Cache`';

testRule(headerTitleMissing, {
  ok: [
    { name: 'a title', text: '# RFC: A\n' },
    { name: 'a title without its prefix: header/title', text: '# A\n' },
    { name: 'a prefix without words: header/title', text: '# RFC:' },
    { name: 'a mark before it: header/bom', text: '\uFEFF# RFC: A\n' },
  ],
  bad: [
    {
      name: 'an empty file',
      text: '«»',
      problems: ['missing'],
      messages: ['Line 1 is no title; expected `# RFC: ` and some words.'],
      suggestions: [{ title, text: '# RFC: Cache\n' }],
    },
    {
      name: 'line 1 is empty: no second empty line',
      text: '«»\n# RFC: A\n',
      problems: ['missing'],
      suggestions: [{ title, text: '# RFC: Cache\n\n# RFC: A\n' }],
    },
    {
      name: 'the status is first',
      text: '«Status: proposed 😀»\n',
      problems: ['missing'],
      suggestions: [{ title, text: '# RFC: Cache\n\nStatus: proposed 😀\n' }],
    },
    {
      name: 'a mark stays in front',
      text: '«\uFEFFCache»\n',
      problems: ['missing'],
      suggestions: [{ title, text: '\uFEFF# RFC: Cache\n\nCache\n' }],
    },
    {
      name: 'half typed: no blank after the mark',
      text: '«#»\n\nStatus: proposed\n',
      problems: ['missing'],
      suggestions: [{ title, text: '# RFC: Cache\n\n#\n\nStatus: proposed\n' }],
    },
    {
      name: 'a lower heading, or one inside a fence',
      text: '«```»\n# RFC: A\n```\n',
      problems: ['missing'],
      suggestions: [{ title, text: '# RFC: Cache\n\n```\n# RFC: A\n```\n' }],
    },
    {
      name: 'the topic in words, with another prefix',
      path: 'docs/rfc/proposed/feature/2026-07-10-éclair_warm--up.md',
      text: '«## Problem»\n',
      config: { title: { prefix: 'ADR ' } },
      problems: ['missing'],
      messages: ['Line 1 is no title; expected `# ADR ` and some words.'],
      suggestions: [{ title: 'Insert the title `# ADR Éclair warm up`', text: '# ADR Éclair warm up\n\n## Problem\n' }],
    },
    {
      name: 'a name outside the template still has words',
      path: 'docs/rfc/proposed/feature/cache.md',
      text: '«A»\n',
      problems: ['missing'],
      suggestions: [{ title, text: '# RFC: Cache\n\nA\n' }],
    },
    {
      name: 'a name without words: nothing to suggest',
      path: 'docs/rfc/proposed/feature/--.md',
      text: '«A»\n',
      problems: ['missing'],
    },
  ],
});
