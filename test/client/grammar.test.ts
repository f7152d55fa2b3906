import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { defaultConfig } from '../../server/src/engine/config/defaults';
import { snapshotOf } from '../support/grammars';

const folder = 'test/fixtures/grammar';
const scopeNames: Readonly<Record<string, string>> = { '.md': 'text.html.markdown', '.yaml': 'source.yaml' };

describe('the grammars', () => {
  for (const name of readdirSync(folder).filter((each) => !each.endsWith('.snap'))) {
    test(`colour ${name} as in ${name}.snap (run with UPDATE_SNAPSHOTS=1 to write it anew)`, async () => {
      const file = path.join(folder, name);
      const actual = await snapshotOf(scopeNames[path.extname(name)] ?? '', readFileSync(file, 'utf8'));
      const snapshot = `${file}.snap`;
      if (process.env.UPDATE_SNAPSHOTS === '1') writeFileSync(snapshot, actual);
      assert.equal(actual, existsSync(snapshot) ? readFileSync(snapshot, 'utf8') : '');
    });
  }

  test('know every status of the default configuration', async () => {
    const scopes = { proposed: 'changed', implemented: 'inserted', rejected: 'deleted' };
    for (const { name, status } of defaultConfig.lifecycles) {
      const reason = status.reason === 'required' ? ' — x' : '';
      const snapshot = await snapshotOf('text.html.markdown', `Status: ${status.token}${reason}\n`);
      const scope = `markup.${scopes[name as keyof typeof scopes]}.lifecycle.${name}.rfc`;
      assert.ok(snapshot.includes(scope), snapshot);
    }
  });

  test('know the comment of the default configuration, and a title behind a byte-order mark', async () => {
    const comment = defaultConfig.alternatives.grandfather.comment ?? '';
    assert.ok((await snapshotOf('text.html.markdown', comment)).includes('comment.block.grandfather.rfc'));
    const title = `\uFEFF# ${defaultConfig.title.prefix}A`;
    assert.ok((await snapshotOf('text.html.markdown', title)).includes('variable.other.title.rfc'));
  });
});
