import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { configWith } from '../support/configs';
import { hasCorpus } from '../support/corpus';
import { lintSchemaText, readSchemaText } from '../support/schemaRuleTester';
import { readToolFiles } from '../support/toolCorpus';

describe('real tools', () => {
  test('are all found, and nothing is wrong with them', (context) => {
    if (!hasCorpus(context)) return;
    const files = readToolFiles();
    assert.ok(files.length > 10);
    for (const { file, text, calls } of files) {
      const found = readSchemaText(text, 'ts', configWith())?.tools.length ?? 0;
      assert.equal(found, calls.length, `tools in ${file}`);
      assert.deepEqual(lintSchemaText(text), [], file);
    }
  });

  test('are right in every part that is complete, wherever the text ends: a sample', (context) => {
    if (!hasCorpus(context)) return;
    const first = readToolFiles().find(({ calls }) => calls.length > 0);
    assert.ok(first);
    const from = first.text.indexOf('defineTool(');
    for (let end = from; end < Math.min(first.text.length, from + 3_000); end += 7) {
      assert.deepEqual(lintSchemaText(first.text.slice(0, end)), [], `${first.file} up to ${end}`);
    }
  });
});
