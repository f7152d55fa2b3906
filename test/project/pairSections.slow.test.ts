import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { applyEdits } from '../../server/src/engine/fix';
import { comparePair, type Divergence } from '../../server/src/engine/pairs/compare';
import { counterpartText } from '../../server/src/engine/pairs/counterpartText';
import { insertSections } from '../../server/src/engine/pairs/insertion';
import { sides } from '../../server/src/engine/pairs/parts';
import { stateOf } from '../../server/src/engine/pairs/state';
import type { ConfigChanges } from '../support/configs';
import { corpusFolder, hasCorpus } from '../support/corpus';
import { type PairCase, pairFrom } from '../support/pairs';

const tree = path.join(corpusFolder, 'after-2026-07-05');
const read = (file: string) => readFileSync(path.join(tree, file), 'utf8');

/** The levels of comparison, with both policies for links. */
const configs: readonly ConfigChanges[] = [
  {},
  { pairing: { signature: 2 } },
  { pairing: { signature: 3, switcher: 'header' } },
  { pairing: { signature: 3, switcher: 'header', linkPolicy: 'locale' } },
];

describe('the pairs of the corpus', () => {
  test('a section that is deleted is told once a sequence, and comes back whole', (context) => {
    if (!hasCorpus(context)) return;
    const anchors = filesBelow()
      .filter((file) => file.endsWith('.zh.md'))
      .map((file) => file.replace('.zh.md', '.md'));
    let count = 0;
    for (const anchor of anchors) {
      const whole = { path: anchor, anchor: read(anchor), counterpart: read(anchor.replace('.md', '.zh.md')) };
      for (const side of sides) count += checkSections({ ...whole, record: null }, side);
    }
    context.diagnostic(`${count} sections of ${anchors.length} pairs`);
    assert.ok(count > 40);
  });

  test('the skeleton of a counterpart has the structure of every RFC', (context) => {
    if (!hasCorpus(context)) return;
    const rfcs = filesBelow('docs/rfc').filter((file) => /\d{4}-\d\d-\d\d-.*(?<!\.zh)\.md$/.test(file));
    for (const [index, rfc] of rfcs.entries()) {
      const given = { path: rfc, anchor: read(rfc), config: configs[index % configs.length] ?? {} };
      const pair = pairFrom(given);
      assert.ok(pair.anchor.doc);
      const counterpart = counterpartText(pair, 'anchor', pair.anchor.doc);
      const found = divergencesOf({ ...given, counterpart });
      assert.deepEqual(found.map(brief), [], rfc);
    }
    assert.ok(rfcs.length > 100);
  });
});

/** Deletes each section of a side in turn; gives how many there are. */
function checkSections(whole: PairCase, side: (typeof sides)[number]): number {
  const text = String(whole[side]);
  const headings = comparePair(pairFrom(whole))?.signatures[side].headings ?? [];
  const sections = headings.filter(({ element }) => element.level > 1);
  for (const section of sections) {
    const next = headings.find(
      ({ span, element }) => span.start > section.span.start && element.level <= section.element.level,
    );
    const torn = text.slice(0, section.span.start) + text.slice(next?.span.start ?? text.length);
    const name = `${whole.path} ${side} ${section.detail}`;
    const pair = pairFrom({ ...whole, [side]: torn });
    const comparison = comparePair(pair);
    assert.ok(comparison);
    const sequences = comparison.divergences.map(({ sequence }) => sequence);
    assert.deepEqual(sequences, [...new Set(sequences)], name);
    const missing = comparison.divergences[0];
    assert.ok(missing?.kind === 'missing' && missing.sequence === 'headings', name);
    const edit = insertSections(pair, comparison, missing);
    assert.ok(edit, name);
    const mended = applyEdits(torn, [edit]);
    assert.deepEqual(divergencesOf({ ...whole, [side]: mended }).map(brief), [], name);
  }
  return sections.length;
}

function divergencesOf(given: PairCase): readonly Divergence[] {
  const pair = pairFrom({ ...given, record: null });
  assert.equal(stateOf(pair).name, 'incomplete');
  return comparePair(pair)?.divergences ?? [];
}

function brief(divergence: Divergence): string {
  const keys =
    divergence.kind === 'missing'
      ? divergence.items.map(({ key }) => key)
      : [divergence.anchor.key, divergence.counterpart.key];
  return `${divergence.sequence} ${divergence.kind} ${keys.join(' | ')}`;
}

function filesBelow(folder = ''): string[] {
  const names = readdirSync(path.join(tree, folder), { recursive: true, encoding: 'utf8' });
  return names.map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')));
}
