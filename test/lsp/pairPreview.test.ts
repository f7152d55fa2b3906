import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { isRefused, type PairPreviewAnswer, pairPreviewRequest, type RefusedPlan } from '../../server/src/protocol';
import { chinese, english, guide, startWithPair, wholePair } from '../support/lspPairs';
import { rowsIn } from '../support/previews';

type Started = Awaited<ReturnType<typeof startWithPair>>;

function ask({ client }: Started, params: unknown): Promise<PairPreviewAnswer | RefusedPlan> {
  return client.connection.sendRequest(pairPreviewRequest, params);
}

async function preview(started: Started, part: keyof typeof guide = 'anchor'): Promise<PairPreviewAnswer> {
  const answer = await ask(started, { uri: started.uri(part) });
  assert.ok(!isRefused(answer), JSON.stringify(answer));
  return answer;
}

describe('rfc/pairPreview', () => {
  test('gives both languages and the files that they are, whichever of them is named', async () => {
    const started = await startWithPair(wholePair);
    const answer = await preview(started);
    const { preview: shown, ...uris } = answer;
    assert.deepEqual(uris, {
      base: pathToFileURL(started.folder).href,
      anchor: started.uri('anchor'),
      counterpart: started.uri('counterpart'),
      record: started.uri('record'),
    });
    assert.deepEqual([shown.state, shown.rows.length], ['ok', 5]);
    assert.deepEqual(await preview(started, 'counterpart'), answer);
    assert.deepEqual(await preview(started, 'record'), answer);
  });

  test('shows the text that is typed, where problems follow the saved one too', async () => {
    const started = await startWithPair(wholePair, { settings: { '': { run: 'onSave' } } });
    await started.client.open(started.at('counterpart'), chinese.replace('- 一\n- 二\n', ''));
    const { preview: typed } = await preview(started);
    assert.deepEqual([typed.state, rowsIn(typed).at(-1)], ['out-of-sync', 'missing: onetwo | -']);
    await started.client.change(started.at('counterpart'), chinese);
    assert.equal((await preview(started)).preview.state, 'ok');
  });

  test('a side that is missing, a folder in its place, 5 MB of it: a sentence instead', async () => {
    const started = await startWithPair({ [guide.anchor]: english });
    const absence = async () => (await preview(started)).preview.sides.counterpart.absence;
    assert.equal(await absence(), 'This language is not there yet.');
    mkdirSync(started.at('counterpart'));
    assert.equal(await absence(), 'This language is not there yet.');
    rmSync(started.at('counterpart'), { recursive: true });
    writeFileSync(started.at('counterpart'), 'x'.repeat(5_000_000));
    assert.match((await absence()) ?? '', /^This file has 5,000,000 bytes;/);
  });

  test('a file of no pair and a request that is none are refused in one sentence', async () => {
    const started = await startWithPair({ ...wholePair, 'notes.md': '# N\n' });
    const refused = async (params: unknown) => {
      const answer = await ask(started, params);
      assert.ok(isRefused(answer));
      return answer.refused;
    };
    const uri = started.uri('anchor').replace('docs/guide.md', 'notes.md');
    assert.equal(await refused({ uri }), '`notes.md` belongs to no pair of languages of this project.');
    for (const params of [null, {}, { uri: 3 }, []])
      assert.equal(await refused(params), 'The request cannot be understood.');
    assert.match(await refused({ uri: 'untitled:x' }), /no file on disk/);
  });
});
