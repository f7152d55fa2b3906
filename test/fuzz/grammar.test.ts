import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { generateMarkdown } from '../support/markdownGrammar';
import { randomNumbers, repeat } from '../support/random';

const texts = repeat(150, (seed) => generateMarkdown(randomNumbers(seed), 1 + (seed % 12)));

describe('generated Markdown', () => {
  test('is the same for the same seed, and another for another', () => {
    assert.deepEqual(
      texts.slice(0, 20),
      repeat(20, (seed) => generateMarkdown(randomNumbers(seed), 1 + (seed % 12))),
    );
    assert.equal(new Set(texts).size, texts.length);
  });

  test('has every construct of CommonMark and GFM', () => {
    const kinds = new Set<string>();
    const pending: { readonly type: string; readonly children?: readonly unknown[] }[] = [];
    for (const text of texts) pending.push(remark().use(remarkGfm).parse(text));
    for (let node = pending.pop(); node; node = pending.pop()) {
      kinds.add(node.type);
      pending.push(...((node.children ?? []) as typeof pending));
    }
    const blocks = ['blockquote', 'code', 'definition', 'footnoteDefinition', 'heading', 'html', 'list', 'listItem'];
    const others = ['paragraph', 'root', 'table', 'tableCell', 'tableRow', 'thematicBreak'];
    const inlines = ['break', 'delete', 'emphasis', 'footnoteReference', 'image', 'imageReference', 'inlineCode'];
    const links = ['link', 'linkReference', 'strong', 'text'];
    assert.deepEqual([...kinds].sort(), [...blocks, ...others, ...inlines, ...links].sort());
  });

  test('has what breaks readers: marks, line endings, tabs, Chinese, emoji, unclosed comments and fences', () => {
    const whole = texts.join('');
    for (const pattern of [
      /\uFEFF/,
      /\r\n/,
      /\r(?!\n)/,
      /\t/,
      /[一-鿿]/,
      /😀/,
      /<!--(?![\s\S]*-->)/,
      /^~~~/m,
      /^===/m,
      /^\| /m,
      /[ \t]$/m,
    ]) {
      assert.match(
        pattern.source.startsWith('<!--') ? (texts.find((text) => pattern.test(text)) ?? '') : whole,
        pattern,
      );
    }
  });
});
