import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readRecord } from '../../../server/src/engine/pairs/readRecord';

const one = '0123456789abcdef0123456789abcdef01234567';
const two = 'fedcba9876543210fedcba9876543210fedcba98';
const sides = ['a.md', 'a.zh.md'];
const good = `# Comment: with a colon\n\na.md: ${one}\na.zh.md: ${two}\n`;

const faultIn = (text: string) => {
  const { fault } = readRecord(text, sides);
  return fault && { ...fault, span: text.slice(fault.span.start, fault.span.end) };
};

describe('a record', () => {
  test('gives the hash of each side and where it stands', () => {
    const { entries, fault } = readRecord(good, sides);
    assert.equal(fault, undefined);
    assert.deepEqual(
      entries.map(({ base, hash }) => [base, hash]),
      [
        ['a.md', one],
        ['a.zh.md', two],
      ],
    );
    for (const { base, hash, span, hashSpan } of entries) {
      assert.equal(good.slice(span.start, span.end), `${base}: ${hash}`);
      assert.equal(good.slice(hashSpan.start, hashSpan.end), hash);
    }
  });

  test('needs no order, no comment and no final line break', () => {
    assert.equal(faultIn(`a.zh.md: ${two}\na.md: ${one}`), undefined);
  });

  test('has no other lines than comments, empty ones and entries', () => {
    for (const line of [
      ' # indented',
      ' ',
      `a.md:  ${one}`,
      `a.md: ${one} `,
      `a.md: ${one.toUpperCase()}`,
      'a.md: 1',
    ]) {
      assert.deepEqual(faultIn(`${line}\n${good}`), {
        message: 'malformed',
        span: line,
        line: 0,
        found: line,
        base: '',
      });
    }
  });

  test('is malformed with CRLF, in which every line ends in a stray character', () => {
    assert.equal(faultIn(good.replaceAll('\n', '\r\n'))?.message, 'malformed');
  });

  test('has exactly one entry for each side', () => {
    assert.deepEqual(faultIn(`${good}b.md: ${one}\n`), {
      message: 'foreign',
      span: `b.md: ${one}`,
      line: 4,
      found: `b.md: ${one}`,
      base: 'b.md',
    });
    assert.equal(faultIn(`${good}a.md: ${two}\n`)?.message, 'repeated');
    assert.deepEqual(faultIn(`# Only\na.md: ${one}\n`), {
      message: 'absent',
      span: '# Only',
      line: 0,
      found: '',
      base: 'a.zh.md',
    });
    assert.deepEqual(faultIn(''), { message: 'absent', span: '', line: 0, found: '', base: 'a.md' });
  });

  test('gives what can be read in spite of a fault', () => {
    assert.equal(readRecord(`<<<<<<< HEAD\n${good}`, sides).entries.length, 2);
  });
});
