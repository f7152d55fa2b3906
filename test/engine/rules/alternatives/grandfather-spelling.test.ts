import { alternativesGrandfatherSpelling } from '../../../../server/src/engine/rules/alternatives/grandfather-spelling';
import { type BadCase, testRule } from '../../../support/ruleTester';

const path = 'docs/rfc/implemented/feature/2026-06-10-cache.md';
const comment = '<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->';
const title = 'Write the comment as configured, at the end of the file';

/** A comment at the end of the file that fix-all rewrites. */
function safe(name: string, marked: string): BadCase {
  return {
    name,
    path,
    text: `# RFC: 😀\n\nText.\n\n${marked}\n`,
    problems: ['spelling'],
    fixed: `# RFC: 😀\n\nText.\n\n${comment}\n`,
  };
}

testRule(alternativesGrandfatherSpelling, {
  ok: [
    { name: 'empty file', path, text: '' },
    { name: 'exact', path, text: `# RFC: A\n\n${comment}\n` },
    { name: 'a second one beside the exact one', path, text: `# RFC: A\n\n ${comment}\n\n${comment}\n` },
    { name: 'beside the section', path, text: `## Alternatives considered\n\n ${comment}\n` },
    { name: 'beside a section in another form', path, text: `## alternatives considered\n\n ${comment}\n` },
    { name: 'a new file: alternatives/missing', text: `# RFC: A\n\n ${comment}\n` },
    { name: 'another comment', path, text: '# RFC: A\n\n<!-- rfc-format: none -->\n\n<!-- -->\n' },
    { name: 'as code', path, text: `# RFC: A\n\n\`\`\`\n${comment} \n\`\`\`\n\n    ${comment}\n\n\`${comment}\`\n` },
    {
      name: 'no comment is configured',
      path,
      config: { alternatives: { grandfather: { comment: null, before: '2026-07-05' } } },
      text: `# RFC: A\n\n ${comment}\n`,
    },
  ],
  bad: [
    {
      ...safe('indented', ` «${comment}»`),
      messages: [`The comment is \`${comment.slice(0, 60)}…\`; expected a line that is exactly \`${comment}\`.`],
    },
    safe('a blank behind it', `«${comment}» `),
    safe('other case and marks', '«<!--RFC-Format: Alternatives not recorded; pre-format RFC-->»'),
    safe('without its remark', '«<!-- rfc-format: alternatives-not-recorded -->»'),
    safe('with another remark', '«<!-- rfc-format: alternatives-not-recorded (2026-06-10) -->»'),
    safe('on several lines', '«<!--\nrfc-format: alternatives-not-recorded\n(pre-format RFC)\n-->»'),
    {
      name: 'words that would be lost',
      path,
      text: '# RFC: A\n\n«<!-- alternatives-not-recorded, ask the storage team -->»\n',
      problems: ['spelling'],
      suggestions: [{ title, text: `# RFC: A\n\n${comment}\n` }],
    },
    {
      name: 'behind text, in a quote and once more',
      path,
      text: `# RFC: A\n\nNone. «${comment}»\n\n> ${comment}\n\n${comment} \n\nEnd.`,
      problems: ['spelling'],
      fixed: `# RFC: A\n\nNone.\n\n> ${comment}\n\n${comment} \n\nEnd.\n\n${comment}\n`,
    },
    {
      name: 'in front of text that is no Markdown as long as the comment stands there',
      path,
      text: `# RFC: A\n\n«<!-- rfc-format: alternatives-not-recorded -->» Status: done\n`,
      problems: ['spelling'],
      suggestions: [{ title, text: `# RFC: A\n\n Status: done\n\n${comment}\n` }],
    },
    {
      name: 'in the middle, behind a byte-order mark',
      path,
      text: `\uFEFF# RFC: A\n\n  «${comment}»\n\n## Decision\n`,
      problems: ['spelling'],
      fixed: `\uFEFF# RFC: A\n\n## Decision\n\n${comment}\n`,
    },
    {
      name: 'nothing can go behind an open fence',
      path,
      text: `# RFC: A\n\n «${comment}»\n\n~~~\n`,
      problems: ['spelling'],
    },
    {
      name: 'another comment is configured',
      path,
      config: { alternatives: { grandfather: { comment: '<!-- no options -->', before: '2026-07-05' } } },
      text: '# RFC: A\n\n<!-- alternatives-not-recorded -->\n\n«<!-- No options! -->»\n',
      problems: ['spelling'],
      fixed: '# RFC: A\n\n<!-- alternatives-not-recorded -->\n\n<!-- no options -->\n',
    },
  ],
});
