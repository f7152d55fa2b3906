import assert from 'node:assert/strict';
import {
  decodeUtf8,
  filesAfter,
  lintProject,
  messagesIn,
  type Problem,
  planFixes,
  planNormalize,
  registry,
  renderMessage,
} from '../../../server/src/engine';
import { configWith } from '../../support/configs';
import { memoryFiles } from '../../support/memoryFiles';
import { testShell } from '../../support/plans';
import { proposedRfc } from '../../support/rfcTexts';
import { shrinkList, shrinkText } from '../shrink';
import { defineTarget, type Fails } from '../target';
import { type DocumentCase, documentCases, expand, massCases } from './documentCases';

const odd = [
  'docs/rfc/proposed/feature/2026-07-10-odd.md',
  'docs/rfc/implemented/feature/2026-07-11-odd.zh.md',
  'docs/odd.md',
];
const good = 'docs/rfc/proposed/feature/2026-07-12-good.md';

/** Every rule is on, also those that somebody has to ask for. */
const config = configWith({
  index: { mode: 'off' },
  zh: { enabled: true },
  markdown: { anchors: true },
  rules: Object.fromEntries(registry.map(({ id }) => [id, 'warning' as const])),
});

const project = { roots: [config] };

/** Rules that look at the whole tree may speak about the good file too, and that has nothing to do with the odd one. */
const ofTree = /^(?:layout|pair|index|config|link)\//;

/** Any bytes as a document: through every rule, and through every fix. */
export const documents = defineTarget<DocumentCase>({
  name: 'documents',
  holds: 'any bytes as a document give problems in place and fixes that end, and the rest of the tree is judged.',
  short: 12,
  generate: documentCases,
  check: checkDocument,
  shrink: shrinkDocument,
  show: (input) => JSON.stringify(input, undefined, 2),
});

/** One thing in great numbers, which takes quadratic algorithms minutes and recursive ones the stack. */
export const masses = defineTarget<DocumentCase>({
  name: 'masses',
  holds: 'time grows with the length of a document alone, and its depth takes nothing down.',
  short: 3,
  generate: massCases,
  check: checkDocument,
  shrink: shrinkDocument,
  show: (input) => JSON.stringify(input, undefined, 2),
});

async function checkDocument(input: DocumentCase): Promise<undefined> {
  const bytes = expand(input);
  const files = memoryFiles({ ...Object.fromEntries(odd.map((path) => [path, bytes])), [good]: proposedRfc });
  const { problems } = lintProject(project, files, testShell);
  const content = decodeUtf8(bytes);
  if (bytes.length > config.limits.fileSize) assertUnread(problems, 'file/too-large');
  else if (content.kind === 'not-utf8') assertUnread(problems, 'file/not-utf8');
  else if (content.kind === 'text') for (const problem of problems) assertInPlace(problem, content.text);
  const atGood = problems.filter(({ path, rule }) => path === good && !ofTree.test(rule));
  assert.deepEqual(atGood, [], 'the good file is judged by itself');
  assert.deepEqual(lintProject(project, files, testShell).problems, problems, 'two runs agree');
  for (const plans of [planFixes, normalize]) {
    const after = filesAfter(files, plans(project, files, testShell));
    assert.deepEqual(plans(project, after, testShell).edits, [], 'a second run changes nothing');
  }
}

const normalize: typeof planFixes = (each, files, shell) => planNormalize(each, files, { grandfather: true }, shell);

/** A file that cannot be read is one problem, an error or what the configuration makes of it, and is never edited. */
function assertUnread(problems: readonly Problem[], rule: string): void {
  for (const path of odd) {
    const found = problems.filter((each) => each.path === path && each.rule.startsWith('file/'));
    assert.deepEqual(
      found.map((each) => each.rule),
      [rule],
      `one problem for ${path}`,
    );
    const fixes = problems.filter((each) => each.path === path).flatMap((each) => each.fixes);
    assert.ok(!fixes.some(({ edits }) => edits.length > 0), `no edit of ${path}`);
  }
}

/** Spans lie in the text, edits lie in the text and apart, and there are words for the problem. */
function assertInPlace(problem: Problem, text: string): void {
  assert.match(renderMessage(problem, messagesIn()), /\S/, `words for ${problem.rule}`);
  if (!odd.includes(problem.path)) return;
  const spans = [problem.span, ...problem.fixes.flatMap(({ edits }) => edits.map(({ span }) => span))];
  for (const { start, end } of spans) {
    assert.ok(
      0 <= start && start <= end && end <= text.length,
      `${problem.rule}: ${start} to ${end} of ${text.length}`,
    );
  }
  for (const { edits } of problem.fixes) {
    const sorted = edits.map(({ span }) => span).sort((a, b) => a.start - b.start || a.end - b.end);
    for (const [index, { start }] of sorted.entries()) {
      assert.ok(start >= (sorted[index - 1]?.end ?? 0), `${problem.rule}: edits of one fix overlap`);
    }
  }
}

/** Pieces go, then they are repeated less often, then they get shorter. */
async function shrinkDocument(input: DocumentCase, fails: Fails<DocumentCase>): Promise<DocumentCase> {
  const { encoding } = input;
  let pieces = [...(await shrinkList(input.pieces, (each) => fails({ encoding, pieces: each })))];
  for (const [index, piece] of pieces.entries()) {
    const put = (changed: Partial<typeof piece>) =>
      pieces.map((each, at) => (at === index ? { ...piece, ...changed } : each));
    let { times } = piece;
    while (times > 1 && (await fails({ encoding, pieces: put({ times: times >> 1 }) }))) times >>= 1;
    const text = await shrinkText(piece.text, (shorter) => fails({ encoding, pieces: put({ times, text: shorter }) }));
    pieces = put({ times, text });
  }
  return { encoding, pieces };
}
