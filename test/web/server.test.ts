import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { WorkspaceEdit } from 'vscode-languageserver/node';
import {
  type ConfirmPairAnswer,
  confirmPairRequest,
  type PairDrift,
  pairDriftRequest,
} from '../../server/src/protocol';
import { authoringCapabilities } from '../support/authoring';
import { LspClient, uriOf } from '../support/lspClient';
import { chinese, english, guide, pairAbilities, recordOf, wholePair } from '../support/lspPairs';
import { implementedPath, mismatch, mismatchedRfc, noIndex, proposedPath } from '../support/lspTexts';
import { implementedRfc, proposedRfc } from '../support/rfcTexts';
import { startWebServer } from '../support/webServer';

const tree = { ...noIndex, [proposedPath]: mismatchedRfc, [implementedPath]: implementedRfc };

async function started(files: Parameters<typeof LspClient.inFolder>[0]) {
  const { connection, read } = startWebServer();
  const options = { connection, capabilities: authoringCapabilities, initializationOptions: pairAbilities };
  const { client, folder } = await LspClient.inFolder(files, options);
  const at = (file: string) => path.join(folder, file);
  return { client, folder, at, read: () => read.map((file) => path.relative(folder, file)) };
}

describe('the server in a browser', () => {
  test('gives the verdicts that a server on a disk gives', async () => {
    const files = { ...tree, 'docs/guide.md': '# Guide\n\n[Gone](gone.md)\n' };
    const { client } = await started(files);
    const { client: onDisk } = await LspClient.inFolder(files);
    const found = await client.workspaceRules();
    assert.deepEqual(found[proposedPath], [mismatch]);
    assert.deepEqual(found, await onDisk.workspaceRules());
  });

  test('has read what it judges before it says anything, each file once', async () => {
    const { at, client, read } = await started(tree);
    await client.open(at(proposedPath));
    assert.deepEqual(await client.rules(at(proposedPath)), [mismatch]);
    assert.deepEqual(read().sort(), [implementedPath, proposedPath, 'rfc.config.json']);
  });

  test('does not read what nobody looks at', async () => {
    const { client, read } = await started({ ...tree, 'src/main.ts': '', 'notes.txt': '', 'node_modules/a/b.md': '' });
    await client.workspaceRules();
    assert.deepEqual(
      read().filter((file) => /main|notes|node_modules/.test(file)),
      [],
    );
  });

  test('sees a file that comes, changes and goes', async () => {
    const { at, client } = await started(tree);
    const other = proposedPath.replace('cache', 'other');
    await client.write(at(other), mismatchedRfc, 'Created');
    assert.deepEqual(Object.keys(await client.workspaceRules()), [proposedPath, other]);
    await client.write(at(other), proposedRfc, 'Changed');
    assert.deepEqual(Object.keys(await client.workspaceRules()), [proposedPath]);
    await client.remove(at(proposedPath));
    assert.deepEqual(await client.workspaceRules(), {});
  });

  test('sees a file in a folder that came with it', async () => {
    const { at, client } = await started(tree);
    const other = proposedPath.replace('/feature/', '/process/');
    mkdirSync(path.dirname(at(other)));
    await client.write(at(other), mismatchedRfc, 'Created');
    assert.deepEqual(Object.keys(await client.workspaceRules()), [proposedPath, other]);
  });

  test('sees a folder that is renamed, with what is in it', async () => {
    const { at, client } = await started(tree);
    renameSync(at('docs/rfc/proposed/feature'), at('docs/rfc/proposed/process'));
    await client.tellFiles({
      [at('docs/rfc/proposed/feature')]: 'Deleted',
      [at('docs/rfc/proposed/process')]: 'Created',
    });
    assert.deepEqual(Object.keys(await client.workspaceRules()), [proposedPath.replace('/feature/', '/process/')]);
  });

  test('an open document that is renamed stays in the tree', async () => {
    const { at, client } = await started(tree);
    await client.open(at(proposedPath));
    const to = proposedPath.replace('cache', 'renamed');
    renameSync(at(proposedPath), at(to));
    await client.close(at(proposedPath));
    await client.open(at(to));
    await client.tellFiles({ [at(proposedPath)]: 'Deleted', [at(to)]: 'Created' });
    assert.deepEqual(Object.keys(await client.workspaceRules()), [to]);
  });

  test('a rename finds links in files that were never looked at', async () => {
    const link = `# Notes\n\n[The cache](${proposedPath})\n`;
    const { at, client } = await started({ ...tree, 'notes.markdown': link });
    const to = proposedPath.replace('cache', 'renamed');
    mkdirSync(path.dirname(at(to)), { recursive: true });
    const files = [{ oldUri: uriOf(at(proposedPath)), newUri: uriOf(at(to)) }];
    const edit = await client.connection.sendRequest<WorkspaceEdit>('workspace/willRenameFiles', { files });
    assert.ok(JSON.stringify(edit).includes('notes.markdown'), JSON.stringify(edit));
  });

  test('says why there is no confirmed text to compare with', async () => {
    const { at, client } = await started({
      ...noIndex,
      ...wholePair,
      [guide.anchor]: english.replace('Text', 'Words'),
    });
    const params = { uri: uriOf(at(guide.anchor)), trusted: true };
    const { sides } = await client.connection.sendRequest<PairDrift>(pairDriftRequest, params);
    assert.match(sides[0].lacking ?? '', /^In a browser git cannot be asked/);
  });

  test('has the record of a pair written, and sees it', async () => {
    const edited = english.replace('Text', 'Words');
    const { at, client } = await started({ ...noIndex, ...wholePair, [guide.anchor]: edited });
    assert.notDeepEqual(await client.rules(at(guide.anchor)), []);
    const uri = uriOf(at(guide.anchor));
    const answer = await client.connection.sendRequest<ConfirmPairAnswer>(confirmPairRequest, { uri });
    assert.deepEqual(answer, { record: uriOf(at(guide.record)), isWritten: true });
    assert.equal(readFileSync(at(guide.record), 'utf8'), recordOf(edited, chinese));
    assert.deepEqual(await client.rules(at(guide.anchor)), []);
  });
});
