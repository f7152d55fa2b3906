import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fillMessage, messagesIn, renderMessage } from '../../server/src/engine';
import { lintText } from '../support/suppressTester';

describe('messages', () => {
  test('fill their placeholders once, and leave unknown ones', () => {
    assert.equal(fillMessage('`{a}` and {b} and {c}', { a: '{b}', b: 2 }), '`{b}` and 2 and {c}');
  });

  test('repeat no more than the beginning of a long text, and no half character', () => {
    assert.equal(fillMessage('{a}', { a: 'x'.repeat(1001) }), `${'x'.repeat(1000)}…`);
    assert.equal(fillMessage('{a}', { a: `${'x'.repeat(999)}😀` }), `${'x'.repeat(999)}…`);
  });

  const long = 'long '.repeat(5000).trim();
  const texts: readonly (readonly [where: string, text: string])[] = [
    ['the title', `# ${long}\n`],
    ['line 2', `# RFC: A\n${long}\n`],
    ['the status', `# RFC: A\n\nStatus: implemented ${long}\n${long}\n`],
    ['further status lines', `# RFC: A\n\nStatus: implemented\n\nStatus: ${long}\n`],
    ['headings', `# RFC: A\n\n## Plan ${long}\n\n## Context (${long})\n\n## Problem\n\n## problem\n`],
    ['a comment', `# RFC: A\n\n<!-- alternatives-not-recorded ${long} -->\n`],
    ['a suppression', `# RFC: A\n\n<!-- rfc-disable ${long.replaceAll(' ', '')} -->\n`],
    ['a marker', `# RFC: A\n\n${long} XXX: legacy ADR/RFC body format ${long}\n`],
  ];
  for (const [where, text] of texts) {
    test(`stay short whatever stands in ${where}`, () => {
      const said = lintText(text, 'docs/rfc/implemented/feature/2026-07-01-a.md').map((problem) => ({
        rule: problem.rule,
        length: renderMessage(problem, messagesIn()).length,
      }));
      assert.ok(said.length > 0);
      assert.deepEqual(
        said.filter(({ length }) => length > 1200),
        [],
      );
    });
  }
});
