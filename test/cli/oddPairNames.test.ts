import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { lintJson, rfc } from '../support/cli';
import { type DiskEntry, temporaryFolder } from '../support/folders';

/** Names of documents, without the ending, and the address by which the other language links to them. */
const names: Readonly<Record<string, string>> = {
  guide: 'guide.md',
  指南: '指南.md',
  '😀': '😀.md',
  'a(b)': 'a(b).md',
  'a b': 'a%20b.md',
  'a#b': 'a%23b.md',
  'a?b': 'a%3Fb.md',
  'a%20b': 'a%2520b.md',
  'a(b': 'a%28b.md',
  'a:b': './a:b.md',
  '100%': '100%.md',
  'a$&b': 'a$&b.md',
  'a&amp;b': 'a&amp;amp;b.md',
};

describe('a pair whose name is', () => {
  for (const [name, address] of Object.entries(names)) {
    test(`\`${name}\` gets links between its sides, once`, async () => {
      const sides = [`docs/${name}.md`, `docs/${name}.zh.md`];
      const cwd = temporaryFolder({ '.git/': '', [sides[0] ?? '']: '# A\n', [sides[1] ?? '']: '# 甲\n' });
      await rfc(['lint', '--fix', '--allow-empty'], { cwd });
      const texts = sides.map((side) => readFileSync(path.join(cwd, side), 'utf8'));
      assert.deepEqual(texts, [
        `# A\n\nEnglish | [中文](${address.replace(/\.md$/, '.zh.md')})\n`,
        `# 甲\n\n[English](${address}) | 中文\n`,
      ]);
      const { report } = await lintJson(['--allow-empty'], { cwd });
      const left = report.problems.map(({ rule }) => rule).filter((rule) => rule !== 'pair/incomplete');
      assert.deepEqual(left, []);

      const written = await rfc(['pairs', '--write', sides[0] ?? ''], { cwd });
      if (/[:#]/.test(name)) {
        assert.equal(written.code, 2);
        assert.match(written.stderr, /its record has no way to write a name with `:` or `#`\. Nothing was written\.$/m);
        return;
      }
      assert.equal(written.code, 0);
      assert.deepEqual((await lintJson(['--allow-empty'], { cwd })).report.problems, []);
    });
  }
});

test('no link is put in that would lead nowhere', async () => {
  const odd: Readonly<Record<string, DiskEntry>>[] = [
    {},
    { 'docs/guide.zh.md/': '' },
    { 'docs/guide.zh.md': { link: 'x' } },
  ];
  for (const other of odd) {
    const cwd = temporaryFolder({ '.git/': '', 'docs/guide.md': '# A\n', 'docs/guide.i18n.yaml': '', ...other });
    await rfc(['lint', '--fix', '--allow-empty'], { cwd });
    assert.equal(readFileSync(path.join(cwd, 'docs/guide.md'), 'utf8'), '# A\n');
  }
});
