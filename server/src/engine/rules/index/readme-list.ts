import type { MarkdownDocument } from '../../document';
import type { Block, Link } from '../../facts/facts';
import { resolveLink } from '../../links/resolve';
import { placeOf } from '../../place';
import { defineMarkdownRule } from '../../rule';
import { readmePath } from '../../tree';
import { isIndexRow } from '../support/indexFiles';

/** A list kept by hand beside the generated one is complete on the day it is written. */
export const indexReadmeList = defineMarkdownRule({
  id: 'index/readme-list',
  summary: 'The README should not list RFCs by hand.',
  severity: 'information',
  fix: 'none',
  messages: {
    list: 'This lists {count} {noun}s by hand; expected such lists in `{index}` only, where they are generated.',
  },
  check({ doc, report }) {
    const { config } = doc;
    if (config.index.mode !== 'generated' || doc.path !== readmePath(config)) return;

    for (const block of doc.facts.blocks) {
      if (block.kind !== 'list' && block.kind !== 'table') continue;
      const count = longestRun(rowsOf(block, doc));
      const data = { count, noun: config.noun, index: config.index.file };
      if (count >= ENOUGH) report('list', block.span, data);
    }
  },
});

/** So many in a row make a list of them. */
const ENOUGH = 3;

/** Line by line of a block: whether it links an RFC. Lines without any link, which continue an item, are left out. */
function rowsOf(block: Block, doc: MarkdownDocument): boolean[] {
  const byLine = new Map<number, boolean>();
  for (const link of doc.facts.links) {
    if (link.span.start < block.span.start || link.span.end > block.span.end) continue;
    const line = doc.lines.lineAt(link.span.start);
    byLine.set(line, byLine.get(line) === true || leadsToRfc(link, doc));
  }
  const rows = [...byLine].sort(([a], [b]) => a - b);
  return rows.map(([line, leads]) => leads && !isIndexRow(doc.lines.textOf(line) ?? '', doc.config)); // `index/stray-row`
}

function leadsToRfc({ url }: Link, { config, path }: MarkdownDocument): boolean {
  const target = resolveLink(path, url);
  return target !== undefined && placeOf(config, target.path)?.role === 'rfc';
}

function longestRun(rows: readonly boolean[]): number {
  let longest = 0;
  let run = 0;
  for (const row of rows) {
    run = row ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
