import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { lintJson, rfc } from '../support/cli';
import { temporaryFolder } from '../support/folders';
import { TODAY } from '../support/lintTree';

const create = (cwd: string, ...args: readonly string[]) => rfc(['new', ...args], { cwd });
const basic = ['--title', 'Cache warm up', '--class', 'feature'];
const PATH = `docs/rfc/proposed/feature/${TODAY}-cache-warm-up.md`;

describe('rfc new', () => {
  test('writes an RFC that is clean but for what is to be written', async () => {
    const cwd = temporaryFolder({ '.git/': '' });
    const result = await create(cwd, ...basic);
    assert.deepEqual(result, { code: 0, stdout: `${PATH}\ndocs/rfc/INDEX.md\n`, stderr: '' });
    const { code, report } = await lintJson([], { cwd });
    assert.deepEqual([code, report.problems, report.summary.files], [0, [], 1]);
  });

  test('takes every option', async () => {
    const cwd = temporaryFolder({ '.git/': '' });
    const args = ['--lifecycle', 'implemented', '--date', '2026-02-03', '--topic', 'warm', '--pair', ...basic];
    const { code, stdout, stderr } = await create(cwd, ...args);
    const anchor = 'docs/rfc/implemented/feature/2026-02-03-warm.md';
    assert.equal(code, 0, stderr);
    assert.deepEqual(stdout.trimEnd().split('\n'), [anchor, anchor.replace('.md', '.zh.md'), 'docs/rfc/INDEX.md']);
    assert.equal(stderr, `${anchor}: The pair is incomplete until its record is written.\n`);
  });

  test('prints the text and writes nothing', async () => {
    const cwd = temporaryFolder({ '.git/': '' });
    const { code, stdout } = await create(cwd, ...basic, '--stdout');
    assert.equal(code, 0);
    assert.match(stdout, /^# RFC: Cache warm up\n\nStatus: proposed\n\n## Problem\n/);
    assert.deepEqual(readdirSync(cwd), ['.git']);
  });

  test('edits the index and shows it', async () => {
    const cwd = temporaryFolder({ '.git/': '', 'docs/rfc/INDEX.md': 'old\n' });
    await create(cwd, ...basic);
    assert.match(readFileSync(path.join(cwd, 'docs/rfc/INDEX.md'), 'utf8'), /Cache warm up/);
  });

  test("uses the project's own template, and says what it lacks", async () => {
    const cwd = temporaryFolder({ '.git/': '', '.rfc/templates/proposed.md': '## Problem\n\nTODO\n' });
    const { stderr, code } = await create(cwd, ...basic);
    assert.equal(code, 0);
    assert.match(stderr, /The template leaves a fault: The section `## Proposal` is missing/);
  });

  test('belongs to the project that the user stands in', async () => {
    const cwd = temporaryFolder({
      '.git/': '',
      'sub/rfc.config.json': '{"roots":[{"root":"a"},{"root":"b","classes":[]}]}',
      'sub/b/x/': '',
    });
    const { stdout, stderr } = await create(path.join(cwd, 'sub/b/x'), '--title', 'A');
    assert.equal(stdout.split('\n')[0], `b/proposed/${TODAY}-a.md`, stderr);
  });

  const refused: readonly (readonly [readonly string[], RegExp])[] = [
    [[], /needs a title: `--title T`/],
    [['--title', 'A'], /A class is needed; expected `feature`.*Nothing was written/],
    [['--title', '缓存', '--class', 'feature'], /give a topic/],
    [['--title', 'A', '--class', 'feature', '--topic', '../../x'], /makes no safe file name/],
    [['--title', 'A', '--class', 'feature', '--date', 'today'], /`today` is no day/],
    [[...basic, '--lifecycle', 'rejected'], /cannot begin in `rejected\/`/],
    [[...basic, '--pair', '--stdout'], /does not go with `--pair`/],
    [[...basic, 'x'], /takes no argument/],
  ];
  for (const [args, sentence] of refused) {
    test(`refuses \`${args.join(' ')}\``, async () => {
      const cwd = temporaryFolder({ '.git/': '' });
      const { code, stdout, stderr } = await create(cwd, ...args);
      assert.deepEqual([code, stdout, existsSync(path.join(cwd, 'docs'))], [2, '', false]);
      assert.match(stderr, sentence);
    });
  }

  test('never writes over a file, not even through a folder that leads elsewhere', async () => {
    const outside = temporaryFolder();
    const cwd = temporaryFolder({ '.git/': '', [PATH]: 'mine' });
    assert.match((await create(cwd, ...basic)).stderr, /exists already/);
    assert.equal(readFileSync(path.join(cwd, PATH), 'utf8'), 'mine');
    const linked = temporaryFolder({ '.git/': '', 'docs/rfc/proposed': { link: outside } });
    const { code, stderr } = await create(linked, ...basic);
    assert.deepEqual([code, readdirSync(outside)], [2, []]);
    assert.match(stderr, /leads out of/);
  });

  test('a broken configuration is said, and nothing is written', async () => {
    const cwd = temporaryFolder({ '.git/': '', 'rfc.config.json': '{' });
    const { code, stderr } = await create(cwd, ...basic);
    assert.equal(code, 2);
    assert.match(stderr, /^rfc\.config\.json:1:2: /);
  });
});
