import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { elementsIn, previewOf, rowsIn } from '../../support/previews';

const anchor = `# Guide

English | [中文](guide.zh.md)

## Start

Begin here.

- one
- two

\`\`\`sh
npm start
\`\`\`

## Middle

First part.

Second part with \`port\`.

## End

Done.
`;

const counterpart = `# 指南

[English](guide.md) | 中文

## 开始

从这里开始。

- 一
- 二

\`\`\`sh
npm start
\`\`\`

## 中间

第一部分。

第二部分，含 \`port\`。

## 结束

完成。
`;

function without(text: string, part: string): string {
  assert.ok(text.includes(part));
  return text.replace(part, '');
}

/** The rows that are not the same on both sides. */
function amiss(given: Parameters<typeof previewOf>[0]): string[] {
  return rowsIn(previewOf(given)).filter((row) => !row.startsWith('same'));
}

describe('what stands side by side', () => {
  test('blocks that go together', () => {
    const preview = previewOf({ anchor, counterpart });
    assert.equal(preview.state, 'ok');
    assert.deepEqual(rowsIn(preview), [
      'same: Guide | 指南',
      'same: English | 中文 | English | 中文',
      'same: Start | 开始',
      'same: Begin here. | 从这里开始。',
      'same: onetwo | 一二',
      'same: npm start | npm start',
      'same: Middle | 中间',
      'same: First part. | 第一部分。',
      'same: Second part with port. | 第二部分，含 port。',
      'same: End | 结束',
      'same: Done. | 完成。',
    ]);
    assert.deepEqual(
      preview.rows.map((row) => row.anchor.block?.line),
      [0, 2, 4, 6, 8, 11, 15, 17, 19, 21, 23],
    );
  });

  test('a section that one side lacks leaves a gap of its own height', () => {
    const lacking = without(counterpart, '## 中间\n\n第一部分。\n\n第二部分，含 `port`。\n\n');
    const preview = previewOf({ anchor, counterpart: lacking });
    assert.deepEqual(
      rowsIn(preview).filter((row) => !row.startsWith('same')),
      ['missing: Middle | -', 'uneven: First part. | -', 'uneven: Second part with port. | -'],
    );
    const heading = preview.rows.find((row) => row.anchor.block?.line === 15);
    assert.deepEqual(heading?.counterpart.notes, [
      'A heading of level 2 is missing here; expected a partner of `Middle` in `guide.md`.',
    ]);
    assert.equal(heading?.anchor.notes.length, 1);
  });

  test('a section that the first language lacks', () => {
    const lacking = without(anchor, '## Start\n\nBegin here.\n\n- one\n- two\n\n```sh\nnpm start\n```\n\n');
    assert.deepEqual(amiss({ anchor: lacking, counterpart }), [
      'missing: - | 开始',
      'uneven: - | 从这里开始。',
      'missing: - | 一二',
      'missing: - | npm start',
    ]);
  });

  test('a list that one side lacks', () => {
    assert.deepEqual(amiss({ anchor, counterpart: without(counterpart, '- 一\n- 二\n\n') }), ['missing: onetwo | -']);
  });

  test('code that one side lacks, and code that differs', () => {
    const lacking = without(counterpart, '```sh\nnpm start\n```\n\n');
    assert.deepEqual(amiss({ anchor, counterpart: lacking }), ['missing: npm start | -']);
    const other = counterpart.replace('npm start', 'npm run start');
    const { rows } = previewOf({ anchor, counterpart: other });
    const row = rows.find(({ anchor: { block } }) => block?.kind === 'code');
    assert.match(row?.anchor.notes.join('\n') ?? '', /This line of code is `npm start`, in `guide\.zh\.md`/);
    assert.equal(row?.counterpart.notes.length, 1);
    assert.equal(elementsIn(row?.anchor.block?.nodes ?? [])[0]?.isMarked, true);
  });

  test('the one of two equal lists that says the same stays with its partner', () => {
    const two = (a: string, b: string) => `# T\n\n${a}\n\n- \`a\`\n\n${b}\n\n- \`b\`\n\nx\n`;
    assert.deepEqual(
      amiss({ anchor: two('P', 'Q'), counterpart: two('甲', '乙').replace('- `a`\n\n', '') }).filter((row) =>
        row.startsWith('missing'),
      ),
      ['missing: a | -'],
    );
  });

  test('a paragraph is no part of the structure, so a gap for it is no fault', () => {
    assert.deepEqual(amiss({ anchor, counterpart: without(counterpart, '第一部分。\n\n') }), [
      'uneven: First part. | -',
    ]);
  });

  test('the very link that differs is marked, not the paragraph', () => {
    const linked = (text: string, url: string) => `# T\n\n${text} [a](a.md) and [b](${url}).\n`;
    const { rows } = previewOf({ anchor: linked('See', 'b.md'), counterpart: linked('见', 'c.md') });
    const marked = elementsIn(rows[1]?.anchor.block?.nodes ?? []).filter(({ isMarked }) => isMarked);
    assert.deepEqual(
      marked.map(({ tag, children }) => [tag, children]),
      [['a', ['b']]],
    );
  });

  test('a table of another shape differs; headings at another level do', () => {
    const table = '| a | b |\n|---|---|\n| 1 | 2 |\n';
    const wide = '| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |\n';
    assert.deepEqual(
      amiss({ anchor: `# T\n\nx\n\n${table}`, counterpart: `# T\n\n字\n\n${wide}` }).map(markIn),
      [
        'differs',
        'differs', // the first line, for want of a switcher
      ].sort(),
    );
    const level = amiss({ anchor, counterpart: counterpart.replace('## 中间', '### 中间') });
    assert.deepEqual(level, ['differs: Middle | 中间']);
  });

  test('footnotes stand together at the end, each under its own language', () => {
    const noted = (word: string) => `# T\n\n${word}[^1].\n\n[^1]: ${word} note.\n\nLast.\n`;
    const { rows } = previewOf({ anchor: noted('A'), counterpart: noted('字') });
    const last = rows.at(-1);
    assert.equal(last?.anchor.block?.kind, 'footnotes');
    assert.equal(last?.counterpart.block?.kind, 'footnotes');
  });

  test('half-typed text and emphasis without an end', () => {
    assert.doesNotThrow(() => previewOf({ anchor: '# T\n\n```js\n', counterpart: '#\n\n> - **' }));
    assert.deepEqual(previewOf({ anchor: '', counterpart: '' }).rows, []);
  });
});

function markIn(row: string): string {
  return row.slice(0, row.indexOf(':'));
}
