import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { machine } from '../../server/src/host/machine';
import { temporaryFolder } from '../support/folders';

describe('the bytes of a file', () => {
  const folder = temporaryFolder({
    'text.md': 'text\n',
    'empty.md': '',
    'link.md': { link: 'text.md' },
    'pipe.md': 'a pipe',
    'to-pipe.md': { link: 'pipe.md' },
    'folder.md/': '',
  });
  const at = (name: string) => path.join(folder, name);
  const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

  test('all of them, or the first ones', () => {
    assert.equal(textOf(machine.bytesOf(at('text.md'))), 'text\n');
    assert.equal(textOf(machine.bytesOf(at('link.md'))), 'text\n');
    assert.equal(textOf(machine.startOf(at('text.md'), 2)), 'te');
    assert.equal(textOf(machine.startOf(at('text.md'), 9)), 'text\n');
    assert.equal(machine.bytesOf(at('empty.md')).length, 0);
  });

  const refused = { 'pipe.md': 'ENXIO', 'to-pipe.md': 'ENXIO', 'folder.md': 'EISDIR', 'nothing.md': 'ENOENT' };
  for (const [name, code] of Object.entries(refused)) {
    test(`none of ${name}, for which nobody waits`, () => {
      assert.throws(() => machine.bytesOf(at(name)), { code });
      assert.throws(() => machine.startOf(at(name), 3), { code });
    });
  }
});
