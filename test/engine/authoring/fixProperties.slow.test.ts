import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  type Config,
  type FixPlan,
  filesAfter,
  lintProject,
  type Problem,
  planFixes,
  planNormalize,
} from '../../../server/src/engine';
import { configWith } from '../../support/configs';
import { memoryFiles } from '../../support/memoryFiles';
import { testShell } from '../../support/plans';
import { type RandomRfc, randomRfcs, uniqueWords } from '../../support/randomRfcs';

/** No index, so that the only file is the document. */
const config = configWith({ index: { mode: 'off' } });
const anyEnding = configWith({ index: { mode: 'off' }, rules: { 'header/line-endings': 'off' } });

/**
 * Rules that have a word on what is left when another rule's problem has been fixed: one rule owns one fault at a time.
 */
const takesOver: Readonly<Record<string, RegExp>> = {
  'file/final-newline': /^header\/blank-after-status$/,
  'header/blank-after-status': /^skeleton\//,
  'header/blank-after-title': /^(?:skeleton|status)\//,
  'legacy/debt-marker': /^header\/blank-after-status$/,
  'skeleton/first-section': /^skeleton\/empty-section$/,
  'skeleton/heading-form': /^alternatives\/shape$/,
  'status/malformed': /^status\/lifecycle-mismatch$/,
  'status/misplaced': /^(?:status|skeleton)\//, // a line of an underlined heading moves, and leaves another heading
  'status/missing': /^status\/malformed$/,
};

/** A repair of these takes a line away from those below it, which are a paragraph of their own then. */
const parts = /^(?:header|legacy|status)\//;

function wasHidden(rule: string, had: readonly string[]): boolean {
  if (rule === 'prose/hard-wrap') return had.some((each) => parts.test(each));
  return had.some((each) => takesOver[each]?.test(rule));
}

interface Outcome {
  readonly plan: FixPlan;
  readonly before: readonly Problem[];
  readonly after: readonly Problem[];
  readonly text: string;
}

function fix({ path, text }: RandomRfc, settings: Config, plans: typeof planFixes): Outcome {
  const files = memoryFiles({ [path]: text });
  const project = { roots: [settings] };
  const plan = plans(project, files, testShell);
  const after = filesAfter(files, plan);
  assert.deepEqual(plans(project, after, testShell).edits, [], 'a second run changes nothing');
  const content = after.read(path, Number.POSITIVE_INFINITY);
  return {
    plan,
    before: lintProject(project, files, testShell).problems,
    after: lintProject(project, after, testShell).problems,
    text: content.kind === 'text' ? content.text : '',
  };
}

const normalize: typeof planFixes = (project, files, shell) =>
  planNormalize(project, files, { grandfather: true }, shell);

describe('for any document with any faults', () => {
  for (const [name, plans] of [
    ['fix-all', planFixes],
    ['the clean-up', normalize],
  ] as const) {
    test(`${name} ends, leaves nothing to do, and keeps every word in its place`, () => {
      fc.assert(
        fc.property(randomRfcs, (rfc) => {
          const { after, text, plan } = fix(rfc, config, plans);
          assert.ok(!after.some(({ fixes }) => fixes.some(({ kind }) => kind === 'safe')), 'no safe fix is left');
          assert.deepEqual(uniqueWords(text).sort(), uniqueWords(rfc.text).sort());
          assert.deepEqual(uniqueWords(bodyOf(text)), uniqueWords(bodyOf(rfc.text)));
          assert.equal(text, plan.mended[0]?.after ?? rfc.text, 'the edits make of the text what the repairs did');
          assert.deepEqual([plan.renames, plan.creations], [[], []]);
        }),
        { numRuns: 400 },
      );
    });

    test(`${name} keeps the line endings that nobody complains about`, () => {
      fc.assert(
        fc.property(randomRfcs, (rfc) => {
          const { text } = fix(rfc, anyEnding, plans);
          const endings = (each: string) => new Set(each.match(/\r\n|\r|\n/g));
          const [before, now] = [endings(rfc.text), endings(text)];
          if (before.size !== 1) return;
          assert.deepEqual(
            [...now].filter((ending) => !before.has(ending)),
            [],
          );
          assert.ok(now.size === 1 || text.trim() === '', 'only where nothing is left are there none');
        }),
        { numRuns: 200 },
      );
    });
  }

  test('fix-all brings no new problem', () => {
    fc.assert(
      fc.property(randomRfcs, (rfc) => {
        fc.pre(!rfc.text.includes('rfc-disable')); // a comment that speaks of a line may find another one there
        const { before, after } = fix(rfc, config, planFixes);
        const had = before.map(({ rule }) => rule);
        const left = after.map(({ rule }) => rule).filter((rule) => !wasHidden(rule, had));
        assert.deepEqual(
          left.filter((rule) => !had.includes(rule)),
          [],
          had.join(' '),
        );
        assert.ok(left.length <= had.length, `${had.join(' ')} -> ${left.join(' ')}`);
      }),
      { numRuns: 400 },
    );
  });
});

/** The text without lines that a fix may move to line 3. */
function bodyOf(text: string): string {
  return text.replace(/^Status: .*$/gm, '');
}
