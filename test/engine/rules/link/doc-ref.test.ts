import { linkDocRef } from '../../../../server/src/engine/rules/link/doc-ref';
import { testSchemaRule } from '../../../support/schemaRuleTester';

const config = { rules: { 'link/doc-ref': 'warning' } } as const;

testSchemaRule(linkDocRef, {
  ok: [
    { name: 'it is there', config, around: { 'docs/a.md': '' }, text: '// See docs/a.md.\n' },
    { name: 'no comment', config, text: "const path = 'docs/a.md';\n" },
    {
      name: 'a placeholder, a wildcard, an address',
      config,
      text: '// docs/{name}.md docs/*.md https://x.y/docs/a.md ../docs/a.md\n',
    },
    { name: 'off by default', text: '/* docs/a.md, again */\n' },
  ],
  bad: [
    {
      name: 'in comments of both kinds, in the middle of a sentence',
      config,
      around: { 'docs/b.md': '' },
      text: '// 😀 (see «docs/a.md»)\nconst a = 1; /* docs/b.md and\n * «docs/rfc/c-d.md»#why. */\n',
      problems: ['missing', 'missing'],
      severity: 'warning',
    },
  ],
});
