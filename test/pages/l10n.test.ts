import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { afterEach, describe, test } from 'node:test';
import { Window } from 'happy-dom';
import { nameOfPeriod } from '../../server/src/pages/indexPage/timeline';
import { count, countDocuments } from '../../server/src/pages/indexPage/words';
import { readTexts, t } from '../../server/src/pages/l10n';
import { renderShell } from '../../server/src/pages/shell';

const chinese: Readonly<Record<string, string>> = JSON.parse(readFileSync('l10n/bundle.l10n.zh-cn.json', 'utf8'));

/** Reads the texts of a page as its script does. */
function readFrom(sentences?: Readonly<Record<string, string>>): string {
  const { document } = new Window();
  const part = { text: '' };
  const texts = sentences && { tag: 'zh-CN', sentences };
  const html = renderShell({ title: 'A', policy: "default-src 'none'", style: part, script: part, texts });
  document.write(html);
  readTexts(document as unknown as Document); // of the simulated browser
  return html;
}

describe('the texts of a page', () => {
  afterEach(() => readFrom());

  test('are English when the frame has none', () => {
    assert.match(readFrom(), /<html lang="en">/);
    assert.equal(t('Page {page} of {pages}', { page: 1, pages: 2 }), 'Page 1 of 2');
  });

  test('are those of the frame; what it lacks is English', () => {
    const html = readFrom({ Totals: 'SUMS </script>', 'Only {language} has {kind} here.': '{kind}: {language}' });
    assert.match(html, /<html lang="zh-CN">/);
    assert.equal(t('Totals'), 'SUMS </script>');
    assert.equal(t('Only {language} has {kind} here.', { language: 'a', kind: 'b' }), 'b: a');
    assert.equal(t('Months'), 'Months');
    assert.equal(t('toString'), 'toString');
  });

  test('count and name months as Chinese does', () => {
    readFrom(chinese);
    assert.equal(count(1204, 'error'), '1,204 个错误');
    assert.equal(countDocuments(2, { noun: 'RFC' }), '2 个 RFC');
    assert.equal(nameOfPeriod({ from: '2026-03', to: '2026-03' }), '2026 年 3 月');
    assert.equal(nameOfPeriod({ from: '2026-01', to: '2026-03' }), '2026 年 1 月至 3 月');
    assert.equal(nameOfPeriod({ from: '2025-11', to: '2026-02' }), '2025 年 11 月至 2026 年 2 月');
  });
});
