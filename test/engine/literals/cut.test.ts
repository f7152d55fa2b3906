import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hasCorpus } from '../../support/corpus';
import { KnownValues } from '../../support/cutLiterals';
import { readToolFiles } from '../../support/toolCorpus';

describe('a tool source that is cut off', () => {
  test('what is complete keeps its value and place, at some cuts', (context) => {
    if (!hasCorpus(context)) return;
    const [shortest] = readToolFiles().sort((a, b) => a.text.length - b.text.length);
    assert.ok(shortest);
    const known = new KnownValues(shortest.text);
    let complete = 0;
    for (let end = 0; end < shortest.text.length; end += 7) complete += known.assertCut(end);
    assert.ok(complete > 50);
  });
});
