import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { inEnglish } from '../../server/src/engine';
import { speak } from '../../server/src/speech';
import { lintJson, rfc } from '../support/cli';
import { temporaryFolder } from '../support/folders';
import { proposedRfc } from '../support/rfcTexts';

const cwd = temporaryFolder({
  'docs/rfc/proposed/feature/2026-07-11-cache.md': proposedRfc.replace('Status: proposed', 'Status: implemented'),
});

describe('rfc --locale', () => {
  after(() => speak(inEnglish));

  test('has everything said in Chinese; codes, keys and severities stay', async () => {
    const { stdout, code } = await rfc(['lint', '--locale', 'zh-cn'], { cwd });
    assert.equal(code, 1);
    assert.match(
      stdout,
      /3:9 {2}error {2}状态是 `implemented`，但文件位于 `proposed\/`。 {2}status\/lifecycle-mismatch\n/,
    );
    assert.match(stdout, /已检查 1 个 RFC，发现 1 个问题：1 个错误。\n$/);
    const english = await lintJson([], { cwd });
    const chinese = await lintJson(['--locale', 'zh-cn'], { cwd });
    const withoutMessages = ({ problems }: typeof english.report) => problems.map(({ message, ...rest }) => rest);
    assert.deepEqual(withoutMessages(chinese.report), withoutMessages(english.report));
    assert.deepEqual(
      chinese.report.problems.map(({ message }) => message),
      ['状态是 `implemented`，但文件位于 `proposed/`。'],
    );
  });

  test('leaves the names of problems alone, by which other programs know them again', async () => {
    const fingerprints = async (...args: string[]) => {
      const { stdout } = await rfc(['lint', '--format', 'gitlab', ...args], { cwd });
      return JSON.parse(stdout).map(({ fingerprint }: { fingerprint: string }) => fingerprint);
    };
    assert.deepEqual(await fingerprints('--locale', 'zh-cn'), await fingerprints());
  });

  test('is heard before other arguments, whose faults are told in that language', async () => {
    const { stderr, code } = await rfc(['lint', '--formt', 'json', '--locale=zh-CN'], { cwd });
    assert.deepEqual([code, stderr], [2, '`rfc lint` 没有选项 `--formt`；是否想用 `--format`？\n']);
  });

  test('is taken by every command, and its help', async () => {
    assert.match((await rfc(['rules', '--locale', 'zh-cn'], { cwd })).stdout, /第 3 行必须是状态。\n/);
    assert.match(
      (await rfc(['move', '--help', '--locale', 'zh-cn'], { cwd })).stdout,
      /^将 RFC 移到另一个生命周期。\n\n用法：/,
    );
    const { stderr, code } = await rfc(['move', 'x.md', 'done', '--locale', 'zh-cn'], { cwd });
    assert.equal(code, 2);
    assert.match(stderr, /。没有写入任何内容。\n$/);
  });

  test('refuses what it does not know, naming the languages there are', async () => {
    const { stdout, stderr, code } = await rfc(['lint', '--locale', 'fr'], { cwd });
    assert.deepEqual([code, stdout, stderr], [2, '', '`--locale` takes `en` or `zh-cn`, not `fr`.\n']);
  });

  test('goes with a page, which is in that language', async () => {
    await rfc(['index', '--html', 'page.html', '--locale', 'zh-cn'], { cwd });
    const html = readFileSync(path.join(cwd, 'page.html'), 'utf8');
    assert.match(html, /<html lang="zh-CN">[\s\S]*<title>RFC 索引<\/title>/);
    const texts = JSON.parse(/id="texts">(.*)<\/script>/.exec(html)?.[1] ?? '');
    assert.equal(texts.Totals, '合计');
    await rfc(['index', '--html', 'page.html'], { cwd });
    assert.doesNotMatch(readFileSync(path.join(cwd, 'page.html'), 'utf8'), /id="texts"|合计/);
  });

  test('needs a value', async () => {
    const { stderr, code } = await rfc(['lint', '--locale'], { cwd });
    assert.deepEqual([code, stderr], [2, '`--locale` needs a value.\n']);
  });

  test('holds for one run: the next one is in English again', async () => {
    await rfc(['lint', '--locale', 'zh-cn'], { cwd });
    assert.match((await rfc(['lint'], { cwd })).stdout, /1 RFC checked, 1 problem found: 1 error\.\n$/);
  });
});
