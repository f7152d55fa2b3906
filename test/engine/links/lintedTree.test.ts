import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { agentNoteArchive } from '../../support/archive';
import { type ConfigChanges, configWith } from '../../support/configs';
import { lintTree } from '../../support/lintTree';
import type { MemoryEntry } from '../../support/memoryFiles';

const rfc = 'docs/rfc/proposed/feature/2026-07-10-cache.md';

/** `PATH RULE SEVERITY` of what the rules about links and paragraphs find in a tree. */
function findings(entries: Readonly<Record<string, MemoryEntry>>, changes: ConfigChanges = {}): string[] {
  const { problems } = lintTree(configWith(changes), entries);
  return problems.flatMap(({ path, rule, severity }) =>
    /^(?:link|prose|xref|suppress)\//.test(rule) ? [`${path} ${rule} ${severity}`] : [],
  );
}

describe('links in a whole tree', () => {
  test('are read in RFCs, counterparts, files of the root and documents of the scope, and nowhere else', () => {
    const text = '[a](gone.md)\n';
    const paths = [
      'README.md',
      'README.zh.md',
      'docs/guide.md',
      'docs/rfc/README.md',
      rfc,
      rfc.replace('.md', '.zh.md'),
      'src/notes.md',
      'CHANGELOG.md',
    ];
    assert.deepEqual(
      findings(Object.fromEntries(paths.map((path) => [path, text]))),
      paths
        .slice(0, 6)
        .map((path) => `${path} link/broken error`)
        .sort(),
    );
  });

  test('archived documents are led to and not read', () => {
    const old = 'docs/rfc/archived/feature/2026-01-01-old.md';
    const tree = { [rfc]: '[a](../../archived/feature/2026-01-01-old.md)\n', [old]: '[a](gone.md) RFC 5\nb\n' };
    assert.deepEqual(findings(tree, { archive: agentNoteArchive }), []);
  });

  test('what is ignored is not read, what a comment silences is not reported', () => {
    const tree = {
      'docs/guide.md': '[a](gone.md)\n',
      [rfc]: '<!-- rfc-disable-next-line link/broken -->\n[a](gone.md)\n',
    };
    assert.deepEqual(findings(tree, { ignore: ['docs/guide.md'] }), []);
  });

  test('anchors of other documents are those of their texts', () => {
    const tree = { 'README.md': '[a](docs/b.md#c) [a](docs/b.md#d)\n', 'docs/b.md': '# C\n' };
    assert.deepEqual(findings(tree, { markdown: { scope: ['README.md'], anchors: true } }), [
      'README.md link/broken-anchor warning',
    ]);
  });

  test('a document that cannot be read has no anchors to miss', () => {
    const tangled = `${'> '.repeat(300)}a\n`;
    const tree = {
      'README.md': '[a](b.md#c) [a](d.md#c) [a](e.md#c)\n',
      'b.md': tangled,
      'd.md': new Uint8Array([255]),
      'e.md': 'f'.repeat(100),
    };
    assert.deepEqual(findings(tree, { markdown: { anchors: true }, limits: { fileSize: 99 } }), []);
  });
});

describe('the severity of wrapped paragraphs', () => {
  const tree = { 'README.md': 'a\nb\n', 'docs/rfc/README.md': 'a\nb\n', [rfc]: 'a\nb\n' };
  const inside = [rfc, 'docs/rfc/README.md'].sort();

  test('is a warning in the root and off elsewhere', () => {
    assert.deepEqual(
      findings(tree),
      inside.map((path) => `${path} prose/hard-wrap warning`),
    );
  });

  for (const key of ['prose/hard-wrap', 'prose/*']) {
    test(`is that of \`${key}\` everywhere, where the configuration has it`, () => {
      const found = findings(tree, { rules: { [key]: 'hint' } });
      assert.deepEqual(
        found,
        ['README.md', ...inside].map((path) => `${path} prose/hard-wrap hint`),
      );
    });
  }

  test('is off everywhere where the configuration says so', () => {
    assert.deepEqual(findings(tree, { rules: { 'prose/hard-wrap': 'off' } }), []);
  });
});
