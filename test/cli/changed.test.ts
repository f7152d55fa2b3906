import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { lintJson, placesIn, rfc } from '../support/cli';
import { temporaryFolder } from '../support/folders';
import { proposedRfc } from '../support/rfcTexts';

const wrongRfc = proposedRfc.replace('Status: proposed', 'Status: implemented');
const pathOf = (topic: string) => `docs/rfc/proposed/feature/2026-07-11-${topic}.md`;

/** A repository, perhaps in a folder of that name, whose main branch holds two wrong RFCs, with a branch checked out. */
function branch(name = '.'): {
  cwd: string;
  put: (file: string, text: string) => void;
  git: (...args: string[]) => void;
} {
  const files = [pathOf('old'), pathOf('gone')].map((file) => [path.join(name, file), wrongRfc]);
  const cwd = path.join(temporaryFolder(Object.fromEntries(files)), name);
  const identity = ['-c', 'user.name=T', '-c', 'user.email=t@example.org', '-c', 'commit.gpgsign=false'];
  const git = (...args: string[]) => execFileSync('git', [...identity, ...args], { cwd, stdio: 'ignore' });
  git('init', '-b', 'main');
  git('add', '.');
  git('commit', '-m', 'main');
  git('checkout', '-b', 'topic');
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(cwd, file)), { recursive: true });
    writeFileSync(path.join(cwd, file), text);
  };
  return { cwd, put, git };
}

describe('rfc lint --changed', () => {
  test('reports what the branch committed, staged, edited or added, and nothing else', async () => {
    const { cwd, put, git } = branch();
    put(pathOf('committed'), wrongRfc);
    git('add', '.');
    git('commit', '-m', 'one');
    put(pathOf('staged'), wrongRfc);
    git('add', '.');
    put(pathOf('未跟踪'), wrongRfc);
    rmSync(path.join(cwd, pathOf('gone')));
    const { code, report } = await lintJson(['--changed', '--rule', 'layout/*=off'], { cwd });
    assert.equal(code, 1);
    assert.deepEqual(
      placesIn(report),
      ['committed', 'staged', '未跟踪'].map((topic) => `${pathOf(topic)}:3:9 status/lifecycle-mismatch`),
    );
  });

  test('keeps tree-wide rules right: a copy of an untouched file is reported where it was made', async () => {
    const { cwd, put } = branch();
    const copy = pathOf('old').replace('feature', 'process');
    put(copy, proposedRfc);
    const { report } = await lintJson(['--changed', 'main'], { cwd });
    assert.deepEqual(placesIn(report), [`${copy}:1:1 layout/duplicate-topic`]);
  });

  test('a folder counts when the branch touches something in it', async () => {
    const { cwd, put } = branch();
    put('docs/rfc/drafts/x.txt', '');
    const { report } = await lintJson(['--changed=main'], { cwd });
    assert.deepEqual(placesIn(report), ['docs/rfc/drafts/:1:1 layout/unknown-lifecycle']);
  });

  test('looks at the repository of --root, also through a link and where the name ends in a blank', async () => {
    const { cwd, put } = branch('blank ');
    put(pathOf('new'), wrongRfc);
    const elsewhere = temporaryFolder({ link: { link: cwd } });
    for (const root of [cwd, 'link']) {
      const { report } = await lintJson(['--changed', '--root', root], { cwd: elsewhere });
      assert.deepEqual(placesIn(report), [`${pathOf('new')}:3:9 status/lifecycle-mismatch`], root);
    }
  });

  test('a branch that touches no RFC passes, and says so', async () => {
    const { cwd, put } = branch();
    put('src/main.ts', '');
    const { code, stderr } = await rfc(['lint', '--changed'], { cwd });
    assert.deepEqual([code, stderr], [0, 'No RFC has changed since `main`.\n']);
  });

  test('a git that gives no list of files is no clean branch', async (context) => {
    const { cwd, put } = branch();
    put(pathOf('new'), wrongRfc);
    const { PATH = '' } = process.env;
    const broken = temporaryFolder({
      git: `#!/bin/sh\ncase "$*" in *diff*) exit 1;; esac\nPATH='${PATH}' exec git "$@"\n`,
    });
    chmodSync(path.join(broken, 'git'), 0o755);
    process.env.PATH = broken + path.delimiter + PATH;
    context.after(() => {
      process.env.PATH = PATH;
    });
    const { code, stderr } = await rfc(['lint', '--changed'], { cwd });
    assert.deepEqual([code, stderr], [2, '`--changed`: git did not say in time which files have changed.\n']);
  });

  test('an unknown revision is refused, and one that looks like an option too', async () => {
    const { cwd } = branch();
    for (const base of ['nowhere', '--output=x']) {
      const { code, stderr } = await rfc(['lint', `--changed=${base}`], { cwd });
      assert.deepEqual([code, stderr], [2, `\`--changed\`: git knows no revision \`${base}\`.\n`]);
    }
  });
});
