import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { CodeAction, CodeLens, ShowMessageParams } from 'vscode-languageserver/node';
import { type PairEntry, type PairsParams, pairsNotification } from '../../server/src/protocol';
import { resolvingCapabilities } from '../support/authoring';
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
      'Edited since confirmed',
      ...remedies,
      'Open 中文 rfc.openCounterpart',
    ]);
    assert.deepEqual(await lenses(started, 'counterpart'), [
      'English edited since confirmed',
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

  async function find({ at, client }: Started): Promise<CodeAction> {
    await client.open(at('anchor'));
    const found = (await client.actions(at('anchor'))).find((action) => action.title === title);
    assert.ok(found);
    return found;
  }

  test('is a command of a client that has it, which asks', async () => {
    const started = await startWithPair({ ...wholePair, [guide.anchor]: edited });
    const { command, edit } = await find(started);
    assert.deepEqual(command, { title, command: 'rfc.confirmPair', arguments: [{ uri: started.uri('anchor') }] });
    assert.equal(edit, undefined);
  });

  describe('of a client without the command', () => {
    const options = { initializationOptions: {}, capabilities: resolvingCapabilities };

    async function resolve(started: Started, typed = ''): Promise<CodeAction> {
      const action = await find(started);
      if (typed !== '') await started.client.change(started.at('counterpart'), typed);
      return started.client.connection.sendRequest('codeAction/resolve', action);
    }

    test('is an edit where nothing is against it', async () => {
      const started = await startWithPair({ ...wholePair, [guide.anchor]: edited }, options);
      const { edit } = await resolve(started);
      assert.equal(edit?.documentChanges?.length, 1);
    });

    test('is refused while a side is not saved', async () => {
      const started = await startWithPair({ ...wholePair, [guide.anchor]: edited }, options);
      await started.client.open(started.at('counterpart'));
      const { edit } = await resolve(started, chinese.replace('正文', '别的'));
      assert.equal(edit, undefined);
      await started.client.waitFor<ShowMessageParams>('window/showMessage', ({ message }) => /not saved/.test(message));
    });

    test('is refused where the sides differ in structure, for nobody would be asked', async () => {
      const unequal = { ...wholePair, [guide.anchor]: english.replace('## Ports', '### Ports') };
      const started = await startWithPair(unequal, options);
      const { edit } = await resolve(started);
      assert.equal(edit, undefined);
      await started.client.waitFor<ShowMessageParams>('window/showMessage', ({ message }) => /structure/.test(message));
    });
  });
});
