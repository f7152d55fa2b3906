import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { lintJson, placesIn, rfc } from '../support/cli';
import { temporaryFolder } from '../support/folders';
import { proposedRfc } from '../support/rfcTexts';

const PAGE = 'docs/rfc/proposed/feature/2026-07-10-cache.md';
const NOTE = 'notes/proposed/feature/2026-07-10-cache.md';
const wrongRfc = proposedRfc.replace('Status: proposed', 'Status: implemented');

describe('the repository root', () => {
  test('is the nearest folder with .git', async () => {
    const root = temporaryFolder({ '.git/': '', [PAGE]: wrongRfc, 'src/deep/': '' });
    const { report } = await lintJson([], { cwd: path.join(root, 'src/deep') });
    assert.equal(report.root, root);
    assert.deepEqual(placesIn(report), [`${PAGE}:3:9 status/lifecycle-mismatch`]);
  });

  test('is the nearest folder with a configuration, when that is nearer', async () => {
    const root = temporaryFolder({ '.git/': '', 'part/rfc.config.jsonc': '{}', [`part/${PAGE}`]: wrongRfc });
    const { report } = await lintJson([], { cwd: path.join(root, 'part/docs') });
    assert.equal(report.root, path.join(root, 'part'));
    assert.deepEqual(placesIn(report), [`${PAGE}:3:9 status/lifecycle-mismatch`]);
  });

  test('is where --root says', async () => {
    const folder = temporaryFolder({ '.git/': '', [`part/${PAGE}`]: wrongRfc });
    const { report } = await lintJson(['--root', 'part'], { cwd: folder });
    assert.equal(report.root, path.join(folder, 'part'));
    assert.deepEqual(placesIn(report), [`${PAGE}:3:9 status/lifecycle-mismatch`]);
  });
});

describe('--config', () => {
  test('inside the repository speaks of its own folder; the output stays relative to the root', async () => {
    const cwd = temporaryFolder({
      '.git/': '',
      'part/my.json': '{ "root": "notes", "nown": 1 }',
      [`part/${NOTE}`]: wrongRfc,
    });
    const { report } = await lintJson(['--config', 'part/my.json'], { cwd });
    assert.equal(report.root, cwd);
    assert.deepEqual(placesIn(report), [
      'part/my.json:1:20 config/unknown-key',
      `part/${NOTE}:3:9 status/lifecycle-mismatch`,
    ]);
  });

  test('from elsewhere speaks of the repository', async () => {
    const elsewhere = temporaryFolder({
      'my.jsonc': '{ "extends": "./base.json", "rules": { "nothing/at-all": "off" } }',
      'base.json': '{ "root": "notes" }',
    });
    const root = temporaryFolder({ [NOTE]: wrongRfc });
    const config = path.join(elsewhere, 'my.jsonc');
    const { report } = await lintJson(['--root', root, '--config', config], { cwd: elsewhere });
    const shown = path.relative(root, config).replaceAll(path.sep, '/');
    assert.deepEqual(placesIn(report), [`${shown}:1:40 config/unknown-rule`, `${NOTE}:3:9 status/lifecycle-mismatch`]);
  });

  test('wins over the one in the root', async () => {
    const cwd = temporaryFolder({
      'rfc.config.json': '{ broken',
      'my.json': '{ "root": "notes" }',
      [NOTE]: proposedRfc,
    });
    const { code, stderr } = await rfc(['lint', '--config', 'my.json'], { cwd });
    assert.deepEqual([code, stderr], [0, '']);
  });
});

describe('a faulty configuration', () => {
  test('its problems are reported like others', async () => {
    const cwd = temporaryFolder({
      [PAGE]: proposedRfc,
      'rfc.config.json': '{\n  "noum": "ADR",\n  "topic": "camel"\n}\n',
    });
    const { code, report } = await lintJson([], { cwd });
    assert.equal(code, 1);
    assert.deepEqual(placesIn(report), [
      'rfc.config.json:2:3 config/unknown-key',
      'rfc.config.json:3:12 config/invalid',
    ]);
    assert.equal(report.summary.files, 1);
  });

  test('PATH leaves them out like others', async () => {
    const cwd = temporaryFolder({ [PAGE]: proposedRfc, 'rfc.config.json': '{ "noum": "ADR" }' });
    assert.deepEqual((await lintJson(['docs'], { cwd })).report.problems, []);
    const { report } = await lintJson(['rfc.config.json', '--allow-empty'], { cwd });
    assert.deepEqual(placesIn(report), ['rfc.config.json:1:3 config/unknown-key']);
  });

  const broken: readonly (readonly [string, string, RegExp])[] = [
    ['does not parse', '{\n  "noun": "ADR"\n  "topic": "kebab"\n}\n', /^rfc\.config\.json:[23]:\d+: .+\.\n$/],
    ['is empty', '', /^rfc\.config\.json:1:1: .+\.\n$/],
    ['is no object', '[]', /^rfc\.config\.json:1:1: .+\.\n$/],
    ['is nested ten thousand deep', '['.repeat(10_000), /^rfc\.config\.json:1:\d+: .+\.\n$/],
  ];
  for (const [name, text, sentence] of broken) {
    for (const format of ['text', 'json']) {
      test(`${name}, ${format}: exit 2, one sentence, nothing on stdout`, async () => {
        const cwd = temporaryFolder({ [PAGE]: wrongRfc, 'rfc.config.json': text });
        const { code, stdout, stderr } = await rfc(['lint', '--format', format], { cwd });
        assert.deepEqual([code, stdout], [2, '']);
        assert.match(stderr, sentence);
      });
    }
  }

  test('broken beside a second one: the sentence is about what is broken', async () => {
    const cwd = temporaryFolder({ 'rfc.config.json': '{\n  "noun":\n}', 'rfc.config.jsonc': '{}' });
    assert.match((await rfc(['lint'], { cwd })).stderr, /^rfc\.config\.json:[23]:\d+: /);
  });

  for (const [name, entry] of [
    ['a folder', 'rfc.config.json/'],
    ['a pipe', 'rfc.config.json'],
  ] as const) {
    test(`is ${name}: exit 2, one sentence`, async () => {
      const cwd = temporaryFolder({ [PAGE]: wrongRfc, [entry]: 'a pipe' });
      const { code, stdout, stderr } = await rfc(['lint'], { cwd });
      assert.deepEqual([code, stdout], [2, '']);
      assert.match(stderr, /^rfc\.config\.json:1:1: .+\.\n$/);
    });
  }
});
