import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileShape } from '../../../server/src/engine/config/shape';
import { configTable, rowsOf } from '../../../server/src/engine/config/table';

describe('the documentation of the keys', () => {
  test('has a line for each, with its default', () => {
    const table = configTable();
    for (const { key } of rowsOf(fileShape, {})) assert.ok(table.includes(`| \`${key}\` |`), key);
    assert.ok(table.includes('| `topic` | `"any" \\| "kebab"` | `"any"` |'));
    assert.ok(table.includes('| `roots` | `config[]` | – |'));
  });

  test('has long defaults in full', () => {
    assert.ok(configTable().includes('### Default of `pairing.recordHeader`'));
  });

  test('is the one that ships', () => {
    const page = readFileSync('docs/configuration.md', 'utf8');
    assert.ok(
      page.includes(`<!-- generated -->\n${configTable()}\n<!-- /generated -->\n`),
      '`npm run generate` is due',
    );
  });
});
