import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { messagesIn, renderMessage } from '../../../server/src/engine';
import { readFactsWithRemark } from '../../../server/src/engine/facts/remark';
import { Lines } from '../../../server/src/engine/text/lines';
import { configWith } from '../../support/configs';
import { lintTree } from '../../support/lintTree';
import { implementedRfc, proposedRfc } from '../../support/rfcTexts';

const unreadOf = (text: string) => readFactsWithRemark(new Lines(text)).unread;
const each = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('');

/** Fills a document of 100 KB, a twentieth of the largest by default: the suite has to end one day. */
const full = (piece: string) => piece.repeat(Math.floor(100_000 / piece.length));

/** Texts that would take the parser minutes at that size or at the largest, or overflow its stack. */
const tangled: readonly (readonly [name: string, text: string])[] = [
  ['quotes in one another', `${'>'.repeat(10_000)} a\n`],
  ['lists in one another on a line', `${'- '.repeat(1000)}a\n`],
  ['lists and quotes in one another', `${'> - '.repeat(10_000)}a\n`],
  ['numbered lists in one another', `${'1. '.repeat(10_000)}a\n`],
  ['lists in one another by indentation', each(1000, (depth) => `${'  '.repeat(depth)}- a\n`)],
  ['what may be a rule or a million lists', full('- ')],
  ['a tight list', '- a\n'.repeat(12_000)],
  ['a loose list', '- a\n\n'.repeat(12_000)],
  ['nested lists over and over', full(`${'- '.repeat(50)}a\n\n`)],
  ['quotes', full('> a\n')],
  ['lines of a quote without its mark', `> a\n${full('a\n')}`],
  ['lines of a paragraph', 'word\n'.repeat(30_000)],
  ['words broken by escapes', full('word\\* ')],
  ['emphasis that is never closed', full('*a_ ')],
  ['emphasis in emphasis', `${'*a **b '.repeat(5000)}c${' d** e*'.repeat(5000)}\n`],
  ['a run of asterisks', `${'*'.repeat(20_000)}a${'*'.repeat(20_000)}\n`],
  ['brackets that are never closed', full('[a](')],
  ['brackets in brackets', `${'['.repeat(40_000)}a${']'.repeat(40_000)}\n`],
  ['code that is never closed', each(700, (index) => `${'`'.repeat(index + 1)} `)],
  ['comments that are never closed', full('a <!-- ')],
  ['comments that are never closed, then words', `a ${'<!-- '.repeat(5000)}${'word '.repeat(30_000)}\n`],
  ['titles that are never closed', full('[a]: x (\n')],
  ['definitions', each(11_000, (index) => `[a${index}]: /x\n\n`)],
  ['footnotes', each(11_000, (index) => `[^a${index}]: x\n`)],
  ['a table of one row', `${full('|a')}|\n`],
];

/** Long, but such as people or programs write. */
const long: readonly (readonly [name: string, text: string])[] = [
  ['headings', '## A\n'.repeat(10_000)],
  ['paragraphs', 'Some *words* and a [link](b.md) with `code`, **bold** and <b>more</b>.\n\n'.repeat(1000)],
  ['a paragraph of a thousand lines', 'Some *words* and `code`.\n'.repeat(1000)],
  ['a paragraph on one line', 'Some *words*, a [link](b.md) and `code`. '.repeat(150)],
  ['a list', '- Some *words* and a [link](b.md).\n'.repeat(3000)],
  ['a list in a list in a list', '- a\n  - b\n    1. c\n       > d\n\n'.repeat(500)],
  ['a table', `| a | b |\n|---|---|\n${'| *c* | `d` |\n'.repeat(3000)}`],
  ['a log in a code block', `\`\`\`\n${'[12:00] - > * 1. | a | _b_\n'.repeat(50_000)}\`\`\`\n`],
  ['a log in a comment', `<!--\n${'[12:00] - > * 1. | a | _b_\n'.repeat(50_000)}-->\n`],
  ['definitions', each(2000, (index) => `[a${index}]: https://example.org/a_(b) "C"\n`)],
  ['rules', 'a\n\n---\n\n* * *\n\n'.repeat(2000)],
  ['quotes as deep as a long thread of mail', each(40, (depth) => `${'> '.repeat(depth)}a\n\n`)],
];

describe('the effort of reading a text is bounded', () => {
  for (const [name, text] of tangled) {
    test(`given up: ${name}`, () => {
      assert.ok(unreadOf(text));
    });
  }

  for (const [name, text] of long) test(`read: ${name}`, () => assert.equal(unreadOf(text), undefined));

  test('a parser that runs out of stack gives up as well', () => {
    const dive = (): string | undefined => {
      try {
        return dive();
      } catch {
        return unreadOf(proposedRfc);
      }
    };
    assert.equal(dive(), 'the parser failed');
  });

  test('the file has one problem that says why, and the rest of the tree is checked', () => {
    const odd = 'docs/rfc/proposed/feature/2026-07-10-odd.md';
    const entries = {
      [odd]: `# no header\n\n${'> '.repeat(10_000)}`,
      'docs/rfc/implemented/feature/2026-07-10-odd.md': implementedRfc,
      'docs/rfc/proposed/feature/2026-07-11-other.md': '# RFC: Other\n',
    };
    for (const compat of [{ reference: false }, { reference: true }]) {
      const { problems } = lintTree(configWith({ compat }), entries);
      const own = problems.filter(({ path }) => path === odd);
      assert.deepEqual(
        own.map(({ rule }) => rule),
        ['file/unreadable', 'layout/duplicate-topic'],
      );
      assert.equal(
        own.map((problem) => renderMessage(problem, messagesIn()))[0],
        'The Markdown of this file is too tangled to be read (quotes or lists in one another beyond column 250), so nothing in it was checked.',
      );
      assert.ok(problems.some(({ rule, path }) => rule === 'status/missing' && path !== odd));
    }
  });
});
