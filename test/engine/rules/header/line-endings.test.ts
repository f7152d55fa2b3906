import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyFixes } from '../../../../server/src/engine/fix';
import { replace } from '../../../../server/src/engine/rule';
import { headerLineEndings } from '../../../../server/src/engine/rules/header/line-endings';
import { testRule } from '../../../support/ruleTester';
import { testCollapse } from '../../../support/treeRuleTester';

testRule(headerLineEndings, {
  collapsed: ['wholeTree', 'addAttribute'],
  ok: [
    { name: 'an empty file', text: '', lfOnly: true },
    { name: 'LF', text: '# RFC: A\n\nStatus: proposed\n', lfOnly: true },
    { name: 'a single line', text: '# RFC: A', lfOnly: true },
    { name: 'blanks only: header/title-missing', text: '\r\n \r\n' },
  ],
  bad: [
    {
      name: 'CRLF',
      text: '«\uFEFF# RFC: 😀»\r\n\r\nStatus: proposed\r\n',
      problems: ['crlf'],
      messages: ['The lines end in CRLF; expected LF.'],
      fixed: '\uFEFF# RFC: 😀\n\nStatus: proposed\n',
    },
    {
      name: 'CR',
      text: '«# RFC: A»\r\rStatus: proposed\r',
      problems: ['cr'],
      messages: ['The lines end in CR; expected LF.'],
      fixed: '# RFC: A\n\nStatus: proposed\n',
    },
    {
      name: 'mixed, in a fence too',
      text: '«# RFC: A»\n\n```\r\ncode\n\r\r\n```\n',
      problems: ['mixed'],
      messages: ['The lines end in different ways, line 3 not in LF; expected LF everywhere.'],
      fixed: '# RFC: A\n\n```\ncode\n\n\n```\n',
    },
  ],
});

const at = (topic: string) => `docs/rfc/proposed/feature/2026-07-10-${topic}.md`;

testCollapse(headerLineEndings, {
  ok: [
    { name: 'no root', files: {} },
    { name: 'one file is no checkout', files: { [at('a')]: 'A\r\n' } },
    { name: 'one of three is LF', files: { [at('a')]: 'A\r\n', [at('b')]: 'B\r\n', [at('c')]: 'C\n' } },
    { name: 'one of three is mixed', files: { [at('a')]: 'A\r\n', [at('b')]: 'B\r\n', [at('c')]: 'C\r\nC\n' } },
    { name: 'the README makes no second file', files: { [at('a')]: 'A\r\n', 'docs/rfc/README.md': 'B\r\n' } },
    { name: 'CR is no checkout', files: { [at('a')]: 'A\r', [at('b')]: 'B\r' } },
  ],
  bad: [
    {
      name: 'all RFCs are CRLF, whatever the README is and whatever has no say',
      files: {
        [at('a')]: 'A\r\n',
        [at('b')]: 'B\r\n\r\n',
        [at('c')]: 'one line',
        [at('d')]: { kind: 'folder' },
        'docs/rfc/README.md': '# RFCs\n',
      },
      problems: [
        {
          message: 'wholeTree',
          path: 'docs/rfc/',
          text: 'All 2 files here have CRLF line endings; expected LF. The line `*.md text eol=lf` in `.gitattributes` keeps it so in every checkout.',
          fixes: [
            {
              title: 'Add `*.md text eol=lf` to `.gitattributes`',
              steps: [{ kind: 'addLine', path: '.gitattributes', line: '*.md text eol=lf' }],
            },
          ],
        },
      ],
    },
  ],
});

test('header/line-endings: as many edits as a file may have lines can be applied at once', () => {
  const count = 300_000;
  const edits = Array.from({ length: count }, (_, line) => replace({ start: 2 * line, end: 2 * line + 2 }, '\n'));
  const fixed = applyFixes('\r\n'.repeat(count), [{ title: 'useLf', data: {}, kind: 'safe', edits }]);
  assert.equal(fixed, '\n'.repeat(count));
});
