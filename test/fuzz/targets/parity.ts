import assert from 'node:assert/strict';
import path from 'node:path';
import { inOrder, toldByGate, toldByServer } from '../../support/parity';
import { inFolder } from '../folder';
import { withServer } from '../server';
import { shrinkTexts } from '../shrink';
import { defineTarget } from '../target';
import { asRepository, faultyTree, type Texts } from '../trees';

/** Trees of every kind, told of by the command line and by the server; of source code the server reads what is open. */
export const parity = defineTarget<Texts>({
  name: 'parity',
  holds: 'the command line and the server say the same about the same tree.',
  short: 8,
  generate: faultyTree,
  check: (texts) => {
    return inFolder(asRepository(texts), async (folder) => {
      const gate = await toldByGate(folder);
      const server = await withServer(folder, async (client) => {
        for (const file of Object.keys(texts).filter((each) => each.endsWith('.ts')))
          await client.open(path.join(folder, file));
        return toldByServer(client);
      });
      assert.deepEqual(inOrder(server), inOrder(gate));
      return undefined;
    });
  },
  shrink: shrinkTexts,
  show: (texts) => JSON.stringify(texts, undefined, 2),
});
