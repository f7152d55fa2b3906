import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { Lines } from '../../server/src/engine/text/lines';

const textsOf = (text: string) => {
  const lines = new Lines(text);
  return Array.from({ length: lines.count }, (_, line) => lines.textOf(line));
};

describe('Lines', () => {
  test('every kind of terminator ends a line, and a last one begins another', () => {
    assert.deepEqual(textsOf(''), ['']);
    assert.deepEqual(textsOf('a'), ['a']);
    assert.deepEqual(textsOf('a\n'), ['a', '']);
    assert.deepEqual(textsOf('a\nb\r\nc\rd'), ['a', 'b', 'c', 'd']);
    assert.deepEqual(textsOf('\r\r\n\n'), ['', '', '', '']);
    assert.deepEqual(textsOf('a\u2028b\u0085c\fd'), ['a\u2028b\u0085c\fd'], 'what only looks like one does not');
  });

  test('spans leave the terminator out, full spans have it', () => {
    const lines = new Lines('😀\r\nb\n');
    assert.deepEqual(
      [0, 1, 2].map((line) => lines.span(line)),
      [
        { start: 0, end: 2 },
        { start: 4, end: 5 },
        { start: 6, end: 6 },
      ],
    );
    assert.deepEqual(
      [0, 1, 2].map((line) => lines.fullSpan(line)),
      [
        { start: 0, end: 4 },
        { start: 4, end: 6 },
        { start: 6, end: 6 },
      ],
    );
  });

  test('beyond the last line there is nothing', () => {
    const lines = new Lines('a\n');
    for (const line of [2, 100, -1]) {
      assert.equal(lines.span(line), undefined);
      assert.equal(lines.fullSpan(line), undefined);
      assert.equal(lines.textOf(line), undefined);
    }
  });

  test('an offset has a line; one outside the text has the nearest', () => {
    const lines = new Lines('ab\r\nc\n');
    assert.deepEqual(
      [-1, 0, 2, 3, 4, 5, 6, 99].map((offset) => lines.lineAt(offset)),
      [0, 0, 0, 0, 1, 1, 2, 2],
    );
    assert.deepEqual(
      [0, 3, 5, 99].map((offset) => lines.startOfLineAt(offset)),
      [0, 0, 4, 6],
    );
    assert.deepEqual(
      [0, 3, 4, 99].map((offset) => lines.endOfLineAt(offset)),
      [2, 2, 5, 6],
    );
  });

  test('positions count UTF-16 units', () => {
    const lines = new Lines('😀b\nc');
    assert.deepEqual(lines.position(2), { line: 0, character: 2 });
    assert.deepEqual(lines.range({ start: 3, end: 5 }), {
      start: { line: 0, character: 3 },
      end: { line: 1, character: 1 },
    });
    assert.deepEqual(lines.position(-5), { line: 0, character: 0 });
    assert.deepEqual(lines.position(99), { line: 1, character: 1 });
  });

  test('the newline is that of the first line', () => {
    const newlines = ['', 'a', 'a\n', '\n', 'a\r\nb\n', '\r\n', 'a\rb\n', '\r', 'a\n\r\n'].map(
      (text) => new Lines(text).newline,
    );
    assert.deepEqual(newlines, ['\n', '\n', '\n', '\n', '\r\n', '\r\n', '\r', '\r', '\n']);
  });

  test('whatever the text, the full spans tile it and positions lead back', () => {
    const text = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\r', '\r\n', '😀', '\uFEFF') });
    fc.assert(
      fc.property(text, (text) => {
        const lines = new Lines(text);
        let at = 0;
        for (let line = 0; line < lines.count; line++) {
          const span = lines.span(line) ?? { start: -1, end: -1 };
          const full = lines.fullSpan(line) ?? { start: -1, end: -1 };
          assert.equal(full.start, at);
          assert.equal(span.start, at);
          assert.match(text.slice(span.end, full.end), line === lines.count - 1 ? /^$/ : /^(\r\n|\r|\n)$/);
          assert.doesNotMatch(text.slice(span.start, span.end), /[\r\n]/);
          assert.equal(lines.lineAt(span.end), line);
          assert.deepEqual(lines.position(span.end), { line, character: span.end - span.start });
          at = full.end;
        }
        assert.equal(at, text.length);
      }),
    );
  });
});
