import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import {
  type NewChoices,
  newChoicesRequest,
  newRfcRequest,
  type PlanAnswer,
  suggestTopicRequest,
} from '../../server/src/protocol';
import { assertEdit, assertRefusal, makeEdit, readTree, shapeOf, startAuthoring } from '../support/authoring';
import { modernCapabilities, uriOf } from '../support/lspClient';
import { smallTree } from '../support/lspTexts';

const created = 'docs/rfc/proposed/testing/2026-08-02-seeded-runs.md';
const answers = { title: 'Seeded runs', className: 'testing', date: '2026-08-02' };

describe('rfc/newChoices', () => {
  test('lists the roots with lifecycles that an RFC can begin in, and classes with what they hold', async () => {
    const { client } = await startAuthoring(smallTree);
    const { places } = await client.connection.sendRequest<NewChoices>(newChoicesRequest, {});
    assert.equal(places.length, 1);
    const [place] = places;
    assert.equal(place?.name, 'docs/rfc');
    assert.deepEqual(
      place?.lifecycles.map(({ name }) => name),
      ['proposed', 'implemented'],
    );
    assert.equal(place?.classes.length, 6);
    assert.ok(place?.classes.every(({ description }) => description));
  });

  test('a folder answers what it can', async () => {
    const { client, folder } = await startAuthoring(smallTree);
    const given = async (below: string) => {
      const uri = uriOf(path.join(folder, below));
      const { places } = await client.connection.sendRequest<NewChoices>(newChoicesRequest, { uri });
      return places[0]?.given;
    };
    assert.deepEqual(await given('docs/rfc/proposed/feature'), { lifecycle: 'proposed', className: 'feature' });
    assert.deepEqual(await given('docs/rfc/implemented'), { lifecycle: 'implemented' });
    assert.deepEqual(await given('docs/rfc/rejected/feature'), { className: 'feature' });
    assert.deepEqual(await given('docs/rfc'), {});
  });

  test('of several projects those that somebody set up are listed', async () => {
    const config = (root: string) => JSON.stringify({ root });
    const { client } = await startAuthoring({
      '.git/': '',
      'a/rfc.config.json': config('notes'),
      'b/rfc.config.json': config('docs'),
    });
    const { places } = await client.connection.sendRequest<NewChoices>(newChoicesRequest, {});
    assert.deepEqual(places.map(({ name }) => name).sort(), ['a/notes', 'b/docs']);
  });
});

describe('rfc/new', () => {
  test('creates a clean file, after the edit of what exists, and says where its author begins', async () => {
    const { client, folder } = await startAuthoring(smallTree);
    const answer = assertEdit(await client.connection.sendRequest<PlanAnswer>(newRfcRequest, answers));
    assert.equal(answer.open?.uri, uriOf(path.join(folder, created)));
    assert.ok((answer.open?.stops.length ?? 0) > 4);
    assert.equal(shapeOf(answer).at(-2), 'create');
    makeEdit(answer.edit);
    const file = path.join(folder, created);
    await client.open(file);
    assert.deepEqual(await client.rules(file), []);
    assert.match(readTree(folder)['docs/rfc/INDEX.md'] ?? '', /Seeded runs/);
  });

  test('takes a topic and a counterpart', async () => {
    const { client, folder } = await startAuthoring(smallTree);
    const request = { ...answers, topic: 'seeds', withCounterpart: true };
    makeEdit(assertEdit(await client.connection.sendRequest<PlanAnswer>(newRfcRequest, request)).edit);
    for (const end of ['.md', '.zh.md']) {
      assert.ok(existsSync(path.join(folder, `docs/rfc/proposed/testing/2026-08-02-seeds${end}`)), end);
    }
  });

  test('refuses in one sentence what cannot be, and garbage', async () => {
    const { client } = await startAuthoring(smallTree);
    const refused = async (request: unknown) =>
      assertRefusal(await client.connection.sendRequest<PlanAnswer>(newRfcRequest, request));
    assert.match(await refused({ ...answers, title: '缓存' }), /topic/);
    assert.match(await refused({ ...answers, className: 'poetry' }), /poetry/);
    assert.match(await refused({ ...answers, lifecycle: 'rejected' }), /rejected/);
    assert.match(await refused({ ...answers, title: 'Cache', className: 'feature', date: '2026-07-10' }), /exists/);
    for (const garbage of [{}, { title: 7 }, { title: 'A', place: 'nowhere' }]) await refused(garbage);
  });

  test('is refused for a client that cannot create files in an edit', async () => {
    const { client } = await startAuthoring(smallTree, { capabilities: modernCapabilities });
    assert.match(assertRefusal(await client.connection.sendRequest<PlanAnswer>(newRfcRequest, answers)), /editor/);
  });
});

test('rfc/suggestTopic gives a slug, or nothing for a title in another script', async () => {
  const { client } = await startAuthoring(smallTree);
  const suggest = (title: unknown) => client.connection.sendRequest(suggestTopicRequest, { title });
  assert.deepEqual(await suggest('Ports: one table!'), { topic: 'ports-one-table' });
  assert.deepEqual(await suggest('缓存'), {});
  assert.deepEqual(await suggest(7), {});
});
