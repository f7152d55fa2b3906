import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { LspClient, ruleOf } from '../support/lspClient';
import { filesOf } from '../support/pairs';

const anchor = '# A\n\nEnglish | [中文](guide.zh.md)\n\n## Risks\n\n- one\n';
const counterpart = '# 甲\n\n[English](guide.md) | 中文\n\n## 风险\n\n- 一\n';

async function startWith(texts: { anchor: string; counterpart: string }) {
  const { client, folder } = await LspClient.inFolder({
    '.git/': '',
    'docs/rfc/README.md': '# RFCs\n',
    ...(filesOf(texts) as Record<string, string>),
  });
  const at = (name: string) => path.join(folder, 'docs', name);
  return { client, en: at('guide.md'), zh: at('guide.zh.md'), record: at('guide.i18n.yaml') };
}

/** The rules over pairs that speak, by base name. */
async function pairRules(client: LspClient): Promise<Record<string, string[]>> {
  const found = Object.entries(await client.workspaceRules()).flatMap(([file, rules]) => {
    const own = rules.filter((rule) => rule.startsWith('pair/')).sort();
    return own.length > 0 ? [[path.posix.basename(file), own] as const] : [];
  });
  return Object.fromEntries(found);
}

describe('pairs in the server', () => {
  test('drift shows on both sides and on the record while one of them is typed in', async () => {
    const { client, en } = await startWith({ anchor, counterpart });
    assert.deepEqual(await pairRules(client), {});
    await client.open(en);
    await client.change(en, `${anchor}\n## Testing\n\nMore.\n`);
    assert.deepEqual(await pairRules(client), {
      'guide.md': ['pair/heading-depth', 'pair/out-of-sync'],
      'guide.zh.md': ['pair/heading-depth'],
      'guide.i18n.yaml': ['pair/out-of-sync'],
    });
    await client.change(en, anchor);
    assert.deepEqual(await pairRules(client), {});
  });

  test('what is not saved is a warning, what is saved an error', async () => {
    const { client, en } = await startWith({ anchor, counterpart });
    const severity = async () => (await client.pull(en)).find((each) => ruleOf(each) === 'pair/out-of-sync')?.severity;
    await client.open(en);
    await client.change(en, `${anchor}\nMore.\n`);
    assert.equal(await severity(), 2);
    await client.write(en, `${anchor}\nMore.\n`, 'Changed');
    assert.equal(await severity(), 1);
  });

  test('a problem leads to its partner on the other side', async () => {
    const { client, en, zh } = await startWith({ anchor, counterpart: counterpart.replace('## 风险', '### 风险') });
    await client.open(zh);
    const [problem] = (await client.pull(zh)).filter((each) => ruleOf(each) === 'pair/heading-depth');
    const [related] = problem?.relatedInformation ?? [];
    assert.equal(related && client.relative(related.location.uri), client.relative(`file://${en}`));
    assert.deepEqual(related?.location.range.start, { line: 4, character: 0 });
  });

  test('a counterpart that goes and a record that comes are seen', async () => {
    const { client, zh, record } = await startWith({ anchor, counterpart });
    await client.remove(zh);
    assert.deepEqual(await pairRules(client), {
      'guide.md': ['pair/incomplete'],
      'guide.i18n.yaml': ['pair/incomplete'],
    });
    await client.remove(record);
    assert.deepEqual(await pairRules(client), {});
    await client.write(zh, counterpart, 'Created');
    assert.deepEqual(await pairRules(client), { 'guide.md': ['pair/incomplete'], 'guide.zh.md': ['pair/incomplete'] });
  });

  test('a file that a rule over pairs asks about is seen when it comes', async () => {
    const config = { index: { mode: 'off' }, markdown: { scope: [] }, pairing: { linkPolicy: 'locale' } };
    const { client, folder } = await LspClient.inFolder({
      'rfc.config.json': JSON.stringify(config),
      ...(filesOf({
        anchor: `${anchor}\n[b](other.zh.md)\n`,
        counterpart: `${counterpart}\n[b](other.zh.md)\n`,
      }) as Record<string, string>),
    });
    const other = path.join(folder, 'docs/other.md');
    for (let time = 0; time < 2; time++) {
      assert.deepEqual(await pairRules(client), {});
      await client.write(other, '# B\n', 'Created');
      assert.deepEqual(await pairRules(client), { 'guide.md': ['pair/link-locale'] });
      await client.remove(other);
    }
  });

  test('what belongs to no pair, and what is required outside of the scope, is seen when it comes', async () => {
    const pairing = { scope: ['**/*.md'], required: ['src/a.md'] };
    for (const [scope, name] of [
      [pairing.scope, 'docs/guide.zh.zh.md'],
      [['docs/**'], 'src/a.zh.md'],
    ] as const) {
      const config = { index: { mode: 'off' }, markdown: { scope: [] }, pairing: { ...pairing, scope } };
      const { client, folder } = await LspClient.inFolder({
        'rfc.config.json': JSON.stringify(config),
        'src/x.txt': '',
        'docs/x.txt': '',
      });
      assert.equal((await pairRules(client))[path.basename(name)], undefined);
      await client.write(path.join(folder, name), '# A\n', 'Created');
      assert.ok((await pairRules(client))[path.basename(name)]?.includes('pair/incomplete'));
    }
  });
});
