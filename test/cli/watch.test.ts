import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { Io } from '../../server/src/cli/io';
import { rfc } from '../support/cli';
import { temporaryFolder } from '../support/folders';
import { proposedRfc } from '../support/rfcTexts';

const PAGE = 'docs/rfc/proposed/feature/2026-07-11-wrong.md';
const wrongRfc = proposedRfc.replace('Status: proposed', 'Status: implemented');

describe('rfc lint --watch', () => {
  test('checks again after every change, survives a broken configuration, and ends with the last verdict', async () => {
    const cwd = temporaryFolder({ '.git/': '', [PAGE]: wrongRfc });
    const changes = [
      () => writeFileSync(path.join(cwd, 'rfc.config.json'), '{'),
      () => writeFileSync(path.join(cwd, 'rfc.config.json'), '{}'),
      () => writeFileSync(path.join(cwd, PAGE), proposedRfc),
    ];
    const watched: string[][] = [];
    const { code, stdout, stderr } = await rfc(['lint', '--watch'], {
      cwd,
      waitForChange: async (targets) => {
        watched.push(targets.map((target) => path.relative(cwd, target.path)));
        changes.shift()?.();
        return watched.length <= 3;
      },
    });
    assert.equal(code, 0);
    assert.deepEqual(watched[0], ['', 'docs']);
    const verdicts = stdout.split('\n').filter((line) => line.includes('checked'));
    assert.deepEqual(verdicts, [
      '1 RFC checked, 1 problem found: 1 error.',
      '1 RFC checked, 1 problem found: 1 error.',
      '1 RFC checked, no problem found.',
    ]);
    assert.match(stderr, /^rfc\.config\.json:1:\d+: /m);
    assert.equal(stderr.split('Waiting for changes (Ctrl+C ends)…\n').length - 1, 4);
  });
});

describe('what is watched', () => {
  test('the files that the configuration extends, wherever they lie, and one named by --config', async () => {
    const cwd = temporaryFolder({
      '.git/': '',
      [PAGE]: proposedRfc,
      'rfc.config.json': '{ "extends": ["rfc", "./tools/base.json"] }',
      'tools/base.json': '{ "extends": "./deep/gone.json" }',
      'other/rfc.jsonc': '{ "root": "docs/rfc" }',
    });
    const watched: string[][] = [];
    const waitForChange: Io['waitForChange'] = async (targets) => {
      watched.push(targets.map((target) => path.relative(cwd, target.path)));
      return false;
    };
    await rfc(['lint', '--watch'], { cwd, waitForChange });
    await rfc(['lint', '--watch', '--config', 'other/rfc.jsonc', '--root', 'docs'], { cwd, waitForChange });
    assert.deepEqual(watched, [
      ['', 'docs', 'tools/base.json', 'tools/deep/gone.json'],
      ['docs', 'docs/docs', 'other/rfc.jsonc'],
    ]);
  });
});

describe('progress', () => {
  const cwd = temporaryFolder({ [PAGE]: proposedRfc, [PAGE.replace('wrong', 'other')]: proposedRfc });
  /** A clock that moves on by `step` milliseconds at every look. */
  const clockOf = (step: number) => {
    let now = 0;
    return () => {
      now += step;
      return now;
    };
  };

  test('is shown on a terminal once a check takes long, and taken away', async () => {
    const { stderr } = await rfc(['lint'], { cwd, isProgressShown: true, clock: clockOf(600) });
    assert.match(stderr, /^\r\d of 2 RFCs checked…/);
    assert.ok(stderr.endsWith('\r\u001b[K'), 'the line is taken away');
  });

  test('is not shown for a short check, nor in CI, nor in a pipe', async () => {
    assert.equal((await rfc(['lint'], { cwd, isProgressShown: true, clock: clockOf(1) })).stderr, '');
    assert.equal(
      (await rfc(['lint'], { cwd, isProgressShown: true, clock: clockOf(600), env: { CI: 'true' } })).stderr,
      '',
    );
    assert.equal((await rfc(['lint'], { cwd, clock: clockOf(600) })).stderr, '');
  });
});
