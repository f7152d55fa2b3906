import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import type { Config } from '../../server/src/engine/config/config';
import { defaultConfig } from '../../server/src/engine/config/defaults';
import { readProject } from '../../server/src/engine/config/read';
import { type MarkdownDocument, readMarkdown } from '../../server/src/engine/document';
import { applyEdits, fixText } from '../../server/src/engine/fix';
import { lintRead } from '../../server/src/engine/lint';
import { nearbyIn } from '../../server/src/engine/nearby';
import { type Problem, replace } from '../../server/src/engine/rule';
import { zhRules } from '../../server/src/engine/rules/zh';
import { corpusFolder, hasCorpus } from '../support/corpus';
import { memoryFiles } from '../support/memoryFiles';

const tree = path.join(corpusFolder, 'after-2026-07-05');
const severities = Object.fromEntries(zhRules.map(({ id }) => [id, 'information'] as const));
const nearby = nearbyIn(memoryFiles({}), () => undefined);

/** Every rule of Chinese typography turned on and no other, with the table of terms that the corpus has. */
function readCorpusConfig(): Config {
  const files = memoryFiles({
    'rfc.config.json': JSON.stringify({ zh: { terminology: 'terms.md' } }),
    'terms.md': readFileSync(path.join(tree, 'docs/i18n/terminology.md'), 'utf8'),
  });
  const config = readProject('rfc.config.json', files, []).project.roots[0] ?? defaultConfig;
  return { ...config, rules: { '*': 'off', ...severities } };
}

/** The Chinese files of the corpus by name. */
function chineseFiles(): [name: string, text: string][] {
  const names = readdirSync(tree, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.zh.md'));
  assert.equal(names.length, 5);
  return names.map((name) => [name, readFileSync(path.join(tree, name), 'utf8')]);
}

function read(config: Config, text: string): MarkdownDocument {
  return readMarkdown({
    config,
    kind: 'counterpart',
    path: 'a.zh.md',
    content: { kind: 'text', text },
    today: '2026-08-01',
  });
}

function lint(config: Config, text: string): Problem[] {
  return lintRead(read(config, text), { problems: [], collapsed: new Set(), nearby }, (_rule, error) => {
    throw error;
  });
}

/** What no rule of typography may touch. */
function untouchable(config: Config, text: string) {
  const { facts } = read(config, text);
  const pieces = facts.inlines.flatMap((inline) => inline.pieces);
  return {
    code: pieces.flatMap(({ kind, span }) => (kind === 'code' ? [text.slice(span.start, span.end)] : [])),
    blocks: facts.inert.map(({ start, end }) => text.slice(start, end)),
    links: facts.links.map(({ kind, url }) => `${kind} ${url}`),
    headings: facts.headings.map(({ level, form }) => `${level} ${form}`),
  };
}

/** What people do to Chinese texts, in their running text alone. */
const damages: Readonly<Record<string, (text: string) => string>> = {
  none: (text) => text,
  'no blanks': (text) => text.replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})|^ | $/gu, ''),
  'half-width marks': (text) =>
    text.replace(/[，。：；？！（）]/g, (mark) => ',.:;?!()'.charAt('，。：；？！（）'.indexOf(mark))),
  'blanks around marks': (text) => text.replace(/[，。：；？！、（）「」]/g, ' $& '),
  'full-width letters': (text) =>
    text.replace(/[0-9A-Za-z]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  'curly quotes': (text) => text.replace(/「/g, '“').replace(/」/g, '”'),
  'straight quotes': (text) => text.replace(/[「」]/g, '"'),
  'commas for all': (text) => text.replace(/、/g, '，'),
  'English words': (text) => text.replace(/插件|门禁|会话/g, ' plugin ').replace(/你/g, '您'),
};

function damage(config: Config, text: string, change: (text: string) => string): string {
  const pieces = read(config, text).facts.inlines.flatMap((inline) => inline.pieces);
  const texts = pieces.filter(({ kind }) => kind === 'text').map(({ span }) => span);
  return applyEdits(
    text,
    texts.map((span) => replace(span, change(text.slice(span.start, span.end)))),
  );
}

describe('Chinese typography on the corpus', () => {
  test('finds none of what its authors avoided', (context) => {
    if (!hasCorpus(context)) return;
    const config = readCorpusConfig();
    const found = chineseFiles().flatMap(([, text]) => lint(config, text).map(({ rule }) => rule));
    const avoided = [
      'space-latin',
      'space-digit',
      'space-code',
      'halfwidth-punct',
      'halfwidth-paren',
      'fullwidth-alnum',
    ];
    assert.deepEqual(
      found.filter((rule) => avoided.includes(rule.slice('zh/'.length))),
      [],
    );
    const bold = found.filter((rule) => rule === 'zh/emphasis-flanking');
    assert.equal(bold.length, 11, 'bold that is not rendered, found by looking');
  });

  for (const [name, change] of Object.entries(damages)) {
    test(`mends without touching code or links: ${name}`, (context) => checkFixes(context, change));
  }
});

function checkFixes(context: TestContext, change: (text: string) => string): void {
  if (!hasCorpus(context)) return;
  const config = readCorpusConfig();
  let mended = false;
  for (const [name, whole] of chineseFiles()) {
    const text = damage(config, whole, change);
    for (const withSuggestions of [false, true]) {
      const fixes = (current: string) => lint(config, current).map((problem) => chooseFix(problem, withSuggestions));
      const fixed = fixText(text, fixes);
      assert.ok(fixed.passes < 10, `${name} converges`);
      mended ||= fixed.text !== text;
      assert.equal(fixText(fixed.text, fixes).text, fixed.text, `${name} is mended once`);
      assert.deepEqual(untouchable(config, fixed.text), untouchable(config, text), name);
      const left = fixes(fixed.text).filter((problem) => problem.fixes.some(({ kind }) => kind === 'safe'));
      assert.deepEqual(left, [], `${name} has nothing left to mend`);
    }
  }
  assert.ok(mended, 'there was something to mend');
}

/** The problem with its safe fixes, or with the first of its suggestions as if it were safe. */
function chooseFix(problem: Problem, withSuggestions: boolean): Problem {
  if (!withSuggestions) return problem;
  return { ...problem, fixes: problem.fixes.slice(0, 1).map((fix) => ({ ...fix, kind: 'safe' as const })) };
}
