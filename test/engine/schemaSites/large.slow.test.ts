import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lintSchemaText } from '../../support/schemaRuleTester';

test('a literal of ten megabytes is judged to its end', () => {
  const names = Array.from({ length: 200_000 }, (_, index) => `p${index}`);
  const many = names.map((name) => `${name}: { type: "string", description: "Much of it, and more." },\n`).join('');
  assert.ok(many.length > 10_000_000);
  const text = `defineTool({ name: "a", parameters: {\n${many}bad: { type: 5, description: "A." } } });`;
  assert.deepEqual(
    lintSchemaText(text).map(({ rule }) => rule),
    ['schema/unknown-type'],
  );
});
