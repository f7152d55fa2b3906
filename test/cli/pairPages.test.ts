import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { PairPreview } from '../../server/src/engine';
import { rfc } from '../support/cli';
import { temporaryFolder } from '../support/folders';

const EN = 'docs/guide.md';
const english = '# Guide\n\nEnglish | [中文](guide.zh.md)\n\nSee [other](other.md).\n\n- one\n';
const chinese = '# 指南\n\n[English](guide.md) | 中文\n\n见[其他](other.md)。\n\n<script>alert(1)</script>\n';
const pair = { '.git/': '', [EN]: english, 'docs/guide.zh.md': chinese };
const alone = { 'docs/alone.md': '# Alone\n' };

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');

function dataIn(html: string): { readonly base: string; readonly preview: PairPreview } {
  return JSON.parse(/<script type="application\/json" id="data">(.*)<\/script>/.exec(html)?.[1] ?? '');
}

describe('rfc pairs --html', () => {
  test('writes one page beside the pair, which loads nothing and tells nothing of the machine', async () => {
    const cwd = temporaryFolder(pair);
    const result = await rfc(['pairs', '--html', 'docs/guide.zh.md'], { cwd });
    assert.deepEqual(result, { code: 0, stdout: 'docs/guide.html\n', stderr: '' });
    const html = read(cwd, 'docs/guide.html');
    assert.match(html, /content="default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; base-uri/);
    assert.doesNotMatch(html.replace(/<script>.*<\/script>/s, ''), /\b(?:src|href)=|@import|url\(/);
    assert.ok(!html.includes(cwd));
    assert.ok(!html.includes('<script>alert'));
    const { base, preview } = dataIn(html);
    assert.deepEqual([base, preview.state, preview.sides.counterpart.lang], ['..', 'incomplete', 'zh-Hans']);
    assert.ok(preview.rows.some((row) => row.counterpart.notes.length > 0));
  });

  test('writes nothing when the page is as it should be, and again when a text has changed', async () => {
    const cwd = temporaryFolder(pair);
    await rfc(['pairs', '--html', EN], { cwd });
    const { mtimeMs } = statSync(path.join(cwd, 'docs/guide.html'));
    assert.deepEqual(await rfc(['pairs', '--html', EN], { cwd }), { code: 0, stdout: '', stderr: '' });
    assert.equal(statSync(path.join(cwd, 'docs/guide.html')).mtimeMs, mtimeMs);
    writeFileSync(path.join(cwd, EN), english.replace('Guide', 'Handbook'));
    assert.equal((await rfc(['pairs', '--html', EN], { cwd })).stdout, 'docs/guide.html\n');
    assert.match(read(cwd, 'docs/guide.html'), /Handbook/);
  });

  test('takes several pairs, and with --all those that have both sides', async () => {
    const cwd = temporaryFolder({ ...pair, ...alone, 'docs/b.md': '# B\n', 'docs/b.zh.md': '# 乙\n' });
    const named = await rfc(['pairs', '--html', 'docs/b', 'docs/guide.md'], { cwd });
    assert.equal(named.stdout, 'docs/b.html\ndocs/guide.html\n');
    assert.equal((await rfc(['pairs', '--html', '--all', '--out', '.'], { cwd })).stdout, 'b.html\nguide.html\n');
    assert.equal(dataIn(read(cwd, 'b.html')).base, '.');
    assert.ok(!existsSync(path.join(cwd, 'alone.html')));
  });

  test('shows a document in one language when it is named', async () => {
    const cwd = temporaryFolder({ '.git/': '', ...alone });
    assert.equal((await rfc(['pairs', '--html', 'docs/alone.md'], { cwd })).stdout, 'docs/alone.html\n');
    const { sides } = dataIn(read(cwd, 'docs/alone.html')).preview;
    assert.equal(sides.counterpart.absence, 'This language is not there yet.');
    const none = await rfc(['pairs', '--html', '--all'], { cwd });
    assert.deepEqual([none.code, none.stderr], [1, 'No pair of languages was found.\n']);
  });

  test('leaves a file alone that it has not written, and then writes no other page either', async () => {
    const cwd = temporaryFolder({ ...pair, 'docs/b.md': '# B\n', 'docs/b.zh.md': '# 乙\n' });
    writeFileSync(path.join(cwd, 'docs/guide.html'), '<p>Mine.</p>');
    const { code, stderr } = await rfc(['pairs', '--html', '--all'], { cwd });
    assert.equal(code, 2);
    assert.match(stderr, /docs\/guide\.html` is not a page of `rfc pairs --html`, so nothing was written\./);
    assert.equal(read(cwd, 'docs/guide.html'), '<p>Mine.</p>');
    assert.ok(!existsSync(path.join(cwd, 'docs/b.html')));
  });

  test('a folder or a link out of the repository in the place of the page is refused', async () => {
    const cwd = temporaryFolder(pair);
    mkdirSync(path.join(cwd, 'docs/guide.html'));
    assert.equal((await rfc(['pairs', '--html', EN], { cwd })).code, 2);
    const other = temporaryFolder(pair);
    const outside = path.join(temporaryFolder(), 'x.html');
    await rfc(['pairs', '--html', EN], { cwd: other });
    writeFileSync(outside, read(other, 'docs/guide.html').replace('指南', '旧'));
    const linked = temporaryFolder(pair);
    symlinkSync(outside, path.join(linked, 'docs/guide.html'));
    const { code, stderr } = await rfc(['pairs', '--html', EN], { cwd: linked });
    assert.deepEqual([code, stderr.trim().split('\n').length], [2, 1]);
    assert.match(readFileSync(outside, 'utf8'), /旧/);
  });

  for (const [name, args, expected] of [
    ['no pair', ['--html'], /^`rfc pairs --html` needs the pairs by name, or `--all`\.$/],
    ['names and --all', ['--html', '--all', EN], /needs the pairs by name, or `--all`/],
    ['what is no pair', ['--html', 'docs/none.md'], /^`docs\/none\.md` names no pair of languages/],
    ['a page as a name', ['--html', 'out.html'], /^`out\.html` names no pair of languages/],
    ['two modes', ['--list', '--html', EN], /^`--list` and `--html` exclude each other\.$/],
    ['--out without --html', ['--list', '--out', '.'], /^`--out` means something only beside `--html`\.$/],
    ['--force', ['--html', EN, '--force'], /^`--force` means something only beside `--write`\.$/],
    ['--all alone', ['--list', '--all'], /^`--all` means something only beside `--write` or `--html`\.$/],
    [
      'a folder that is none',
      ['--html', EN, '--out', 'no'],
      /^`--out` names a folder that is there, and `no` is none\.$/,
    ],
    [
      'a folder outside',
      ['--html', EN, '--out', '..'],
      /^`--out` names a folder inside of `.*`, and `\.\.` lies outside\.$/,
    ],
  ] as const) {
    test(`${name} is wrong usage`, async () => {
      const { code, stderr } = await rfc(['pairs', ...args], { cwd: temporaryFolder(pair) });
      assert.equal(code, 2);
      assert.match(stderr.split('\n')[0] ?? '', expected);
    });
  }

  test('two pairs of one name in one folder are told apart or refused', async () => {
    const cwd = temporaryFolder({ ...pair, 'docs/a/guide.md': '# G\n', 'docs/a/guide.zh.md': '# 指\n' });
    const { code, stderr } = await rfc(['pairs', '--html', '--all', '--out', '.'], { cwd });
    assert.equal(code, 2);
    assert.match(stderr, /would both become `guide\.html`; write them one at a time\./);
    assert.ok(!existsSync(path.join(cwd, 'guide.html')));
  });
});
