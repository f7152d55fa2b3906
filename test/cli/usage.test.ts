import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { commands } from '../../server/src/cli/commands';
import { rfc } from '../support/cli';
import { temporaryFolder } from '../support/folders';
import { proposedRfc } from '../support/rfcTexts';

const PAGE = 'docs/rfc/proposed/feature/2026-07-10-cache.md';
const folder = temporaryFolder({ [PAGE]: proposedRfc });

/** The one sentence that wrong arguments get, all with exit code 2 and nothing on stdout. */
const refused: readonly (readonly [readonly string[], string])[] = [
  [['lnt'], 'There is no command `lnt`; did you mean `lint`?'],
  [['frobnicate'], 'There is no command `frobnicate`; see `rfc --help`.'],
  [['--formats'], '`rfc` has no option `--formats` before a command; see `rfc --help`.'],
  [['--versoin'], '`rfc` has no option `--versoin` before a command; did you mean `--version`?'],
  [['lint', '--fromat', 'json'], '`rfc lint` has no option `--fromat`; did you mean `--format`?'],
  [['lint', '--frobnicate'], '`rfc lint` has no option `--frobnicate`; see `rfc lint --help`.'],
  [['lint', '-x'], '`rfc lint` has no option `-x`; see `rfc lint --help`.'],
  [['lint', '--__proto__=1'], '`rfc lint` has no option `--__proto__`; see `rfc lint --help`.'],
  [['lint', '--constructor'], '`rfc lint` has no option `--constructor`; see `rfc lint --help`.'],
  [['lint', '--root'], '`--root` needs a value.'],
  [['lint', '--root='], '`--root` needs a value, and an empty one is none.'],
  [['lint', '--root', '--config', 'x'], '`--root` needs a value, but `--config` follows it.'],
  [['lint', '--root', 'nowhere'], '`--root` must name a folder, and `nowhere` is none.'],
  [['lint', '--root', PAGE], `\`--root\` must name a folder, and \`${PAGE}\` is none.`],
  [['lint', '--config', 'nowhere.json'], '`--config` must name a file, and `nowhere.json` is none.'],
  [['lint', '--config', 'docs'], '`--config` must name a file, and `docs` is none.'],
  [['lint', '--format', 'xml'], '`--format` takes `text`, `json`, `jsonl`, `sarif`, `github` or `gitlab`, not `xml`.'],
  [
    ['lint', '--format', 'jsn'],
    '`--format` takes `text`, `json`, `jsonl`, `sarif`, `github` or `gitlab`, not `jsn`; did you mean `json`?',
  ],
  [['lint', '--allow-empty=yes'], '`--allow-empty` takes no value, so `=yes` means nothing.'],
  [['lint', '--max-warnings', 'few'], '`--max-warnings` takes a whole number, zero or more, not `few`.'],
  [['lint', '--max-warnings=-1'], '`--max-warnings` takes a whole number, zero or more, not `-1`.'],
  [['lint', '--max-warnings=1.5'], '`--max-warnings` takes a whole number, zero or more, not `1.5`.'],
  [
    ['lint', '--rule', 'status/malformed'],
    '`--rule` takes `ID=SEVERITY`, such as `status/malformed=warning`, not `status/malformed`.',
  ],
  [['lint', '--rule', '=off'], '`--rule` takes `ID=SEVERITY`, such as `status/malformed=warning`, not `=off`.'],
  [
    ['lint', '--rule', 'status/malfromed=off'],
    '`--rule`: there is no rule `status/malfromed`; did you mean `status/malformed`?',
  ],
  [['lint', '--rule', 'stauts/*=off'], '`--rule`: there is no rule `stauts/*`; did you mean `status/*`?'],
  [['lint', '--rule', '*=off'], '`--rule`: there is no rule `*`; `rfc rules` lists them.'],
  [['lint', '--rule', 'status/malformed=eror'], '`--rule`: there is no severity `eror`; did you mean `error`?'],
  [
    ['lint', '--rule', 'status/malformed=loud'],
    '`--rule`: there is no severity `loud`; it is one of error, warning, information, hint, off.',
  ],
  [['lint', 'nowhere.md'], 'There is no file or folder `nowhere.md`.'],
  [['lint', ''], 'There is no file or folder ``.'],
  [['lint', `${PAGE}/x.md`], `There is no file or folder \`${PAGE}/x.md\`.`],
  [['lint', 'a\u001b[31m'], 'There is no file or folder `a\\u001b[31m`.'],
  [['lint', '--stdin'], '`--stdin` needs `--stdin-filename FILE`: where a text lies decides what is right.'],
  [['lint', '--stdin-filename', PAGE], '`--stdin-filename` means something only beside `--stdin`.'],
  [['lint', '--stdin', '--stdin-filename', PAGE, 'docs'], '`--stdin` checks one text, so it takes no PATH beside it.'],
  [
    ['lint', '--stdin', '--stdin-filename', PAGE, '--watch'],
    '`--stdin` checks one text, so `--watch` means nothing beside it.',
  ],
  [['lint', '--changed'], '`--changed`: this is no git repository, or git is not installed.'],
  [
    ['lint', '--baseline', 'none.json'],
    'The baseline `none.json` cannot be read; `rfc lint --write-baseline none.json` writes one.',
  ],
  [['lint', '--baseline', PAGE], `\`${PAGE}\` is no baseline: it is not JSON.`],
  [
    ['lint', '--baseline', 'a', '--write-baseline', 'b'],
    '`--baseline` and `--write-baseline` exclude each other: one reads the file, the other writes it.',
  ],
  [
    ['lint', '--write-baseline', 'no/such/folder.json'],
    'The baseline `no/such/folder.json` cannot be written (ENOENT).',
  ],
  [['rules', 'status/malfromed'], 'There is no rule `status/malfromed`; did you mean `status/malformed`?'],
  [['rules', 'nothing'], 'There is no rule `nothing`; `rfc rules` lists them.'],
  [['rules', 'a', 'b'], '`rfc rules` takes one argument, so `b` is one too many.'],
  [['init', 'here'], '`rfc init` takes no argument, so `here` is one too many.'],
  [['lsp'], '`rfc lsp` speaks over standard input and output only: add `--stdio`.'],
];

describe('wrong usage', () => {
  for (const [args, sentence] of refused) {
    test(`rfc ${args.join(' ')}`, async () => {
      assert.deepEqual(await rfc(args, { cwd: folder }), { code: 2, stdout: '', stderr: `${sentence}\n` });
    });
  }

  test('no command at all shows the help on stderr', async () => {
    const { code, stdout, stderr } = await rfc([], { cwd: folder });
    assert.equal(code, 2);
    assert.equal(stdout, '');
    assert.match(stderr, /^Usage: rfc COMMAND/m);
  });

  test('a fault of the program is one sentence, with a stack only on request', async () => {
    const fail = () => {
      throw new TypeError('first line\nsecond line');
    };
    const quiet = await rfc(['lsp', '--stdio'], { cwd: folder, startServer: fail });
    const sentence = 'rfc failed, and this is a fault of the program: first line (RFC_DEBUG=1 shows where).\n';
    assert.deepEqual(quiet, { code: 2, stdout: '', stderr: sentence });
    const loud = await rfc(['lsp', '--stdio'], { cwd: folder, startServer: fail, env: { RFC_DEBUG: '1' } });
    assert.match(loud.stderr, /\n {4}at /);
  });
});

describe('help and version', () => {
  for (const flag of ['--help', '-h']) {
    test(`rfc ${flag} names every command`, async () => {
      const { code, stdout, stderr } = await rfc([flag], { cwd: folder });
      assert.equal(code, 0);
      assert.equal(stderr, '');
      const width = Math.max(...commands.map(({ name }) => name.length));
      for (const { name, summary } of commands) {
        assert.ok(stdout.includes(`  ${name.padEnd(width)}  ${summary}\n`), name);
      }
    });
  }

  for (const command of commands) {
    test(`rfc ${command.name} --help names every option`, async () => {
      const { code, stdout, stderr } = await rfc([command.name, '--help'], { cwd: folder });
      assert.equal(code, 0);
      assert.equal(stderr, '');
      for (const name of Object.keys(command.options)) assert.match(stdout, new RegExp(`^  --${name}\\b`, 'm'));
      assert.ok(
        stdout.split('\n').every((line) => line.length <= 110),
        'fits a terminal',
      );
    });
  }

  test('rfc lint -h', async () => {
    assert.deepEqual(await rfc(['lint', '-h'], { cwd: folder }), await rfc(['lint', '--help'], { cwd: folder }));
  });

  test('rfc --version', async () => {
    const { stdout } = await rfc(['--version'], { cwd: folder });
    assert.match(stdout, /^\d+\.\d+\.\d+\n$/);
  });
});
