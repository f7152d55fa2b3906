import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { lintJson, rfc } from '../support/cli';
import { temporaryFolder } from '../support/folders';

const OLD = 'docs/rfc/implemented/feature/2026-06-10-a.md';
const BARE = 'docs/rfc/implemented/feature/2026-06-11-b.md';

const legacy = `# Cached pages

Status: implemented (accepted 2026-06-10)

## Context

Slow.

## What shipped

A cache.

## Risks

Old pages.
`;

const bare = '# RFC: B\n\nStatus: implemented\n\n## Problem\n\nx\n';

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');

describe('rfc normalize', () => {
  test('changes what a machine can, and lists the rest with the reason', async () => {
    const cwd = temporaryFolder({ '.git/': '', [OLD]: legacy, [BARE]: bare });
    const { code, stdout, stderr } = await rfc(['normalize', '--grandfather'], { cwd });
    assert.equal(code, 1);
    assert.equal(
      stdout,
      `${OLD}
${BARE}
docs/rfc/INDEX.md

Somebody who knows has to write it.
  ${BARE}:1:1  error  The section \`## Decision\` is missing; every RFC in \`implemented/\` has one.  skeleton/missing-section
  ${BARE}:1:1  error  The section \`## Consequences\` is missing; every RFC in \`implemented/\` has one.  skeleton/missing-section
`,
    );
    assert.equal(stderr, '2 RFCs looked at, 3 files changed, 2 problems left, 2 errors among them.\n');
    const { report } = await lintJson([OLD], { cwd });
    assert.deepEqual(report.problems, []);
  });

  test('a second run changes nothing', async () => {
    const cwd = temporaryFolder({ '.git/': '', [OLD]: legacy });
    assert.equal((await rfc(['normalize', '--grandfather'], { cwd })).code, 0);
    const again = await rfc(['normalize', '--grandfather'], { cwd });
    assert.deepEqual(again, { code: 0, stdout: '', stderr: '1 RFC looked at, 0 files changed, nothing is left.\n' });
  });

  test('shows the difference and writes nothing', async () => {
    const cwd = temporaryFolder({ '.git/': '', [OLD]: legacy });
    const { code, stdout } = await rfc(['normalize', '--diff'], { cwd });
    assert.equal(code, 1, 'alternatives are left');
    assert.ok(stdout.startsWith(`--- /dev/null\n+++ b/docs/rfc/INDEX.md\n`));
    assert.match(stdout, /\n-## Context\n\+## Problem\n/);
    assert.deepEqual([read(cwd, OLD), existsSync(path.join(cwd, 'docs/rfc/INDEX.md'))], [legacy, false]);
  });

  test('is limited to what is named', async () => {
    const cwd = temporaryFolder({ '.git/': '', [OLD]: legacy, [BARE]: bare });
    const { stdout } = await rfc(['normalize', '--grandfather', OLD], { cwd });
    assert.equal(stdout, `${OLD}\ndocs/rfc/INDEX.md\n`, 'that there is no index is said of the first RFC');
    assert.equal(read(cwd, BARE), bare);
  });

  test('with nothing to look at fails, unless that is fine', async () => {
    const cwd = temporaryFolder({ '.git/': '' });
    assert.deepEqual(await rfc(['normalize'], { cwd }), { code: 1, stdout: '', stderr: 'No RFC was found.\n' });
    assert.equal((await rfc(['normalize', '--allow-empty'], { cwd })).code, 0);
  });

  test('a path that is not there, and an option that does not exist', async () => {
    const cwd = temporaryFolder({ '.git/': '' });
    assert.match((await rfc(['normalize', 'x'], { cwd })).stderr, /There is no file or folder `x`/);
    assert.equal((await rfc(['normalize', '--fix'], { cwd })).code, 2);
  });
});
