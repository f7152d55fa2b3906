import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { LspClient } from '../support/lspClient';
import {
  implementedPath,
  mismatch,
  mismatchedRfc,
  noIndex,
  proposedPath,
  rulesOff,
  smallTree,
} from '../support/lspTexts';

const syntax = 'config/syntax';

describe('a configuration', () => {
  test('takes effect when it appears on the disk, and ends when it is deleted', async () => {
    const { client, folder } = await LspClient.inFolder(smallTree);
    const file = path.join(folder, proposedPath);
    await client.open(file);
    assert.deepEqual(await client.rules(file), [mismatch]);
    const config = path.join(folder, 'rfc.config.json');
    await client.write(config, rulesOff(mismatch), 'Created');
    assert.deepEqual(await client.rules(file), []);
    await client.write(config, '{}', 'Changed');
    assert.deepEqual(await client.rules(file), [mismatch]);
    await client.write(config, rulesOff('status/*'), 'Changed');
    assert.deepEqual(await client.rules(file), []);
    await client.remove(config);
    assert.deepEqual(await client.rules(file), [mismatch]);
  });

  test('takes effect while it is typed, and goes back to the file when it is closed', async () => {
    const { client, folder } = await LspClient.inFolder({ ...smallTree, 'rfc.config.jsonc': '{}' });
    const file = path.join(folder, proposedPath);
    const config = path.join(folder, 'rfc.config.jsonc');
    await client.open(file);
    assert.deepEqual(await client.rules(file), [mismatch]);
    const before = client.refreshes;
    await client.open(config);
    await client.change(config, `// off for now\n${rulesOff(mismatch)}`);
    assert.deepEqual(await client.rules(file), []);
    await client.waitUntil(() => client.refreshes > before);
    await client.close(config);
    assert.deepEqual(await client.rules(file), [mismatch]);
  });

  test('has problems of its own, at the exact characters', async () => {
    const { client, folder } = await LspClient.inFolder({ ...smallTree, 'rfc.config.json': '{\n  "nuon": "RFC"\n}\n' });
    const config = path.join(folder, 'rfc.config.json');
    const [problem, ...others] = await client.pull(config);
    assert.deepEqual(others, []);
    assert.equal(problem?.code, 'config/unknown-key');
    assert.deepEqual(problem?.range, { start: { line: 1, character: 2 }, end: { line: 1, character: 8 } });
    await client.open(config);
    await client.change(config, '{\n  "noun": "RFC"\n}\n');
    assert.deepEqual(await client.pull(config), []);
  });

  test('that is broken is reported, and the last good one stays', async () => {
    const { client, folder } = await LspClient.inFolder({ ...smallTree, 'rfc.config.json': rulesOff(mismatch) });
    const file = path.join(folder, proposedPath);
    const config = path.join(folder, 'rfc.config.json');
    await client.open(file);
    assert.deepEqual(await client.rules(file), []);
    await client.open(config);
    for (const broken of ['{ "rules": {', '[]', '{ "rules": { "status/lifecycle-mismatch": "error" } } }', '']) {
      await client.change(config, broken);
      assert.ok((await client.rules(config)).includes(syntax), broken);
      assert.deepEqual(await client.rules(file), [], broken);
    }
    await client.change(config, '{}');
    assert.deepEqual(await client.rules(config), []);
    assert.deepEqual(await client.rules(file), [mismatch]);
  });

  test('that was broken from the start leaves the defaults', async () => {
    const { client, folder } = await LspClient.inFolder({ ...smallTree, 'rfc.config.json': '{ nothing' });
    assert.deepEqual(await client.rules(path.join(folder, proposedPath)), [mismatch]);
    assert.ok((await client.rules(path.join(folder, 'rfc.config.json'))).includes(syntax));
  });

  test('follows the files that it extends', async () => {
    const { client, folder } = await LspClient.inFolder({
      ...smallTree,
      'rfc.config.json': '{ "extends": ["rfc", "team/base.json"] }',
      'team/base.json': '{}',
    });
    const file = path.join(folder, proposedPath);
    assert.deepEqual(await client.rules(file), [mismatch]);
    await client.write(path.join(folder, 'team/base.json'), rulesOff(mismatch), 'Changed');
    assert.deepEqual(await client.rules(file), []);
    const watched = await client.waitUntil(() => {
      const text = JSON.stringify(client.registered);
      return text.includes('team/base.json') && text;
    });
    for (const pattern of ['**/*.md', '**/rfc.config.json', '**/docs', '**/docs/**']) {
      assert.ok(watched.includes(JSON.stringify(pattern)), pattern);
    }
  });

  test('follows the table of terms that it names, saved or not', async () => {
    const rules = { 'zh/terminology': 'warning' };
    const { client, folder } = await LspClient.inFolder({
      'rfc.config.json': JSON.stringify({ zh: { terminology: 'docs/terms.md' }, rules, pairing: { scope: [] } }),
      'docs/terms.md': '| source | target |\n|---|---|\n| tide | 潮汐 |\n',
      'docs/a.zh.md': '# 文\n\n一个 tide 与 boat。\n',
    });
    const [file, table] = [path.join(folder, 'docs/a.zh.md'), path.join(folder, 'docs/terms.md')];
    assert.deepEqual(await client.rules(file), ['zh/terminology']);
    await client.write(table, '| source | target |\n|---|---|\n| sea | 海 |\n', 'Changed');
    assert.deepEqual(await client.rules(file), []);
    await client.open(table, '| source | target |\n|---|---|\n| tide | 潮汐 |\n| boat | 船 |\n');
    assert.deepEqual(await client.rules(file), ['zh/terminology', 'zh/terminology']);
  });

  test('of one folder says nothing about another folder', async () => {
    const { client, folder } = await LspClient.inFolder(smallTree);
    const other = await LspClient.inFolder({
      ...smallTree,
      'rfc.config.json': '{ "root": "doc/adr", "noun": "ADR", "index": { "mode": "off" } }',
      [proposedPath.replace('docs/rfc', 'doc/adr')]: mismatchedRfc,
    });
    await client.notify('workspace/didChangeWorkspaceFolders', {
      event: { added: [{ uri: `file://${other.folder}`, name: 'other' }], removed: [] },
    });
    assert.deepEqual(await client.rules(path.join(folder, proposedPath)), [mismatch]);
    assert.deepEqual(await client.rules(path.join(other.folder, proposedPath)), []);
    assert.deepEqual(await client.rules(path.join(other.folder, proposedPath.replace('docs/rfc', 'doc/adr'))), [
      mismatch,
    ]);
    assert.equal(Object.keys(await client.workspaceRules()).length, 2);
    await client.notify('workspace/didChangeWorkspaceFolders', {
      event: { added: [], removed: [{ uri: `file://${other.folder}`, name: 'other' }] },
    });
    assert.deepEqual(Object.keys(await client.workspaceRules()), [proposedPath]);
  });

  test('in a folder below governs that folder, also when it is only found by looking', async () => {
    const nested = 'packages/api/docs/rfc/proposed/feature/2026-07-10-nested.md';
    const { client } = await LspClient.inFolder({
      ...smallTree,
      ...noIndex,
      'packages/api/rfc.config.json': rulesOff(mismatch),
      [nested]: mismatchedRfc.replace('## Risks', '## risks'),
    });
    const { items } = await client.pullWorkspace();
    const found = Object.fromEntries(
      items.map((item) => [client.relative(item.uri), 'items' in item && item.items.length]),
    );
    assert.deepEqual(found, {
      [proposedPath]: 1,
      [implementedPath]: 0,
      'rfc.config.json': 0,
      [nested]: 1,
      'packages/api/rfc.config.json': 1, // the rule that it lowers is one of the reference's
    });
  });

  test('is told when a file that it names comes or goes', async () => {
    const config = JSON.stringify({
      index: { mode: 'off' },
      pairing: { required: ['docs/guide.md'], switcherExempt: ['docs/guide.md'] },
      zh: { enabled: true, terminology: 'docs/terms.md' },
    });
    const { client, folder } = await LspClient.inFolder({ ...smallTree, 'rfc.config.json': config });
    const [file, guide] = [path.join(folder, 'rfc.config.json'), path.join(folder, 'docs/guide.md')];
    const missing = ['pair/required-unknown', 'config/missing-path', 'config/missing-path'];
    for (let time = 0; time < 2; time++) {
      assert.deepEqual(await client.rules(file), missing);
      await client.write(guide, '# A\n', 'Created');
      assert.deepEqual(await client.rules(file), missing.slice(-1));
      await client.remove(guide);
    }
    assert.deepEqual(await client.rules(file), missing);
  });
});
