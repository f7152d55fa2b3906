import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type Config,
  defaultConfig,
  filesAfter,
  isRefusal,
  type NewPlan,
  type NewRequest,
  planNew,
  type Refusal,
  textOf,
} from '../../../server/src/engine';
import { type ConfigChanges, configWith } from '../../support/configs';
import { type MemoryEntry, memoryFiles } from '../../support/memoryFiles';
import { proposedRfc } from '../../support/rfcTexts';

const shell = { today: '2026-08-01', onCrash: rethrow };

function rethrow(_: string, error: unknown): never {
  throw error;
}

function plan(
  request: Partial<NewRequest>,
  changes: ConfigChanges = {},
  entries: Readonly<Record<string, MemoryEntry>> = {},
): NewPlan | Refusal {
  const full = { title: 'Cache warm up', className: 'feature', date: '2026-07-10', ...request };
  return planNew({ roots: [configWith(changes)] }, memoryFiles(entries), full, shell);
}

function planned(...args: Parameters<typeof plan>): NewPlan {
  const outcome = plan(...args);
  if (isRefusal(outcome)) assert.fail(textOf(outcome.refused));
  return outcome;
}

function refused(...args: Parameters<typeof plan>): string {
  const outcome = plan(...args);
  if (!isRefusal(outcome)) assert.fail(`planned ${outcome.path}`);
  const text = textOf(outcome.refused);
  assert.match(text, /\.$/, 'a sentence');
  assert.doesNotMatch(text, /\{(?!number|date|topic)/, 'every placeholder is filled');
  return text;
}

const PATH = 'docs/rfc/proposed/feature/2026-07-10-cache-warm-up.md';

describe('planNew', () => {
  test('writes an RFC in the contract order and the index', () => {
    const { path, creations, edits, renames, notes } = planned({});
    assert.equal(path, PATH);
    assert.deepEqual([edits, renames, notes], [[], [], []]);
    assert.deepEqual(
      creations.map((each) => each.path),
      [PATH, 'docs/rfc/INDEX.md'],
    );
    assert.equal(
      creations[0]?.text,
      `# RFC: Cache warm up

Status: proposed

## Problem

TODO: what is wrong today, whatever is done about it.

## Proposal

TODO: what is to change, and how.

## Alternatives considered

**TODO: an alternative.** TODO: why it lost.

## Acceptance criteria

TODO: what can be observed once it is done.

## Risks

TODO: what may go wrong, and what is given up.
`,
    );
    assert.match(
      creations[1]?.text ?? '',
      /\| \[Cache warm up\]\(proposed\/feature\/2026-07-10-cache-warm-up\.md\) \| 2026-07-10 \|/,
    );
  });

  test('knows where the author has something to fill in', () => {
    const [creation] = planned({}).creations;
    const stops = creation?.stops.map(({ start, end }) => creation.text.slice(start, end));
    assert.equal(stops?.length, 6);
    assert.deepEqual(
      [stops?.[0], stops?.[2], stops?.[3]],
      ['TODO: what is wrong today, whatever is done about it.', 'TODO: an alternative.', 'TODO: why it lost.'],
    );
  });

  test('edits an index that is there', () => {
    const { creations, edits } = planned({}, {}, { 'docs/rfc/INDEX.md': '# old\n' });
    assert.deepEqual([creations.length, edits.map(({ path }) => path)], [1, ['docs/rfc/INDEX.md']]);
  });

  test('leaves the index alone where none is generated', () => {
    assert.equal(planned({}, { index: { mode: 'off' } }).creations.length, 1);
  });

  test('says that a fault in the tree keeps the index from being rendered', () => {
    const { creations, notes } = planned({}, {}, { 'docs/rfc/drafts/x.md': '' });
    assert.equal(creations.length, 1);
    assert.deepEqual(
      notes.map(({ words }) => textOf(words)),
      ['The index was not rendered again, because of `docs/rfc/drafts/`.'],
    );
  });

  test('starts an implemented one with the decision in place', () => {
    const text = planned({ lifecycle: 'implemented' }).creations[0]?.text ?? '';
    assert.deepEqual(text.match(/^## .*/gm), [
      '## Problem',
      '## Decision',
      '## Alternatives considered',
      '## Consequences',
    ]);
  });

  test('writes both sides, each with the way to the other', () => {
    const { creations, notes } = planned({ withCounterpart: true });
    const [anchor, counterpart] = creations;
    assert.equal(counterpart?.path, PATH.replace('.md', '.zh.md'));
    assert.equal(anchor?.text.split('\n')[4], 'English | [中文](2026-07-10-cache-warm-up.zh.md)');
    assert.equal(counterpart?.text.split('\n')[4], '[English](2026-07-10-cache-warm-up.md) | 中文');
    const without = (text = '') => text.split('\n').filter((_, line) => line !== 4);
    assert.deepEqual(without(anchor?.text), without(counterpart?.text));
    assert.deepEqual(
      notes.map(({ words }) => textOf(words)),
      ['The pair is incomplete until its record is written.'],
    );
  });

  test('a title may hold its prefix, line breaks and anything else', () => {
    const titleOf = (title: string, topic?: string) =>
      planned({ title, ...(topic === undefined ? {} : { topic }) }).creations[0]?.text.split('\n')[0];
    assert.equal(titleOf('RFC: Cache'), '# RFC: Cache');
    assert.equal(titleOf(' a\n\u0007b\u2028 c '), '# RFC: a b c');
    assert.equal(titleOf('缓存预热', 'cache'), '# RFC: 缓存预热');
    assert.equal(titleOf('../../x 🚀'), '# RFC: ../../x 🚀');
    assert.equal(titleOf('?!', 'odd'), '# RFC: ?!');
  });

  test('safe names from odd titles', () => {
    const nameOf = (title: string) => planned({ title }).path.split('/').at(-1);
    assert.equal(nameOf('../../etc'), '2026-07-10-etc.md');
    assert.equal(nameOf('🚀 go'), '2026-07-10-go.md');
    assert.equal(nameOf('CON'), '2026-07-10-con.md');
    assert.equal(nameOf('word '.repeat(60)), `2026-07-10-${Array(12).fill('word').join('-')}.md`);
  });

  test('a topic in any script, when the configuration takes any', () => {
    assert.equal(planned({ topic: '缓存_1.2' }).path, 'docs/rfc/proposed/feature/2026-07-10-缓存_1.2.md');
  });

  const sentences: readonly [name: string, args: Parameters<typeof plan>, sentence: RegExp][] = [
    ['a title in another script', [{ title: '缓存' }], /`缓存`.*give a topic/],
    ['a title of marks', [{ title: '!?' }], /give a topic/],
    ['no title', [{ title: ' \n' }], /A title is needed/],
    ['a topic that leads elsewhere', [{ topic: '../x' }], /`\.\.\/x` makes no safe file name/],
    ['a topic with a backslash', [{ topic: 'a\\b' }], /no safe file name/],
    ['a hidden name', [{ topic: '.x' }, { filename: '{topic}.md' }], /no safe file name/],
    ['a topic with blanks', [{ topic: 'a b' }], /no safe file name/],
    ['a topic that no file name holds', [{ topic: 'x'.repeat(300) }], /too long/],
    ['a topic in the wrong form', [{ topic: 'A_b' }, { topic: 'kebab' }], /`A_b` is not in kebab-case/],
    ['a device of Windows', [{ title: 'CON' }, { filename: '{topic}.md' }], /`con\.md` means a device/],
    ['another device', [{ topic: 'Com1.x' }, { filename: '{topic}.md' }], /means a device/],
    [
      'a name that would be a counterpart',
      [{ topic: 'x.zh' }],
      /`2026-07-10-x\.zh\.md` would be that of a counterpart/,
    ],
    [
      'a name that the template does not allow',
      [{ topic: 'AGENTS' }, { classes: [], filename: '{topic}.md', allow: { lifecycleRoot: ['AGENTS.md'] } }],
      /no class folders|does not fit/,
    ],
    ['no such day', [{ date: '2026-02-30' }], /`2026-02-30` is no day/],
    ['no class', [{ className: undefined as unknown as string }], /A class is needed; expected `feature`/],
    ['an unknown class', [{ className: 'refactor' }], /no class `refactor`; expected `feature`/],
    ['an unknown lifecycle', [{ lifecycle: 'draft' }], /no lifecycle `draft`; expected `proposed`, `implemented`/],
    ['a lifecycle that nothing begins in', [{ lifecycle: 'rejected' }], /cannot begin in `rejected\/`/],
    ['classes where there are none', [{}, { classes: [] }], /no class folders/],
    ['no lifecycles', [{}, { lifecycles: [] }], /no lifecycle/],
    ['a counterpart without pairing', [{ withCounterpart: true }, { pairing: { enabled: false } }], /Pairing is off/],
    [
      'a counterpart of what is excluded',
      [{ withCounterpart: true }, { pairing: { excluded: ['docs/rfc/'] } }],
      /excluded from pairing/,
    ],
    ['a file that is there', [{}, {}, { [PATH]: proposedRfc }], /`docs\/.*` exists already/],
    ['the same name in other case', [{}, {}, { [PATH.replace('cache', 'Cache')]: proposedRfc }], /exists already/],
    [
      'a counterpart that is there',
      [{ withCounterpart: true }, {}, { [PATH.replace('.md', '.zh.md')]: '' }],
      /exists already/,
    ],
  ];
  for (const [name, args, sentence] of sentences) {
    test(`refuses ${name}`, () => assert.match(refused(...args), sentence));
  }

  test('numbers go on from the highest', () => {
    const changes: ConfigChanges = { classes: [], filename: '{number:4}-{topic}.md' };
    const request = { className: undefined as unknown as string };
    const entries = { 'docs/rfc/proposed/0007-a.md': '', 'docs/rfc/implemented/0012-b.md': '' };
    assert.equal(planned(request, changes, entries).path, 'docs/rfc/proposed/0013-cache-warm-up.md');
    assert.equal(planned(request, changes).path, 'docs/rfc/proposed/0001-cache-warm-up.md');
    assert.match(refused(request, changes, { 'docs/rfc/proposed/9999-a.md': '' }), /All numbers/);
  });

  test('several roots: the one that is asked for', () => {
    const roots: Config[] = [defaultConfig, { ...defaultConfig, root: 'notes' }];
    const request = { title: 'A', className: 'feature', date: '2026-07-10', root: 'notes' };
    const outcome = planNew({ roots }, memoryFiles({}), request, shell);
    assert.equal(isRefusal(outcome) ? '' : outcome.path, 'notes/proposed/feature/2026-07-10-a.md');
  });
});

describe("the project's own templates", () => {
  const folder = '.rfc/templates';

  test('a body goes below the header', () => {
    const template = '\uFEFF\r\n## Problem\r\n\r\nTODO: {title} ({date}), {status}.\r\n';
    const { creations, notes } = planned({}, {}, { [`${folder}/proposed.md`]: template });
    const expected =
      '# RFC: Cache warm up\n\nStatus: proposed\n\n## Problem\n\nTODO: Cache warm up (2026-07-10), Status: proposed.\n';
    assert.equal(creations[0]?.text, expected);
    assert.ok(
      notes.some(
        ({ words }) =>
          textOf(words) ===
          'The template leaves a fault: The section `## Proposal` is missing; every RFC in `proposed/` has one.',
      ),
    );
  });

  test('a whole file replaces the header too, and gets the switcher below its status', () => {
    const template = '# RFC: {title}\n\n{status}\n\n## Problem\n';
    const { creations } = planned({ withCounterpart: true }, {}, { [`${folder}/proposed.md`]: template });
    assert.equal(
      creations[0]?.text,
      '# RFC: Cache warm up\n\nStatus: proposed\n\nEnglish | [中文](2026-07-10-cache-warm-up.zh.md)\n\n## Problem\n',
    );
    assert.equal(
      creations[1]?.text,
      '# RFC: Cache warm up\n\nStatus: proposed\n\n[English](2026-07-10-cache-warm-up.md) | 中文\n\n## Problem\n',
    );
  });

  test('the other language may have its own', () => {
    const entries = { [`${folder}/proposed.md`]: '## Problem\n', [`${folder}/proposed.zh.md`]: '## 问题\n' };
    const { creations } = planned({ withCounterpart: true }, {}, entries);
    assert.match(creations[0]?.text ?? '', /## Problem\n$/);
    assert.match(creations[1]?.text ?? '', /## 问题\n$/);
  });

  test('values are not read as templates', () => {
    const { creations } = planned(
      { title: '{date} $&', topic: 'x' },
      {},
      { [`${folder}/proposed.md`]: '## {title}\n' },
    );
    assert.match(creations[0]?.text ?? '', /## \{date\} \$&\n$/);
  });

  test('one that cannot be read is a refusal, and none is none', () => {
    assert.match(refused({}, {}, { [`${folder}/proposed.md/`]: '' }), /template `.*` cannot be read/);
    assert.equal(
      planned({}, { templates: null }, { [`${folder}/proposed.md`]: 'x' }).creations[0]?.text.includes('x\n'),
      false,
    );
  });
});

test('an RFC and its index are clean together', () => {
  const files = memoryFiles({});
  const outcome = planNew(
    { roots: [defaultConfig] },
    files,
    { title: 'A', className: 'feature', date: '2026-07-10' },
    shell,
  );
  assert.ok(!isRefusal(outcome));
  const after = filesAfter(files, outcome);
  assert.deepEqual(
    after.list('docs/rfc').map(({ path, kind }) => `${kind} ${path}`),
    [
      'file docs/rfc/INDEX.md',
      'folder docs/rfc/proposed',
      'folder docs/rfc/proposed/feature',
      'file docs/rfc/proposed/feature/2026-07-10-a.md',
    ],
  );
});
