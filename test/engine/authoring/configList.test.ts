import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { applyPlan, isRefusal, type Refusal, textOf } from '../../../server/src/engine';
import { planListed, planUnlisted } from '../../../server/src/engine/authoring/configList';
import type { FilePlan } from '../../../server/src/engine/authoring/fileEdits';
import { readProject } from '../../../server/src/engine/config/door';
import { defaultProject } from '../../../server/src/engine/config/read';
import { memoryFiles } from '../../support/memoryFiles';

const PATH = 'rfc.config.jsonc';
const key = ['allow', 'folders'];

type Plan = typeof planListed;

function change(plan: Plan, text: string | undefined, root = 0, value = 'drafts', at = key): FilePlan | Refusal {
  const files = memoryFiles(text === undefined ? {} : { [PATH]: text });
  const project = text === undefined ? defaultProject() : readProject(PATH, files).project;
  const config = project.roots[root];
  assert.ok(config);
  return plan({ project, config, files, key: at, value });
}

function changed(plan: Plan, text: string, ...rest: [root?: number, value?: string, at?: string[]]): string {
  const outcome = change(plan, text, ...rest);
  if (isRefusal(outcome)) assert.fail(textOf(outcome.refused));
  const [file, ...others] = applyPlan(memoryFiles({ [PATH]: text }), outcome);
  assert.deepEqual(others, []);
  const after = file?.after ?? text;
  const { project } = readProject(PATH, memoryFiles({ [PATH]: after }));
  assert.deepEqual(project.file?.findings(), [], 'the configuration can still be read');
  return after;
}

const listed = (text: string, ...rest: [root?: number, value?: string, at?: string[]]) =>
  changed(planListed, text, ...rest);

describe('planListed', () => {
  test('in a list on one line, and in an empty one', () => {
    assert.equal(
      listed('{\n  "allow": { "folders": ["img"] } // c\n}\n'),
      '{\n  "allow": { "folders": ["img", "drafts"] } // c\n}\n',
    );
    assert.equal(listed('{ "allow": { "folders": [ ] } }'), '{ "allow": { "folders": ["drafts"] } }');
    assert.equal(listed('{ "allow": { "folders": ["img", ] } }'), '{ "allow": { "folders": ["img", "drafts", ] } }');
  });

  test('in a list of lines: the comment stays with what it is about, a comma at the end stays too', () => {
    const list = (last: string) => `{\n  "allow": {\n    "folders": [\n      "a", // A\n${last}    ]\n  }\n}\n`;
    assert.equal(listed(list('      "b" // B\n')), list('      "b", // B\n      "drafts"\n'));
    assert.equal(listed(list('      "b", // B\n')), list('      "b", // B\n      "drafts",\n'));
    assert.equal(listed(list('      "b" /* B\n  */\n')), list('      "b", "drafts" /* B\n  */\n'));
    assert.equal(listed(list('      "b" // B\n      ,\n')), list('      "b" // B\n      , "drafts",\n'));
    assert.equal(
      listed(list('      "b"\n').replaceAll('\n', '\r\n')),
      list('      "b",\n      "drafts"\n').replaceAll('\n', '\r\n'),
    );
  });

  test('a list that is inherited is written with what it holds', () => {
    const text = '{\n  // mine\n  "root": "docs/rfc", // here\n  "allow": {\n    "root": ["A.md"]\n  }\n}\n';
    assert.equal(
      listed(text, 0, 'INDEX.zh.md', ['allow', 'lifecycleRoot']),
      text.replace('["A.md"]', '["A.md"],\n    "lifecycleRoot": ["AGENTS.md", "CLAUDE.md", "INDEX.zh.md"]'),
    );
    assert.equal(listed('{}'), '{ "allow": { "folders": ["drafts"] } }');
    assert.equal(listed('{ "root": "rfc" }'), '{ "root": "rfc", "allow": { "folders": ["drafts"] } }');
  });

  test('of several roots the one that is meant gets it, unless they share the list', () => {
    const two = '{\n  "roots": [{ "root": "a" }, { "root": "b" }]\n}\n';
    assert.equal(listed(two, 1), two.replace('{ "root": "b" }', '{ "root": "b", "allow": { "folders": ["drafts"] } }'));
    const shared = two.replace('{\n', '{\n  "allow": { "folders": ["img"] },\n');
    assert.equal(listed(shared, 1), shared.replace('["img"]', '["img", "drafts"]'));
  });

  test('what is listed already is left alone', () => {
    const text = '{ "allow": { "folders": ["drafts"] } }';
    assert.equal(listed(text), text);
  });

  test('without a file one is made, unless its name is taken', () => {
    assert.deepEqual(change(planListed, undefined), {
      edits: [],
      renames: [],
      creations: [
        { path: PATH, text: '{\n  "allow": {\n    "folders": [\n      "drafts"\n    ]\n  }\n}\n', stops: [] },
      ],
      deletions: [],
      notes: [],
    });
    const files = memoryFiles({ [`${PATH}/`]: '' });
    const [config] = defaultProject().roots;
    assert.ok(config);
    assert.ok(isRefusal(planListed({ project: defaultProject(), config, files, key, value: 'x' })));
  });

  test('a file that does not parse or lies elsewhere, and what is no list, are refused', () => {
    const refused = (outcome: FilePlan | Refusal) => (isRefusal(outcome) ? textOf(outcome.refused) : 'planned');
    assert.match(refused(change(planListed, '{ "allow": ')), /cannot be read here/);
    const { project } = readProject(PATH, memoryFiles({ [PATH]: '{}' }));
    const [config] = project.roots;
    assert.ok(config);
    assert.match(
      refused(planListed({ project, config, files: memoryFiles({}), key, value: 'x' })),
      /cannot be read here/,
    );
    assert.match(refused(change(planListed, '{}', 0, 'x', ['pairing', 'required', 'y'])), /is no list/);
    assert.match(
      refused(change(planListed, '{ "pairing": { "required": "all" } }', 0, 'x', ['pairing', 'required'])),
      /is no list/,
    );
  });
});

describe('planUnlisted', () => {
  test('takes the value out with its line', () => {
    const text = '{\n  "allow": {\n    "folders": [\n      "img", // I\n      "drafts"\n    ]\n  }\n}\n';
    assert.equal(changed(planUnlisted, text), text.replace(',', '').replace('\n      "drafts"', ''));
  });

  test('is refused where the file does not have it', () => {
    for (const text of ['{}', '{ "allow": { "folders": ["img"] } }', undefined]) {
      assert.ok(isRefusal(change(planUnlisted, text)));
    }
  });
});
