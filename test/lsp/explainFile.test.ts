import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { FileExplanation } from '../../server/src/protocol';
import { temporaryFolder } from '../support/folders';
import { LspClient, uriOf } from '../support/lspClient';
import { mismatch, proposedPath, rulesOff, smallTree } from '../support/lspTexts';

async function explain(client: LspClient, file: string): Promise<FileExplanation> {
  return client.connection.sendRequest('rfc/explainFile', { uri: uriOf(file) });
}

describe('rfc/explainFile', () => {
  test('says why an RFC is linted, with what, and what was found', async () => {
    const folder = temporaryFolder(smallTree);
    const client = await LspClient.start({ folders: [folder] });
    assert.deepEqual(await explain(client, path.join(folder, proposedPath)), {
      verdict: 'This file is linted, as one in the lifecycle `proposed`.',
      reasons: [
        `It belongs to the project in \`${folder}\`.`,
        'No `rfc.config.json` or `rfc.config.jsonc` governs it, so the defaults apply.',
        'It lies in the RFC root `docs/rfc/`.',
        'One problem is found in it.',
      ],
    });
  });

  test('names the configuration, what it switches off, and whether it is broken', async () => {
    const config = rulesOff(mismatch);
    const { client, folder } = await LspClient.inFolder({ ...smallTree, 'rfc.config.json': config });
    const file = path.join(folder, 'rfc.config.json');
    const { configuration, reasons } = await explain(client, path.join(folder, proposedPath));
    assert.equal(configuration, uriOf(file));
    assert.deepEqual(reasons.slice(1), [
      `Its configuration is \`${file}\`.`,
      'It lies in the RFC root `docs/rfc/`.',
      'The configuration switches these rules off: `status/lifecycle-mismatch`.',
      'No problem is found in it.',
    ]);
    await client.write(file, '{ broken', 'Changed');
    const broken = await explain(client, path.join(folder, proposedPath));
    assert.equal(
      broken.reasons[2],
      'That file does not parse: the last good configuration, or the defaults, stay in use.',
    );
    assert.match((await explain(client, file)).verdict, /it is the configuration/);
  });

  test('names the step of the walk that a file fails', async () => {
    const { client, folder } = await LspClient.inFolder(smallTree);
    const reasonOf = async (file: string) => (await explain(client, path.join(folder, 'docs/rfc', file))).reasons[3];
    assert.equal(
      await reasonOf('proposed/x.md'),
      'It is out of place: it is not at `lifecycle/class/file.md` below the root.',
    );
    assert.equal(
      await reasonOf('proposed/odd/2026-07-01-x.md'),
      'It is out of place: `odd` is no class of this project.',
    );
    assert.equal(
      await reasonOf('proposed/feature/x.md'),
      'It is out of place: its name is not of the form `{date}-{topic}.md`.',
    );
  });

  test('says what else is linted, and how a pair stands', async () => {
    const counterpart = proposedPath.replace('.md', '.zh.md');
    const record = proposedPath.replace('.md', '.i18n.yaml');
    const { client, folder } = await LspClient.inFolder({
      ...smallTree,
      'README.md': '# Readme\n',
      [counterpart]: '# RFC: 缓存\n',
      [record]: '',
    });
    const verdicts: Readonly<Record<string, RegExp>> = {
      'README.md': /linted, as Markdown that `markdown\.scope` names/,
      [counterpart]: /linted, as the second language/,
      [record]: /linted, as the record/,
    };
    for (const [file, verdict] of Object.entries(verdicts)) {
      assert.match((await explain(client, path.join(folder, file))).verdict, verdict, file);
    }
    for (const file of [proposedPath, counterpart, record]) {
      const { reasons } = await explain(client, path.join(folder, file));
      assert.equal(reasons.at(-1), `The pair of \`${proposedPath}\`: its record cannot be read.`);
    }
  });

  test('says why another file is not linted', async () => {
    const config = '{ "ignore": ["docs/rfc/proposed/testing/**"] }';
    const files = { ...smallTree, 'rfc.config.json': config, '.gitignore': 'drafts-*' };
    const { client, folder } = await LspClient.inFolder(files);
    const verdicts: Readonly<Record<string, RegExp>> = {
      'README.md': /outside the RFC root `docs\/rfc\/`/,
      'docs/rfc/README.md': /directly in the root/,
      'docs/rfc/proposed/AGENTS.md': /allows a file of this name/,
      'docs/rfc/proposed/feature/2026-07-01-x.zh.md': /translation/,
      'docs/rfc/proposed/feature/2026-07-01-x.MD': /passed over/,
      'docs/rfc/proposed/feature/x.png': /no Markdown file below a lifecycle folder/,
      'docs/rfc/drafts/2026-07-01-x.md': /no Markdown file below a lifecycle folder/,
      'docs/rfc/proposed/feature/drafts-x.md': /git ignores it/,
      'docs/rfc/proposed/testing/2026-07-01-x.md': /ignores `docs\/rfc\/proposed\/testing\/\*\*`/,
    };
    for (const [file, verdict] of Object.entries(verdicts)) {
      assert.match((await explain(client, path.join(folder, file))).verdict, verdict, file);
    }
    const none = await client.connection.sendRequest<FileExplanation>('rfc/explainFile', {
      uri: 'untitled:Untitled-1',
    });
    assert.match(none.verdict, /no file on this disk/);
  });

  test('does not let a name break out of its quotes', async () => {
    const name = 'a`[x](command:y)\nb';
    const { client, folder } = await LspClient.inFolder({ ...smallTree, [`docs/rfc/proposed/${name}/x.md`]: 'x' });
    const { reasons } = await explain(client, path.join(folder, 'docs/rfc/proposed', name, 'x.md'));
    assert.equal(reasons[3], 'It is out of place: `a?[x](command:y)?b` is no class of this project.');
  });

  test('mentions the settings of the editor when they matter', async () => {
    const settings = { '': { run: 'onSave' } };
    const { client, folder } = await LspClient.inFolder(smallTree, { settings });
    const file = path.join(folder, proposedPath);
    assert.match((await explain(client, file)).reasons.at(-1) ?? '', /`rfc\.run` is `onSave`/);
    const off = await LspClient.start({ folders: [folder], settings: { '': { enable: false } } });
    assert.match((await explain(off, file)).verdict, /`rfc\.enable` is off/);
  });
});
