import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OverviewEntry } from '../../../server/src/engine';
import { featureAt, overviewOf, rfcText } from '../../support/overviews';
import { recordOf } from '../../support/plans';

const cache = featureAt('2026-07-10-cache');

function entryOf(text: string, path = cache): OverviewEntry {
  const [entry] = overviewOf({ [path]: text }).entries;
  assert.ok(entry);
  return entry;
}

describe('an entry', () => {
  test('says where the RFC lies and what its header says', () => {
    const { problems: _, ...entry } = entryOf(rfcText('Cached `pages`'));
    assert.deepEqual(entry, {
      path: cache,
      lifecycle: 'proposed',
      className: 'feature',
      base: '2026-07-10-cache.md',
      topic: 'cache',
      date: '2026-07-10',
      title: 'Cached `pages`',
      statusLine: 'Status: proposed',
      grandfathered: false,
      pair: { state: 'backlog' },
      links: [],
    });
  });

  test('gives the reason of a rejection', () => {
    const path = cache.replace('proposed', 'rejected');
    const entry = entryOf(rfcText('A', '', 'Status: rejected — too late'), path);
    assert.equal(entry.statusLine, 'Status: rejected — too late');
    assert.equal(entry.reason, 'too late');
    assert.equal(entryOf(rfcText('A', '', 'Status: rejected'), path).reason, undefined);
  });

  test('has no status line where the document has none', () => {
    assert.equal('statusLine' in entryOf('# RFC: A\n\nText.\n'), false);
  });

  test('strips the prefix once, whatever the index does', () => {
    const [entry] = overviewOf({ [cache]: rfcText('RFC: A') }, { title: { stripInIndex: false } }).entries;
    assert.equal(entry?.title, 'RFC: A');
  });

  test('keeps HTML in a title as it is, as text', () => {
    assert.equal(entryOf('# RFC: <img src=x onerror=alert(1)>\n').title, '<img src=x onerror=alert(1)>');
  });

  test('keeps a title of 5,000 characters, and cuts one that is a file of its own between characters', () => {
    const long = '漢'.repeat(5000);
    assert.equal(entryOf(rfcText(long)).title, long);
    const endless = entryOf(rfcText('😀'.repeat(20_000))).title;
    assert.ok(endless.length <= 10_001 && endless.endsWith('😀…'), endless.slice(-5));
  });

  test('counts the problems of both sides and of the record', () => {
    const alone = overviewOf({ [cache]: rfcText('A') }).entries[0]?.problems;
    const pair = overviewOf({ [cache]: rfcText('A'), [featureAt('2026-07-10-cache.zh')]: new Uint8Array([0xff]) });
    const both = pair.entries[0];
    assert.equal(both?.counterpart, featureAt('2026-07-10-cache.zh'));
    assert.ok(alone && both.problems.errors > alone.errors, JSON.stringify([alone, both.problems]));
    assert.deepEqual(pair.totals.problems, both.problems);
  });

  test('says how the two languages stand', () => {
    const counterpart = featureAt('2026-07-10-cache.zh');
    const record = cache.replace('.md', '.i18n.yaml');
    const [anchorText, otherText] = [rfcText('A'), rfcText('甲')];
    const files = { [cache]: anchorText, [counterpart]: otherText };
    const pairOf = (more: Readonly<Record<string, string>>) => overviewOf({ ...files, ...more }).entries[0]?.pair;
    assert.deepEqual(pairOf({}), { state: 'incomplete' });
    const recorded = { [record]: recordOf(cache, anchorText, 'other\n') };
    assert.deepEqual(pairOf(recorded), { state: 'out-of-sync', edited: ['counterpart'] });
    const [alone] = overviewOf({ [cache]: anchorText }, { pairing: { enabled: false } }).entries;
    assert.ok(alone && !('pair' in alone));
  });

  test('has a number where file names begin with one', () => {
    const path = 'docs/rfc/proposed/feature/0007-cache.md';
    const [entry] = overviewOf({ [path]: rfcText('A') }, { filename: '{number:4}-{topic}.md' }).entries;
    assert.equal(entry?.number, '0007');
    assert.equal(entry?.date, undefined);
  });
});

describe('the grandfather comment', () => {
  const comment = '<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->';
  const old = featureAt('2026-06-01-old');
  const isGrandfathered = (text: string, path = old) => entryOf(text, path).grandfathered;

  test('counts in a document from before the format', () => {
    assert.equal(isGrandfathered(`${rfcText('Old')}\n${comment}\n`), true);
  });

  test('does not count in a newer one, in code, reworded, or beside the section', () => {
    assert.equal(isGrandfathered(`${rfcText('New')}\n${comment}\n`, cache), false);
    assert.equal(isGrandfathered(`${rfcText('Old')}\n~~~\n${comment}\n~~~\n`), false);
    assert.equal(isGrandfathered(`${rfcText('Old')}\n${comment.replace('(', '(a ')}\n`), false);
    assert.equal(isGrandfathered(`${rfcText('Old')}\n## Alternatives considered\n\nNone.\n\n${comment}\n`), false);
  });
});

describe('links', () => {
  const other = featureAt('2026-07-11-other');
  const linksFrom = (body: string, more: Readonly<Record<string, string>> = {}) =>
    overviewOf({ [cache]: rfcText('A', body), [other]: rfcText('B'), ...more }).entries[0]?.links;

  test('lead to RFCs, each once, however they are written', () => {
    const body = `[a](2026-07-11-other.md) [b](./2026-07-11%2Dother.md#problem) [c][d]\n\n[d]: ../feature/2026-07-11-other.md`;
    assert.deepEqual(linksFrom(body), [other]);
  });

  test('to the other language count for the RFC, and those to itself do not count', () => {
    const counterpart = featureAt('2026-07-11-other.zh');
    const own = featureAt('2026-07-10-cache.zh');
    const body = '[中文](2026-07-10-cache.zh.md) [a](#problem) [b](2026-07-10-cache.md) [c](2026-07-11-other.zh.md)';
    assert.deepEqual(linksFrom(body, { [counterpart]: '# 乙\n', [own]: '# 甲\n' }), [other]);
  });

  test('in code, to what is no RFC, out of the project and into nothing do not count', () => {
    const body =
      '`[a](2026-07-11-other.md)` [b](../../README.md) [c](../../../../../x.md) [d](2026-07-12-gone.md) <https://a.example/b.md>';
    assert.deepEqual(linksFrom(body), []);
  });

  test('may go round in a circle', () => {
    const { entries } = overviewOf({
      [cache]: rfcText('A', '[b](2026-07-11-other.md)'),
      [other]: rfcText('B', '[a](2026-07-10-cache.md) [me](2026-07-11-other.md)'),
    });
    assert.deepEqual(
      entries.map(({ links }) => links),
      [[other], [cache]],
    );
  });
});
