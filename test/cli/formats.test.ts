import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import Ajv from 'ajv';
import { lintJson, rfc } from '../support/cli';
import { temporaryFolder } from '../support/folders';
import { proposedRfc } from '../support/rfcTexts';

const WRONG = 'docs/rfc/proposed/feature/2026-07-11-a, b%20ä.md';
const cwd = temporaryFolder({
  [WRONG]: proposedRfc
    .replace('Status: proposed', 'Status: implemented')
    .replace('Old pages.', '**😀** <!-- rfc-disable no/rule -->'),
  'docs/rfc/drafts/x.md': '',
});
const percent = 'docs/rfc/proposed/feature/2026-07-11-a%2C%20b%2520%C3%A4.md';

describe('rfc lint --format jsonl', () => {
  test('is the JSON report, one problem a line and a last line with the summary', async () => {
    const { report } = await lintJson([], { cwd });
    const { stdout, code } = await rfc(['lint', '--format', 'jsonl'], { cwd });
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    assert.equal(code, 1);
    assert.deepEqual(lines.slice(0, -1), report.problems);
    assert.deepEqual(lines.at(-1), { summary: { ...report.summary, ms: lines.at(-1).summary.ms } });
  });
});

describe('rfc lint --format sarif', () => {
  test('is valid, counts in UTF-16 units and names files relative to the root', async () => {
    const { stdout } = await rfc(['lint', '--format', 'sarif'], { cwd });
    const log: SarifLog = JSON.parse(stdout);
    const { id, $schema, ...schema } = JSON.parse(
      readFileSync('node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json', 'utf8'),
    );
    assert.match(
      `${id} ${$schema}`,
      /sarif.*draft-04/,
      'the schema of SARIF, in a draft that Ajv calls by another name',
    );
    const validate = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);
    assert.ok(validate(log), JSON.stringify(validate.errors));
    const [run] = log.runs;
    assert.equal(run.columnKind, 'utf16CodeUnits');
    const found = run.results.map((result: SarifResult) => {
      const { artifactLocation, region } = result.locations[0].physicalLocation;
      return [
        result.ruleId,
        run.tool.driver.rules[result.ruleIndex]?.id,
        result.level,
        artifactLocation.uri,
        region?.startLine,
        region?.startColumn,
      ];
    });
    const unknown = ['suppress/unknown-rule', 'suppress/unknown-rule', 'warning', percent, 23, 25];
    assert.deepEqual(found, [
      ['layout/unknown-lifecycle', 'layout/unknown-lifecycle', 'error', 'docs/rfc/drafts/', undefined, undefined],
      ['layout/topic-kebab', 'layout/topic-kebab', 'note', percent, 1, 1],
      ['status/lifecycle-mismatch', 'status/lifecycle-mismatch', 'error', percent, 3, 9],
      unknown,
    ]);
    assert.ok(!stdout.includes(cwd), 'no path of this machine');
  });
});

interface SarifLog {
  readonly runs: readonly [
    {
      readonly columnKind: string;
      readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
      readonly results: readonly SarifResult[];
    },
  ];
}

interface SarifResult {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly locations: readonly [
    {
      readonly physicalLocation: {
        readonly artifactLocation: { readonly uri: string };
        readonly region?: { readonly startLine: number; readonly startColumn: number };
      };
    },
  ];
}

describe('rfc lint --format github', () => {
  test('escapes what would end a property', async () => {
    const { stdout } = await rfc(['lint', '--format', 'github'], { cwd });
    const file = 'docs/rfc/proposed/feature/2026-07-11-a%2C b%2520ä.md';
    assert.ok(
      stdout.startsWith(
        '::error file=docs/rfc/drafts,line=1,col=1,endLine=1,endColumn=1,title=layout/unknown-lifecycle::',
      ),
      stdout,
    );
    assert.ok(
      stdout.includes(
        `::error file=${file},line=3,col=9,endLine=3,endColumn=20,title=status/lifecycle-mismatch::The status is \`implemented\`, but this file lies in \`proposed/\`.\n`,
      ),
      stdout,
    );
    assert.match(stdout, /^::notice file=/m);
    assert.match(stdout, /^::warning file=/m);
  });

  test('names files from the top of the repository, wherever it is run', async () => {
    const top = temporaryFolder({ 'part/rfc.config.json': '{}', 'part/docs/rfc/drafts/x.md': '' });
    execFileSync('git', ['init', '--quiet', top]);
    for (const args of [[], ['--root', '.']]) {
      const { stdout } = await rfc(['lint', '--allow-empty', '--format', 'github', ...args], {
        cwd: path.join(top, 'part'),
      });
      assert.match(stdout, /^::error file=part\/docs\/rfc\/drafts,/);
    }
  });
});

describe('rfc lint --format gitlab', () => {
  test('is a Code Quality report whose fingerprints survive line shifts and do not repeat', async () => {
    const { stdout } = await rfc(['lint', '--format', 'gitlab'], { cwd });
    const issues: { fingerprint: string; location: { path: string; lines: { begin: number } }; severity: string }[] =
      JSON.parse(stdout);
    assert.deepEqual(
      issues.map(({ location, severity }) => [location.path, location.lines.begin, severity]),
      [
        ['docs/rfc/drafts', 1, 'major'],
        [WRONG, 1, 'info'],
        [WRONG, 3, 'major'],
        [WRONG, 23, 'minor'],
      ],
    );
    assert.equal(new Set(issues.map(({ fingerprint }) => fingerprint)).size, issues.length);
  });
});
