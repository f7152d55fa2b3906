import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { OverviewSnapshot } from '../../server/src/engine';
import { rfc } from '../support/cli';
import { temporaryFolder } from '../support/folders';
import { proposedRfc } from '../support/rfcTexts';

const PAGE = 'docs/rfc/proposed/feature/2026-07-10-cache.md';
const OTHER = 'docs/rfc/proposed/feature/2026-07-11-other one.md';
const hostile = '# RFC: </script><script>alert(1)</script><!-- `x`';

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');

function snapshotIn(html: string): OverviewSnapshot {
  return JSON.parse(/<script type="application\/json" id="data">(.*)<\/script>/.exec(html)?.[1] ?? '');
}

function sha256(text: string | undefined): string {
  return `'sha256-${createHash('sha256')
    .update(text ?? '')
    .digest('base64')}'`;
}

describe('rfc index --html', () => {
  test('writes one file that loads nothing and runs only its own script', async () => {
    const cwd = temporaryFolder({ [PAGE]: proposedRfc });
    const result = await rfc(['index', '--html', 'docs/page.html'], { cwd });
    assert.deepEqual(result, { code: 0, stdout: 'docs/page.html\n', stderr: '' });
    const html = read(cwd, 'docs/page.html');
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1];
    const script = /<script>(.*)<\/script>/s.exec(html)?.[1];
    assert.equal(
      policy,
      `default-src 'none'; script-src ${sha256(script)}; style-src ${sha256(style)}; base-uri 'none'; form-action 'none'`,
    );
    assert.doesNotMatch(html.replace(script ?? '', ''), /\b(?:src|href)=|https?:|@import|url\(/);
    assert.doesNotMatch(script ?? '', /\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon|importScripts)\b/);
    assert.ok(!html.includes(cwd), 'the page does not tell where the repository lies');
  });

  test('writes nothing when the page is as it should be', async () => {
    const cwd = temporaryFolder({ [PAGE]: proposedRfc });
    await rfc(['index', '--html', 'page.html'], { cwd });
    const { mtimeMs } = statSync(path.join(cwd, 'page.html'));
    assert.deepEqual(await rfc(['index', '--html', 'page.html'], { cwd }), { code: 0, stdout: '', stderr: '' });
    assert.equal(statSync(path.join(cwd, 'page.html')).mtimeMs, mtimeMs);
    writeFileSync(path.join(cwd, PAGE), proposedRfc.replace('Cached pages', 'Kept pages'));
    const changed = await rfc(['index', '--html', 'page.html'], { cwd });
    assert.equal(changed.stdout, 'page.html\n');
    assert.equal(snapshotIn(read(cwd, 'page.html')).roots[0]?.entries[0]?.title, 'Kept pages');
  });

  test('markup in a title does not leave the data', async () => {
    const cwd = temporaryFolder({ [PAGE]: proposedRfc.replace(/^.*/, hostile) });
    await rfc(['index', '--html', 'page.html'], { cwd });
    const html = read(cwd, 'page.html');
    assert.equal(html.match(/<script/g)?.length, 2);
    assert.equal(snapshotIn(html).roots[0]?.entries[0]?.title, hostile.replace('# RFC: ', ''));
  });

  for (const file of ['page.html', 'docs/rfc/page.htm', 'docs/a b#c/page.html']) {
    test(`links lead from ${file} to the documents`, async () => {
      const cwd = temporaryFolder({ [PAGE]: proposedRfc, [OTHER]: proposedRfc });
      mkdirSync(path.join(cwd, path.dirname(file)), { recursive: true });
      await rfc(['index', '--html', path.join(cwd, file)], { cwd });
      const [root] = snapshotIn(read(cwd, file)).roots;
      const targets = root?.entries.map((entry) =>
        path.join(cwd, path.dirname(file), decodeURI(root.base), entry.path),
      );
      assert.deepEqual(targets, [path.join(cwd, PAGE), path.join(cwd, OTHER)]);
    });
  }

  test('every project of the repository is a root of the page', async () => {
    const cwd = temporaryFolder({
      [PAGE]: proposedRfc,
      'nested/rfc.config.json': '{"root": "notes", "noun": "Note"}',
      'nested/notes/proposed/feature/2026-07-10-inner.md': proposedRfc,
    });
    await rfc(['index', '--html', 'page.html'], { cwd });
    assert.deepEqual(
      snapshotIn(read(cwd, 'page.html')).roots.map(({ name, base, noun }) => [name, base, noun]),
      [
        ['docs/rfc', '.', 'RFC'],
        ['nested/notes', 'nested', 'Note'],
      ],
    );
  });

  test('problems are counted, and what is misplaced is listed and stops nothing', async () => {
    const cwd = temporaryFolder({
      [PAGE]: proposedRfc.replace('Status: proposed', 'Status: rejected'),
      'docs/rfc/proposed/x.md': proposedRfc,
    });
    assert.equal((await rfc(['index', '--html', 'page.html'], { cwd })).code, 0);
    const [root] = snapshotIn(read(cwd, 'page.html')).roots;
    assert.ok((root?.entries[0]?.problems.errors ?? 0) > 0);
    assert.deepEqual(
      root?.unfiled.map((each) => each.path),
      ['docs/rfc/proposed/x.md'],
    );
  });

  test('there is a page where no index is generated, and where there is no RFC', async () => {
    const cwd = temporaryFolder({ 'rfc.config.json': '{"index": {"mode": "off"}}' });
    assert.equal((await rfc(['index', '--html', 'page.html'], { cwd })).code, 0);
    assert.deepEqual(snapshotIn(read(cwd, 'page.html')).roots[0]?.entries, []);
  });

  const refused: readonly (readonly [string, readonly string[], RegExp])[] = [
    ['no file', ['--html'], /^`--html` needs a value\.$/],
    ['two modes', ['--check', '--html', 'p.html'], /^`--check` and `--html` exclude each other\.$/],
    [
      'a folder that is not there',
      ['--html', 'nowhere/p.html'],
      /into a folder that is there, and `nowhere` is none\.$/,
    ],
    ['a file as folder', ['--html', `${PAGE}/p.html`], /is none\.$/],
    [
      'outside of the repository',
      ['--html', '../p.html'],
      /^`--html` writes inside of `.*`, and `\.\.\/p\.html` lies outside\.$/,
    ],
    ['a document', ['--html', PAGE], /whose name ends in `\.html`: that of `.*cache\.md` does not\.$/],
    ['a folder', ['--html', 'folder.html'], /^`--html` writes a file, and `folder\.html` is a folder\.$/],
    ['a way out through a link', ['--html', 'out/p.html'], /leads out of .*nothing was written\.$/],
  ];
  for (const [name, args, sentence] of refused) {
    test(`refuses ${name}, in one sentence`, async () => {
      const outside = temporaryFolder({});
      const cwd = temporaryFolder({ [PAGE]: proposedRfc, 'folder.html/x.txt': '' });
      symlinkSync(outside, path.join(cwd, 'out'));
      const { code, stdout, stderr } = await rfc(['index', ...args], { cwd });
      assert.deepEqual([code, stdout], [2, '']);
      assert.match(stderr.trim(), sentence);
      assert.equal(stderr.trim().split('\n').length, 1);
      assert.ok(!existsSync(path.join(outside, 'p.html')) && read(cwd, PAGE) === proposedRfc);
    });
  }
});
