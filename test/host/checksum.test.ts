import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checksum } from '../../server/src/host/checksum';

describe('the checksum of a text', () => {
  test('is the same in every process', () => {
    assert.equal(checksum(''), '0-1aee976dc14d573c');
    assert.equal(checksum('text\n'), '5-1d804aad061a41fa');
  });

  test('tells a hundred thousand texts of the same length apart', () => {
    const texts = Array.from({ length: 100_000 }, (_, index) => `{"problems":${String(index).padStart(6, '0')}}`);
    assert.equal(new Set(texts.map(checksum)).size, texts.length);
  });

  test('tells texts apart whose characters have changed places', () => {
    const long = 'x'.repeat(10_000);
    assert.equal(new Set([`a${long}b`, `b${long}a`, `ab${long}`, `${long}ab`].map(checksum)).size, 4);
  });
});
