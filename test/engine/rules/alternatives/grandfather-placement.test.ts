import { alternativesGrandfatherPlacement } from '../../../../server/src/engine/rules/alternatives/grandfather-placement';
import { testRule } from '../../../support/ruleTester';

const path = 'docs/rfc/implemented/feature/2026-06-10-cache.md';
const comment = '<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->';

testRule(alternativesGrandfatherPlacement, {
  ok: [
    { name: 'empty file', path, text: '' },
    { name: 'at the end', path, text: `# RFC: A\n\n${comment}\n` },
    { name: 'at the end but for blanks', path, text: `# RFC: A\n\n${comment}\n\n  \n` },
    { name: 'as code', path, text: `# RFC: A\n\n~~~\n${comment}\n~~~\n\nText.\n` },
    { name: 'in a new file: alternatives/grandfather-expired', text: `${comment}\n\nText.\n` },
    { name: 'beside the section: alternatives/both', path, text: `${comment}\n\n## Alternatives considered\n` },
  ],
  bad: [
    {
      name: 'in the middle',
      path,
      text: `# RFC: 😀\n\n## Decision\n\n«${comment}»\n\nText.\n`,
      problems: ['notLast'],
      messages: ['The comment stands on line 5; expected it at the end of the file.'],
      fixed: `# RFC: 😀\n\n## Decision\n\nText.\n\n${comment}\n`,
    },
    {
      name: 'right above the last line, which has no line end',
      path,
      text: `# RFC: A\n\nText.\n«${comment}»\nMore.`,
      problems: ['notLast'],
      fixed: `# RFC: A\n\nText.\nMore.\n\n${comment}\n`,
    },
    {
      name: 'twice, once at the end',
      path,
      text: `# RFC: A\n\n«${comment}»\n\nText.\n\n${comment}\n`,
      problems: ['repeated'],
      fixed: `# RFC: A\n\nText.\n\n${comment}\n`,
    },
    {
      name: 'twice, never at the end',
      path,
      text: `\uFEFF# RFC: A\n\n«${comment}»\n«${comment}»\n\nText.\n`,
      problems: ['repeated', 'notLast'],
      fixed: `\uFEFF# RFC: A\n\nText.\n\n${comment}\n`,
    },
    {
      name: 'nothing can go behind an open fence',
      path,
      text: `# RFC: A\n\n«${comment}»\n\n\`\`\`\ncode\n`,
      problems: ['notLast'],
    },
  ],
});
