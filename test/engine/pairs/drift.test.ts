import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDrift } from '../../../server/src/engine/pairs/drift';
import { gitHash } from '../../support/archived';
import { pairFrom } from '../../support/pairs';

const anchor = '# A\n';
const counterpart = '# 甲\n';
const record = `guide.md: ${gitHash(anchor)}\nguide.zh.md: ${gitHash(counterpart)}\n`;

test('each side is held against its own entry in the record', () => {
  assert.deepEqual(readDrift(pairFrom({ anchor: '# B\n', counterpart, record })), [
    { side: 'anchor', path: 'docs/guide.md', language: 'English', recorded: gitHash(anchor), isEdited: true },
    {
      side: 'counterpart',
      path: 'docs/guide.zh.md',
      language: '中文',
      recorded: gitHash(counterpart),
      isEdited: false,
    },
  ]);
});

test('a side counts as edited when its text cannot be known', () => {
  const huge = { kind: 'too-large', size: 5_000_000, limit: 2_097_152 } as const;
  assert.equal(readDrift(pairFrom({ anchor: huge, counterpart, record }))?.[0].isEdited, true);
});

test('nothing is edited where no record says what was confirmed', () => {
  for (const each of [null, 'nonsense\n']) {
    const drift = readDrift(pairFrom({ anchor, counterpart, record: each }));
    assert.deepEqual(
      drift?.map(({ isEdited, recorded }) => [isEdited, recorded]),
      [
        [false, undefined],
        [false, undefined],
      ],
    );
  }
});

test('there is no drift of a side that is missing or no file', () => {
  assert.equal(readDrift(pairFrom({ anchor, record })), undefined);
  const folder = { kind: 'unreadable', reason: 'folder' } as const;
  assert.equal(readDrift(pairFrom({ anchor, counterpart: folder, record })), undefined);
});
