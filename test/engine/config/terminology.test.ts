import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readProject } from '../../../server/src/engine';
import { type MemoryEntry, memoryFiles } from '../../support/memoryFiles';

function read(table: MemoryEntry, more: object = {}) {
  const config = JSON.stringify({ zh: { terminology: './terms.md' }, ...more });
  return readProject('rfc.config.json', memoryFiles({ 'rfc.config.json': config, 'terms.md': table }));
}

/** The terms without where they stand. */
function termsIn(table: string, more: object = {}) {
  const terms = read(table, more).project.roots[0]?.zh.terms ?? [];
  return terms.map(({ source, targets, forbidden }) => [source, targets.join('|'), forbidden.join('|')]);
}

describe('the table of terms', () => {
  test('has a term, its renderings and those that are ruled out in each row', () => {
    const table = '# Terms\n\ntext\n\n| source | target | forbidden | note |\n|---|---|---|---|\n';
    assert.deepEqual(termsIn(`${table}| adapter | 适配器 | 接头、转接器 | first |\n| a / b | 甲 / 乙 |\n`), [
      ['adapter', '适配器', '接头|转接器'],
      ['a', '甲|乙', ''],
      ['b', '甲|乙', ''],
    ]);
  });

  test('may have its columns in any order, headed by the languages', () => {
    assert.deepEqual(termsIn('| 中文 | Note | English |\n|-|-|-|\n| 甲 | x | a |\n'), [['a', '甲', '']]);
    const languages = [
      { label: 'Deutsch', tag: 'de' },
      { label: '汉语', tag: 'zh' },
    ];
    assert.deepEqual(termsIn('| deutsch | 汉语 |\n|-|-|\n| a | 甲 |\n', { pairing: { languages } }), [['a', '甲', '']]);
  });

  test('may be several tables, others among them', () => {
    const table = '| Source | Target |\n|-|-|\n| a | 甲 |\n';
    assert.deepEqual(termsIn(`${table}\n| x | y |\n|-|-|\n| 1 | 2 |\n\n${table.replace('| a | 甲 |', '| b | 乙 |')}`), [
      ['a', '甲', ''],
      ['b', '乙', ''],
    ]);
  });

  test('is read without marks, escapes resolved', () => {
    const row = '| `a` \\| **b** | [甲](c.md)（乙） |';
    assert.deepEqual(termsIn(`| source | target |\n|-|-|\n${row}\n`), [['a | b', '甲（乙）', '']]);
  });

  test('says where a term stands', () => {
    const table = '| source | target |\n|-|-|\n| a | 甲 |\n';
    const [term] = read(table).project.roots[0]?.zh.terms ?? [];
    assert.equal(table.slice(term?.span.start, term?.span.end), '| a | 甲 |');
  });

  test('is a source of the configuration, there or not', () => {
    assert.deepEqual(read('').extended, ['terms.md']);
    const alone = readProject(
      'rfc.config.json',
      memoryFiles({ 'rfc.config.json': '{ "zh": { "terminology": "x.md" } }' }),
    );
    assert.deepEqual(alone.extended, ['x.md']);
  });

  test('is read for each root by itself', () => {
    const files = memoryFiles({
      'rfc.config.json': JSON.stringify({ roots: [{ root: 'a', zh: { terminology: 't.md' } }, { root: 'b' }] }),
      't.md': '| source | target |\n|-|-|\n| a | 甲 |\n',
    });
    const { roots } = readProject('rfc.config.json', files).project;
    assert.deepEqual(
      roots.map(({ zh }) => zh.terms?.length),
      [1, undefined],
    );
  });

  test('that is too large or no UTF-8 has no terms, and the configuration stands', () => {
    for (const table of [Buffer.from([0x7c, 0xff]), { kind: 'special' } as const]) {
      const { project, broken } = read(table, { noun: 'ADR' });
      assert.equal(broken, false);
      assert.equal(project.roots[0]?.noun, 'ADR');
      assert.deepEqual(project.roots[0]?.zh.terms, []);
      assert.equal(project.file?.findings()[0]?.message, 'unread');
    }
  });

  test('reports at most twenty faults', () => {
    const rows = Array.from({ length: 50 }, (_, index) => `| ${index} |  |\n`).join('');
    assert.equal(read(`| source | target |\n|-|-|\n${rows}`).project.file?.findings().length, 20);
  });
});
