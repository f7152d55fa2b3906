import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import Ajv from 'ajv';
import { defaultConfig } from '../../../server/src/engine/config/defaults';
import { toJsonSchema } from '../../../server/src/engine/config/shape';
import { knownRules } from '../../support/configRuleTester';

interface Node {
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
}

const schema: Node = toJsonSchema(knownRules);

describe('the JSON Schema of the configuration file', () => {
  test('is a schema of draft-07', () => {
    assert.ok(new Ajv({ strict: false }).validateSchema(schema));
  });

  test('has a description for every key', () => {
    for (const [path, node] of keysOf(schema, '')) assert.ok(node.description, path);
  });

  test('shows the defaults', () => {
    assert.equal(schema.properties?.root?.default, defaultConfig.root);
    assert.equal(schema.properties?.title?.properties?.prefix?.default, defaultConfig.title.prefix);
    assert.deepEqual(schema.properties?.pairing?.properties?.languages?.default, defaultConfig.pairing.languages);
    assert.equal(schema.properties?.archive?.properties?.folder?.default, 'archived');
    assert.equal(schema.properties?.archive?.default, null);
    assert.equal(schema.properties?.extends?.default, 'rfc');
  });

  test('names the rules and namespaces, and no others', () => {
    const names = ['config/*', 'pair/*', 'status/*', ...knownRules.map(({ id }) => id)];
    assert.deepEqual(Object.keys(schema.properties?.rules?.properties ?? {}).sort(), names.sort());
    const validate = new Ajv({ strict: false }).compile(schema);
    assert.ok(validate({ rules: { 'status/missing': 'off' } }));
    assert.ok(!validate({ rules: { 'status/gone': 'off' } }));
    assert.ok(!validate({ rules: { 'status/missing': 'loud' } }));
  });

  test('knows unknown keys', () => {
    const validate = new Ajv({ strict: false }).compile(schema);
    assert.ok(!validate({ titel: {} }));
    assert.ok(!validate({ roots: [{ root: 'a', extends: 'none' }] }));
  });

  test('has no default where the reader has none', () => {
    assert.ok(!('default' in (schema.properties?.$schema ?? {})));
    assert.ok(!('default' in (schema.properties?.roots ?? {})));
  });
});

function keysOf(node: Node, path: string): [path: string, node: Node][] {
  const own = Object.entries(node.properties ?? {}).flatMap(([name, child]): [string, Node][] => [
    [`${path}.${name}`, child],
    ...keysOf(child, `${path}.${name}`),
  ]);
  return node.items ? [...own, ...keysOf(node.items, `${path}[]`)] : own;
}
