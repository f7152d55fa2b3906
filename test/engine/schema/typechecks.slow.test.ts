import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import fc from 'fast-check';
import { hasCorpus, readCorpusJson } from '../../support/corpus';
import type { CaseFile } from '../../support/schemaCorpus';
import { judgeV2 } from '../../support/schemaNotation';
import { corruptions, parameterSpecs, samplesOf } from '../../support/schemaSamples';
import { toSource, typeErrors } from '../../support/typescript';

const head = "import { defineTool, type InferArgs } from './server/src/engine/schema';";

/** A call on one line. */
function toolWith(parameters: string, output: string | undefined): string {
  const rest = output === undefined ? '' : ` output: { schema: ${output}, render: () => [] },`;
  const result = output === undefined ? '[]' : '0 as never';
  return `defineTool({ name: 'n', description: 'd', parameters: ${parameters},${rest} execute: () => ${result} });`;
}

function checkDeclarations(
  context: TestContext,
  name: string,
  toCall: (surface: string, spec: string) => string,
): void {
  if (!hasCorpus(context)) return;
  const { declarations } = readCorpusJson<CaseFile>(`schema/${name}`);
  const known = declarations.filter(({ typechecks }) => typechecks !== undefined);
  assert.ok(known.length > 50);
  const lines = known.map(({ surface, spec }) => toCall(surface, toSource(spec)));
  const errors = typeErrors([head, ...lines].join('\n'), '.');
  assert.equal(errors.get(0), undefined);
  for (const [index, { id, typechecks }] of known.entries()) {
    const error = errors.get(index + 2);
    assert.equal(error === undefined, typechecks, `${id}: ${lines[index]}\n${error}`);
  }
}

describe('the compiler says the same of a declaration as with the reference types', () => {
  test('in the first dialect', (context) => {
    checkDeclarations(context, 'cases-v1.json', (_surface, spec) => toolWith(spec, undefined));
  });

  test('in the second dialect', (context) => {
    checkDeclarations(context, 'cases-v2.json', (surface, spec) =>
      surface === 'value' ? toolWith('{}', spec) : toolWith(spec, "{ type: 'json' }"),
    );
  });
});

/** A file of declarations and arguments for them, and for which lines the types have to fit. */
function writeSamples() {
  const lines = [head];
  const fits = new Map<number, boolean>();
  const add = (name: string, args: unknown, isFit: boolean) => {
    fits.set(lines.push(`{ const _: InferArgs<typeof ${name}> = ${toSource(args)}; }`), isFit);
  };
  for (const [index, spec] of fc.sample(parameterSpecs, { numRuns: 120, seed: 7 }).entries()) {
    const name = `spec${index}`;
    lines.push(`const ${name} = ${toSource(spec)} as const;`);
    for (const args of fc.sample(samplesOf(spec), { numRuns: 3, seed: index })) {
      assert.deepEqual(judgeV2(spec, args), []);
      add(name, args, true);
      const spoilt = corruptions(spec, args);
      for (const { value, violation } of spoilt) assert.deepEqual(judgeV2(spec, value), [violation]);
      for (const { value } of spoilt.filter(({ seenByTypes }) => seenByTypes)) add(name, value, false);
    }
  }
  return { lines, fits };
}

describe('inferred types and validation agree', () => {
  test('on generated arguments that fit, and on those with a fault that types can see', () => {
    const { lines, fits } = writeSamples();
    const errors = typeErrors(lines.join('\n'), '.');
    assert.equal(errors.get(0), undefined);
    for (const [line, isFit] of fits) {
      assert.equal(!errors.has(line), isFit, `${lines[line - 1]}\n${errors.get(line)}`);
    }
    assert.ok([...fits.values()].filter((isFit) => !isFit).length > 50);
  });
});
