import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { assertSupportedJsonSchema, inspectJsonSchemaValue } from '../../../server/src/engine/schema';
import { inspectParameterSpec, inspectRawSchema } from '../../../server/src/engine/schema/inspect';
import { isLossless } from '../../../server/src/engine/schema/lossless';
import { compileParameters, compileValue, judgeRaw, judgeV2 } from '../../support/schemaNotation';
import {
  corruptions,
  jsonValues,
  parameterSpecs,
  samplesOf,
  valueSamples,
  valueSpecs,
} from '../../support/schemaSamples';

const specsWithArgs = parameterSpecs.chain((spec) => fc.tuple(fc.constant(spec), samplesOf(spec)));

describe('generated declarations', () => {
  test('are accepted, compile to what is accepted, and take arguments that fit', () => {
    fc.assert(
      fc.property(specsWithArgs, ([spec, args]) => {
        assert.deepEqual(inspectParameterSpec(spec), []);
        assertSupportedJsonSchema(compileParameters(spec));
        assert.deepEqual(judgeV2(spec, args), []);
      }),
    );
  });

  test('refuse arguments with one fault, and name its place', () => {
    let spoilt = 0;
    fc.assert(
      fc.property(specsWithArgs, ([spec, args]) => {
        for (const { value, violation } of corruptions(spec, args)) {
          assert.deepEqual(judgeV2(spec, value), [violation]);
          spoilt += 1;
        }
      }),
    );
    assert.ok(spoilt > 100);
  });

  test('refuse whatever is no object', () => {
    const others = fc.oneof(fc.array(fc.anything()), fc.string(), fc.double(), fc.constantFrom(null, undefined, true));
    fc.assert(
      fc.property(parameterSpecs, others, (spec, args) => {
        assert.deepEqual(judgeV2(spec, args), ['not-object arguments']);
      }),
    );
  });

  test('that are spoilt are found wrong by both ways of asking, or by neither', () => {
    const spoilt = fc.tuple(
      valueSpecs,
      fc.constantFrom('type', 'items', 'oneOf', 'extra', 'enum', 'const'),
      fc.anything(),
    );
    fc.assert(
      fc.property(spoilt, ([spec, key, value]) => {
        const changed = { ...spec, [key]: value };
        const all = inspectParameterSpec({ changed });
        let isRefused = false;
        try {
          compileParameters({ changed });
        } catch {
          isRefused = true;
        }
        assert.equal(all.length > 0, isRefused);
      }),
    );
  });
});

describe('values of any kind', () => {
  test('are judged without an exception, twice the same way', () => {
    fc.assert(
      fc.property(
        valueSpecs,
        fc.anything({ withSparseArray: true, withNullPrototype: true, withDate: true }),
        (spec, value) => {
          const schema = compileValue(spec);
          assert.deepEqual(judgeRaw(schema, value), judgeRaw(schema, value));
          if (judgeRaw(schema, value).length === 0) assert.ok(isLossless(value));
        },
      ),
      { numRuns: 300 },
    );
  });

  test('are lossless when JSON gives back the same', () => {
    fc.assert(fc.property(jsonValues, (value) => isLossless(value)));
    fc.assert(
      fc.property(fc.anything({ withBigInt: false, withSparseArray: true }), (value) => {
        if (!isLossless(value)) return;
        assert.deepEqual(JSON.parse(JSON.stringify(value)), JSON.parse(JSON.stringify(value)));
        assert.equal(hasNothingOdd(value), true);
      }),
      { numRuns: 500 },
    );
  });

  test('as schemas are judged without an exception', () => {
    fc.assert(
      fc.property(fc.anything({ withSparseArray: true }), (value) => {
        const odd = { type: value, properties: { a: value }, items: value, oneOf: value, enum: value, required: value };
        for (const schema of [value, odd, { ...odd, type: 'object' }, { type: 'string', enum: value, const: value }]) {
          assert.ok(Array.isArray(inspectRawSchema(schema)));
          assert.ok(Array.isArray(inspectParameterSpec({ schema })));
        }
      }),
    );
  });
});

/** A slow second opinion: nothing but JSON's own kinds, all the way down. */
function hasNothingOdd(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== undefined && !Object.is(value, -0);
  return Object.values(value).every(hasNothingOdd);
}

describe('another validator', () => {
  test('gives the same verdict on what both have rules for', () => {
    const ajv = new Ajv({ strict: false, validateSchema: false });
    const pairs = valueSpecs.chain((spec) => fc.tuple(fc.constant(spec), fc.oneof(valueSamples(spec), jsonValues)));
    const seen = { valid: 0, invalid: 0 };
    fc.assert(
      fc.property(pairs, ([spec, value]) => {
        const schema = compileValue(spec);
        const isValid = inspectJsonSchemaValue(schema, value).length === 0;
        assert.equal(isValid, ajv.validate(structuredClone(schema), value));
        seen[isValid ? 'valid' : 'invalid'] += 1;
      }),
      { numRuns: 300 },
    );
    assert.ok(seen.valid > 50 && seen.invalid > 50);
  });
});
