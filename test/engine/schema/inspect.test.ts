import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  inspectObjectSchema,
  inspectParameterSpec,
  inspectRawSchema,
  inspectSpecV1,
  inspectValueSpec,
  type SchemaProblem,
  unknownPart,
} from '../../../server/src/engine/schema/inspect';
import { toPlace } from '../../support/schemaCorpus';
import { A, closed, I, J, listed, N, O, only, open, required, S, U, Z } from '../../support/schemaNotation';

const brief = (problems: readonly SchemaProblem[]) => problems.map(({ kind, path }) => `${kind} ${toPlace('', path)}`);

describe('all that is wrong with a declaration in the second dialect', () => {
  test('is found at the keys of the author, whatever stage would refuse it', () => {
    const spec = {
      a: { ...S, nope: 1, more: 2, required: 'yes' },
      b: { type: 'object', properties: { c: listed(N, 'x', 1), d: 5 } },
      e: U(only(I, 1.5)),
      f: { ...J, default: undefined, description: 1 },
      g: A(required(only(listed(S, 'a'), 'b'))),
    };
    assert.deepEqual(brief(inspectParameterSpec(spec)), [
      'a:required a.required',
      'a:key a.nope',
      'a:key a.more',
      'a:openness b.additionalProperties',
      'enum b.properties.c.enum',
      'a:node b.properties.d',
      'oneof-shape e.oneOf',
      'const e.oneOf[0].const',
      'annotation f.default',
      'annotation-type f.description',
      'a:key g.items.required',
      'const-not-in-enum g.items.const',
    ]);
  });

  test('is nothing when nothing is', () => {
    const spec = { a: required(listed(S, 'a')), b: closed({ c: U(N, Z) }), d: A(open()), e: J };
    assert.deepEqual(inspectParameterSpec(spec), []);
    for (const node of Object.values({ ...spec, a: S })) assert.deepEqual(inspectValueSpec(node), []);
  });

  test('names the entries of an enum, and none when it is wrong as a whole', () => {
    const [entries, shape] = [inspectValueSpec(listed(N, 'x', 1, null)), inspectValueSpec(listed(N))];
    assert.deepEqual([entries[0]?.kind, entries[0]?.entries], ['enum', [0, 2]]);
    assert.deepEqual([shape[0]?.kind, shape[0]?.entries], ['enum', undefined]);
  });

  test('goes on below a node without a usable type', () => {
    const spec = {
      type: 'objekt',
      additionalProperties: true,
      properties: { a: { ...S, nope: 1 } },
      items: listed(S, 1),
    };
    assert.deepEqual(brief(inspectValueSpec(spec)), ['a:type type', 'enum items.enum', 'a:key properties.a.nope']);
  });

  test('is that it has both, where a node has a type and branches', () => {
    assert.deepEqual(brief(inspectValueSpec({ ...listed(S, 'a'), ...U(S, Z) })), ['a:type-and-oneof ']);
  });

  test('does not hang on circles, with or without a type', () => {
    for (const type of [{}, { type: 'array' }, { type: 'weird' }]) {
      const node: Record<string, unknown> = { ...type };
      node.items = node;
      node.properties = { node };
      assert.ok(brief(inspectValueSpec(node)).some((each) => each.startsWith('a:circular items')));
    }
  });
});

describe('what a source text does not tell', () => {
  const partial = { type: 'object' };
  const isPartial = (record: object) => record === partial;

  test('is not judged, and what is beside it is', () => {
    assert.deepEqual(inspectParameterSpec(unknownPart), []);
    assert.deepEqual(
      inspectValueSpec({ ...S, enum: unknownPart, const: unknownPart, required: unknownPart }).length,
      1,
    );
    assert.deepEqual(inspectParameterSpec({ a: unknownPart, b: { ...S, required: unknownPart } }), []);
    assert.deepEqual(inspectValueSpec(closed(unknownPart)), []);
    assert.deepEqual(inspectValueSpec(A(unknownPart)), []);
    assert.deepEqual(inspectValueSpec({ type: 'object', additionalProperties: unknownPart }), []);
    assert.deepEqual(inspectValueSpec({ ...S, description: unknownPart, default: unknownPart }), []);
    assert.deepEqual(brief(inspectValueSpec({ type: unknownPart, items: { ...S, nope: 1 } })), ['a:key items.nope']);
  });

  test('leaves the known entries of a list to be judged, but not its length', () => {
    assert.deepEqual(inspectValueSpec(U(unknownPart)), []);
    assert.deepEqual(inspectValueSpec(only(listed(S, 'a', unknownPart), 'b')), []);
    assert.deepEqual(inspectValueSpec(listed(S, unknownPart, 1))[0]?.entries, [1]);
    assert.deepEqual(brief(inspectValueSpec(U({ ...S, nope: 1 }, unknownPart))), ['a:key oneOf[0].nope']);
  });

  test('leaves open what a record lacks', () => {
    assert.equal(inspectValueSpec(partial).length, 1);
    assert.deepEqual(inspectValueSpec(partial, { isPartial }), []);
    const empty = {};
    assert.deepEqual(inspectValueSpec(empty, { isPartial: (record) => record === empty }), []);
    const schema = { type: 'object', required: ['a'], properties: empty };
    assert.equal(inspectRawSchema(schema).length, 1);
    assert.deepEqual(inspectRawSchema(schema, { isPartial: (record) => record === empty }), []);
    assert.deepEqual(inspectObjectSchema(empty, { isPartial: (record) => record === empty }), []);
  });

  test('is not judged in plain schemas either', () => {
    assert.deepEqual(inspectRawSchema(unknownPart), []);
    assert.deepEqual(inspectObjectSchema(unknownPart), []);
    assert.deepEqual(inspectObjectSchema({ type: unknownPart, properties: unknownPart, required: unknownPart }), []);
    assert.deepEqual(inspectRawSchema({ oneOf: [unknownPart] }), []);
    assert.deepEqual(
      inspectRawSchema({ type: 'object', required: [unknownPart], additionalProperties: unknownPart }),
      [],
    );
  });
});

describe('all that is wrong with a plain schema', () => {
  test('names what a missing property is called and where the name stands', () => {
    const [, second] = inspectRawSchema({ type: 'object', properties: { b: {} }, required: ['a', 'b', 'c'] });
    assert.deepEqual([second?.name, second?.entries, second?.path], ['c', [2], ['required']]);
  });
});

describe('all that is doubtful in a declaration in the first dialect', () => {
  const judge = (spec: unknown) => brief(inspectSpecV1(spec));

  test('is nothing when nothing is', () => {
    const spec = {
      a: { ...required(listed(S, 'a')), default: 1, description: 'd' },
      b: O({ c: A(N) }),
      d: O(),
      e: A(),
    };
    assert.deepEqual(judge(spec), []);
  });

  test('is found at its keys', () => {
    assert.deepEqual(judge(null), ['a:map ']);
    assert.deepEqual(judge({ a: 5, b: {}, c: I }), ['a:node a', 'a:type b.type', 'a:type c.type']);
    assert.deepEqual(judge({ a: { ...S, required: false } }), ['a:required a.required']);
    assert.deepEqual(judge({ a: { ...S, minLength: 1, title: 1 } }), ['a:key a.minLength', 'a:key a.title']);
    assert.deepEqual(judge({ a: { ...S, items: S }, b: A({ ...S, required: true }) }), [
      'misplaced a.items',
      'misplaced b.items.required',
    ]);
    assert.deepEqual(judge({ a: { ...S, description: 1 }, b: O([]) }), [
      'annotation-type a.description',
      'a:map b.properties',
    ]);
    assert.deepEqual(judge({ a: listed(S), b: listed(N, '1', 1) }), ['enum a.enum', 'enum b.enum']);
  });

  test('does not hang on circles', () => {
    const map: Record<string, unknown> = {};
    map.a = O(map);
    map.b = A(map.a);
    assert.deepEqual(judge(map), ['a:circular a.properties', 'a:circular b.items.properties']);
  });
});
