import assert from 'node:assert/strict';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { inEnglish } from '../../server/src/engine';
import { zhCn } from '../../server/src/engine/locales/zh-cn';
import { localeOf, speak } from '../../server/src/speech';
import { connectInMemory, LspClient, type LspOptions, uriOf } from '../support/lspClient';
import { mismatchedRfc, noIndex, proposedPath, smallTree } from '../support/lspTexts';

const inChinese = '状态是 `implemented`，但文件位于 `proposed/`。';

async function opened(options: Omit<LspOptions, 'folders'>) {
  const { client, folder } = await LspClient.inFolder(
    { ...smallTree, ...noIndex, [proposedPath]: mismatchedRfc },
    options,
  );
  const file = path.join(folder, proposedPath);
  await client.open(file);
  return { client, file };
}

async function firstMessage(options: Omit<LspOptions, 'folders'>): Promise<string | undefined> {
  const { client, file } = await opened(options);
  const [diagnostic] = await client.pull(file);
  return diagnostic?.message;
}

describe('a server speaks the language of its client', () => {
  after(() => speak(inEnglish));

  test('with the texts that the client sends; codes stay', async () => {
    const { client, file } = await opened({ locale: 'zh-cn', initializationOptions: { texts: zhCn } });
    const [diagnostic] = await client.pull(file);
    assert.equal(diagnostic?.message, inChinese);
    assert.equal(diagnostic?.code, 'status/lifecycle-mismatch');
    const titles = (await client.actions(file)).map(({ title }) => title);
    assert.ok(titles.includes('将状态改为 `proposed`'), titles.join('\n'));
    const { verdict } = await client.connection.sendRequest<{ verdict: string }>('rfc/explainFile', {
      uri: uriOf(file),
    });
    assert.equal(verdict, '此文件作为生命周期 `proposed` 中的文件检查。');
    const rules = await client.connection.sendRequest<{ id: string; summary: string }[]>('rfc/listRules');
    const rule = rules.find(({ id }) => id === 'status/lifecycle-mismatch');
    assert.equal(rule?.summary, '状态必须与文件所在的生命周期文件夹一致。');
    const answer = await client.connection.sendRequest<{ refused?: string }>('rfc/move', {
      uri: 'file:///nowhere.md',
    });
    assert.equal(answer.refused, '无法理解该请求。');
  });

  test('with the texts that are installed', async () => {
    const asked: string[] = [];
    const textsIn = (locale: string) => {
      asked.push(locale);
      return zhCn;
    };
    assert.equal(await firstMessage({ locale: 'zh-Hans', connection: connectInMemory({ textsIn }) }), inChinese);
    assert.deepEqual(asked, ['zh-cn']);
  });

  test('English without asking for any texts', async () => {
    const textsIn = () => assert.fail('English stands in the code');
    for (const locale of ['en', 'en-GB', 'de', 'zh-TW']) {
      const message = await firstMessage({ locale, connection: connectInMemory({ textsIn }) });
      assert.match(message ?? '', /^The status is/, locale);
    }
  });

  test('English where texts are missing or garbage, and the log says so', async () => {
    const connection = connectInMemory({ textsIn: () => undefined });
    const { client, file } = await opened({
      locale: 'zh-cn',
      initializationOptions: { texts: { rules: 1 } },
      connection,
    });
    const [diagnostic] = await client.pull(file);
    assert.match(diagnostic?.message ?? '', /^The status is/);
    const logged = client.notifications.filter(({ method }) => method === 'window/logMessage');
    assert.match(JSON.stringify(logged), /texts of zh-cn are not installed/);
  });
});

describe('localeOf', () => {
  const cases = [
    ['en', 'en'],
    ['en_US.UTF-8', 'en'],
    ['zh', 'zh-cn'],
    ['zh-cn', 'zh-cn'],
    ['zh_CN.UTF-8', 'zh-cn'],
    ['zh-Hans-SG', 'zh-cn'],
    ['zh-Hant', undefined],
    ['zh-HK', undefined],
    ['de', undefined],
    ['', undefined],
  ] as const;
  for (const [tag, expected] of cases) {
    test(`takes \`${tag}\` for ${expected ?? 'no language that there is'}`, () =>
      assert.equal(localeOf(tag), expected));
  }
});
