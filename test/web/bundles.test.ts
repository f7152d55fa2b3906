import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { describe, test } from 'node:test';

/** What each bundle of the last build loads, sooner or later, by the name that it asks for. */
function requiredBy(name: string): string[] {
  const text = readFileSync(path.join('dist', name), 'utf8');
  return [...text.matchAll(/\brequire\(\s*["']([^"']+)["']\s*\)/g)].flatMap(([, required]) => required ?? []);
}

/** The bundles that a worker may load, and what all of them ask for beside each other. */
function workerLoads(): { readonly bundles: ReadonlySet<string>; readonly others: readonly string[] } {
  const bundles = new Set(['web-worker.js', 'web-machine.js', 'web-server.js']);
  const others: string[] = [];
  for (const name of bundles) {
    for (const required of requiredBy(name)) {
      if (required === './machine.js') continue; // the worker has its own
      if (required.startsWith('./')) bundles.add(required.slice(2));
      else others.push(`${name} asks for ${required}`);
    }
  }
  return { bundles, others };
}

describe('the bundles for a browser', () => {
  test('what the worker loads asks for nothing but bundles', () => {
    const { bundles, others } = workerLoads();
    assert.ok(
      [...bundles].some((name) => name.startsWith('part-')),
      'the worker shares parts with Node',
    );
    assert.deepEqual(others, []);
  });

  test('the extension is one file that asks for nothing but VS Code', () => {
    assert.deepEqual([...new Set(requiredBy('client.js'))], ['vscode']);
  });

  test('the one for a machine takes from that what both have in common', () => {
    const hasLibrary = (name: string) =>
      readFileSync(path.join('dist', name), 'utf8').includes('Client is not running');
    assert.deepEqual([hasLibrary('client.js'), hasLibrary('desktop.js')], [true, false]);
    assert.ok(requiredBy('desktop.js').includes('./client.js'));
  });

  test('what a machine has is seen to be asked for', () => {
    const asked = [...requiredBy('machine.js'), ...requiredBy('desktop.js')];
    assert.ok(asked.some((name) => builtinModules.includes(name.replace('node:', ''))));
  });
});
