import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lintJson, placesIn, rfc } from '../support/cli';
import { temporaryFolder } from '../support/folders';
import { proposedRfc } from '../support/rfcTexts';

const PAGE = 'docs/rfc/proposed/feature/2026-07-10-good.md';

/** A repository with an RFC and pipes that nobody will ever write to. */
function repositoryWith(pipes: readonly string[], config: Readonly<Record<string, string>> = {}): string {
  const entries = Object.fromEntries(pipes.map((file) => [file, 'a pipe'] as const));
  return temporaryFolder({ '.git/': '', [PAGE]: proposedRfc, ...config, ...entries });
}

describe('nobody waits for a pipe', () => {
  test('where git has its patterns', async () => {
    const cwd = repositoryWith(['.gitignore', 'docs/.gitignore', '.git/info/exclude', '.gitattributes']);
    const { code, report, stderr } = await lintJson([], { cwd });
    assert.deepEqual([code, placesIn(report), stderr], [0, [], '']);
  });

  for (const name of ['rfc.config.json', 'rfc.config.jsonc']) {
    test(`in the place of ${name}`, async () => {
      const { code, stderr } = await rfc(['lint'], { cwd: repositoryWith([name]) });
      assert.equal(code, 2);
      assert.match(stderr, new RegExp(`^${name}:1:1: [A-Z\`].*\\.\\n$`));
    });
  }

  test('in the place of what a configuration extends', async () => {
    const cwd = repositoryWith(['base.json'], { 'rfc.config.json': '{"extends":"./base.json"}' });
    const { report } = await lintJson([], { cwd });
    assert.deepEqual(placesIn(report), ['rfc.config.json:1:12 config/extends']);
  });

  test('in the place of the terms of a translation', async () => {
    const config = '{"zh":{"terminology":"terms.md"}}';
    const { code, report } = await lintJson([], {
      cwd: repositoryWith(['terms.md'], { 'rfc.config.json': config }),
    });
    assert.deepEqual([code, placesIn(report)], [1, ['rfc.config.json:1:22 config/invalid']]);
  });

  test('in the place of a baseline', async () => {
    const { code, stderr } = await rfc(['lint', '--baseline', 'known.json'], { cwd: repositoryWith(['known.json']) });
    assert.equal(code, 2);
    assert.match(stderr, /^The baseline `known\.json` cannot be read; .*\.\n$/);
  });

  test('in the place of a page', async () => {
    const cwd = repositoryWith(['page.html']);
    const { code, stderr } = await rfc(['index', '--html', 'page.html'], { cwd });
    assert.deepEqual([code, stderr], [2, '`page.html` cannot be read (ENXIO).\n']);
  });
});
