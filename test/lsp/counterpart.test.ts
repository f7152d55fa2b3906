import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Counterpart, counterpartRequest, type NoCounterpart } from '../../server/src/protocol';
import { chinese, english, guide, startWithPair, wholePair } from '../support/lspPairs';

type Started = Awaited<ReturnType<typeof startWithPair>>;

function ask({ client, uri }: Started, part: keyof typeof guide = 'anchor'): Promise<Counterpart | NoCounterpart> {
  return client.connection.sendRequest(counterpartRequest, { uri: uri(part) });
}

describe('rfc/counterpart', () => {
  test('leads to the other side and says which lines go together', async () => {
    const started = await startWithPair({
      ...wholePair,
      [guide.counterpart]: chinese.replace('正文。', '正文。\n\n又。'),
    });
    const places = [
      [0, 0],
      [6, 8],
      [8, 10],
      [11, 13],
    ];
    const sorted = (await ask(started)) as Counterpart;
    assert.deepEqual({ ...sorted, places: [] }, { uri: started.uri('counterpart'), language: '中文', places: [] });
    assert.deepEqual(sorted.places, places);
    const back = (await ask(started, 'counterpart')) as Counterpart;
    assert.equal(back.uri, started.uri('anchor'));
    assert.deepEqual(
      back.places,
      places.map(([own, other]) => [other, own]),
    );
  });

  test('follows the text in the editor', async () => {
    const started = await startWithPair(wholePair, { settings: { '': { run: 'onSave' } } });
    await started.client.open(started.at('anchor'), english.replace('# Guide\n', '# Guide\n\n\n\n'));
    const { places } = (await ask(started)) as Counterpart;
    assert.ok(
      places.some(([own, other]) => own === 9 && other === 6),
      JSON.stringify(places),
    );
  });

  test('leads from the record to the first language', async () => {
    const started = await startWithPair(wholePair);
    assert.deepEqual(await ask(started, 'record'), { uri: started.uri('anchor'), language: 'English', places: [] });
  });

  test('says that there is none yet, and that there can be one', async () => {
    const started = await startWithPair({ [guide.anchor]: english });
    assert.deepEqual(await ask(started), { refused: '`docs/guide.md` has no 中文 side.', isMissing: true });
    const config = JSON.stringify({ index: { mode: 'off' }, pairing: { excluded: ['docs/'] } });
    const excluded = await startWithPair({ [guide.anchor]: english, 'rfc.config.json': config });
    assert.deepEqual(await ask(excluded), { refused: '`docs/guide.md` has no 中文 side.' });
  });

  test('refuses to lead to what is no file', async () => {
    const folder = await startWithPair({ [guide.anchor]: english, [`${guide.counterpart}/`]: '' });
    assert.deepEqual(await ask(folder), { refused: '`docs/guide.zh.md` cannot be read.' });
    const dangling = await startWithPair({ [guide.anchor]: english, [guide.counterpart]: { link: '/nowhere/at/all' } });
    assert.ok('refused' in (await ask(dangling)));
  });

  test('leads to a file that is too large to be aligned', async () => {
    const started = await startWithPair({ ...wholePair, [guide.counterpart]: chinese + '字'.repeat(2_000_000) });
    assert.deepEqual(((await ask(started)) as Counterpart).places, []);
  });

  test('refuses what is no pair, and parameters that are none', async () => {
    const started = await startWithPair({ 'notes.md': '# Notes\n' });
    const refused = (params: unknown) => started.client.connection.sendRequest<object>(counterpartRequest, params);
    const uri = started.uri('anchor').replace('docs/guide', 'notes');
    assert.deepEqual(await refused({ uri }), {
      refused: '`notes.md` belongs to no pair of languages of this project.',
    });
    assert.deepEqual(await refused(null), { refused: 'The request cannot be understood.' });
  });
});
