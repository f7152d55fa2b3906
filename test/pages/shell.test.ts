import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { escapeHtml, renderShell, toInlineJson } from '../../server/src/pages/shell';

const parts = { title: 'T', policy: "default-src 'none'", style: { text: 'p{}' }, script: { text: 'run()' } };

describe('the frame of a page', () => {
  test('has its policy before anything that the policy is about', () => {
    const html = renderShell(parts);
    assert.match(html, /<meta http-equiv="Content-Security-Policy" content="default-src 'none'">/);
    assert.ok(html.indexOf('Content-Security-Policy') < html.indexOf('<style>'));
    assert.ok(html.indexOf('Content-Security-Policy') < html.indexOf('<script'));
  });

  test('escapes a title, an address and a nonce', () => {
    const html = renderShell({
      ...parts,
      title: '</title><script>a()</script>',
      style: { address: 'x"><script>b()</script>' },
      script: { address: 'y"><script>c()</script>', nonce: '"><script>d()</script>' },
    });
    assert.equal(html.match(/<script/g)?.length, 1);
    assert.equal(html.match(/<\/title>/g)?.length, 1);
  });

  test('inlines data in which no markup is left', () => {
    const data = { title: '</script><script>a()</script><!-- \u2028 \ud800' };
    const html = renderShell({ ...parts, data });
    assert.equal(html.match(/<script/g)?.length, 2);
    assert.ok(!html.includes('<!--'));
    const inlined = /id="data">(.*)<\/script>\n/.exec(html)?.[1] ?? '';
    assert.deepEqual(JSON.parse(inlined), data);
  });

  test('refuses a part that would end its own element', () => {
    assert.throws(() => renderShell({ ...parts, style: { text: 'p{}</STYLE>' } }));
    assert.throws(() => renderShell({ ...parts, script: { text: 'a="</script>"' } }));
    assert.throws(() => renderShell({ ...parts, script: { text: 'a="<!--"' } }));
  });

  test('text and JSON are escaped for where they stand', () => {
    assert.equal(escapeHtml('<a href="x">&'), '&lt;a href=&quot;x&quot;&gt;&amp;');
    assert.equal(toInlineJson('<\u2029'), '"\\u003c\\u2029"');
  });
});
