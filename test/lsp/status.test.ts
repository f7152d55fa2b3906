import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { registry } from '../../server/src/engine';
import type { RuleEntry, StatusParams } from '../../server/src/protocol';
import { LspClient, uriOf } from '../support/lspClient';
import { proposedPath, smallTree } from '../support/lspTexts';
import { proposedRfc } from '../support/rfcTexts';

const initializationOptions = { status: true };
const status = 'rfc/status';

describe('rfc/status', () => {
  test('counts over the whole workspace and follows edits', async () => {
    const { client, folder } = await LspClient.inFolder(smallTree, { initializationOptions });
    assert.deepEqual(await client.waitFor<StatusParams>(status), {
      enabled: true,
      errors: 1,
      warnings: 0,
      rfcs: 2,
      configurations: [{ name: 'rfc.config.json', broken: false, uri: uriOf(path.join(folder, 'rfc.config.json')) }],
    });
    const file = path.join(folder, proposedPath);
    await client.open(file);
    await client.change(file, `${proposedRfc}\n## Problem\n`);
    const { errors, warnings } = await client.waitFor<StatusParams>(status, (one) => one.warnings > 0);
    assert.deepEqual({ errors, warnings }, { errors: 0, warnings: 2 });
    await client.remove(file);
    await client.close(file);
    await client.waitFor<StatusParams>(status, ({ rfcs }) => rfcs === 1);
  });

  test('names the configuration in use and says when it is broken', async () => {
    const { client, folder } = await LspClient.inFolder(
      { ...smallTree, 'rfc.config.json': '{}' },
      { initializationOptions },
    );
    const config = path.join(folder, 'rfc.config.json');
    const good = await client.waitFor<StatusParams>(status);
    assert.deepEqual(good.configurations, [{ name: 'rfc.config.json', uri: uriOf(config), broken: false }]);
    await client.open(config);
    await client.change(config, '{');
    await client.waitFor<StatusParams>(status, ({ configurations }) => configurations[0]?.broken === true);
  });

  test('tells that everything is off', async () => {
    const settings = { '': { enable: false } };
    const { client } = await LspClient.inFolder(smallTree, { initializationOptions, settings });
    const { enabled, errors } = await client.waitFor<StatusParams>(status);
    assert.deepEqual({ enabled, errors }, { enabled: false, errors: 0 });
  });

  test('is sent only to a client that listens', async () => {
    const { client, folder } = await LspClient.inFolder(smallTree);
    for (const type of ['Created', 'Changed'] as const) {
      const before = client.refreshes;
      await client.write(path.join(folder, 'rfc.config.json'), '{}', type);
      await client.waitUntil(() => client.refreshes > before); // the look before it is over
    }
    assert.deepEqual(
      client.notifications.filter(({ method }) => method === status),
      [],
    );
  });
});

test('rfc/listRules gives every rule', async () => {
  const { client } = await LspClient.inFolder(smallTree);
  const rules = await client.connection.sendRequest<RuleEntry[]>('rfc/listRules');
  assert.deepEqual(
    rules,
    registry.map(({ id, summary }) => ({ id, summary })),
  );
});
