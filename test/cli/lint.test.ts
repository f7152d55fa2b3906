import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { lintJson, placesIn, rfc } from '../support/cli';
import { temporaryFolder } from '../support/folders';
import { proposedRfc } from '../support/rfcTexts';

const GOOD = 'docs/rfc/proposed/feature/2026-07-10-good.md';
const WRONG = 'docs/rfc/proposed/feature/2026-07-11-wrong.md';
const DECORATED = 'docs/rfc/proposed/process/2026-07-12-decorated.md';
const wrongRfc = proposedRfc.replace('Status: proposed', 'Status: implemented');
/** One warning: a section with nothing in it. */
const emptyRisks = proposedRfc.replace('Old pages.\n', '').trimEnd();

function faultyFolder(): string {
  return temporaryFolder({
    '.git/': '',
    [GOOD]: proposedRfc,
    [WRONG]: wrongRfc,
    [DECORATED]: `${emptyRisks}\n`,
    'docs/rfc/drafts/x.md': 'text',
    'src/main.ts': '',
  });
}

const faults = [
  'docs/rfc/drafts/:1:1 layout/unknown-lifecycle',
  `${WRONG}:3:9 status/lifecycle-mismatch`,
  `${DECORATED}:21:1 skeleton/empty-section`,
];

describe('rfc lint', () => {
  test('says in one line that nothing is wrong', async () => {
    const cwd = temporaryFolder({ [GOOD]: proposedRfc });
    const stdout = '1 RFC checked, no problem found.\n';
    assert.deepEqual(await rfc(['lint'], { cwd }), { code: 0, stdout, stderr: '' });
  });

  test('prints problems by file, aligned, and sums up', async () => {
    const { code, stdout, stderr } = await rfc(['lint'], { cwd: faultyFolder() });
    assert.deepEqual([code, stderr], [1, '']);
    assert.equal(
      stdout,
      `docs/rfc/drafts/
  error  ${message(stdout, 'layout/unknown-lifecycle')}  layout/unknown-lifecycle

${WRONG}
  3:9  error  The status is \`implemented\`, but this file lies in \`proposed/\`.  status/lifecycle-mismatch

${DECORATED}
  21:1  warning  ${message(stdout, 'skeleton/empty-section')}  skeleton/empty-section

3 RFCs checked, 3 problems found: 2 errors, 1 warning.
`,
    );
  });

  test('gives the JSON of the contract', async () => {
    const cwd = faultyFolder();
    const { code, stdout, stderr, report } = await lintJson([], { cwd });
    assert.deepEqual([code, stderr], [1, '']);
    assert.equal(stdout.trimEnd().includes('\n'), false, 'one line');
    const { ms, ...counts } = report.summary;
    assert.ok(Number.isInteger(ms) && ms >= 0);
    assert.deepEqual(counts, { files: 3, errors: 2, warnings: 1, information: 0, hints: 0, fixable: 0 });
    assert.deepEqual([report.version, report.root], [1, cwd]);
    assert.deepEqual(placesIn(report), faults);
    assert.deepEqual(report.problems[1], {
      file: WRONG,
      rule: 'status/lifecycle-mismatch',
      severity: 'error',
      message: 'The status is `implemented`, but this file lies in `proposed/`.',
      range: { start: { line: 2, character: 8 }, end: { line: 2, character: 19 } },
      fix: 'suggestion',
    });
  });

  test('counts what has a safe fix, and shows where related places are', async () => {
    const cwd = temporaryFolder({
      [GOOD]: proposedRfc.replace('\n\nStatus', '\nStatus'),
      'docs/rfc/rejected/feature/2026-07-10-good.md': proposedRfc.replace('Status: proposed', 'Status: rejected — no'),
    });
    const { report } = await lintJson([], { cwd });
    assert.equal(report.summary.fixable, report.problems.filter(({ fix }) => fix === 'safe').length);
    assert.ok(report.summary.fixable > 0);
    const [related] = report.problems.flatMap((problem) => problem.related ?? []);
    assert.equal(related?.file, 'docs/rfc/rejected/feature/2026-07-10-good.md');
  });

  test('colours only a terminal that wants it', async () => {
    const cwd = faultyFolder();
    const plain = await rfc(['lint'], { cwd });
    const coloured = await rfc(['lint'], { cwd, isTTY: true });
    const refused = await rfc(['lint'], { cwd, isTTY: true, env: { NO_COLOR: '1' } });
    assert.equal(plain.stdout.includes('\x1b'), false);
    assert.ok(coloured.stdout.includes('\x1b[31merror\x1b[39m'));
    assert.equal(stripColours(coloured.stdout), plain.stdout);
    assert.deepEqual(refused, plain);
  });

  test('never passes control characters of a document on', async () => {
    const cwd = temporaryFolder({ [GOOD]: proposedRfc.replace('Status: proposed', 'Status: \x1b[2J') });
    const { stdout } = await rfc(['lint'], { cwd });
    assert.equal(stdout.includes('\x1b'), false);
  });
});

describe('PATH', () => {
  const cwd = faultyFolder();
  const cases: readonly (readonly [string, readonly string[], readonly string[], number])[] = [
    ['a file', [WRONG], [faults[1] ?? ''], 1],
    ['a clean file', [GOOD], [], 0],
    ['a folder', ['docs/rfc/proposed/process'], [faults[2] ?? ''], 0],
    ['a folder with a final slash', ['docs/rfc/proposed/process/'], [faults[2] ?? ''], 0],
    ['several', [WRONG, DECORATED], faults.slice(1), 1],
    ['everything', ['.'], faults, 1],
    ['an absolute path', [path.join(cwd, WRONG)], [faults[1] ?? ''], 1],
    ['a name that another begins with', ['docs/rfc/proposed/feature/2026-07-10-good.md'], [], 0],
  ];
  for (const [name, operands, expected, code] of cases) {
    test(name, async () => {
      const result = await lintJson(operands, { cwd });
      assert.deepEqual(placesIn(result.report), expected);
      assert.equal(result.code, code);
      assert.equal(result.stderr, '');
    });
  }

  test('is relative to the working folder, the output to the root', async () => {
    const { report } = await lintJson(['../proposed/feature'], { cwd: path.join(cwd, 'docs/rfc/drafts') });
    assert.deepEqual(placesIn(report), faults.slice(1, 2));
    assert.equal(report.summary.files, 2);
  });

  test('limits what is reported, not what tree-wide rules look at', async () => {
    const copy = 'docs/rfc/proposed/process/2026-07-10-good.md';
    const twice = temporaryFolder({ [GOOD]: proposedRfc, [copy]: proposedRfc });
    const { report } = await lintJson([copy], { cwd: twice });
    assert.deepEqual(placesIn(report), [`${copy}:1:1 layout/duplicate-topic`]);
  });

  test('a folder problem belongs to its folder', async () => {
    const { report, code } = await lintJson(['docs/rfc/drafts', '--allow-empty'], { cwd });
    assert.deepEqual(placesIn(report), faults.slice(0, 1));
    assert.equal(code, 1);
  });

  test('that matches no RFC is said on stderr', async () => {
    const { code, report, stderr } = await lintJson(['src/main.ts'], { cwd });
    assert.deepEqual([code, report.problems], [1, []]);
    assert.equal(stderr, `No RFC was found below \`docs/rfc\` in \`${cwd}\` among \`src/main.ts\`.\n`);
  });
});

describe('projects nested in the repository', () => {
  const cwd = temporaryFolder({
    '.git/': '',
    [GOOD]: proposedRfc,
    'part/rfc.config.json': '{"rules": {"status/*": "warning"}}',
    [`part/${WRONG}`]: wrongRfc,
    'other/.git/': '',
    'other/rfc.config.json': '{',
    'node_modules/x/rfc.config.json': '{',
  });

  test('are checked by their own configuration, their files named from the root', async () => {
    const { code, report } = await lintJson([], { cwd });
    assert.deepEqual(placesIn(report), [
      `part/${WRONG}:3:9 status/lifecycle-mismatch`,
      'part/rfc.config.json:1:12 config/parity',
    ]);
    assert.deepEqual([code, report.summary.files, report.summary.warnings], [0, 2, 1]);
  });

  test('are reached by a PATH in them', async () => {
    const { report } = await lintJson(['part/docs'], { cwd });
    assert.deepEqual([report.summary.files, placesIn(report)], [1, [`part/${WRONG}:3:9 status/lifecycle-mismatch`]]);
  });

  test('are left out when the project around them ignores them, unless it is run there', async () => {
    const top = temporaryFolder({
      '.git/': '',
      'rfc.config.json': '{"ignore": ["part/**"]}',
      [GOOD]: proposedRfc,
      'part/rfc.config.json': '{}',
      [`part/${WRONG}`]: wrongRfc,
    });
    assert.deepEqual(placesIn((await lintJson([], { cwd: top })).report), []);
    assert.equal((await lintJson([], { cwd: path.join(top, 'part') })).code, 1);
  });

  test('are left out when --config names one configuration', async () => {
    const { report } = await lintJson(['--config', 'part/rfc.config.json'], { cwd });
    assert.equal(report.summary.files, 1);
  });
});

describe('exit codes', () => {
  const warned = temporaryFolder({ [DECORATED]: `${emptyRisks}\n` });
  const cases: readonly (readonly [readonly string[], number, string])[] = [
    [[], 0, ''],
    [['--max-warnings', '1'], 0, ''],
    [['--max-warnings', '0'], 1, 'There is 1 warning, and --max-warnings allows 0.\n'],
    [['--rule', 'skeleton/empty-section=error'], 1, ''],
    [['--rule', 'skeleton/*=error'], 1, ''],
    [['--rule', 'skeleton/*=error', '--rule', 'skeleton/empty-section=hint'], 0, ''],
    [['--rule', 'skeleton/empty-section=off', '--max-warnings', '0'], 0, ''],
  ];
  for (const [args, code, stderr] of cases) {
    test(`one warning, ${args.join(' ') || 'no option'}: ${code}`, async () => {
      const result = await rfc(['lint', ...args], { cwd: warned });
      assert.deepEqual([result.code, result.stderr], [code, stderr]);
    });
  }

  test('a namespace on the command line wins over a rule in the configuration', async () => {
    const cwd = temporaryFolder({
      [DECORATED]: `${emptyRisks}\n`,
      'rfc.config.json': '{ "rules": { "skeleton/empty-section": "error" } }',
    });
    assert.equal((await rfc(['lint'], { cwd })).code, 1);
    assert.equal((await rfc(['lint', '--rule', 'skeleton/*=off'], { cwd })).code, 0);
  });

  for (const [name, entries] of [
    ['an empty folder', {}],
    ['a folder without RFCs', { 'docs/rfc/README.md': '# RFCs\n', 'README.md': 'text\n' }],
  ] as const) {
    test(`${name}: 1 and a sentence, or 0 when that is allowed`, async () => {
      const cwd = temporaryFolder(entries);
      const stdout = '0 RFCs checked, no problem found.\n';
      const stderr = `No RFC was found below \`docs/rfc\` in \`${cwd}\`.\n`;
      assert.deepEqual(await rfc(['lint'], { cwd }), { code: 1, stdout, stderr });
      assert.deepEqual(await rfc(['lint', '--allow-empty'], { cwd }), { code: 0, stdout, stderr: '' });
    });
  }
});

function stripColours(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken away
  return text.replace(/\x1b\[\d+m/g, '');
}

/** The message that stands before a rule id: its wording is tested with the rule. */
function message(stdout: string, rule: string): string {
  const line = stdout.split('\n').find((candidate) => candidate.endsWith(`  ${rule}`)) ?? '';
  return line.replace(/^.*?(?:error|warning) +/, '').slice(0, -rule.length - 2);
}
