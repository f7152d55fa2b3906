import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { rulePageBlock, rulePagePath, rulesIndex, withBlock } from '../../scripts/lib/ruleDocs.mjs';
import {
  configTable,
  defaultProject,
  lintProject,
  type Problem,
  type Rule,
  readProject,
  registry,
} from '../../server/src/engine';
import { TODAY, withoutIndex } from '../support/lintTree';
import { type MemoryEntry, memoryFiles } from '../support/memoryFiles';
import { type PageSections, readPage } from '../support/pageExamples';

const headings = ['What', 'Why', 'Wrong', 'Right', 'When to turn it off'];
const configName = 'rfc.config.jsonc';

/** Only a fault of ours or a text that is not saved raises it, so no file can show it; the rule's own test does. */
const withoutExamples = ['rule/crashed', 'index/manual-edit'];

describe('rule pages', () => {
  for (const rule of registry) test(rule.id, () => checkPage(rule));

  test('the index is fresh', () => {
    assert.ok(readFileSync('docs/rules/index.md', 'utf8') === rulesIndex(registry), 'npm run generate rewrites it');
  });

  test('the table of the configuration is fresh', () => {
    assertFresh(readFileSync('docs/configuration.md', 'utf8'), configTable().trimEnd());
  });
});

function checkPage(rule: Rule): void {
  const file = rulePagePath(rule.id);
  assert.ok(existsSync(file), `${file} is missing`);
  const page = readFileSync(file, 'utf8');
  assertFresh(page, rulePageBlock(rule));
  const sections = readPage(page);
  assert.deepEqual([...sections.keys()], headings);
  for (const heading of ['What', 'Why', 'When to turn it off']) {
    assert.notEqual(sections.get(heading)?.prose, '', `${heading} says nothing`);
  }
  if (!withoutExamples.includes(rule.id)) checkExamples(rule, sections);
}

function assertFresh(text: string, block: string): void {
  const fresh = withBlock(text, block);
  assert.notEqual(fresh, undefined, 'the generated block is missing');
  assert.ok(text === fresh, 'npm run generate rewrites it');
}

function checkExamples(rule: Rule, sections: PageSections): void {
  const isListed = rule.id.startsWith('index/');
  const wrong = lintExample(sections.get('Wrong')?.files ?? {}, isListed);
  const right = lintExample(sections.get('Right')?.files ?? {}, isListed);
  assert.ok(
    wrong.some((problem) => problem.rule === rule.id),
    `Wrong does not raise the rule, but ${JSON.stringify(wrong.map((problem) => problem.rule))}`,
  );
  const loud = right.filter(({ severity }) => severity !== 'hint');
  assert.deepEqual(loud.map(describeProblem), [], 'Right is clean');
}

/** An example need not list its RFCs (`isListed`), so that its page can be about one thing. */
function lintExample(entries: Readonly<Record<string, MemoryEntry>>, isListed: boolean): readonly Problem[] {
  assert.notDeepEqual(entries, {}, 'an example has a file');
  const files = memoryFiles(entries);
  const { file, roots } = configName in entries ? readProject(configName, files).project : defaultProject();
  const project = { ...(file ? { file } : {}), roots: isListed ? roots : roots.map(withoutIndex) };
  const onCrash = (_: string, error: unknown) => {
    throw error;
  };
  return lintProject(project, files, { today: TODAY, onCrash }).problems;
}

function describeProblem({ path, span, rule, message }: Problem): string {
  return `${path}@${span.start} ${rule} (${message})`;
}
