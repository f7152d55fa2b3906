import { styleNarratedHistory } from '../../../../server/src/engine/rules/style/narrated-history';
import { testRule } from '../../../support/ruleTester';

const path = 'docs/rfc/implemented/feature/2026-07-10-cache.md';

testRule(styleNarratedHistory, {
  ok: [
    { name: 'what holds now', path, text: '# RFC: A\n\nThe cache is used today. C#7 and a&#35; stay.\n' },
    { name: 'a proposal may tell what was', text: 'It used to be slow.\n' },
    { name: 'code', path, text: '`no longer` and `#12`\n' },
  ],
  bad: [
    {
      name: 'words of the past',
      path,
      text: '«Previously» 😀 it «used to» fail, and «no longer» does.\n',
      problems: ['word', 'word', 'word'],
      messages: [
        '`Previously` tells a history; say what holds now.',
        '`used to` tells a history; say what holds now.',
        '`no longer` tells a history; say what holds now.',
      ],
    },
    {
      name: 'renames and numbers of pull requests',
      path,
      text: 'The key «was renamed» in «PR 12», see «#345».\n',
      problems: ['word', 'word', 'word'],
    },
  ],
});
