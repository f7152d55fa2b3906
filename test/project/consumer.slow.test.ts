import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import {
  createMessageConnection,
  type InitializeResult,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { fillFolder } from '../support/folders';
import { mismatch, noIndex, proposedPath, smallTree } from '../support/lspTexts';

/** A project of somebody else's: the packed product among its dev dependencies, an RFC with a fault, nothing more. */
let folder = '';
let tarball = '';

before(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'rfc-consumer-')));
  const packed = path.join(folder, 'packed');
  fillFolder(folder, { 'packed/': '', ...noIndex, ...smallTree });
  succeed('npm', ['pack', '--ignore-scripts', '--pack-destination', packed], '.');
  tarball = path.join(packed, readdirSync(packed)[0] ?? '');
  succeed('npm', ['init', '--yes']);
  succeed('npm', ['install', '--save-dev', '--prefer-offline', '--no-audit', '--no-fund', tarball]);
});

after(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** npm and npx are scripts on Windows. What npm has told this process about this project is not for theirs. */
function run(command: string, args: readonly string[], cwd = folder, more: NodeJS.ProcessEnv = {}) {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const env = { ...Object.fromEntries(own), ...more };
  const shell = process.platform === 'win32' && command !== process.execPath;
  return spawnSync(command, args, { cwd, encoding: 'utf8', shell, env });
}

function succeed(command: string, args: readonly string[], cwd = folder): string {
  const { status, stdout, stderr } = run(command, args, cwd);
  assert.equal(status, 0, `${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout.trim();
}

describe('in a project that installs the tarball', () => {
  test('`npx rfc lint` checks its RFCs', () => {
    const { status, stdout } = run('npx', ['rfc', 'lint', '--format', 'json']);
    assert.equal(status, 1);
    const { problems } = JSON.parse(stdout) as { problems: { file: string; rule: string }[] };
    assert.deepEqual(
      problems.map(({ file, rule }) => [file, rule]),
      [[proposedPath, mismatch]],
    );
  });

  test('`npx rfc` has all it reads beside it: rule pages, the page of the index, Chinese', () => {
    assert.match(succeed('npx', ['rfc', 'rules', mismatch]), /^# status\/lifecycle-mismatch$/m);
    succeed('npx', ['rfc', 'index', '--html', 'index.html']);
    const { stdout } = run('npx', ['rfc', 'lint', '--locale', 'zh-cn']);
    assert.match(stdout, /\p{Script=Han}/u);
  });

  test('`rfc lsp` serves', async () => {
    const program = path.join(folder, 'node_modules/rfc-workbench/dist/cli.js');
    const child = spawn(process.execPath, [program, 'lsp', '--stdio'], { cwd: folder });
    const connection = createMessageConnection(
      new StreamMessageReader(child.stdout),
      new StreamMessageWriter(child.stdin),
    );
    connection.listen();
    const params = { processId: null, rootUri: null, capabilities: {} };
    const { serverInfo } = await connection.sendRequest<InitializeResult>('initialize', params);
    child.kill();
    assert.equal(serverInfo?.name, 'rfc-workbench');
  });

  test('the library is there for plain JavaScript, by `import` and by `require`', () => {
    const use = `console.log(validateArgs({ path: { type: 'string', required: true } }, {}).join());\n`;
    fillFolder(folder, {
      'use.mjs': `import { validateArgs } from 'rfc-workbench/schema';\n${use}`,
      'use.cjs': `const { validateArgs } = require('rfc-workbench/schema');\n${use}`,
    });
    for (const file of ['use.mjs', 'use.cjs']) {
      assert.equal(succeed(process.execPath, [file]), 'missing required property "path"', file);
    }
  });

  const resolutions = {
    node16: { module: 'node16', files: ['typed.mts', 'typed.cts'] },
    bundler: { module: 'esnext', files: ['typed.ts'] },
  };
  for (const [moduleResolution, { module, files }] of Object.entries(resolutions)) {
    test(`TypeScript finds its types with \`moduleResolution\` \`${moduleResolution}\`, strictly`, () => {
      const compilerOptions = { module, moduleResolution, strict: true, noEmit: true, target: 'es2022', types: [] };
      const config = `tsconfig.${moduleResolution}.json`;
      const tsc = path.resolve('node_modules/typescript/bin/tsc');
      const texts = Object.fromEntries(files.map((file) => [file, typedUse]));
      fillFolder(folder, { [config]: JSON.stringify({ compilerOptions, files }), ...texts });
      succeed(process.execPath, [tsc, '-p', config]);
    });
  }

  test('the GitHub Action runs the program of the tarball', () => {
    const action = path.resolve('scripts/action.mjs');
    const { status, stdout } = run(process.execPath, [action], folder, { RFC_PACKAGE: tarball, RFC_FORMAT: 'github' });
    assert.equal(status, 1);
    assert.match(stdout, new RegExp(`^::error file=${proposedPath}`, 'm'));
  });
});

const typedUse = `import { defineTool, type InferArgs, type ParameterSchemaSpec } from 'rfc-workbench/schema';

const parameters = {
  path: { type: 'string', required: true },
  limit: { type: 'integer' },
} as const satisfies ParameterSchemaSpec;

export const args: InferArgs<typeof parameters> = { path: 'a' };
export const tool = defineTool({
  name: 'read',
  description: 'Reads.',
  parameters,
  output: { schema: { type: 'string' }, render: (_, value) => value },
  // @ts-expect-error the types are known, so a misspelt argument is an error
  execute: async (args) => args.path.repeat(args.limits ?? 1),
});
`;
