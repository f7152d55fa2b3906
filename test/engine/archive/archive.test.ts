import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readArchive, updateArchive } from '../../../server/src/engine/archive/archive';
import { readTree } from '../../../server/src/engine/tree';
import { agentNoteArchive } from '../../support/archive';
import { archivedPair, archiveWith, filesOfPair, gitHash, manifestOf, sealOf } from '../../support/archived';
import { configWith } from '../../support/configs';
import { type MemoryEntry, memoryFiles } from '../../support/memoryFiles';

const config = configWith({ archive: agentNoteArchive });
const anchor = 'docs/rfc/archived/feature/2026-03-02-tickets.md';
const pair = archivedPair();
const sealed = filesOfPair('feature/2026-03-02-tickets.md', pair);
const tree = archiveWith(sealed);

function read(entries: Readonly<Record<string, MemoryEntry>>, baseline?: string) {
  const files = memoryFiles(entries);
  return readArchive(config, files, files.list(config.root), () => baseline);
}

describe('reading an archive', () => {
  test('keeps hashes and first lines, no whole texts', () => {
    const [record, side] = read(tree)?.files ?? [];
    assert.equal(record?.content.kind === 'archived' && record.content.record?.entries.length, 2);
    const content = side?.content.kind === 'archived' ? side.content : undefined;
    assert.equal(content?.head, pair.anchor.split('\n').slice(0, 6).join('\n'));
    assert.equal(content?.blob, gitHash(pair.anchor));
    assert.equal(`sha256:${content?.sha256}`, sealOf(pair.anchor));
  });

  test('finds none where there is none and never was', () => {
    assert.equal(read({ 'docs/rfc/README.md': '' }), undefined);
    assert.deepEqual(read({ 'docs/rfc/README.md': '' }, manifestOf(sealed))?.files, []);
  });

  test('a tree without one reads not a file more, and asks git nothing', () => {
    const files = memoryFiles({ ...tree, 'docs/rfc/README.md': '' });
    const reads: string[] = [];
    const watched = {
      ...files,
      read: (path: string, limit: number) => files.read(reads[reads.push(path) - 1] ?? '', limit),
    };
    const readBaseline = () => assert.fail();
    readTree(configWith({ index: { mode: 'off' } }), watched, { today: '2026-08-01', owns: () => true, readBaseline });
    assert.deepEqual(reads, ['docs/rfc/README.md']);
  });
});

describe('updating an archive', () => {
  const before = read(tree);
  assert.ok(before);
  const update = (path: string, text: string) => updateArchive(config, before, path, { kind: 'text', text });

  test('gives the same one when the text means the same, or lies elsewhere', () => {
    assert.equal(update(anchor, pair.anchor), before);
    assert.equal(update('docs/rfc/archived/AGENTS.md', 'x'), before);
    assert.equal(update('docs/rfc/README.md', 'x'), before);
  });

  test('gives what reading it anew would give', () => {
    const changed = `${pair.anchor}More.\n`;
    assert.deepEqual(update(anchor, changed), read({ ...tree, [anchor]: changed }));
    const manifest = manifestOf({});
    assert.deepEqual(update(before.manifestPath, manifest), read({ ...tree, [before.manifestPath]: manifest }));
    const gone = { kind: 'unreadable', reason: 'vanished' } as const;
    assert.deepEqual(updateArchive(config, before, anchor, gone).files[1]?.content, gone);
  });
});
