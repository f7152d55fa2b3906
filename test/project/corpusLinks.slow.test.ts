import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { applyFixes } from '../../server/src/engine/fix';
import { fragmentOf, leadsTo } from '../../server/src/engine/links/fragment';
import { resolveLink } from '../../server/src/engine/links/resolve';
import { linkBroken } from '../../server/src/engine/rules/link/broken';
import { linkBrokenAnchor } from '../../server/src/engine/rules/link/broken-anchor';
import { hasCorpus } from '../support/corpus';
import { findingsOf, readAt, readLinkedTree } from '../support/corpusLinks';

const rules = [linkBroken, linkBrokenAnchor];

describe('links of a real tree', () => {
  test('lead somewhere, all of them', (context) => {
    if (!hasCorpus(context)) return;
    const { documents, nearby } = readLinkedTree('after-2026-07-05');
    const wrong = documents.flatMap(({ path, text }) => {
      const doc = readAt(path, text);
      const findings = rules.flatMap((rule) => findingsOf(rule, doc, nearby));
      return findings.map(({ span }) => `${path}: ${text.slice(span.start, span.end)}`);
    });
    assert.deepEqual(wrong, []);
  });

  test('are each reported alone, at the address, when the file is gone; the fix leads somewhere', (context) => {
    if (!hasCorpus(context)) return;
    const { documents, nearby } = readLinkedTree('after-2026-07-05');
    const links = documents.flatMap(({ path, text }) => {
      const relative = readAt(path, text).facts.links.filter(
        ({ kind, url }) => kind !== 'autolink' && resolveLink(path, url),
      );
      return relative.flatMap(({ destination, url }) => (destination ? [{ path, text, destination, url }] : []));
    });
    let repaired = 0;
    for (const { destination, path, text, url } of links) {
      const cut = breakPath(text, url, destination.start);
      const doc = readAt(path, cut);
      const [finding, ...more] = rules.flatMap((rule) => findingsOf(rule, doc, nearby));
      const end = destination.end + cut.length - text.length;
      assert.deepEqual(finding?.span, { start: destination.start, end }, `${path}: ${url}`);
      assert.deepEqual(more, []);
      const [fix] = finding?.fixes ?? [];
      if (!fix) continue;
      const mended = readAt(path, applyFixes(cut, [{ data: {}, kind: 'suggestion', edits: [], ...fix }]));
      assert.deepEqual(findingsOf(linkBroken, mended, nearby), [], `the fix of ${path}: ${url}`);
      repaired++;
    }
    const broken = links.length;
    assert.ok(broken > 300 && repaired > broken / 2, `${repaired} of ${broken} repaired`);
  });

  test('are each reported alone, at the fragment, when the heading is gone', (context) => {
    if (!hasCorpus(context)) return;
    const { documents, nearby } = readLinkedTree('after-2026-07-05');
    let broken = 0;
    for (const { path, text } of documents) {
      for (const { destination, kind, url } of readAt(path, text).facts.links) {
        const anchors = new Set(nearby.anchorsOf(resolveLink(path, url)?.path ?? path));
        if (!destination || kind === 'autolink' || !leadsTo(fragmentOf(url), anchors)) continue;
        const start = text.indexOf('#', destination.start) + 1;
        const doc = readAt(path, `${text.slice(0, destination.end)}-gone${text.slice(destination.end)}`);
        const findings = rules.flatMap((rule) => findingsOf(rule, doc, nearby));
        assert.deepEqual(
          findings.map(({ span }) => span),
          [{ start, end: destination.end + '-gone'.length }],
          `${path}: ${url}`,
        );
        broken++;
      }
    }
    assert.ok(broken > 0, `${broken} fragments`);
  });
});

/** Takes a letter out of the middle of the last name of the address. */
function breakPath(text: string, url: string, start: number): string {
  const path = url.replace(/[#?].*/s, '').replace(/\/$/, '');
  const name = path.lastIndexOf('/') + 1;
  const middle = start + name + Math.floor((path.length - name) / 2);
  return text.slice(0, middle) + text.slice(middle + 1);
}
