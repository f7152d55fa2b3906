import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { temporaryFolder } from '../support/folders';

const cli = path.resolve('dist/cli.js');
const cwd = temporaryFolder({
  '.git/': '',
  'docs/rfc/proposed/feature/2026-07-10-cache.md': '# RFC: Cache\n\nStatus: proposed\n\n## Problem\n\nSlow.\n',
});

function rfc(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [cli, ...args], {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}

/** The names of the bundles that a run loads. */
function loadedBy(args: readonly string[], env: Readonly<Record<string, string>> = {}): string[] {
  const { stderr } = rfc(args, { ...env, NODE_DEBUG: 'module', NODE_DISABLE_COMPILE_CACHE: '1' });
  const files = [...stderr.matchAll(/load "([^"]+)" for module/g)].map((match) => String(match[1]));
  return files.filter((file) => path.dirname(file) === path.dirname(cli)).map((file) => path.basename(file));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());
}

describe('what a run loads', () => {
  test('for the version next to nothing', () => {
    const sizes = loadedBy(['--version']).map((name) => statSync(path.join('dist', name)).size);
    assert.ok(sizes.length > 0, 'the program itself is among the loaded files');
    assert.ok(sizes.length < 5, `${sizes.length} files`);
  });

  test('for a check neither a second parser, nor what draws pages, nor a worker where there is little to share', () => {
    const loaded = loadedBy(['lint', '--no-cache']);
    assert.ok(loaded.includes('machine.js'), 'the debug output of Node names the loaded files');
    for (const name of ['part-remark.js', 'part-rendering.js', 'part-worker.js', 'server.js'])
      assert.ok(!loaded.includes(name), name);
  });

  test('for a check whose outcome is known neither rules nor scanners', () => {
    const env = { XDG_CACHE_HOME: temporaryFolder({}) };
    const sizeOf = (names: readonly string[]) =>
      names.reduce((sum, name) => sum + statSync(path.join('dist', name)).size, 0);
    const [first, second] = [loadedBy(['lint'], env), loadedBy(['lint'], env)];
    assert.ok(first.includes('part-check.js') && !second.includes('part-check.js'));
    assert.ok(sizeOf(second) * 5 < sizeOf(first), `${sizeOf(second)} bytes, and ${sizeOf(first)} for a check`);
  });
});

describe('compiled code', () => {
  test('is kept for the next run, which says the same', () => {
    const cache = temporaryFolder({});
    const first = rfc(['lint'], { XDG_CACHE_HOME: cache });
    assert.notEqual(filesBelow(path.join(cache, 'rfc-workbench/code')).length, 0);
    assert.deepEqual(rfc(['lint'], { XDG_CACHE_HOME: cache }), first);
  });

  test('is taken by the next run, which has nothing to keep', () => {
    const env = { XDG_CACHE_HOME: temporaryFolder({}) };
    const kept = () => filesBelow(env.XDG_CACHE_HOME).map((file) => `${file} ${statSync(file).ino}`);
    rfc(['lint', '--no-cache'], env);
    const first = kept();
    rfc(['lint', '--no-cache'], env);
    assert.deepEqual(kept(), first);
  });

  test('that is broken does no harm', () => {
    const cache = temporaryFolder({});
    const first = rfc(['lint'], { XDG_CACHE_HOME: cache });
    for (const file of filesBelow(cache)) writeFileSync(file, 'no code at all');
    assert.deepEqual(rfc(['lint'], { XDG_CACHE_HOME: cache }), first);
  });

  test('needs no folder that can be written', () => {
    const cache = path.join(temporaryFolder({ file: 'in the way' }), 'file');
    assert.deepEqual(rfc(['lint'], { XDG_CACHE_HOME: cache }), rfc(['lint'], { NODE_DISABLE_COMPILE_CACHE: '1' }));
  });
});
