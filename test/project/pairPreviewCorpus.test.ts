import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { markOf, type PairPreview } from '../../server/src/engine';
import { corpusFolder, hasCorpus } from '../support/corpus';
import { previewOf, textOf } from '../support/previews';

const trees = ['after-2026-07-05', 'before-2026-07-05'];
const config = { pairing: { scope: ['**'] } };

/** The anchors of all pairs with both sides. */
function anchorsIn(tree: string): string[] {
  const all = readdirSync(path.join(corpusFolder, tree), { recursive: true, encoding: 'utf8' });
  return all.filter((file) => file.endsWith('.zh.md')).map((file) => file.replace('.zh.md', '.md'));
}

describe('the pairs of the corpus as pages', () => {
  test('what agrees stands opposite its partner row by row, and nothing of it is lost', (context) => {
    if (!hasCorpus(context)) return;
    let [pairs, rows] = [0, 0];
    for (const tree of trees) {
      for (const anchor of anchorsIn(tree)) {
        const read = (file: string) => readFileSync(path.join(corpusFolder, tree, file), 'utf8');
        const given = { path: anchor, anchor: read(anchor), config };
        const preview = previewOf({ ...given, counterpart: read(anchor.replace('.md', '.zh.md')) });
        const lone = preview.rows.filter((row) => ['missing', 'uneven'].includes(markOf(row)));
        assert.deepEqual([preview.state, lone], ['ok', []], anchor);
        assert.equal(textIn(preview), textIn(previewOf({ ...given, record: null })), anchor);
        pairs++;
        rows += preview.rows.length;
      }
    }
    context.diagnostic(`${pairs} pairs, ${rows} rows`);
    assert.ok(pairs > 5 && rows > 100);
  });
});

/** What a reader sees of the first language. */
function textIn({ rows }: PairPreview): string {
  return rows.map(({ anchor }) => textOf(anchor.block?.nodes ?? [])).join('\n');
}
