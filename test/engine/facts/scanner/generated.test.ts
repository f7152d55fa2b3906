import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { compareReaders, smallestApart, withinSubset } from '../../../support/bothReaders';
import { generateMarkdown } from '../../../support/markdownGrammar';
import { randomNumbers } from '../../../support/random';

const DOCUMENTS = 300;

describe('the scanner and remark on generated documents', () => {
  test('find the same facts', () => {
    let alike = 0;
    for (let seed = 0; seed < DOCUMENTS; seed++) {
      const text = generateMarkdown(randomNumbers(seed), 4);
      for (const each of [text, withinSubset(text)]) {
        const comparison = compareReaders(each);
        if (comparison.kind === 'apart') assert.fail(`seed ${seed}: ${JSON.stringify(smallestApart(each))}`);
        if (comparison.kind === 'alike') alike++;
      }
    }
    assert.ok(alike > DOCUMENTS / 2, `only ${alike} documents were read by the scanner`);
  });
});
