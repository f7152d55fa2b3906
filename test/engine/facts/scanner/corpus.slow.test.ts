import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { compareReaders, smallestApart, withinSubset } from '../../../support/bothReaders';
import { corpusFolder, hasCorpus } from '../../../support/corpus';
import { generateMarkdown } from '../../../support/markdownGrammar';
import { randomNumbers } from '../../../support/random';

/** Of all files, the share that may be left to remark. Spec: design.md §7. */
const LEFT_AT_MOST = 0.05;

describe('the scanner and remark', () => {
  test('find the same facts in every file of the corpus, and few are left to remark', (context) => {
    if (!hasCorpus(context)) return;
    const files = readdirSync(corpusFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.md'),
    );
    let left = 0;
    for (const file of files) {
      const comparison = compareReaders(readFileSync(path.join(corpusFolder, file), 'utf8'));
      assert.notEqual(comparison.kind, 'apart', `${file}: ${JSON.stringify(comparison)}`);
      if (comparison.kind === 'left') left++;
    }
    context.diagnostic(`${left} of ${files.length} files are left to remark`);
    assert.ok(left / files.length < LEFT_AT_MOST);
  });

  test('find the same facts in thousands of generated documents', () => {
    for (let seed = 10_000; seed < 13_000; seed++) {
      const text = generateMarkdown(randomNumbers(seed), 5);
      for (const each of [text, withinSubset(text)]) {
        const isApart = compareReaders(each).kind === 'apart';
        if (isApart) assert.fail(`seed ${seed}: ${JSON.stringify(smallestApart(each))}`);
      }
    }
  });
});
