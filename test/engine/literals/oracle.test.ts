import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { languageOf, readSource } from '../../../server/src/engine/literals';
import { hasCorpus } from '../../support/corpus';
import { readByTypeScript } from '../../support/literalOracle';
import { sourceTexts } from '../../support/randomSources';
import { showCalls, showTyped } from '../../support/shownLiterals';
import { readSources } from '../../support/sources';
import { readToolSources } from '../../support/toolCorpus';

/** Compares all calls by name and all values with a named type, and gives how many there were. */
function compare(text: string, file: string): number {
  const theirs = readByTypeScript(text, file);
  assert.equal(theirs.isFaulty, false, `${file} is TypeScript`);
  const language = languageOf(file);
  assert.ok(language === 'ts' || language === 'tsx');
  const ours = readSource(text, {
    language,
    calls: new Set(theirs.calls.map(({ name }) => name)),
    types: new Set(theirs.typed.map(({ type }) => type)),
  });
  assert.deepEqual(showCalls(ours), theirs.calls, file);
  assert.deepEqual(showTyped(ours), theirs.typed, file);
  return theirs.calls.length + theirs.typed.length;
}

describe("our reader agrees with TypeScript's parser and binder, in values and places", () => {
  test('on the tools of the corpus', (context) => {
    if (!hasCorpus(context)) return;
    const compared = readToolSources().reduce((sum, { file, text }) => sum + compare(text, file), 0);
    assert.ok(compared > 500);
  });

  test('on sources of this project', () => {
    const sources = [...readSources('server/src/engine/literals'), ...readSources('server/src/pages', '.tsx')];
    const compared = sources.reduce((sum, { file, text }) => sum + compare(text, file), 0);
    assert.ok(compared > 1000);
  });

  test('on generated sources', () => {
    fc.assert(
      fc.property(sourceTexts, (text) => {
        assert.ok(compare(text, 'generated.ts') > 0);
      }),
      { numRuns: 60 },
    );
  });
});
