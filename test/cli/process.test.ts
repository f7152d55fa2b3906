import assert from 'node:assert/strict';
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import path from 'node:path';
import { describe, test } from 'node:test';
import { temporaryFolder } from '../support/folders';
import { noIndex } from '../support/lspTexts';
import { proposedRfc } from '../support/rfcTexts';

const cli = path.resolve('dist/cli.js');
const PAGE = 'docs/rfc/proposed/feature/2026-07-10-cache.md';

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface SpawnOptions {
  readonly stdin?: string;
  /** Talks to the program as long as it runs. */
  readonly talk?: (child: ChildProcessWithoutNullStreams) => void;
}

/** Runs the built program as CI would. */
function spawnRfc(args: readonly string[], cwd: string, { stdin, talk }: SpawnOptions = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [cli, ...args], { cwd });
    const written = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      written.stdout += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      written.stderr += chunk;
    });
    child.on('close', (code) => resolve({ code, ...written }));
    if (stdin !== undefined) child.stdin.end(stdin);
    talk?.(child);
  });
}

/** A message as the Language Server Protocol frames it. */
function frame(body: object): string {
  const text = JSON.stringify({ jsonrpc: '2.0', ...body });
  return `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}

describe('the built program', () => {
  test('a clean tree', async () => {
    const cwd = temporaryFolder({ ...noIndex, [PAGE]: proposedRfc });
    const stdout = '1 RFC checked, no problem found.\n';
    assert.deepEqual(await spawnRfc(['lint'], cwd), { code: 0, stdout, stderr: '' });
  });

  test('a fault ends with 1, wrong usage with 2', async () => {
    const cwd = temporaryFolder({ ...noIndex, [PAGE]: proposedRfc.replace('Status: proposed', '') });
    assert.equal((await spawnRfc(['lint'], cwd)).code, 1);
    const stderr = '`rfc lint` has no option `--fromat`; did you mean `--format`?\n';
    assert.deepEqual(await spawnRfc(['lint', '--fromat'], cwd), { code: 2, stdout: '', stderr });
  });

  test('takes a text on standard input', async () => {
    const cwd = temporaryFolder(noIndex);
    const { code, stdout } = await spawnRfc(['lint', '--stdin', '--stdin-filename', PAGE], cwd, { stdin: proposedRfc });
    assert.deepEqual([code, stdout], [0, '1 RFC checked, no problem found.\n']);
  });

  test('writes all of a long result before it ends', async () => {
    const cwd = temporaryFolder({ ...noIndex, [PAGE]: `${proposedRfc}${'\n## Risks\n'.repeat(5_000)}` });
    const { code, stdout, stderr } = await spawnRfc(['lint', '--format', 'json'], cwd);
    assert.deepEqual([code, stderr], [0, '']);
    assert.ok(JSON.parse(stdout).problems.length >= 5_000);
  });

  test('is quiet when its reader has seen enough', async () => {
    const cwd = temporaryFolder({ ...noIndex, [PAGE]: `${proposedRfc}${'\n## Risks\n'.repeat(5_000)}` });
    const { stderr } = await spawnRfc(['lint'], cwd, {
      talk: ({ stdout }) => stdout.once('data', () => stdout.destroy()),
    });
    assert.equal(stderr, '');
  });

  test('finds the pages of the rules beside itself', async () => {
    const { code, stdout } = await spawnRfc(['rules', 'header/bom'], temporaryFolder());
    assert.equal(code, 0);
    assert.match(stdout, /^# header\/bom\n/);
  });

  test('starts the language server, which ends when its editor says so', async () => {
    const initialize = { id: 1, method: 'initialize', params: { processId: null, rootUri: null, capabilities: {} } };
    const talk = ({ stdin, stdout }: ChildProcessWithoutNullStreams) => {
      stdin.write(frame(initialize));
      stdout.on('data', (chunk: string) => {
        if (chunk.includes('"id":1')) stdin.write(frame({ id: 2, method: 'shutdown' }));
        if (chunk.includes('"id":2')) stdin.write(frame({ method: 'exit' }));
      });
    };
    const { code, stdout } = await spawnRfc(['lsp', '--stdio'], temporaryFolder(), { talk });
    assert.equal(code, 0);
    assert.match(stdout, /"capabilities"/);
  });
});
