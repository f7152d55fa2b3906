import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { Config } from '../../../../server/src/engine/config/config';
import { readMarkdown } from '../../../../server/src/engine/document';
import { fixText } from '../../../../server/src/engine/fix';
import { lintRead } from '../../../../server/src/engine/lint';
import { nearbyIn } from '../../../../server/src/engine/nearby';
import type { Problem } from '../../../../server/src/engine/rule';
import { zhRules } from '../../../../server/src/engine/rules/zh';
import { configWith } from '../../../support/configs';
import { memoryFiles } from '../../../support/memoryFiles';

const config: Config = configWith({
  rules: { '*': 'off', ...Object.fromEntries(zhRules.map(({ id }) => [id, 'information'] as const)) },
  zh: {
    terminology: 'terms.md',
    terms: [{ source: 'a', targets: ['甲'], forbidden: ['文中'], span: { start: 0, end: 1 } }],
  },
});
const nearby = nearbyIn(memoryFiles({}), () => undefined);

function read(text: string) {
  const content = { kind: 'text' as const, text };
  return readMarkdown({ config, kind: 'counterpart', path: 'a.zh.md', content, today: '2026-08-01' });
}

function lint(text: string): Problem[] {
  return lintRead(read(text), { problems: [], collapsed: new Set(), nearby }, (_rule, error) => {
    throw error;
  });
}

/** The problem with the first of its fixes as a safe one. */
function withSafeFix(problem: Problem): Problem {
  return { ...problem, fixes: problem.fixes.slice(0, 1).map((fix) => ({ ...fix, kind: 'safe' as const })) };
}

/** What typography may not touch: code, and where links lead. */
function untouchable(text: string) {
  const { facts } = read(text);
  const pieces = facts.inlines.flatMap((inline) => inline.pieces);
  return {
    code: pieces.flatMap(({ kind, span }) => (kind === 'code' ? [text.slice(span.start, span.end)] : [])),
    blocks: facts.inert.map(({ start, end }) => text.slice(start, end)),
    links: facts.links.map(({ kind, url }) => `${kind} ${url}`),
  };
}

/**
 * Texts of the signs between which these rules decide, with all that may stand between them. No single star: with two
 * it makes pairs of unequal length, whose order any blank decides.
 */
const signs = '中|文|𠮷|a|B|3|３|Ａ| |  |\t|，|。|：|（|）|「|」|、|“|”|"|(|)|,|.|:|?|!|**|_|~~|`|`a`|[|]|](b.md)|[^1]'
  .split('|')
  .concat(
    'https://a.b',
    'www.a.b',
    '<https://a.b>',
    '<b>',
    '</b>',
    '<code>',
    '</code>',
    '![',
    '\\',
    '&amp;',
    '——',
    '您',
  );
const blocks = [
  '\n',
  '\n\n',
  '\n\n- ',
  '\n\n> ',
  '\n> ',
  '\n\n# ',
  '\n\n```\n',
  '\n\n    ',
  '\n\n|a|b|\n|-|-|\n|',
  '|',
  '---\n',
  '\uFEFF',
];
const texts = fc
  .array(fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...signs) }, fc.constantFrom(...blocks)), { maxLength: 30 })
  .map((parts) => parts.join(''));

describe('the rules of Chinese typography on any text', () => {
  for (const withSuggestions of [false, true]) {
    test(`mend it, and touch neither code nor links${withSuggestions ? ', suggestions included' : ''}`, () => {
      const find = (text: string) => (withSuggestions ? lint(text).map(withSafeFix) : lint(text));
      fc.assert(
        fc.property(texts, (text) => {
          const fixed = fixText(text, find);
          assert.deepEqual(untouchable(fixed.text), untouchable(text));
          assert.ok(withSuggestions || fixed.passes < 10);
          for (const { span } of lint(text)) assert.ok(span.start < span.end && span.end <= text.length);
        }),
        { numRuns: 1000 },
      );
    });
  }

  test('suggest nothing that overlaps itself', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const { edits } of lint(text).flatMap(({ fixes }) => fixes)) {
          const sorted = edits.toSorted((a, b) => a.span.start - b.span.start);
          for (const [index, { span }] of sorted.entries()) assert.ok(span.start >= (sorted[index - 1]?.span.end ?? 0));
        }
      }),
    );
  });
});
