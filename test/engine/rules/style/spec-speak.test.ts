import { styleSpecSpeak } from '../../../../server/src/engine/rules/style/spec-speak';
import { testRule } from '../../../support/ruleTester';

const path = 'docs/rfc/implemented/feature/2026-07-10-cache.md';

testRule(styleSpecSpeak, {
  ok: [
    { name: 'empty', path, text: '' },
    { name: 'the present tense', path, text: '# RFC: A\n\nThe cache keeps a page. Goodwill, shouldered.\n' },
    { name: 'a proposal may speak of what is to come', text: '# RFC: A\n\nIt should and it will.\n- [ ] one\n' },
    { name: 'a frozen lifecycle stays as it was', path: path.replace('implemented', 'rejected'), text: 'It should.\n' },
    {
      name: 'code, addresses, HTML',
      path,
      text: '`should` <https://x.example/will> [a](will.md)\n\n```\nshould\n```\n\n<!-- will -->\n',
    },
  ],
  bad: [
    {
      name: 'words',
      path,
      text: "# RFC: 😀 «will»\n\n**The cache «should»** keep it; it «won't» forget.\n",
      problems: ['word', 'word', 'word'],
      messages: [
        '`will` speaks of what is to come; say what is.',
        '`should` speaks of what is to come; say what is.',
        "`won't` speaks of what is to come; say what is.",
      ],
    },
    {
      name: 'checklists, also in a quote',
      path,
      text: '- «[ ]» one\n- «[x]» two\n  1. «[X]» three\n\n> - «[ ]» four\n',
      problems: ['word', 'word', 'word', 'word'],
    },
  ],
});
