import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { decodeUtf8 } from '../../server/src/engine/files';

describe('decodeUtf8', () => {
  test('a text comes back as it was, byte-order mark included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        assert.deepEqual(decodeUtf8(new TextEncoder().encode(text)), { kind: 'text', text });
      }),
    );
    assert.deepEqual(decodeUtf8(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61)), { kind: 'text', text: '\uFEFFa' });
    assert.deepEqual(decodeUtf8(Uint8Array.of(0x61, 0)), { kind: 'text', text: 'a\0' });
  });

  test('the offset is where the first wrong sequence begins', () => {
    const cases: readonly [readonly number[], number][] = [
      [[0xff], 0],
      [[0x61, 0x80], 1],
      [[0x61, 0xe9, 0x0a], 1],
      [[0xc3, 0xa9, 0xe9], 2],
      [[0x61, 0xf0, 0x9f, 0x98], 1],
      [[0x61, 0xf0, 0x9f, 0x98, 0x62, 0xff], 1],
      [[0xed, 0xa0, 0x80], 0],
      [[0xc0, 0xaf], 0],
    ];
    for (const [bytes, offset] of cases) {
      assert.deepEqual(decodeUtf8(Uint8Array.from(bytes)), { kind: 'not-utf8', offset }, bytes.join(' '));
    }
  });
});
