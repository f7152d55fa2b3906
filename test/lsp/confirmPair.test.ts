import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { describe, test } from 'node:test';
import { type ConfirmPairAnswer, confirmPairRequest, isRefused } from '../../server/src/protocol';
import { git } from '../support/git';
import { chinese, english, guide, recordOf, startWithPair, wholePair } from '../support/lspPairs';

type Started = Awaited<ReturnType<typeof startWithPair>>;

function ask({ client, uri }: Started, params: object = {}): Promise<ConfirmPairAnswer> {
  return client.connection.sendRequest(confirmPairRequest, { uri: uri('anchor'), ...params });
}

/** The sentence of a refusal; nothing may have been written then. */
async function refusal(started: Started, params: object = {}): Promise<string> {
  const record = started.at('record');
  const read = () => (existsSync(record) ? readFileSync(record, 'utf8') : undefined);
  const before = read();
  const answer = await ask(started, params);
  assert.ok(isRefused(answer), JSON.stringify(answer));
  assert.equal(read(), before);
  return answer.refused;
}

const edited = english.replace('Text.', 'Other text.');
const unequal = english.replace('- two\n', '- two\n\n```sh\nls\n```\n');

describe('rfc/confirmPair', () => {
  for (const part of ['anchor', 'counterpart', 'record'] as const) {
    test(`writes the record byte for byte, asked about the ${part}`, async () => {
      const started = await startWithPair({ ...wholePair, [guide.anchor]: edited });
      const answer = await ask(started, { uri: started.uri(part) });
      assert.deepEqual(answer, { record: started.uri('record'), isWritten: true });
      assert.equal(readFileSync(started.at('record'), 'utf8'), recordOf(edited, chinese));
      assert.deepEqual(await started.client.rules(started.at('anchor')), []);
    });
  }

  test('leaves a record alone that says so already', async () => {
    const started = await startWithPair(wholePair);
    assert.deepEqual(await ask(started), { record: started.uri('record'), isWritten: false });
  });

  test('creates a record that is missing', async () => {
    const started = await startWithPair({ [guide.anchor]: english, [guide.counterpart]: chinese });
    assert.deepEqual(await ask(started), { record: started.uri('record'), isWritten: true });
    assert.equal(readFileSync(started.at('record'), 'utf8'), recordOf(english, chinese));
  });

  test('replaces a record with Windows line ends as a whole', async () => {
    const record = recordOf(english, chinese).replaceAll('\n', '\r\n');
    const started = await startWithPair({ ...wholePair, [guide.record]: record });
    assert.deepEqual(await ask(started), { record: started.uri('record'), isWritten: true });
    assert.equal(readFileSync(started.at('record'), 'utf8'), recordOf(english, chinese));
  });

  test('hashes the bytes on disk, byte-order mark included, of a side that the editor shows without', async () => {
    const marked = `\uFEFF${english}`;
    const started = await startWithPair({ ...wholePair, [guide.anchor]: marked });
    await started.client.open(started.at('anchor'), english);
    await ask(started, { force: true });
    assert.equal(readFileSync(started.at('record'), 'utf8'), recordOf(marked, chinese));
  });

  test('answers where the structures differ and writes nothing, until that is wanted', async () => {
    const started = await startWithPair({ ...wholePair, [guide.anchor]: unequal });
    const answer = await ask(started);
    assert.ok('divergences' in answer, JSON.stringify(answer));
    assert.equal(answer.total, 1);
    assert.equal(answer.divergences[0]?.uri, started.uri('anchor'));
    assert.deepEqual(answer.divergences[0]?.range.start, { line: 11, character: 0 });
    assert.equal(readFileSync(started.at('record'), 'utf8'), wholePair[guide.record]);
    assert.deepEqual(await ask(started, { force: true }), { record: started.uri('record'), isWritten: true });
    assert.equal(readFileSync(started.at('record'), 'utf8'), recordOf(unequal, chinese));
  });

  test('refuses while a file of the pair is not saved, whichever text the problems follow', async () => {
    for (const settings of [{}, { '': { run: 'onSave' } }]) {
      for (const part of ['anchor', 'counterpart', 'record'] as const) {
        const started = await startWithPair(wholePair, { settings });
        await started.client.open(started.at(part), `${readFileSync(started.at(part), 'utf8')}\n`);
        assert.match(await refusal(started, { force: true }), /not saved/);
      }
    }
  });

  test('refuses a pair of which a side is missing, too large, or a folder', async () => {
    const { [guide.counterpart]: _, ...half } = wholePair;
    assert.match(await refusal(await startWithPair(half)), /not there or cannot be read/);
    const withFolder = await startWithPair({ ...half, [`${guide.counterpart}/`]: '' });
    assert.match(await refusal(withFolder), /not there or cannot be read/);
    const huge = await startWithPair({ ...wholePair, [guide.counterpart]: chinese + '字'.repeat(2_000_000) });
    assert.match(await refusal(huge, { force: true }), /not there or cannot be read/);
  });

  test('refuses where a folder lies in the place of the record', async () => {
    const { [guide.record]: _, ...half } = wholePair;
    const started = await startWithPair({ ...half, [`${guide.record}/`]: '' });
    const answer = await ask(started, { force: true });
    assert.ok(isRefused(answer), JSON.stringify(answer));
    assert.match(answer.refused, /guide\.i18n\.yaml/);
  });

  test('refuses to write through a link that leads out of the repository', async () => {
    const elsewhere = await startWithPair(wholePair);
    const record = { link: elsewhere.at('record') };
    const started = await startWithPair({ ...wholePair, [guide.anchor]: edited, [guide.record]: record });
    assert.ok(isRefused(await ask(started, { force: true })));
    assert.equal(readFileSync(elsewhere.at('record'), 'utf8'), wholePair[guide.record]);
  });

  test('refuses what is no pair, and parameters that are none', async () => {
    const started = await startWithPair({ 'notes.md': '# Notes\n', ...wholePair });
    const notes = started.uri('anchor').replace('docs/guide.md', 'notes.md');
    assert.match(await refusal(started, { uri: notes }), /`notes\.md` belongs to no pair/);
    assert.match(await refusal(started, { uri: 'untitled:x' }), /no file on disk/);
    assert.match(await refusal(started, { uri: 7 }), /cannot be understood/);
    const config = JSON.stringify({ index: { mode: 'off' }, pairing: { excluded: [guide.anchor] } });
    const excluded = await startWithPair({ ...wholePair, 'rfc.config.json': config });
    assert.match(await refusal(excluded), /excluded from pairing/);
  });

  test('keeps both texts in the object store where the project asks and the workspace is trusted', async () => {
    const config = JSON.stringify({ index: { mode: 'off' }, pairing: { storeBlobs: true } });
    const { '.git/': _, ...files } = { '.git/': '', ...wholePair, 'rfc.config.json': config };
    const started = await startWithPair(files);
    rmSync(`${started.folder}/.git`, { recursive: true });
    git(started.folder, 'init', '--quiet');
    await ask(started);
    assert.equal(git(started.folder, 'for-each-ref'), '');
    await ask(started, { trusted: true });
    assert.equal(git(started.folder, 'for-each-ref').trim().split('\n').length, 2);
  });
});
