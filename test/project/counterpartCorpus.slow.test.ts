import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { filesAfter, type Problem, planCounterpart } from '../../server/src/engine';
import type { Pairing } from '../../server/src/engine/config/config';
import { Judge } from '../../server/src/engine/judge';
import { surveyProject } from '../../server/src/engine/survey';
import { nodeFiles } from '../../server/src/host/nodeFiles';
import { corpusFolder, corpusProject, hasCorpus } from '../support/corpus';
import { assertPlanned, testShell } from '../support/plans';

const tree = path.join(corpusFolder, 'after-2026-07-05');

/** The strictness of each generation of the reference. */
const generations: Readonly<Record<string, Partial<Pairing>>> = {
  first: {},
  second: { signature: 2 },
  last: { signature: 3, linkPolicy: 'locale', switcher: 'header' },
};

describe('a counterpart begun from each English RFC of the corpus', () => {
  for (const [name, changes] of Object.entries(generations)) {
    test(`has its structure, by the rules of the ${name} generation`, (context) => {
      if (!hasCorpus(context)) return;
      const found = corpusProject(tree);
      assert.ok(found);
      const roots = found.roots.map((config) => ({ ...config, pairing: { ...config.pairing, ...changes } }));
      const files = nodeFiles(tree);
      const alone = englishRfcs().filter((file) => files.kindOf(file.replace(/\.md$/, '.zh.md')) === undefined);
      assert.equal(alone.length, 111);
      for (const file of alone) {
        const plan = assertPlanned(planCounterpart({ roots }, files, { path: file }));
        assert.deepEqual(structureProblems({ roots }, filesAfter(files, plan), file), [], file);
      }
    });
  }
});

function englishRfcs(): string[] {
  const root = path.join(tree, 'docs/rfc');
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(path.sep, '/'));
  return names.filter((name) => /\/\d{4}-[^/]*(?<!\.zh)\.md$/.test(name)).map((name) => `docs/rfc/${name}`);
}

function structureProblems(
  project: Parameters<typeof surveyProject>[0],
  files: Parameters<typeof surveyProject>[1],
  file: string,
) {
  const limited = {
    ...files,
    list: (folder: string) => files.list(folder).filter(({ path: each }) => isNear(each, file)),
  };
  const survey = surveyProject(project, limited, testShell);
  const judge = new Judge(survey, files, testShell);
  const pair = survey.pairOf.get(file);
  assert.ok(pair, 'it is a pair');
  return judge
    .problemsOfPair(pair)
    .flatMap((problem) => (isStructural(problem) ? [`${problem.path} ${problem.rule}`] : []));
}

/** A whole survey for each of the files would take minutes. */
function isNear(listed: string, file: string): boolean {
  return listed.startsWith(file.replace(/\.md$/, '.'));
}

/** Everything that is said of pairs but that the record is missing. */
function isStructural({ rule, severity }: Problem): boolean {
  return rule !== 'pair/incomplete' && (severity === 'error' || severity === 'warning');
}
