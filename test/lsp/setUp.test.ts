import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { type PlanAnswer, type SetUpPlaces, setUpPlacesRequest, setUpRequest } from '../../server/src/protocol';
import { assertEdit, assertRefusal, makeEdit, readTree, shapeOf, startAuthoring } from '../support/authoring';
import { TODAY } from '../support/lintTree';
import { modernCapabilities, uriOf } from '../support/lspClient';

const first = `docs/rfc/proposed/process/${TODAY}-decisions-as-rfcs.md`;

describe('rfc/setUpPlaces', () => {
  test('says of an empty folder what would be written', async () => {
    const { client, folder } = await startAuthoring({ '.git/': '' });
    const { places } = await client.connection.sendRequest<SetUpPlaces>(setUpPlacesRequest, {});
    assert.deepEqual(places, [
      {
        uri: uriOf(folder),
        name: path.basename(folder),
        found: ['There are no RFCs or decision records here yet.'],
        files: ['rfc.config.jsonc', 'docs/rfc/README.md', first, 'docs/rfc/INDEX.md'],
      },
    ]);
  });

  test('says of decisions that are kept in another way what the rules would report', async () => {
    const { client } = await startAuthoring({
      '.git/': '',
      'docs/adr/0001-one.md': '# One\n',
      'docs/adr/0002-two.md': '# Two\n\n[gone](gone.md)\n',
    });
    const { places } = await client.connection.sendRequest<SetUpPlaces>(setUpPlacesRequest, {});
    assert.deepEqual(places[0]?.found.at(-1), 'Checking them would report: 1 × link/broken (error).');
    assert.deepEqual(places[0]?.files, ['rfc.config.jsonc']);
  });

  test('names the configuration of a folder that has one', async () => {
    const { client, folder } = await startAuthoring({ '.git/': '', 'rfc.config.json': '{}' });
    const inner = { uri: uriOf(path.join(folder, 'src')) };
    for (const params of [{}, inner]) {
      assert.deepEqual(await client.connection.sendRequest(setUpPlacesRequest, params), {
        places: [],
        refused: 'There is a configuration already: `rfc.config.json`.',
      });
    }
  });
});

describe('rfc/setUp', () => {
  test('creates files only, opens the first RFC, and refuses a second time', async () => {
    const { client, folder } = await startAuthoring({ '.git/': '' });
    const params = { uri: uriOf(folder) };
    const planned = assertEdit(await client.connection.sendRequest<PlanAnswer>(setUpRequest, params));
    assert.deepEqual(shapeOf(planned).slice(0, 2), ['create', 'text']);
    assert.deepEqual(planned.open, { uri: uriOf(path.join(folder, first)), stops: [] });
    makeEdit(planned.edit);
    assert.deepEqual(Object.keys(readTree(folder)), [
      'docs/rfc/INDEX.md',
      'docs/rfc/README.md',
      first,
      'rfc.config.jsonc',
    ]);
    await client.tellFiles({ [path.join(folder, 'rfc.config.jsonc')]: 'Created' });
    const again = await client.connection.sendRequest<PlanAnswer>(setUpRequest, params);
    assert.equal(assertRefusal(again), 'There is a configuration already: `rfc.config.jsonc`.');
  });

  test('is shown before it is made when that is wanted', async () => {
    const { client, folder } = await startAuthoring({ '.git/': '' });
    const params = { uri: uriOf(folder), preview: true };
    const { edit } = assertEdit(await client.connection.sendRequest<PlanAnswer>(setUpRequest, params));
    assert.ok(Object.values(edit.changeAnnotations ?? {}).some(({ needsConfirmation }) => needsConfirmation));
  });

  test('refuses what it does not understand, and clients that create no files', async () => {
    const { client, folder } = await startAuthoring({});
    for (const params of [undefined, {}, { uri: 7 }, { uri: 'untitled:x' }]) {
      assertRefusal(await client.connection.sendRequest<PlanAnswer>(setUpRequest, params));
    }
    const plain = await startAuthoring({}, { capabilities: modernCapabilities });
    const answer = await plain.client.connection.sendRequest<PlanAnswer>(setUpRequest, { uri: uriOf(folder) });
    assert.match(assertRefusal(answer), /cannot create or rename files/);
  });
});
