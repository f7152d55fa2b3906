import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { rfc } from '../support/cli';
import { temporaryFolder } from '../support/folders';

const EN = 'docs/guide.md';
const ZH = 'docs/guide.zh.md';
const RECORD = 'docs/guide.i18n.yaml';
const english = '# Guide\n\nEnglish | [中文](guide.zh.md)\n\nText.\n\n## Part\n\nMore.\n';
const chinese = '# 指南\n\n[English](guide.md) | 中文\n\n文字。\n\n## 部分\n\n更多。\n';
const pair = { '.git/': '', [EN]: english, [ZH]: chinese };

function hashOf(text: string): string {
  return execFileSync('git', ['hash-object', '--stdin'], { input: text, encoding: 'utf8' }).trim();
}

function recordOf(en: string, zh: string): string {
  return [
    '# Bilingual-pair consistency record (docs/i18n/README.md): the git blob hash of each',
    '# side as of the last confirmed-consistent state. Both languages carry equal authority;',
    '# after editing either side, bring the other along and re-record with:',
    '#   pnpm run verify-translation-pairing --write',
    `guide.md: ${hashOf(en)}`,
    `guide.zh.md: ${hashOf(zh)}`,
    '',
  ].join('\n');
}

const whole = { ...pair, [RECORD]: recordOf(english, chinese) };

async function listed(cwd: string): Promise<unknown> {
  const { code, stdout } = await rfc(['pairs', '--list', '--format', 'json'], { cwd });
  assert.equal(code, 0);
  return JSON.parse(stdout);
}

describe('rfc pairs --list', () => {
  test('gives the state of every pair, and what is edited or missing', async () => {
    const cwd = temporaryFolder({ ...whole, 'docs/alone.md': '# Alone\n', 'docs/torn.zh.md': '# 半\n' });
    writeFileSync(path.join(cwd, ZH), `${chinese}完。\n`);
    assert.deepEqual(await listed(cwd), {
      pairs: [
        { anchor: 'docs/alone.md', state: 'backlog', edited: [], missing: [] },
        { anchor: EN, state: 'out-of-sync', edited: ['zh'], missing: [] },
        { anchor: 'docs/torn.md', state: 'incomplete', edited: [], missing: ['docs/torn.md', 'docs/torn.i18n.yaml'] },
      ],
    });
    const text = await rfc(['pairs', '--list'], { cwd });
    assert.deepEqual(text.stdout.split('\n'), [
      'backlog      docs/alone.md',
      'out-of-sync  docs/guide.md  (edited: zh)',
      'incomplete   docs/torn.md  (missing: docs/torn.md, docs/torn.i18n.yaml)',
      '',
    ]);
  });

  test('tells a pair whose structure differs from one that is in order', async () => {
    const longer = `${chinese}\n## 又\n\n文。\n`;
    const cwd = temporaryFolder({ ...pair, [ZH]: longer, [RECORD]: recordOf(english, longer) });
    assert.deepEqual(await listed(cwd), { pairs: [{ anchor: EN, state: 'diverged', edited: [], missing: [] }] });
    const good = temporaryFolder(whole);
    assert.deepEqual(await listed(good), { pairs: [{ anchor: EN, state: 'ok', edited: [], missing: [] }] });
  });

  test('of nothing succeeds', async () => {
    assert.deepEqual(await listed(temporaryFolder({ '.git/': '' })), { pairs: [] });
  });
});

describe('rfc pairs --check', () => {
  test('fails on an error, says where, and counts pairs', async () => {
    const cwd = temporaryFolder(whole);
    assert.deepEqual(await rfc(['pairs', '--check'], { cwd }), {
      code: 0,
      stdout: '1 pair checked, no problem found.\n',
      stderr: '',
    });
    writeFileSync(path.join(cwd, EN), `${english}\n## Again\n\nText.\n`);
    const { code, stdout } = await rfc(['pairs', '--check', 'docs/guide'], { cwd });
    assert.equal(code, 1);
    assert.match(stdout, /^docs\/guide\.md\n +1:1 +error .* pair\/out-of-sync$/m);
    assert.match(stdout, /pair\/heading-depth/);
    assert.match(stdout, /^1 pair checked, \d+ problems found/m);
  });

  test('with nothing to check fails, unless that is fine', async () => {
    const cwd = temporaryFolder({ '.git/': '', 'docs/alone.md': '# Alone\n' });
    const none = { code: 1, stdout: '', stderr: 'No pair of languages was found.\n' };
    assert.deepEqual(await rfc(['pairs', '--check'], { cwd }), none);
    assert.equal((await rfc(['pairs', '--check', '--allow-empty'], { cwd })).code, 0);
  });
});

describe('rfc pairs --write', () => {
  test('writes the record byte for byte, by any name of the pair, and leaves one that says so already', async () => {
    for (const name of [EN, ZH, RECORD, 'docs/guide', './docs\\guide.md']) {
      const cwd = temporaryFolder(pair);
      assert.deepEqual(await rfc(['pairs', '--write', name], { cwd }), { code: 0, stdout: `${RECORD}\n`, stderr: '' });
      const file = path.join(cwd, RECORD);
      assert.equal(readFileSync(file, 'utf8'), recordOf(english, chinese), name);
      const { mtimeMs } = statSync(file);
      const again = await rfc(['pairs', '--write', name], { cwd });
      assert.deepEqual(again, { code: 0, stdout: '', stderr: '1 pair recorded already.\n' });
      assert.equal(statSync(file).mtimeMs, mtimeMs);
    }
  });

  test('records anew what has been edited on both sides', async () => {
    const cwd = temporaryFolder(whole);
    const [en, zh] = [`${english}\nEnd.\n`, `${chinese}\n完。\n`];
    writeFileSync(path.join(cwd, EN), en);
    writeFileSync(path.join(cwd, ZH), zh);
    assert.equal((await rfc(['pairs', '--write', '--all'], { cwd })).code, 0);
    assert.equal(readFileSync(path.join(cwd, RECORD), 'utf8'), recordOf(en, zh));
    assert.equal((await rfc(['pairs', '--check'], { cwd })).code, 0);
  });

  test('is refused while the structure differs, and forced all the same', async () => {
    const longer = `${chinese}\n## 又\n\n文。\n`;
    const cwd = temporaryFolder({ ...pair, [ZH]: longer });
    const refused = await rfc(['pairs', '--write', EN], { cwd });
    assert.equal(refused.code, 1);
    assert.match(refused.stdout, /pair\/heading-depth/);
    assert.match(refused.stdout, /^Nothing was written, 2 problems found/m);
    assert.equal(refused.stderr, 'The sides differ in structure; `--force` records them all the same.\n');
    assert.equal(existsSync(path.join(cwd, RECORD)), false);
    assert.equal((await rfc(['pairs', '--write', '--force', EN], { cwd })).code, 0);
    assert.equal(readFileSync(path.join(cwd, RECORD), 'utf8'), recordOf(english, longer));
  });

  test('of a pair without one of its sides, of none, and of an excluded one is wrong usage', async () => {
    const cwd = temporaryFolder({ '.git/': '', [EN]: english, 'docs/x.txt': '' });
    const half = await rfc(['pairs', '--write', EN], { cwd });
    assert.equal(half.code, 2);
    assert.match(half.stderr, /`docs\/guide\.md` cannot be confirmed.* Nothing was written\./);
    for (const name of ['docs/none.md', 'docs/x.txt']) {
      const none = await rfc(['pairs', '--write', name], { cwd });
      assert.deepEqual([none.code, none.stderr.includes(`\`${name}\` names no pair`)], [2, true]);
    }
    const config = JSON.stringify({ pairing: { excluded: [EN] } });
    const excluded = temporaryFolder({ ...pair, 'rfc.config.json': config });
    const { code, stderr } = await rfc(['pairs', '--write', EN], { cwd: excluded });
    assert.deepEqual([code, /is excluded from pairing/.test(stderr)], [2, true]);
  });

  test('with --all passes over what has no other side', async () => {
    const cwd = temporaryFolder({ ...pair, 'docs/alone.md': '# Alone\n' });
    assert.deepEqual(await rfc(['pairs', '--write', '--all'], { cwd }), { code: 0, stdout: `${RECORD}\n`, stderr: '' });
    rmSync(path.join(cwd, ZH));
    const none = await rfc(['pairs', '--write', '--all'], { cwd });
    assert.deepEqual(none, { code: 1, stdout: '', stderr: 'No pair of languages was found.\n' });
  });

  test('keeps the texts in git where the project asks for it', async () => {
    const config = JSON.stringify({ pairing: { storeBlobs: true } });
    const cwd = temporaryFolder({ [EN]: english, [ZH]: chinese, 'rfc.config.json': config });
    execFileSync('git', ['init', '-q'], { cwd });
    assert.equal((await rfc(['pairs', '--write', EN], { cwd })).code, 0);
    for (const text of [english, chinese]) {
      const refs = execFileSync('git', ['cat-file', 'blob', `refs/rfc-pairs/${hashOf(text)}`], {
        cwd,
        encoding: 'utf8',
      });
      assert.equal(refs, text);
    }
  });
});

describe('rfc pairs', () => {
  const wrong: readonly [readonly string[], RegExp][] = [
    [[], /needs `--list`, `--check`, `--write` or `--html`/],
    [['--list', '--check'], /exclude each other/],
    [['--check', '--force'], /`--force` means something only beside `--write`/],
    [['--write'], /by name, or `--all`/],
    [['--write', '--all', EN], /by name, or `--all`/],
    [['--list', '--format', 'xml'], /takes `text` or `json`/],
  ];
  for (const [args, sentence] of wrong) {
    test(`${args.join(' ') || 'alone'} is wrong usage`, async () => {
      const { code, stdout, stderr } = await rfc(['pairs', ...args], { cwd: temporaryFolder(whole) });
      assert.deepEqual([code, stdout], [2, '']);
      assert.match(stderr, sentence);
    });
  }

  test('a folder in the place of the record is told and not written through', async () => {
    const cwd = temporaryFolder(pair);
    mkdirSync(path.join(cwd, RECORD));
    const { code, stderr } = await rfc(['pairs', '--write', EN], { cwd });
    assert.deepEqual([code, /`docs\/guide\.i18n\.yaml` cannot be read/.test(stderr)], [2, true]);
  });
});
