import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { CodeLens } from 'vscode-languageserver/node';
import { type PairEntry, type PairsParams, pairsNotification } from '../../server/src/protocol';
import { assistCapabilities } from '../support/lspAssist';
import { chinese, english, guide, pairAbilities, startWithPair, wholePair } from '../support/lspPairs';

type Started = Awaited<ReturnType<typeof startWithPair>>;

const edited = english.replace('Text.', 'Other text.');

/** Waits until the pair is told to be in a state. */
async function told({ client }: Started, state: PairEntry['state'] | 'none'): Promise<PairEntry | undefined> {
  const { pairs } = await client.waitFor<PairsParams>(pairsNotification, ({ pairs }) => {
    return (pairs[0]?.state ?? 'none') === state;
  });
  return pairs[0];
}

describe('rfc/pairs', () => {
  test('tells of every pair, and again when typing changes its state', async () => {
    const started = await startWithPair({ ...wholePair, 'docs/alone.md': '# Alone\n' });
    const { uri } = started;
    const entry = {
      ...{ anchor: uri('anchor'), counterpart: uri('counterpart'), record: uri('record') },
      ...{ languages: ['English', '中文'], state: 'ok', edited: [], missing: [] },
    };
    assert.deepEqual(await told(started, 'ok'), entry);
    await started.client.open(started.at('counterpart'), chinese.replace('正文', '别的'));
    assert.deepEqual(await told(started, 'out-of-sync'), { ...entry, state: 'out-of-sync', edited: ['counterpart'] });
  });

  test('tells what is missing, be it the anchor, and when all is gone', async () => {
    const { [guide.anchor]: _, ...half } = wholePair;
    const started = await startWithPair(half);
    assert.deepEqual((await told(started, 'incomplete'))?.missing, ['anchor']);
    await started.client.remove(started.at('counterpart'));
    await started.client.remove(started.at('record'));
    await told(started, 'none');
  });

  test('is not sent to a client that does not listen', async () => {
    const started = await startWithPair(wholePair, { initializationOptions: {} });
    await started.client.pullWorkspace();
    assert.ok(!started.client.notifications.some(({ method }) => method === pairsNotification));
  });
});

describe('the state of a pair above the title', () => {
  async function lenses({ client, uri }: Started, part: 'anchor' | 'counterpart'): Promise<string[]> {
    const found = await client.connection.sendRequest<CodeLens[]>('textDocument/codeLens', {
      textDocument: { uri: uri(part) },
    });
    return found.map(({ command }) => `${command?.title} ${command?.command}`.trim());
  }

  test('says on both sides which one was edited, and what can be done', async () => {
    const started = await startWithPair(wholePair, { capabilities: assistCapabilities });
    await started.client.open(started.at('anchor'));
    await started.client.open(started.at('counterpart'));
    assert.deepEqual(await lenses(started, 'anchor'), ['In sync with 中文', 'Open 中文 rfc.openCounterpart']);
    await started.client.change(started.at('anchor'), edited);
    const remedies = ['Compare rfc.comparePair', 'Confirm rfc.confirmPair'];
    assert.deepEqual(await lenses(started, 'anchor'), [
      'Edited since 中文 was confirmed to say the same',
      ...remedies,
      'Open 中文 rfc.openCounterpart',
    ]);
    assert.deepEqual(await lenses(started, 'counterpart'), [
      'English edited since the two were confirmed to say the same',
      ...remedies,
      'Open English rfc.openCounterpart',
    ]);
  });

  test('offers the other language where it is missing, to a client that can begin it', async () => {
    const { [guide.counterpart]: _, ...half } = wholePair;
    for (const [commands, expected] of [
      [pairAbilities.commands, ['There is no 中文 side', 'Create 中文 rfc.createCounterpart']],
      [pairAbilities.commands.slice(0, 3), ['There is no 中文 side']],
      [[], []],
    ] as const) {
      const started = await startWithPair(half, { initializationOptions: { commands } });
      await started.client.open(started.at('anchor'));
      assert.deepEqual(await lenses(started, 'anchor'), expected);
    }
  });

  test('is asked for again when the other side has changed', async () => {
    const started = await startWithPair(wholePair, { capabilities: assistCapabilities });
    await started.client.open(started.at('counterpart'));
    const again = new Promise<void>((resolve) => {
      started.client.connection.onRequest('workspace/codeLens/refresh', async () => {
        if ((await lenses(started, 'counterpart')).includes('Confirm rfc.confirmPair')) resolve();
        return null;
      });
    });
    await started.client.write(started.at('anchor'), edited, 'Changed');
    await again;
  });
});

describe('the quick fix that confirms a pair', () => {
  const title = 'Record that both sides agree as they are now';

  test('is a command of a client that has it, which asks', async () => {
    const started = await startWithPair({ ...wholePair, [guide.anchor]: edited });
    await started.client.open(started.at('anchor'));
    const found = (await started.client.actions(started.at('anchor'))).find((action) => action.title === title);
    assert.deepEqual(found?.command, {
      title,
      command: 'rfc.confirmPair',
      arguments: [{ uri: started.uri('anchor') }],
    });
    assert.equal(found?.edit, undefined);
  });
});
