import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { serverCommands } from '../../server/src/lsp/execute/commands';
import { commandLinesIn, faultIn } from '../support/commandLines';
import { codeIn, fencesIn, tableBelow } from '../support/docs';

const page = 'docs/editors.md';

describe('docs/editors.md', () => {
  test('lists every command of the server with its arguments', () => {
    const rows = tableBelow(page, '## Commands of the server').map(([name = '', needs = '', may = '']) => ({
      name: codeIn(name)[0],
      needs: codeIn(needs),
      may: codeIn(may),
    }));
    const expected = Object.entries(serverCommands).map(([name, { parameters }]) => {
      const named = (required: boolean) =>
        Object.keys(parameters).filter((key) => (parameters[key]?.required === true) === required);
      return { name, needs: named(true), may: named(false) };
    });
    assert.deepEqual(rows, expected);
  });

  test('starts the server in every set-up with a command line that exists', () => {
    const setUps = fencesIn(page).filter(({ text }) => text.includes('stdio'));
    assert.ok(setUps.length >= 6);
    for (const { text } of setUps) {
      const words = /["']lsp["'](?:\.into\(\))?,?\s+["']--stdio["']/.exec(text);
      assert.ok(words, text);
    }
    assert.equal(faultIn('rfc lsp --stdio'), undefined);
  });

  test('names commands of the server that exist, in every set-up', () => {
    const named = fencesIn(page).flatMap(({ text }) =>
      [...text.matchAll(/["'](rfc\.[a-zA-Z]+)["']/g)].map(([, id]) => id),
    );
    assert.ok(named.length > 4);
    for (const id of named) assert.ok(Object.hasOwn(serverCommands, id ?? ''), id);
  });

  test('names commands of `rfc` that exist', () => {
    const lines = fencesIn(page)
      .filter(({ language }) => language === 'sh')
      .flatMap(({ text }) => commandLinesIn(text));
    assert.deepEqual(
      lines.flatMap((line) => faultIn(line) ?? []),
      [],
    );
  });
});
