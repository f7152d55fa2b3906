import { legacyDebtMarker } from '../../../../server/src/engine/rules/legacy/debt-marker';
import { testRule } from '../../../support/ruleTester';

const marker = 'XXX: legacy ADR/RFC body format';
const comment = `<!-- ${marker}, not yet normalized. -->`;

testRule(legacyDebtMarker, {
  ok: [
    { name: 'empty file', text: '' },
    { name: 'no marker', text: '# RFC: A\n\nXXX: legacy\n' },
    {
      name: 'in fences and indented code',
      text: `\`\`\`\n${comment}\n\`\`\`\n\n~~~\n${marker}\n~~~\n\n    ${marker}\n`,
    },
    { name: 'in a comment of several lines', text: `<!--\n${marker}\n-->\n` },
    {
      name: 'none configured, an empty one does not count',
      config: { legacy: { markers: [''] } },
      text: `${marker}\n`,
    },
  ],
  bad: [
    {
      name: 'a comment with a line of its own',
      text: `# RFC: 😀\n\nStatus: proposed\n\n«${comment}»\n\n## Problem\n`,
      problems: ['marker'],
      messages: [`\`${marker}\` marks a file as not yet in the format; expected no such marker.`],
      fixed: '# RFC: 😀\n\nStatus: proposed\n\n## Problem\n',
    },
    {
      name: 'right below the status, without an empty line',
      text: `\uFEFF# RFC: A\n\nStatus: proposed\n  «${comment}»\n\n## Problem\n`,
      problems: ['marker'],
      fixed: '\uFEFF# RFC: A\n\nStatus: proposed\n\n## Problem\n',
    },
    {
      name: 'several, the last without a line end',
      text: `«${comment}»\n\n«${comment}»\n\nText.\n\n«${comment}»`,
      problems: ['marker', 'marker', 'marker'],
      fixed: 'Text.\n',
      lfOnly: true,
    },
    {
      name: 'in a comment that says something else first',
      text: `«<!-- Ask Kim. ${marker} -->»\n\nText.\n`,
      problems: ['marker'],
      suggestions: [{ title: 'Delete the comment', text: 'Text.\n' }],
    },
    { name: 'in inline code', text: `See \`«${marker}»\`.\n`, problems: ['marker'] },
    { name: 'as text', text: `Text 😀 «${marker}», ${marker}\n`, problems: ['marker'] },
    { name: 'in a comment behind text', text: `Text. «${comment}»\n`, problems: ['marker'] },
    { name: 'in a comment that only begins on this line', text: `Text. «<!-- ${marker}\n-->»\n`, problems: ['marker'] },
    {
      name: 'the first of several markers on a line',
      config: { legacy: { markers: ['FIXME old', 'old body'] } },
      text: 'An «old body», FIXME old\n',
      problems: ['marker'],
    },
    {
      name: 'where the reference sees it: in a tilde fence',
      config: { compat: { reference: true } },
      text: `~~~\n«${comment}»\n~~~\n`,
      problems: ['marker'],
      fixed: '~~~\n~~~\n',
    },
  ],
});
