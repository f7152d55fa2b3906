import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { createKeystrokes } from '../../scripts/lib/bench/keystrokes.mjs';
import { toResult } from '../../scripts/lib/bench/measure.mjs';
import { readOptions } from '../../scripts/lib/bench/options.mjs';
import { type Contestant, race } from '../../scripts/lib/bench/processes.mjs';
import { measureRow, rowNames } from '../../scripts/lib/bench/rows.mjs';
import { itemsSchema, itemsSpec, itemsValue, spoilt } from '../../scripts/lib/bench/schemaCases.mjs';
import { toTable } from '../../scripts/lib/bench/table.mjs';
import { SetupError } from '../../scripts/lib/process.mjs';
import {
  inspectJsonSchemaValue,
  parameterSchemaSpecToJsonSchema,
  validateJsonSchemaValue,
} from '../../server/src/engine/schema';

const finding = { row: 'S1', what: 'a thing', unit: 'ms', measured: [3, 1, 2] };

describe('what the benchmark is asked for', () => {
  it('runs every row five times when nothing is said', () => {
    assert.deepEqual(readOptions([], rowNames), { kind: 'run', rows: rowNames, rounds: 5 });
  });

  it('runs the rows that are named, in its own order', () => {
    assert.deepEqual(readOptions(['S4', '--rounds', '9', 'S1'], rowNames), {
      kind: 'run',
      rows: ['S1', 'S4'],
      rounds: 9,
    });
  });

  for (const { args, said } of [
    { args: ['S9'], said: /^There is no row `S9`; the rows are S1, .*\.$/ },
    { args: ['--fast'], said: /^There is no option `--fast`\./ },
    { args: ['--rounds'], said: /takes a number from 1 to 9999, not nothing\.$/ },
    { args: ['--rounds', '0'], said: /takes a number from 1 to 9999, not `0`\.$/ },
  ]) {
    it(`refuses ${args.join(' ')} in one sentence`, () => {
      const request = readOptions(args, rowNames);
      assert.ok(request.kind === 'error');
      assert.match(request.text, said);
    });
  }
});

describe('what the benchmark judges', () => {
  it('compares medians and keeps their spread', () => {
    const reference = { name: 'another', values: [10, 40, 20] };
    const result = toResult({ ...finding, reference, target: { most: 0.1 } });
    assert.deepEqual(result.measured, { median: 2, least: 1, most: 3 });
    assert.deepEqual(result.reference, { name: 'another', median: 20, least: 10, most: 40 });
    assert.equal(result.ratio, 0.1);
    assert.equal(result.isMet, true);
  });

  it('misses a target that the ratio is beyond, on either side', () => {
    const reference = { name: 'another', values: [20] };
    assert.equal(toResult({ ...finding, reference, target: { most: 0.09 } }).isMet, false);
    assert.equal(toResult({ ...finding, reference, target: { least: 0.11 } }).isMet, false);
  });

  it('takes the figure itself where there is no reference', () => {
    assert.equal(toResult({ ...finding, target: { most: 2 } }).isMet, true);
    assert.equal(toResult({ ...finding, target: { most: 1.9 } }).isMet, false);
  });

  it('misses a target when there is no number', () => {
    assert.equal(toResult({ ...finding, measured: [Number.NaN], target: { most: 2 } }).isMet, false);
    assert.throws(() => toResult({ ...finding, measured: [] }));
  });

  it('says why a row cannot be measured, and counts it as missed', async () => {
    const results = await measureRow('S1', async () => {
      throw new SetupError('rumdl could not be installed.');
    });
    assert.deepEqual(results, [
      { row: 'S1', what: 'the whole row', failure: 'rumdl could not be installed.', isMet: false },
    ]);
    assert.match(toTable(results), /not measured\n\nS1, the whole row: rumdl could not be installed\.$/);
  });

  it('shows figure, reference, ratio, target and verdict in a line', () => {
    const reference = { name: 'another', values: [10, 40, 20] };
    const [, line] = toTable([toResult({ ...finding, reference, target: { least: 1 / 15 } })]).split('\n');
    assert.equal(
      line?.replace(/ {2,}/g, ' | '),
      'S1 | a thing | 2 (1 to 3) ms | another | 20 (10 to 40) ms | 0.1 | ≥ 0.0667 | met',
    );
  });
});

describe('how the benchmark measures', () => {
  it('runs programs in turn and leaves out the first round', () => {
    const runs: string[] = [];
    const measure = ({ name }: Contestant) => ({ wall: runs.push(name), cpu: 0, peak: 0 });
    const contestants = ['a', 'b'].map((name) => ({ name, command: '', args: [], folder: '.' }));
    const costs = race({ measure }, contestants, 2);
    assert.deepEqual(runs, ['a', 'b', 'a', 'b', 'a', 'b']);
    assert.deepEqual(costs('b').wall, [4, 6]);
  });

  it('types single characters that lead from one text to the next', () => {
    const text = `# RFC: A 😀 B\n\nStatus: proposed\n\n${'one two 三四\n'.repeat(9)}`;
    const keystrokes = createKeystrokes(text, 60);
    let before = text;
    for (const { range, text: inserted, whole } of keystrokes) {
      const document = TextDocument.create('file:///a.md', 'markdown', 1, before);
      assert.equal(TextDocument.applyEdits(document, [{ range, newText: inserted }]), whole);
      assert.equal(Math.abs(whole.length - before.length), 1);
      assert.equal(Buffer.from(whole).toString(), whole); // no character is torn in two
      before = whole;
    }
    assert.deepEqual(createKeystrokes(text, 60), keystrokes);
  });

  it('gives every validator the same schema and the same faults', () => {
    const schema = parameterSchemaSpecToJsonSchema(itemsSpec);
    assert.deepEqual(schema, itemsSchema);
    assert.deepEqual(validateJsonSchemaValue(schema, itemsValue), []);
    const { value, faults } = spoilt(itemsValue);
    assert.equal(inspectJsonSchemaValue(schema, value).length, faults);
  });
});
