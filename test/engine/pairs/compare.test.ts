import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { applyEdits } from '../../../server/src/engine/fix';
import { comparePair, type Divergence } from '../../../server/src/engine/pairs/compare';
import { insertSections } from '../../../server/src/engine/pairs/insertion';
import { type PairCase, pairFrom } from '../../support/pairs';

/** Ten sections that look alike at the level of headings: a list, code, a table, links or only prose in each. */
function tenSections(language: 'en' | 'zh'): string[] {
  const words = (index: number) =>
    language === 'en' ? `Words about ${'matters '.repeat(index + 1)}` : `关于${'事情'.repeat(index + 1)}`;
  const extras = ['', '- a\n- b\n', '```js\nx()\n```\n', '1. a\n2. b\n', '| a | b |\n|---|---|\n', '[l](x.md)\n'];
  return Array.from({ length: 10 }, (_, index) => {
    const title = language === 'en' ? `Part of ${index}` : `第 ${index} 部分`;
    return `## ${title}\n\n${words(index)}\n\n${extras[index % extras.length]}\n`;
  });
}

const titles = { anchor: '# A\n\n', counterpart: '# 甲\n\n' };

function divergencesOf(given: PairCase): readonly Divergence[] {
  const comparison = comparePair(pairFrom({ ...given, record: null }));
  assert.ok(comparison);
  return comparison.divergences;
}

describe('one section deleted from a pair of ten', () => {
  for (let index = 0; index < 10; index++) {
    for (const lacks of ['anchor', 'counterpart'] as const) {
      const texts = { anchor: tenSections('en'), counterpart: tenSections('zh') };
      const has = lacks === 'anchor' ? 'counterpart' : 'anchor';
      const whole = titles[has] + texts[has].join('');
      const torn = titles[lacks] + texts[lacks].toSpliced(index, 1).join('');
      const given = { [has]: whole, [lacks]: torn };

      test(`${index} of the ${lacks}: one divergence a sequence, at its place`, () => {
        const divergences = divergencesOf(given);
        const sequences = divergences.map(({ sequence }) => sequence);
        assert.deepEqual(sequences, [...new Set(sequences)]);
        const start = whole.indexOf(texts[has][index] ?? '');
        const end = start + (texts[has][index] ?? '').length;
        const before = titles[lacks] + texts[lacks].slice(0, index).join('');
        for (const divergence of divergences) {
          assert.equal(divergence.kind === 'missing' && divergence.has, has);
          if (divergence.kind !== 'missing') continue;
          const [{ span }] = divergence.items;
          assert.ok(span.start >= start && span.end <= end, `${divergence.sequence} of the section itself`);
          assert.ok(divergence.at.start >= before.trimEnd().length - 1, `${divergence.sequence} not above its place`);
        }
        assert.ok(sequences.includes('headings'));
      });

      test(`${index} of the ${lacks}: back in its place nothing is left`, () => {
        const pair = pairFrom({ ...given, record: null });
        const comparison = comparePair(pair);
        const missing = comparison?.divergences.find(({ sequence }) => sequence === 'headings');
        assert.ok(comparison && missing?.kind === 'missing');
        const edit = insertSections(pair, comparison, missing);
        assert.ok(edit);
        assert.deepEqual(divergencesOf({ ...given, [lacks]: applyEdits(torn, [edit]) }), []);
      });
    }
  }
});

describe('comparePair', () => {
  test('tells nothing of a pair of which a side cannot be read', () => {
    assert.equal(comparePair(pairFrom({ anchor: '# A\n' })), undefined);
    const huge = { kind: 'too-large', size: 5_000_000, limit: 1 } as const;
    assert.equal(comparePair(pairFrom({ anchor: '# A\n', counterpart: huge, record: null })), undefined);
  });

  test('a document of 5 MB where the limit allows it, against one that shares nothing with it', () => {
    const anchor = Array.from({ length: 4000 }, (_, index) => `\`\`\`\na${index}\n\`\`\`\n`).join('\n');
    const counterpart = Array.from({ length: 4000 }, (_, index) => `\`\`\`\nb${index}\n\`\`\`\n`).join('\n');
    const pad = 'x'.repeat(5_000_000);
    const config = { limits: { fileSize: 10_000_000 } };
    const divergences = divergencesOf({ anchor, counterpart: `${counterpart}\n${pad}\n`, config });
    assert.equal(divergences.length, 4000);
  });

  test('each changed element is one of its own', () => {
    const code = (words: readonly string[]) => words.map((word) => `\`\`\`\n${word}\n\`\`\`\n`).join('\n');
    const found = divergencesOf({ anchor: code(['a', 'b', 'c']), counterpart: code(['a', 'x', 'y']) });
    assert.deepEqual(
      found.map(({ kind }) => kind),
      ['different', 'different'],
    );
  });

  test('code that has moved to another section is not taken for changed code of that section', () => {
    const found = divergencesOf({
      anchor: '# A\n\n## B\n\n```\none\n```\n\n## C\n\nText.\n',
      counterpart: '# 甲\n\n## 乙\n\n文。\n\n## 丙\n\n```\n二\n```\n',
    });
    assert.deepEqual(
      found.map((each) => (each.kind === 'missing' ? each.has : each.kind)),
      ['anchor', 'counterpart'],
    );
  });
});
