import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { describe, test } from 'node:test';
import { isRefused, type PairDrift, pairDriftRequest, type RefusedPlan } from '../../server/src/protocol';
import { gitHash } from '../support/archived';
import { commitAll } from '../support/git';
import { chinese, english, guide, startWithPair, wholePair } from '../support/lspPairs';

type Started = Awaited<ReturnType<typeof startWithPair>>;

async function drift({ client, uri }: Started, params: object = {}): Promise<PairDrift> {
  const answer = await client.connection.sendRequest<PairDrift | RefusedPlan>(pairDriftRequest, {
    uri: uri('anchor'),
    trusted: true,
    ...params,
  });
  assert.ok(!isRefused(answer), JSON.stringify(answer));
  return answer;
}

/** A committed pair. */
async function committed(files = wholePair): Promise<Started> {
  const started = await startWithPair(files);
  rmSync(`${started.folder}/.git`, { recursive: true });
  commitAll(started.folder);
  return started;
}

const edited = english.replace('Text.', 'Other text.');

describe('rfc/pairDrift', () => {
  test('gives the confirmed text of the side that is typed in, and none of the other', async () => {
    const started = await committed();
    await started.client.open(started.at('anchor'), edited);
    const { divergences, sides } = await drift(started);
    assert.deepEqual(sides, [
      {
        uri: started.uri('anchor'),
        language: 'English',
        isEdited: true,
        recorded: gitHash(english),
        confirmed: english,
      },
      { uri: started.uri('counterpart'), language: '中文', isEdited: false, recorded: gitHash(chinese) },
    ]);
    assert.deepEqual(divergences, []);
  });

  test('follows the text in the editor where problems follow the saved one', async () => {
    const started = await startWithPair(wholePair, { settings: { '': { run: 'onSave' } } });
    await started.client.open(started.at('counterpart'), `${chinese}\n另一段。\n`);
    const { sides } = await drift(started);
    assert.deepEqual(
      sides.map(({ isEdited }) => isEdited),
      [false, true],
    );
  });

  test('gives both texts when both sides have moved', async () => {
    const started = await committed();
    await started.client.write(started.at('anchor'), edited, 'Changed');
    await started.client.write(started.at('counterpart'), chinese.replace('正文', '别的正文'), 'Changed');
    const { sides } = await drift(started);
    assert.deepEqual(
      sides.map(({ confirmed }) => confirmed),
      [english, chinese],
    );
  });

  test('says why there is no confirmed text', async () => {
    const started = await committed({ ...wholePair, [guide.anchor]: edited });
    const lacking = async (params?: object) => (await drift(started, params)).sides[0].lacking;
    assert.match((await lacking()) ?? '', /never committed.*`[0-9a-f]{12}`/);
    assert.match((await lacking({ trusted: false })) ?? '', /not trusted/);
    assert.match((await lacking({ trusted: 'yes' })) ?? '', /not trusted/);
    rmSync(`${started.folder}/.git`, { recursive: true });
    assert.match((await lacking()) ?? '', /no git repository/);
  });

  test('says so where there is no git', async (context) => {
    const started = await committed({ ...wholePair, [guide.anchor]: edited });
    const { PATH } = process.env;
    context.after(() => {
      process.env.PATH = PATH;
    });
    process.env.PATH = started.folder; // nothing in it is called git
    assert.match((await drift(started)).sides[0].lacking ?? '', /no git repository/);
  });

  test('says where there is no record in order', async () => {
    const started = await startWithPair({ ...wholePair, [guide.record]: 'nonsense\n' });
    const { sides } = await drift(started);
    assert.deepEqual(
      sides.map(({ lacking, recorded }) => [lacking, recorded]),
      [
        ['No record in good order says what was confirmed.', undefined],
        ['No record in good order says what was confirmed.', undefined],
      ],
    );
  });

  test('says where the sides differ in structure, each place once', async () => {
    const started = await startWithPair({ ...wholePair, [guide.anchor]: english.replace('## Ports', '### Ports') });
    const { divergences, total } = await drift(started, { uri: started.uri('counterpart') });
    assert.equal(total, 1);
    assert.equal(divergences[0]?.uri, started.uri('anchor'));
    assert.equal(divergences[0]?.range.start.line, 6);
  });

  test('refuses half a pair, what is none, and parameters that are none', async () => {
    const started = await startWithPair({ [guide.anchor]: english, 'notes.md': '# Notes\n' });
    const refused = async (params: unknown) => {
      const answer = await started.client.connection.sendRequest<PairDrift | RefusedPlan>(pairDriftRequest, params);
      return isRefused(answer) ? answer.refused : '';
    };
    assert.match(await refused({ uri: started.uri('anchor') }), /in one language only/);
    assert.match(await refused({ uri: started.uri('anchor').replace('docs/guide', 'notes') }), /belongs to no pair/);
    assert.match(await refused({}), /cannot be understood/);
  });
});
