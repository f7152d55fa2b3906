import assert from 'node:assert/strict';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { overviewRequest } from '../../server/src/protocol';
import { temporaryFolder } from '../support/folders';
import { LspClient, uriOf } from '../support/lspClient';
import { OverviewFollower } from '../support/lspOverview';
import { implementedPath, proposedPath } from '../support/lspTexts';
import { implementedRfc, proposedRfc } from '../support/rfcTexts';

const linking = implementedRfc.replace(
  'Every page',
  'See [the cache](../../proposed/feature/2026-07-10-cache.md). Every page',
);
const tree = { '.git/': '', 'rfc.config.json': '{}', [proposedPath]: proposedRfc, [implementedPath]: linking };

async function follow(files: Parameters<typeof LspClient.inFolder>[0] = tree, options = {}) {
  const { client, folder } = await LspClient.inFolder(files, options);
  return { client, folder, follower: await OverviewFollower.start(client) };
}

describe('rfc/overview', () => {
  test('lists the RFCs of the opened folder, and where to find them', async () => {
    const { follower, folder } = await follow();
    const [root, second] = follower.snapshot.roots;
    assert.ok(root && !second);
    assert.equal(root.id, uriOf(path.join(folder, 'docs/rfc')));
    assert.equal(root.base, uriOf(folder));
    assert.equal(root.name, 'docs/rfc');
    assert.deepEqual(
      root.entries.map((entry) => [entry.path, entry.title]),
      [
        [proposedPath, 'Cached pages'],
        [implementedPath, 'Cached pages'],
      ],
    );
    assert.equal(root.index.state, 'missing');
  });

  test('is told status, links and problems when the workspace has been looked at', async () => {
    const { follower } = await follow({ ...tree, [proposedPath]: proposedRfc.replace('## Risks', '## risks') });
    const entry = await follower.untilEntry(proposedPath, ({ problems }) => problems.errors > 0);
    assert.equal(entry.statusLine, 'Status: proposed');
    await follower.untilEntry(implementedPath, ({ links }) => links.join() === proposedPath);
  });

  test('follows a title that is typed but not saved, and says no more than that', async () => {
    const { client, folder, follower } = await follow();
    await follower.untilEntry(implementedPath, ({ links }) => links.length === 1);
    const file = path.join(folder, proposedPath);
    await client.open(file);
    await client.change(file, proposedRfc.replace('Cached pages', 'Pages kept for a minute'));
    await follower.untilEntry(proposedPath, ({ title }) => title === 'Pages kept for a minute');
    const last = follower.changes.at(-1);
    assert.deepEqual(
      last?.changed.map(({ entries, removed }) => [entries.map((entry) => entry.path), removed]),
      [[[proposedPath], []]],
    );
    await client.close(file);
    await follower.untilEntry(proposedPath, ({ title }) => title === 'Cached pages');
  });

  test('shows the typed title even where problems are those of the saved text', async () => {
    const { client, folder, follower } = await follow(tree, { settings: { '': { run: 'onSave' } } });
    await follower.untilEntry(proposedPath, ({ statusLine }) => statusLine !== undefined);
    const file = path.join(folder, proposedPath);
    await client.open(file);
    await client.change(file, proposedRfc.replace('Cached pages', 'Typed').replace('## Risks', '## risks'));
    const entry = await follower.untilEntry(proposedPath, ({ title }) => title === 'Typed');
    assert.equal(entry.statusLine, 'Status: proposed');
  });

  test('follows files that come, go and are renamed', async () => {
    const { client, folder, follower } = await follow();
    const added = path.join(folder, 'docs/rfc/proposed/feature/2026-07-12-new.md');
    await client.write(added, proposedRfc.replace('Cached pages', 'New'), 'Created');
    await follower.until(({ entries }) => entries.length === 3);
    const renamed = added.replace('new.md', 'other.md');
    renameSync(added, renamed);
    await client.tellFiles({ [added]: 'Deleted', [renamed]: 'Created' });
    await follower.until(({ entries }) => entries.some(({ topic }) => topic === 'other'));
    await client.remove(renamed);
    const root = await follower.until(({ entries }) => entries.length === 2);
    assert.equal(root.totals.entries, 2);
  });

  test('leaves out a document that is not saved yet', async () => {
    const { client, folder, follower } = await follow();
    const file = path.join(folder, 'docs/rfc/proposed/feature/2026-07-12-new.md');
    await client.open(file, proposedRfc.replace('Cached pages', 'New'));
    await client.pull(file); // it is linted all the same
    const again = await OverviewFollower.start(client);
    assert.equal(again.snapshot.roots[0]?.entries.length, 2);
    await client.save(file, proposedRfc.replace('Cached pages', 'New'));
    await again.until(({ entries }) => entries.length === 3);
    assert.ok(follower.snapshot.version > 0);
  });

  test('tells why something is not filed, and when it is', async () => {
    const stray = 'docs/rfc/proposed/2026-07-12-stray.md';
    const { client, folder, follower } = await follow({ ...tree, [stray]: proposedRfc });
    const root = await follower.until(({ unfiled }) => unfiled.length === 1);
    assert.equal(root.unfiled[0]?.reason, 'It lies at the wrong depth; expected it in a class folder of `proposed/`.');
    assert.equal(root.index.state, 'blocked');
    await client.remove(path.join(folder, stray));
    await follower.until(({ index, unfiled }) => unfiled.length === 0 && index.state === 'missing');
  });

  test('follows a configuration and the roots that come with it', async () => {
    const { client, folder, follower } = await follow();
    mkdirSync(path.join(folder, 'adr/proposed/feature'), { recursive: true });
    await client.write(path.join(folder, 'adr/proposed/feature/2026-07-10-x.md'), proposedRfc, 'Created');
    const config = JSON.stringify({ roots: [{ root: 'docs/rfc' }, { root: 'adr', noun: 'ADR' }] });
    await client.write(path.join(folder, 'rfc.config.json'), config, 'Changed');
    await client.waitUntil(() => follower.changes.some(({ order }) => order.length === 2));
    await follower.until(() => follower.snapshot.roots.length === 2);
    assert.deepEqual(
      follower.snapshot.roots.map(({ name, noun }) => [name, noun]),
      [
        ['docs/rfc', 'RFC'],
        ['adr', 'ADR'],
      ],
    );
    rmSync(path.join(folder, 'rfc.config.json'));
    await client.tellFiles({ [path.join(folder, 'rfc.config.json')]: 'Deleted' });
    await follower.until(() => follower.snapshot.roots.length === 1);
  });

  test('names roots by their folder where several folders are open', async () => {
    const folders = [temporaryFolder(tree), temporaryFolder(tree)];
    const client = await LspClient.start({ folders });
    const { snapshot } = await OverviewFollower.start(client);
    assert.deepEqual(
      snapshot.roots.map(({ name }) => name),
      folders.map((folder) => `${path.basename(folder)}/docs/rfc`),
    );
  });

  test('shows nothing without RFCs, and nothing where the product is off', async () => {
    const client = await LspClient.start({ folders: [temporaryFolder({ 'README.md': '# A\n' })] });
    assert.deepEqual((await OverviewFollower.start(client)).snapshot.roots, []);
    assert.deepEqual((await follow(tree, { settings: { '': { enable: false } } })).follower.snapshot.roots, []);
  });

  test('says nothing to a client that has not asked', async () => {
    const { client, folder } = await LspClient.inFolder(tree, { initializationOptions: { status: true } });
    await client.waitFor('rfc/status');
    await client.write(path.join(folder, 'docs/rfc/proposed/feature/2026-07-12-new.md'), proposedRfc, 'Created');
    await client.waitFor<{ rfcs: number }>('rfc/status', ({ rfcs }) => rfcs === 3);
    assert.deepEqual(
      client.notifications.filter(({ method }) => method.startsWith('rfc/overview')),
      [],
    );
  });

  test('takes garbage for a question', async () => {
    const { client } = await LspClient.inFolder(tree);
    for (const params of [null, 3, { uri: 7 }, ['x']]) {
      const answer = await client.connection.sendRequest<{ roots: unknown[] }>(overviewRequest, params);
      assert.equal(answer.roots.length, 1);
    }
  });
});
