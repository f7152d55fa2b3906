import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { blobHash, bytesOf, sha256Hash } from '../../server/src/engine/hashes';
import { gitHash, sealOf } from '../support/archived';

const bytes = (text: string) => bytesOf({ kind: 'text', text });

describe('hashes', () => {
  test('a blob is named as git names it', () => {
    assert.equal(blobHash(bytes('')), 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391');
    assert.equal(blobHash(bytes('x\n')), '587be6b4c3f93f93c489c0111bba5596147a26cb');
  });

  test('every length around a block, and any characters, hash as elsewhere', () => {
    for (let length = 0; length < 200; length++) {
      const text = '😀'.repeat(length % 7) + '中'.repeat(length % 5) + 'a'.repeat(length);
      assert.equal(blobHash(bytes(text)), gitHash(text));
      assert.equal(`sha256:${sha256Hash(bytes(text))}`, sealOf(text));
    }
  });

  test('line endings and a byte-order mark are bytes like any other, a mark that the buffer hides too', () => {
    assert.deepEqual([...bytes('\uFEFFa\r\n')], [0xef, 0xbb, 0xbf, 0x61, 0x0d, 0x0a]);
    assert.deepEqual(bytesOf({ kind: 'text', text: 'a', hiddenMark: true }), bytes('\uFEFFa'));
  });
});
