import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isInside, isWebAddress } from '../../../client/src/pairPreview/linkTargets';

describe('where a page may lead', () => {
  for (const href of ['https://a.example/x', 'HTTP://a.example', 'mailto:a@b.example']) {
    test(`${href} is the web`, () => assert.ok(isWebAddress(href)));
  }

  for (const href of [
    'command:workbench.action.quit',
    'vscode://a/b',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https:///x',
    'https://a\nb',
    ' https://a.example',
    '',
  ]) {
    test(`${JSON.stringify(href)} is not`, () => assert.ok(!isWebAddress(href)));
  }

  for (const path of ['docs/b.md', 'a b/..c/d.md', '.github/x']) {
    test(`${path} lies inside`, () => assert.ok(isInside(path)));
  }

  for (const path of ['', '/etc/passwd', '../x', 'a/../../x', '..', 'C:/x', 'a\\..\\x', '\\\\host\\x', 'a\u0000b']) {
    test(`${JSON.stringify(path)} does not`, () => assert.ok(!isInside(path)));
  }
});
