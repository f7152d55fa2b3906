import { xrefAbsolute } from '../../../../server/src/engine/rules/xref/absolute';
import { testRule } from '../../../support/ruleTester';

const queue = 'docs/rfc/implemented/testing/2026-07-02-queue.md';
const relative = '../../implemented/testing/2026-07-02-queue.md';
const around = { [queue]: '', 'docs/guide.md': '' };
const blob = 'https://git.example/team/app/blob';
const title = `Lead to \`${relative}\``;

testRule(xrefAbsolute, {
  ok: [
    { name: 'empty file', text: '' },
    { name: 'relative', text: `[a](${relative})\n`, around },
    {
      name: 'nothing of this tree',
      text: `[a](/docs/guide.md) [b](${blob}/main/docs/guide.md) [c](/x.md) [d](//${queue})\n`,
      around,
    },
    {
      name: 'no such file',
      text: `[a](/docs/rfc/implemented/testing/2026-07-02-x.md) [b](${blob}/main/docs/rfc/x.md)\n`,
      around,
    },
    {
      name: 'a commit: the text as it was',
      text: `[a](${blob}/0123abc/${queue}) [b](${blob}/${'0a'.repeat(20)}/${queue})\n`,
      around,
    },
    {
      name: 'another view of a site',
      text: `[a](https://git.example/team/app/commits/main/${queue}) [b](https://git.example/${queue})\n`,
      around,
    },
    { name: 'a picture, code', text: `![a](/${queue}) \`[b](/${queue})\`\n`, around },
    {
      name: 'the switcher: other rules judge it',
      path: queue,
      text: '[中文](https://git.example/team/app/blob/main/docs/rfc/implemented/testing/2026-07-02-queue.zh.md)\n',
      around: { 'docs/rfc/implemented/testing/2026-07-02-queue.zh.md': '' },
    },
    { name: 'half typed', text: `[a](/${queue}\n`, around },
  ],
  bad: [
    {
      name: 'from the top, with a fragment',
      text: `😀 [a](«/${queue}#risks» "t")\n`,
      around,
      problems: ['absolute'],
      messages: [
        `\`/${queue}#risks\` is absolute, and \`${queue}\` lies in the same tree: \`${relative}#risks\` leads there from any copy.`.replace(
          `/${queue}#risks`,
          `/${queue}#risks`,
        ),
      ],
      fixed: `😀 [a](${relative}#risks "t")\n`,
    },
    {
      name: 'a blob of the main branch, in a definition and in angle brackets',
      text: `\uFEFF[a] [b](<«${blob}/HEAD/${queue}?plain=1#L3»>)\n\n[a]: «https://gitlab.example/g/p/-/blob/main/${queue}»\n`,
      around,
      problems: ['absolute', 'absolute'],
      fixed: `\uFEFF[a] [b](<${relative}?plain=1#L3>)\n\n[a]: ${relative}\n`,
    },
    {
      name: 'a branch or a folder: the author knows',
      text: `[a](«${blob}/v1.2/${queue}») [b](«${blob}/main/packages/a/${queue}»)\n`,
      around,
      problems: ['absolute', 'absolute'],
      suggestions: [
        { title, text: `[a](${relative}) [b](${blob}/main/packages/a/${queue})\n` },
        { title, text: `[a](${blob}/v1.2/${queue}) [b](${relative})\n` },
      ],
    },
    {
      name: 'an address that is its own text',
      text: `«${blob}/main/${queue}» and <«${blob}/main/${queue}»>\n`,
      around,
      problems: ['absolute', 'absolute'],
      suggestions: [
        { title, text: `[2026-07-02-queue.md](${relative}) and <${blob}/main/${queue}>\n` },
        { title, text: `${blob}/main/${queue} and [2026-07-02-queue.md](${relative})\n` },
      ],
    },
    {
      name: 'the known address of the repository, from a companion',
      path: 'README.md',
      text: `[a](«https://site.example/src/${queue}»)\n`,
      config: { pairing: { switcherBaseUrl: 'https://site.example/src/' } },
      around,
      problems: ['absolute'],
      fixed: `[a](${queue})\n`,
    },
    {
      name: 'escapes in the address',
      text: `[a](«/docs/rfc/proposed/feature/2026-07-03-%E9%97%AE%20x.md»)\n`,
      around: { 'docs/rfc/proposed/feature/2026-07-03-问 x.md': '' },
      problems: ['absolute'],
      fixed: '[a](2026-07-03-问%20x.md)\n',
    },
  ],
});
