import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { comment, fileNameOf, previewText } from '../../../client/src/schemas/previewText';

describe('the preview of a schema', () => {
  test('is the schema alone where all of it is known', () => {
    assert.equal(previewText({ json: '{}', lacking: [] }, undefined), '{}\n');
  });

  test('says above the schema what of it is not known', () => {
    assert.equal(previewText({ json: '{}', lacking: ['Line 2: `a` …'] }, '{"old":1}'), '// Line 2: `a` …\n{}\n');
  });

  test('keeps the last schema while a declaration is half typed', () => {
    const last = '// What follows is the last schema that could be compiled.\n{}\n';
    assert.equal(previewText({ lacking: ['Broken.'] }, '{}'), `// Broken.\n${last}`);
    assert.equal(previewText({ lacking: ['Broken.'] }, undefined), '// Broken.\n');
  });

  test('a sentence cannot leave its comment, nor a name its folder', () => {
    assert.equal(comment('a\n{"b": 1}'), '// a {"b": 1}');
    assert.equal(fileNameOf('../x/y 搜索'), '..-x-y-搜索');
    assert.equal(fileNameOf(''), 'schema');
  });
});
