import assert from 'node:assert/strict';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { corpusFolder, hasCorpus } from '../support/corpus';
import { temporaryFolder } from '../support/folders';
import { LspClient } from '../support/lspClient';
import { implementedPath, mismatchedRfc, proposedPath, smallTree } from '../support/lspTexts';
import { inOrder, toldByGate, toldByServer } from '../support/parity';
import { implementedRfc, proposedRfc } from '../support/rfcTexts';

/** Compares on a copy that is a repository of its own, wherever the original lies; gives the number of problems. */
async function compare(original: string): Promise<number> {
  const folder = temporaryFolder({ '.git/': '' });
  cpSync(original, folder, { recursive: true });
  const [gate, server] = [await toldByGate(folder), await toldByServer(await LspClient.start({ folders: [folder] }))];
  assert.deepEqual(inOrder(server), inOrder(gate));
  return gate.length;
}

describe('the server says what the gate says', () => {
  for (const tree of ['before-2026-07-05', 'after-2026-07-05']) {
    test(`on the corpus ${tree}`, async (context) => {
      if (hasCorpus(context)) context.diagnostic(`${await compare(path.join(corpusFolder, tree))} problems`);
    });
  }

  test('on examples/', async () => {
    assert.ok(existsSync('examples/docs/rfc'));
    assert.ok((await compare('examples')) > 0, 'the examples have deliberate faults');
  });

  test('on a tree with faults of every scope', async () => {
    const folder = temporaryFolder({
      ...smallTree,
      'rfc.config.json': '{\n  "nuon": "RFC",\n  "rules": { "status/*": "warning", "no/such": "error" }\n}\n',
      'docs/rfc/README.md': '# RFCs\n',
      'docs/rfc/drafts/b.md': 'x',
      'docs/rfc/drafts/a.txt': 'x',
      'docs/rfc/.hidden/x.md': 'x',
      'docs/rfc/empty/': '',
      'docs/rfc/proposed/2026-07-01-shallow.md': proposedRfc,
      'docs/rfc/proposed/odd/2026-07-01-odd.md': proposedRfc,
      'docs/rfc/proposed/feature/no-date.md': `\uFEFF${proposedRfc}`,
      'docs/rfc/proposed/feature/2026-07-02-😀.md': mismatchedRfc.replaceAll('\n', '\r\n'),
      'docs/rfc/proposed/feature/2026-07-03-latin.md': Uint8Array.of(0x23, 0x20, 0xe4, 0x0a),
      'docs/rfc/proposed/feature/2026-07-04-link.md': { link: 'nowhere.md' },
      'docs/rfc/proposed/feature/2026-07-05-folder.md/': '',
      'docs/rfc/proposed/feature/2026-07-06-empty.md': '',
      [implementedPath.replace('feature', 'process')]: implementedRfc,
    });
    assert.ok((await compare(folder)) > 12);
  });

  test('on a repository with projects below its own', async () => {
    const nested = (folder: string) => ({
      [`${folder}/rfc.config.json`]: '{ "rules": { "status/lifecycle-mismatch": "warning" } }',
      [`${folder}/${proposedPath}`]: mismatchedRfc,
    });
    const folder = temporaryFolder({
      ...smallTree,
      ...nested('packages/api'),
      ...nested('build/copy'),
      ...nested('.hidden'),
      ...nested('node_modules/dependency'),
      ...nested('vendor/other'),
      'vendor/other/.git/': '',
      '.gitignore': 'build/\n',
    });
    const what =
      'two in the project and in the one below, the missing index among them, and what lowering a rule costs';
    assert.equal(await compare(folder), 5, what);
  });

  test('on projects in the scope of the one around them, each file judged once', async () => {
    const scope = { pairing: { scope: ['**/*.md'] }, markdown: { scope: ['**/*.md'] }, index: { mode: 'off' } };
    const broken = '# A\n\n[x](nowhere.md)\n';
    const folder = temporaryFolder({
      'rfc.config.json': JSON.stringify(scope),
      'a.md': broken,
      'packages/api/rfc.config.json': '{}',
      'packages/api/README.md': broken,
      'docs/guide/rfc.config.jsonc': '{ "markdown": { "scope": [] } }',
      'docs/guide/b.md': broken,
      'node_modules/dependency/README.md': broken,
    });
    assert.equal(await compare(folder), 2);
  });

  test('on a tree that is CRLF throughout, and on one without RFCs', async () => {
    const crlf = (text: string) => text.replaceAll('\n', '\r\n');
    const whole = { [proposedPath]: crlf(proposedRfc), [implementedPath]: crlf(implementedRfc) };
    assert.equal(await compare(temporaryFolder(whole)), 2, 'the line endings, and the missing index');
    assert.equal(await compare(temporaryFolder({ 'README.md': '# x\n' })), 0);
  });

  test('on pairs of which sides are ignored, too large, shared by roots or no files', async () => {
    const guide = {
      'docs/guide.md': '# A\n',
      'docs/guide.zh.md': `# 甲\n\n${'话。'.repeat(200)}\n`,
      'docs/guide.i18n.yaml': '',
    };
    const whole = {
      '.git/': '',
      ...guide,
      [proposedPath]: proposedRfc,
      [proposedPath.replace('.md', '.zh.md')]: '# 甲\n',
    };
    const configs = [
      {},
      { ignore: ['**/*.zh.md'] },
      { limits: { fileSize: 300 } },
      { roots: [{ root: 'docs/rfc' }, { root: 'docs/adr' }] },
      { pairing: { scope: ['docs/rfc/**', 'docs/rfc/proposed/**'] } },
      { pairing: { required: 'all' }, markdown: { scope: [] } },
    ];
    for (const config of configs) {
      const files = { ...whole, 'rfc.config.json': JSON.stringify(config) };
      assert.ok((await compare(temporaryFolder(files))) > 0);
      assert.ok(
        (await compare(temporaryFolder({ ...files, 'docs/rfc/INDEX.md': '\n', '.gitignore': 'guide.zh.md\n' }))) > 0,
      );
    }
  });
});
