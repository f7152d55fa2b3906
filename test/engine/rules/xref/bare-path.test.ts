import { xrefBarePath } from '../../../../server/src/engine/rules/xref/bare-path';
import { testRule } from '../../../support/ruleTester';

const queue = 'docs/rfc/implemented/testing/2026-07-02-queue.md';
const around = { [queue]: '', 'docs/rfc/implemented/testing/2026-07-02-queue.zh.md': '', 'docs/guide.md': '' };
const title = `Make it a link to \`${queue}\``;
const link = '(../../implemented/testing/2026-07-02-queue.md)';

testRule(xrefBarePath, {
  ok: [
    { name: 'empty file', text: '' },
    { name: 'a link', text: `[a](${queue}) [${queue}]${link} [\`${queue}\`][b]\n\n[b]: ${queue}\n`, around },
    {
      name: 'other files',
      text: 'docs/guide.md, docs/rfc/README.md, docs/rfc/implemented/AGENTS.md, src/a.ts\n',
      around,
    },
    { name: 'a command', text: `\`rfc move ${queue} rejected\`\n`, around },
    {
      name: 'code, comments and addresses',
      text: `\`\`\`\n${queue}\n\`\`\`\n\n<!-- ${queue} --> https://a.b/${queue}\n`,
      around,
    },
    { name: 'a pattern', text: 'docs/rfc/proposed/feature/yyyy-mm-dd-topic.md and `docs/rfc/*/*/*.md`\n' },
    { name: 'the end of another path', text: `old/${queue} ${queue}x ${queue}/a ${queue}.bak\n`, around },
    {
      name: 'a relative path that leads nowhere',
      text: 'proposed/feature/2026-07-02-x.md ../../2026-07-02-x.md ./2026-07-02-x.md\n',
    },
    { name: 'its own path', text: 'docs/rfc/proposed/feature/2026-07-10-cache.md\n' },
    { name: 'a name alone', text: '2026-07-02-queue.md\n', around },
  ],
  bad: [
    {
      name: 'in prose',
      text: `😀 See «${queue}».\n`,
      around,
      problems: ['bare'],
      messages: [`\`${queue}\` is the path of an RFC but no link.`],
      suggestions: [{ title, text: `😀 See [${queue}]${link}.\n` }],
    },
    {
      name: 'in code, with a fragment',
      text: `- \`\` «${queue}#risks» \`\`\n`,
      around,
      problems: ['bare'],
      suggestions: [
        { title, text: `- [\`\` ${queue}#risks \`\`](../../implemented/testing/2026-07-02-queue.md#risks)\n` },
      ],
    },
    {
      name: 'from the top, from the root, and relative',
      text: '«/docs/rfc/implemented/testing/2026-07-02-queue.md» («implemented/testing/2026-07-02-queue.md») `«../../implemented/testing/2026-07-02-queue.md»`\n',
      around,
      problems: ['bare', 'bare', 'bare'],
      suggestions: [
        `[/${queue}]${link} (implemented/testing/2026-07-02-queue.md) \`../../implemented/testing/2026-07-02-queue.md\`\n`,
        `/${queue} ([implemented/testing/2026-07-02-queue.md]${link}) \`../../implemented/testing/2026-07-02-queue.md\`\n`,
        `/${queue} (implemented/testing/2026-07-02-queue.md) [\`../../implemented/testing/2026-07-02-queue.md\`]${link}\n`,
      ].map((text) => ({ title, text })),
    },
    {
      name: 'the other language, Chinese around it',
      path: 'docs/guide.zh.md',
      text: '见«docs/rfc/implemented/testing/2026-07-02-queue.zh.md»。\n',
      around,
      problems: ['bare'],
      suggestions: [
        {
          title: 'Make it a link to `docs/rfc/implemented/testing/2026-07-02-queue.zh.md`',
          text: '见[docs/rfc/implemented/testing/2026-07-02-queue.zh.md](rfc/implemented/testing/2026-07-02-queue.zh.md)。\n',
        },
      ],
    },
    {
      name: 'one that is gone',
      text: '\uFEFF## «docs/rfc/proposed/testing/2026-07-02-queue.md»\n',
      around,
      problems: ['gone'],
      messages: [
        '`docs/rfc/proposed/testing/2026-07-02-queue.md` has the form of an RFC path but is no link, and no such file exists.',
      ],
    },
    {
      name: 'another layout',
      path: 'adr/draft/0001-a.md',
      text: 'adr/draft/0001-a.md, «adr/draft/0002-b.md»\n',
      config: {
        root: 'adr',
        classes: [],
        filename: '{number:4}-{topic}.md',
        lifecycles: [
          {
            name: 'draft',
            label: 'Draft',
            status: { token: 'draft', reason: 'none' },
            required: [],
            banned: [],
            order: [],
            frozen: false,
          },
        ],
      },
      around: { 'adr/draft/0002-b.md': '' },
      problems: ['bare'],
      suggestions: [
        {
          title: 'Make it a link to `adr/draft/0002-b.md`',
          text: 'adr/draft/0001-a.md, [adr/draft/0002-b.md](0002-b.md)\n',
        },
      ],
    },
  ],
});
