import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';

interface Manifest {
  readonly name: string;
  readonly publisher: string;
  readonly type?: string;
  readonly main: string;
  readonly bin: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly engines: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
  readonly contributes?: {
    readonly commands?: readonly { readonly command: string; readonly category?: string; readonly title: string }[];
    readonly jsonValidation?: readonly { readonly url: string }[];
    readonly grammars?: readonly { readonly path: string }[];
  };
}

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>>;
}

const manifest = readJson<Manifest>('package.json');
const texts = readJson<Readonly<Record<string, string>>>('package.nls.json');
const lock = readJson<LockFile>('package-lock.json');
const commandList = 'client/src/commands/index.ts';

describe('package.json', () => {
  test('names files that the build makes', () => {
    const files = [manifest.main, ...Object.values(manifest.bin), ...filesIn(manifest.exports)];
    const validations = manifest.contributes?.jsonValidation ?? [];
    const shipped = [
      ...files,
      ...validations.map(({ url }) => url),
      ...(manifest.contributes?.grammars ?? []).map((grammar) => grammar.path),
    ];
    assert.deepEqual(
      shipped.filter((file) => !existsSync(file)),
      [],
    );
  });

  test('is CommonJS, as VS Code and `require` expect', () => {
    assert.equal(manifest.type, undefined);
  });

  test('asks for no newer VS Code than its types describe', () => {
    assert.equal(manifest.engines.vscode, `^${manifest.devDependencies['@types/vscode']}`);
    assert.match(manifest.devDependencies['@types/vscode'] ?? '', /^1\.(?:[0-8]?\d|90)\.\d+$/);
    const node = /\d+/.exec(manifest.engines.node ?? '')?.[0];
    assert.match(manifest.devDependencies['@types/node'] ?? '', new RegExp(`^[~^]?${node}\\.`));
  });

  test('has scripts that exist', () => {
    const files = Object.values(manifest.scripts).map((script) => /^node (\S+\.mjs)\b/.exec(script)?.[1] ?? script);
    assert.deepEqual(
      files.filter((file) => !existsSync(file)),
      [],
    );
  });

  test('decides for every package with an install script, and for no other', () => {
    const withScript = Object.entries(lock.packages).filter(([, entry]) => entry.hasInstallScript);
    const names = withScript.map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length));
    assert.deepEqual(Object.keys(manifest.allowScripts).sort(), [...new Set(names)].sort());
  });

  test('lists the commands that the client registers', () => {
    const listed = (manifest.contributes?.commands ?? []).map(({ command }) => command).sort();
    const source = existsSync(commandList) ? readFileSync(commandList, 'utf8') : '';
    const registered = [...source.matchAll(/'(rfc\.[a-zA-Z]+)'/g)].map((match) => match[1] ?? '');
    assert.deepEqual(listed, [...new Set(registered)].sort());
    for (const { command, category, title } of manifest.contributes?.commands ?? []) {
      assert.equal(category, 'RFC', command);
      const text = texts[title.slice(1, -1)] ?? '';
      assert.match(text, /\S/, command);
      assert.doesNotMatch(text, /^RFC\b|\.$/, command);
    }
  });

  test('depends on nothing by a range that takes any version', () => {
    for (const [name, range] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
      assert.match(range, /^[~^]?\d+\.\d+\.\d+(-[a-z]+\.\d+)?$/, name);
    }
  });
});

/** The paths that an `exports` map leads to. */
function filesIn(exported: unknown): string[] {
  if (typeof exported === 'string') return [exported];
  return typeof exported === 'object' && exported !== null ? Object.values(exported).flatMap(filesIn) : [];
}

function readJson<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(file, 'utf8'));
}
