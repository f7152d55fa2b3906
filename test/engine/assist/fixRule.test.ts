import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fixRule } from '../../../server/src/engine/assist';
import type { Problem } from '../../../server/src/engine/rule';
import { proposedRfc } from '../../support/rfcTexts';
import { proposedFile } from '../../support/scenes';
import { lintText } from '../../support/suppressTester';

const lint = (text: string) => lintText(text, proposedFile);
const fix = (text: string, rule: string) => fixRule(text, rule, lint(text), lint);

test('everything that the rule found is repaired and nothing else', () => {
  const text = proposedRfc
    .replace('## Risks', '## risks')
    .replace('## Proposal', '##  Proposal')
    .replace('Old pages.\n', 'Old pages.');
  assert.equal(fix(text, 'skeleton/heading-form'), proposedRfc.replace('Old pages.\n', 'Old pages.'));
});

test('repairs that are only suggested are made too, since the author picks the rule', () => {
  const fixed = fix('# RFC: A\n\nStatus: proposed\n\n## Problem\n\nx\n', 'skeleton/missing-section') ?? '';
  assert.deepEqual(
    lint(fixed).map(({ rule }) => rule),
    ['alternatives/missing'],
  );
});

test('nothing is offered for a single problem, for none, and for one with a choice of repairs', () => {
  const single = proposedRfc.replace('## Risks', '## risks');
  assert.equal(fix(single, 'skeleton/heading-form'), undefined);
  assert.equal(fix(proposedRfc, 'skeleton/heading-form'), undefined);
});

test('a repair that does not take is given up', () => {
  const problem = (at: number): Problem => ({
    rule: 'a/b',
    severity: 'error',
    path: proposedFile,
    span: { start: at, end: at },
    message: 'm',
    data: {},
    fixes: [{ title: 't', data: {}, kind: 'suggestion', edits: [{ span: { start: at, end: at }, text: '!' }] }],
    related: [],
  });
  const stubborn = () => [problem(0), problem(3)];
  assert.equal(fixRule('text', 'a/b', stubborn(), stubborn), undefined);
});
