import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import {
  assertObjectJsonSchema,
  assertSupportedJsonSchema,
  inspectJsonSchemaValue,
  JsonSchemaError,
  type JsonSchemaNode,
  type ParameterSchemaSpec,
  parameterSchemaSpecToJsonSchema,
  type SchemaSpec,
  schemaSpecToJsonSchema,
  type ValueSchemaSpec,
  validateArgs,
  validateArgsV1,
  validateJsonSchemaValue,
  valueSchemaSpecToJsonSchema,
} from '../../../server/src/engine/schema';
import { type ValueKind, violationText } from '../../../server/src/engine/schema/texts';
import { hasCorpus, readCorpusJson } from '../../support/corpus';
import {
  type CaseFile,
  type CaseViolation,
  caseValue,
  declarationKinds,
  type Surface,
  toCaseKind,
  toPlace,
} from '../../support/schemaCorpus';

/** The shared cases of one generation; undefined, and said so, without a corpus. */
function read(context: TestContext, file: string): CaseFile | undefined {
  return hasCorpus(context) ? readCorpusJson<CaseFile>(`schema/${file}`) : undefined;
}

/** The schema that a declaration compiles to, or that it is. */
function compile(surface: Surface, spec: unknown): JsonSchemaNode {
  if (surface === 'parameters') return parameterSchemaSpecToJsonSchema(spec as ParameterSchemaSpec);
  if (surface === 'value') return valueSchemaSpecToJsonSchema(spec as ValueSchemaSpec);
  if (surface === 'raw') assertSupportedJsonSchema(spec);
  else assertObjectJsonSchema(spec);
  return spec as JsonSchemaNode;
}

describe('the shared cases of the first dialect', () => {
  test('declarations convert to the same schema, key for key', (context) => {
    const file = read(context, 'cases-v1.json');
    for (const { id, spec, wire } of [...(file?.specs ?? []), ...(file?.declarations ?? [])]) {
      assert.equal(JSON.stringify(schemaSpecToJsonSchema(spec as SchemaSpec)), JSON.stringify(wire), id);
    }
  });

  test('values get the same verdict, places and order', (context) => {
    const file = read(context, 'cases-v1.json');
    const specs = new Map(file?.specs.map(({ id, spec }) => [id, spec as SchemaSpec]));
    for (const each of file?.cases ?? []) {
      const judge = () => validateArgsV1(specs.get(each.spec) ?? {}, caseValue(each));
      if (each.valid === null) assert.throws(judge, { name: each.throws ?? '' }, each.id);
      else assert.deepEqual(judge(), (each.violations ?? []).map(toText(specs.get(each.spec))), each.id);
    }
  });
});

/** The sentence for a finding of the first dialect, whose kinds tell all but the listed literals. */
function toText(spec: SchemaSpec | undefined): (violation: CaseViolation) => string {
  return ({ path, kind }) => {
    if (kind === 'enum') return violationText('not-in-enum', path, literalsAt(spec, path));
    const own = kind === 'required' ? 'missing' : `not-${kind.slice('type:'.length)}`;
    return violationText(own as ValueKind, path, undefined);
  };
}

function literalsAt(spec: SchemaSpec | undefined, path: string): unknown {
  let node: Readonly<Record<string, unknown>> = { properties: spec };
  for (const segment of path.split(/[.[]/)) {
    const below = segment.endsWith(']') ? node.items : (node.properties as SchemaSpec)[segment];
    node = below as Readonly<Record<string, unknown>>;
  }
  return node.enum;
}

describe('the shared cases of the second dialect', () => {
  test('declarations compile to the same schema, key for key', (context) => {
    for (const { id, surface, spec, wire } of read(context, 'cases-v2.json')?.specs ?? []) {
      const compiled = JSON.stringify(compile(surface, spec));
      assert.equal(compiled, JSON.stringify(wire ?? spec), id);
    }
  });

  test('values get the same verdict, kinds, places and order', (context) => {
    const file = read(context, 'cases-v2.json');
    const specs = new Map(file?.specs.map((each) => [each.id, each]));
    for (const each of file?.cases ?? []) {
      const { surface, spec } = specs.get(each.spec) ?? { surface: 'raw', spec: {} };
      const schema = compile(surface, spec);
      const label = surface === 'parameters' ? '' : 'value';
      const value = caseValue(each);
      const found = inspectJsonSchemaValue(schema, value, label);
      const cases = found.map(({ kind, path }) => ({ path: toPlace(label, path), ...toCaseKind(kind) }));
      assert.deepEqual(cases, each.violations, each.id);
      const texts = found.map(({ text }) => text);
      assert.deepEqual(validateJsonSchemaValue(schema, value, label), texts, each.id);
      if (surface === 'parameters') assert.deepEqual(validateArgs(spec as ParameterSchemaSpec, value), texts, each.id);
    }
  });

  test('declarations are refused for the same reasons, at the same places, in the same order', (context) => {
    for (const { id, surface, spec, violations, wire } of read(context, 'cases-v2.json')?.declarations ?? []) {
      if (violations === undefined) {
        assert.deepEqual(JSON.parse(JSON.stringify(compile(surface, spec))), wire ?? spec, id);
      } else {
        assert.deepEqual(refusalOf(surface, spec), violations.map(withoutType), id);
      }
    }
  });
});

/** The cases also name the type of a node that a keyword does not apply to. */
function withoutType({ path, kind, name }: CaseViolation): CaseViolation {
  return { path, kind, ...(name === undefined ? {} : { name }) };
}

function refusalOf(surface: Surface, spec: unknown): CaseViolation[] {
  try {
    compile(surface, spec);
  } catch (error) {
    assert.ok(error instanceof JsonSchemaError);
    return error.problems.map(({ kind, path, name, text }) => {
      const label = /^"(parameters|schema)\b/.exec(text)?.[1] ?? '';
      return {
        path: toPlace(label, path),
        kind: declarationKinds[kind] ?? kind,
        ...(name === undefined ? {} : { name }),
      };
    });
  }
  return [];
}
