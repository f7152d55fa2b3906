import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { defaultConfig } from '../../../server/src/engine/config/defaults';
import { implementedFile, labelsAt, proposalsAt, proposedFile, rejectedFile, taken } from '../../support/scenes';

const head = '# RFC: A\n\nStatus: proposed\n\n';
const all = ['Problem', 'Proposal', 'Alternatives considered', 'Acceptance criteria', 'Risks'];
const zh = { path: proposedFile.replace('.md', '.zh.md') };

/** The text after the first proposal. */
function first(marked: string, form: 'plain' | 'filled', options: Parameters<typeof proposalsAt>[1] = {}) {
  const [proposal] = proposalsAt(marked, options).list;
  return proposal && taken(marked, proposal, form);
}

describe('headings', () => {
  test('are the missing ones, in the order of the contract', () => {
    assert.deepEqual(labelsAt(`${head}## ¦\n`), all);
    assert.deepEqual(labelsAt(`${head}## ¦\n`, { path: implementedFile }), [
      'Problem',
      'Decision',
      'Alternatives considered',
      'Consequences',
    ]);
    assert.deepEqual(labelsAt(`${head}## ¦\n`, { path: rejectedFile }), [
      'Problem',
      'Proposal',
      'Alternatives considered',
    ]);
    assert.deepEqual(labelsAt(`${head}## Problem\n\nx\n\n## ¦\n\n##  RISKS\n\nx\n`), all.slice(1, 4));
  });

  test('come up by themselves behind a blank, and by hand without one', () => {
    assert.deepEqual(labelsAt(`${head}## ¦`, { typed: true }), all);
    assert.deepEqual(labelsAt(`${head}##¦`, { typed: true }), []);
    assert.deepEqual(labelsAt(`${head}##¦`), all);
    assert.deepEqual(labelsAt(`${head}## Pro¦`), all);
  });

  test('the likely one follows the section above', () => {
    const likely = (marked: string) =>
      proposalsAt(marked).list.flatMap(({ isLikely, label }) => (isLikely ? [label] : []));
    assert.deepEqual(likely(`${head}## ¦`), ['Problem']);
    assert.deepEqual(likely(`${head}## Problem\n\nx\n\n## Alternatives considered\n\nx\n\n## Odd\n\nx\n\n## ¦\n`), [
      'Acceptance criteria',
    ]);
    assert.deepEqual(likely(`${head}## Risks\n\nx\n\n## ¦\n`), ['Problem']);
  });

  test('bring a body to fill in where there is none', () => {
    assert.equal(first(`${head}## ¦`, 'plain'), `${head}## Problem`);
    assert.equal(
      first(`${head}## ¦\n`, 'filled'),
      `${head}## Problem\n\n«TODO: what is wrong today, whatever is done about it.»\n`,
    );
    assert.match(first(`${head}## ¦\n## Risks\n`, 'filled') ?? '', /about it\.»\n\n## Risks/);
    const withText = `${head}## ¦\n\nText that is there.\n`;
    assert.equal(first(withText, 'filled'), `${head}## Problem\n\nText that is there.\n`);
    const closed = `${head}## ¦\n\n${defaultConfig.alternatives.grandfather.comment}\n`;
    assert.match(first(closed, 'filled') ?? '', /«TODO.*»\n\n<!--/);
  });

  test('lead through an alternative and why it lost', () => {
    const marked = `${head}## Problem\n\nx\n\n## ¦`;
    const proposal = proposalsAt(marked).list.find(({ label }) => label === 'Alternatives considered');
    assert.ok(proposal);
    assert.match(taken(marked, proposal, 'filled'), /\*\*«TODO: an alternative\.»\*\* «TODO: why it lost\.»$/);
  });

  test('say what they are for', () => {
    assert.deepEqual(
      proposalsAt(`${head}## ¦`).list.map(({ about }) => about?.[0]?.id),
      ['problem', 'proposal', 'alternatives', 'acceptance', 'risks'],
    );
  });

  test('are in Chinese on the other side, and found by their English names too', () => {
    const marked = '# RFC: 缓存\n\nStatus: proposed\n\n## 问题\n\n某事。\n\n## ¦\n';
    const { list } = proposalsAt(marked, zh);
    assert.deepEqual(
      list.map(({ label }) => label),
      ['提案', '考虑过的替代方案', '验收标准', '风险'],
    );
    assert.equal(list[0]?.detail, 'Proposal');
    assert.equal(list[0]?.filter, '## Proposal 提案');
    assert.equal(first(marked, 'filled', zh), marked.replace('¦', '提案\n\n«TODO»'));
    assert.deepEqual(labelsAt('# RFC: A\n\n## 曾考虑的替代方案\n\nx\n\n## ¦', zh), [
      '问题',
      '提案',
      '验收标准',
      '风险',
    ]);
  });

  test('are unknown in a language other than Chinese', () => {
    const languages = [
      { label: 'English', tag: 'en' },
      { label: 'Deutsch', tag: 'de' },
    ] as const;
    assert.deepEqual(labelsAt(`${head}## ¦`, { ...zh, config: { pairing: { languages } } }), []);
  });

  test('have the level of the configuration', () => {
    const config = { sections: { level: 3 } } as const;
    assert.equal(first(`${head}### ¦`, 'plain', { config }), `${head}### Problem`);
    assert.deepEqual(labelsAt(`${head}## ¦`, { config }), []);
  });

  test('are offered nowhere else', () => {
    const nowhere = [
      `${head}# ¦`,
      `${head}### ¦`,
      `${head}## ¦ Problem`,
      `${head}> ## ¦`,
      `${head}Text ## ¦`,
      `${head}\`\`\`md\n## ¦\n\`\`\`\n`,
      `${head}<!--\n## ¦\n-->\n`,
      `${head}    ## ¦`,
    ];
    for (const marked of nowhere) assert.deepEqual(labelsAt(marked), [], marked);
    for (const path of ['docs/guide.md', 'docs/rfc/README.md']) assert.deepEqual(labelsAt('## ¦', { path }), [], path);
  });

  test('keep to a text with CRLF', () => {
    const marked = `${head}## ¦\n`.replaceAll('\n', '\r\n');
    const [proposal] = proposalsAt(marked).list;
    assert.equal(proposal && taken(marked, proposal), marked.replace('¦', 'Problem'));
  });
});
