import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { LspClient } from '../support/lspClient';
import { editOf, pieces } from '../support/lspEdits';
import { proposedPath, smallTree } from '../support/lspTexts';
import { randomNumbers } from '../support/random';
import { proposedRfc } from '../support/rfcTexts';
import { seed } from '../support/seed';

test('300 random edits with requests in between leave the server with what a fresh one says', async (context) => {
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
    const sent = editOf(text, start, end, piece);
    text = sent.text;
    await client.change(file, [sent.change]);
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
