import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { isStandalone, renderForEditor, renderStandalone } from '../../../server/src/pages/pairPage/frame';
import { readFromPage, readToPage } from '../../../server/src/pages/pairPage/messages';
import { initialState, readState } from '../../../server/src/pages/pairPage/state';
import { previewOf } from '../../support/previews';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
const preview = previewOf({ anchor: '# </script><script>alert(1)</script>\n', counterpart: '# <!--\n' });

describe('what the page and its host say to each other', () => {
  for (const message of [
    { type: 'ready' },
    { type: 'reveal', side: 'counterpart', line: 3 },
    { type: 'file', path: 'docs/b.md', suffix: '' },
    { type: 'web', href: 'https://a.example' },
    { type: 'act', action: 'compare' },
  ]) {
    test(`\`${message.type}\` is understood`, () => assert.deepEqual(readFromPage({ ...message, more: 1 }), message));
  }

  for (const value of [
    undefined,
    null,
    'ready',
    [],
    { type: 'reveal', side: 'record', line: 3 },
    { type: 'reveal', side: 'anchor', line: -1 },
    { type: 'reveal', side: 'anchor', line: Number.NaN },
    { type: 'file', path: 'a' },
    { type: 'web', href: 7 },
    { type: 'act', action: 'workbench.action.quit' },
    { type: 'command', command: 'x' },
  ]) {
    test(`${JSON.stringify(value)} from the page is none of ours`, () => assert.equal(readFromPage(value), undefined));
  }

  test('the page takes previews and refusals and nothing else', () => {
    const message = { type: 'preview', document: 'file:///a.md', preview };
    assert.deepEqual(readToPage(message), message);
    assert.equal(readToPage({ type: 'refused', document: 'a', reason: 'Why.' })?.type, 'refused');
    for (const value of [null, {}, { type: 'preview', preview }, { type: 'preview', document: 'a', preview: {} }]) {
      assert.equal(readToPage(value), undefined);
    }
  });

  test('a kept state that is no state is as at first', () => {
    for (const value of [undefined, null, 1, { view: 'x', scroll: 'y' }, { scroll: Number.POSITIVE_INFINITY }]) {
      assert.deepEqual(readState(value), initialState);
    }
    assert.deepEqual(readState({ view: 'anchor', scroll: 9 }), { view: 'anchor', scroll: 9 });
  });
});

describe('the frame of the page', () => {
  test('of a file: only its own script and style count, and no text of a document leaves the data', () => {
    const html = renderStandalone({ title: '</title><b>', preview, base: '.', script: 'a()', style: 'b{}', hashOf });
    assert.ok(
      html.includes(
        `default-src 'none'; script-src 'sha256-${hashOf('a()')}'; style-src 'sha256-${hashOf('b{}')}'; base-uri 'none'; form-action 'none'`,
      ),
    );
    assert.equal(html.split('<script').length, 3);
    assert.ok(!html.includes('</title><b>'));
    assert.ok(isStandalone(html));
  });

  test('what others have written is no page of ours', () => {
    assert.ok(!isStandalone('<!DOCTYPE html>\n<p>rfc-pair'));
    assert.ok(!isStandalone(''));
  });

  test('in the editor: its script has a nonce, its style an address', () => {
    const html = renderForEditor({ title: 'Pair', script: 's.js', style: 's.css', source: 'vscode:', nonce: 'n' });
    assert.match(html, /script-src 'nonce-n'; style-src vscode:/);
    assert.doesNotMatch(html, /unsafe|id="data"/);
  });
});
