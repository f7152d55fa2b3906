import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { manifestText, readManifest } from '../../../server/src/engine/archive/manifest';
import { readMarks } from '../../support/marks';

const one = '1'.repeat(64);
const two = '2'.repeat(64);
const place = { folder: 'docs/rfc/archived', depth: 2 };
const good = `{
  "version": 1,
  "files": {
    "feature/a.md": "sha256:${one}",
    "testing/b.md": "sha256:${two}"
  }
}
`;

const entriesOf = (text: string) => {
  const { entries } = readManifest(text, place);
  return entries && [...entries].map(([key, { sha256 }]) => [key, sha256]);
};

/** The text has one fault, at the guillemets. */
function assertFault(marked: string, message: string, found?: string): void {
  const { text, spans } = readMarks(marked);
  const { faults } = readManifest(text, place);
  assert.deepEqual(faults, [{ message, span: spans[0], data: found === undefined ? {} : { found } }]);
}

describe('a manifest', () => {
  test('gives the hash of each file, and where path and hash stand', () => {
    const { entries, faults, firstLine } = readManifest(good, place);
    assert.deepEqual([faults, firstLine], [[], { start: 0, end: 1 }]);
    const entry = entries?.get('testing/b.md');
    assert.equal(entry?.sha256, two);
    assert.equal(good.slice(entry?.keySpan.start, entry?.keySpan.end), '"testing/b.md"');
    assert.equal(good.slice(entry?.valueSpan.start, entry?.valueSpan.end), `"sha256:${two}"`);
  });

  test('is written in one way', () => {
    const reversed = [
      ['testing/b.md', two],
      ['feature/a.md', one],
    ] as const;
    assert.equal(manifestText(reversed), good);
    assert.equal(manifestText([]), '{\n  "version": 1,\n  "files": {}\n}\n');
    assert.deepEqual(readManifest(manifestText([]), place).faults, []);
  });

  test('may have its paths from the folder of the configuration', () => {
    const text = good
      .replaceAll('"feature', '"docs/rfc/archived/feature')
      .replaceAll('"testing', '"docs/rfc/archived/testing');
    assert.deepEqual([entriesOf(text), readManifest(text, place).faults], [entriesOf(good), []]);
  });

  test('in an archive without classes has file names for paths', () => {
    const text = manifestText([['0007-a.md', one]]);
    assert.deepEqual(readManifest(text, { ...place, depth: 1 }).faults, []);
  });
});

describe('a manifest with a fault', () => {
  test('is no JSON', () => {
    assertFault('{ "version": 1, "files": {«»', 'manifestSyntax');
    assertFault('«<<<<<<<» HEAD\n', 'manifestSyntax');
    assertFault('«»', 'manifestSyntax');
    assert.equal(entriesOf('{'), undefined);
  });

  test('is too deep, too odd or too large to be one', () => {
    for (const text of [
      '['.repeat(50_000),
      '{"files":'.repeat(50_000),
      '\0',
      'null',
      '"a"',
      '[]',
      '{}',
      '1'.repeat(100_000),
    ]) {
      assert.equal(entriesOf(text), undefined);
      assert.notDeepEqual(readManifest(text, place).faults, []);
    }
  });

  test('has another shape', () => {
    assertFault('«[]»\n', 'manifestShape', '[]');
    assertFault(good.replace('1,', '«2»,'), 'manifestShape', '2');
    assertFault(good.replace('"version"', '«"date"»: 2,\n  "version"'), 'manifestShape', '"date"');
    assertFault('{ "version": 1, "files": «[]» }\n', 'manifestShape', '[]');
    assertFault('«{» "version": 1 }\n', 'manifestShape', '{…}');
    assertFault(good.replace('  "version": 1,\n', '').replace('{', '«{»'), 'manifestShape', '{…}');
  });

  test('has a path that leads elsewhere, or to no place of a document', () => {
    for (const path of [
      '',
      'a.md',
      '/feature/a.md',
      '../feature/a.md',
      'feature/..',
      'feature/x/a.md',
      'feature\\\\a.md',
    ]) {
      assertFault(good.replace('"feature/a.md"', `«"${path}"»`), 'manifestPath', `"${path}"`);
    }
    assert.deepEqual(
      entriesOf(good.replace('feature/', 'feature/../')),
      [['testing/b.md', two]],
      'the rest still counts',
    );
  });

  test('has a value that is no hash', () => {
    for (const value of ['1', 'null', '"sha256:"', `"${one}"`, `"SHA256:${one}"`, `"sha256:${'A'.repeat(64)}"`, '[]']) {
      const { text, spans } = readMarks(good.replace(`"sha256:${one}"`, `«${value}»`));
      const { faults } = readManifest(text, place);
      assert.deepEqual(
        faults.map(({ message, span }) => [message, span]),
        [['manifestHash', spans[0]]],
      );
      assert.deepEqual(entriesOf(text), [
        ['feature/a.md', undefined],
        ['testing/b.md', two],
      ]);
    }
  });

  test('says the right things in another form, from a line on', () => {
    const [, , , a = '', b = ''] = good.split('\n');
    const cases: Readonly<Record<string, readonly [text: string, line: string]>> = {
      'other blanks': [good.replace('  "version"', '    "version"'), '    "version": 1,'],
      'a comment': [good.replace('1,', '1, // the first'), '  "version": 1, // the first'],
      'no final line break': [good.trimEnd(), '}'],
      'two final line breaks': [`${good}\n`, ''],
      'a byte-order mark': [`\uFEFF${good}`, '\uFEFF{'],
      CRLF: [good.replaceAll('\n', '\r\n'), '{\r'],
      'another order': [good.replace(`${a}\n${b}`, `${b},\n${a.slice(0, -1)}`), `${b},`],
      'a path twice': [good.replace(b, `${a}\n${b}`).replace(a, a.replace(one, two)), a.replace(one, two)],
    };
    for (const [name, [text, line]] of Object.entries(cases)) {
      const { faults } = readManifest(text, place);
      assert.deepEqual(
        faults.map(({ message, span }) => [message, text.slice(span.start, span.end)]),
        [['manifestForm', line]],
        name,
      );
    }
  });
});
