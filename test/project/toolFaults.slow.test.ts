import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { configWith } from '../support/configs';
import { hasCorpus } from '../support/corpus';
import { readMarks } from '../support/marks';
import { faults, injectFault } from '../support/schemaFaults';
import { lintSchemaText, readSchemaText } from '../support/schemaRuleTester';
import { readToolFiles } from '../support/toolCorpus';

/** Checks a fault in every declaration; how many of them had a place for it. */
function checkFault(fault: (typeof faults)[number]): number {
  let injected = 0;
  for (const { file, text } of readToolFiles()) {
    for (const site of readSchemaText(text, 'ts', configWith())?.sites ?? []) {
      const marked = injectFault(site, fault);
      if (marked === undefined) continue;
      const { spans, text: faulty } = readMarks(marked);
      const found = lintSchemaText(faulty).filter(({ rule }) => rule === `schema/${fault.rule}` || !isHint(rule));
      assert.deepEqual(
        found.map(({ rule, span }) => ({ rule, span })),
        [{ rule: `schema/${fault.rule}`, span: spans[0] }],
        `${file} at ${site.literal.span.start}`,
      );
      injected++;
    }
  }
  return injected;
}

/** Some faults bring a `default` along, at which there is always a hint. */
function isHint(rule: string): boolean {
  return rule === 'schema/default-unused';
}

describe('real tools with a fault', () => {
  for (const fault of faults) {
    test(`schema/${fault.rule}`, (context) => {
      if (hasCorpus(context)) assert.ok(checkFault(fault) > 0, 'some declaration has a place for it');
    });
  }
});

describe('real tools that are being typed', () => {
  test('show no problem in a part that is complete, wherever the text ends', (context) => {
    if (!hasCorpus(context)) return;
    for (const { file, text } of readToolFiles()) {
      // Before the first call there is nothing to judge, behind the last one always the same.
      const calls = readSchemaText(text, 'ts', configWith())?.tools ?? [];
      const from = calls[0]?.nameSpan.start ?? text.length;
      const last = Math.max(0, ...calls.map(({ options }) => options.span.end + 10));
      for (let end = from; end <= last; end++) {
        const found = lintSchemaText(text.slice(0, end));
        if (found.length > 0) assert.deepEqual(found, [], `${file} up to ${end}`);
      }
    }
  });
});
