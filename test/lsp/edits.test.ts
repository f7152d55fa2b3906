import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { LspClient } from '../support/lspClient';
import { proposedPath, smallTree } from '../support/lspTexts';
import { proposedRfc } from '../support/rfcTexts';

/** Numbers that look random and are the same in each run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What RFCs are made of and what breaks them. */
const pieces = [
  'x',
  ' ',
  '\n',
  '\n\n',
  '\r\n',
  '\r',
  '#',
  '## ',
  '## Problem\n',
  '## Plan\n',
  '## Risks\n',
  '```\n',
  '~~~md\n',
  '> ',
  '- ',
  '    ',
  'Status: proposed\n',
  'Status: implemented\n',
  'Status:',
  '<!-- ',
  ' -->',
  '\t',
  '😀',
  '中文',
  '\uFEFF',
  '*',
  '`',
  '[a](b.md)',
  '<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->\n',
] as const;

test('300 random edits with requests in between leave the server with what a fresh one says', async (context) => {
  const seed = Number(process.env.RFC_SEED ?? 20261130);
  context.diagnostic(`seed ${seed}`);
  const random = randomNumbers(seed);
  const { client, folder } = await LspClient.inFolder(smallTree);
  const file = path.join(folder, proposedPath);
  let text: string = proposedRfc;
  await client.open(file, text);
  for (let edit = 1; edit <= 300; edit++) {
    const start = random(text.length + 1);
    const end = Math.min(text.length, start + (random(3) === 0 ? random(40) : 0));
    const piece = pieces[random(pieces.length)] ?? '';
    const range = { start: positionAt(text, start), end: positionAt(text, end) };
    const [from, to] = [offsetAt(text, range.start), offsetAt(text, range.end)];
    text = text.slice(0, from) + piece + text.slice(to);
    await client.change(file, [{ range, text: piece }]);
    if (random(3) === 0) await client.pull(file);
    if (random(12) === 0) await client.actions(file);
    if (random(20) === 0) await client.pullWorkspace();
    if (edit % 25 !== 0) continue;
    const fresh = await LspClient.start({ folders: [folder] });
    await fresh.open(file, text);
    assert.deepEqual(withoutData(await client.pull(file)), withoutData(await fresh.pull(file)), `after ${edit} edits`);
    await fresh.close(file);
  }
});

function withoutData(diagnostics: Awaited<ReturnType<LspClient['pull']>>) {
  return diagnostics.map(({ data, ...rest }) => rest);
}

/** Lines end at LF, CR LF or CR; a position never points between CR and LF. */
function positionAt(text: string, offset: number): { line: number; character: number } {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  const insideTerminator = text[offset - 1] === '\r' && text[offset] === '\n';
  if (insideTerminator) return positionAt(text, offset - 1);
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

function offsetAt(text: string, { line, character }: { line: number; character: number }): number {
  const starts = [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map((match) => match.index + match[0].length)];
  return (starts[line] ?? text.length) + character;
}
