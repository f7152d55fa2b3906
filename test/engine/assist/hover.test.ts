import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { explain, type Surveyor, textOfPhrase } from '../../../server/src/engine/assist';
import { lifecycle } from '../../../server/src/engine/config/defaults';
import { implementedFile, proposedFile, rejectedFile, type SceneOptions, sceneOf } from '../../support/scenes';

const head = '# RFC: A\n\nStatus: proposed\n\n';
const pages = 'docs/rfc/implemented/feature/2026-07-11-pages.md';
const linked = {
  [pages]: '# RFC: Cached *pages*\n\nStatus: implemented\n',
  'docs/rfc/rejected/testing/hostile.md': '# RFC: [x](command:a) <b>`y` www.a.b\n\nStatus: rejected — <img src=x>\n',
};

/** What is said at the caret, in Markdown; `problems` are found in every other file. */
function said(marked: string, options: SceneOptions & { readonly problems?: number } = {}): string[] | undefined {
  const { problems = 0, ...rest } = options;
  const files: Readonly<Record<string, string>> = linked;
  const { scene, offset } = sceneOf(marked, { ...rest, files });
  const surveyor: Surveyor = {
    read: (path) => {
      const text = files[path];
      return text === undefined ? { kind: 'unreadable', reason: 'vanished' } : { kind: 'text', text };
    },
    countProblems: () => problems,
  };
  return explain(scene, offset, surveyor)?.phrases.map((each) => textOfPhrase(each, 'markdown'));
}

describe('what a section is for', () => {
  test('is said on its heading', () => {
    assert.deepEqual(said(`${head}## Acceptance ¦criteria\n`), [
      '**Acceptance criteria**',
      'What can be observed once the work is done.',
      'Required in `proposed/`.',
      'Has no place in `implemented/`.',
    ]);
    assert.deepEqual(said(`${head}¦## problem\n`)?.slice(0, 1), ['**Problem**']);
    assert.equal(said(`${head}## Problem¦\n`)?.at(-1), 'Comes first in every lifecycle.');
    assert.equal(said(`${head}## Alternatives¦ considered\n`)?.at(-1), 'Asked for in every lifecycle.');
    assert.deepEqual(said(`${head}## Test¦ing\n`), ['**Testing**', 'Which tests cover it today.']);
  });

  test('is said of sections of the project, as far as the configuration tells', () => {
    const lifecycles = [lifecycle('proposed', { required: ['Cost_s'] })];
    assert.deepEqual(said(`${head}## Co¦st_s\n`, { config: { lifecycles } }), [
      '**Cost\\_s**',
      'Required in `proposed/`.',
    ]);
  });

  test('is said in English of a Chinese heading', () => {
    const path = proposedFile.replace('.md', '.zh.md');
    assert.equal(said(`${head}## 风¦险\n`, { path })?.[0], '**风险**, in English `Risks`');
  });

  test('is not said elsewhere', () => {
    for (const text of [
      `${head}## Ow¦n\n`,
      `${head}### Ri¦sks\n`,
      `${head}\`\`\`\n## Ri¦sks\n\`\`\`\n`,
      `${head}Ris¦ks\n`,
      '¦',
    ]) {
      assert.equal(said(text), undefined, text);
    }
    assert.equal(said('# A\n\n## Ri¦sks\n', { path: 'docs/a.md' }), undefined);
  });
});

describe('the status line', () => {
  test('says what the lifecycle means and where it leads', () => {
    assert.deepEqual(said('# RFC: A\n\nStatus: ¦proposed\n'), [
      '**Proposed**',
      'Under discussion: nothing of it has to exist yet.',
      'From here it may go to `implemented/`, `rejected/`.',
    ]);
    assert.deepEqual(said('# RFC: A\n\nStatus: ¦implemented\n', { path: implementedFile })?.slice(1), [
      'Built: the text says what is there.',
      'From here it goes nowhere: a new RFC takes its place.',
    ]);
    assert.equal(said('# RFC: A\n\nStatus: ¦rejected — x\n', { path: rejectedFile })?.length, 3);
  });

  test('of another lifecycle is explained without the moves', () => {
    assert.deepEqual(said('# RFC: A\n\nStatus: imple¦mented\n'), [
      '**Implemented**',
      'Built: the text says what is there.',
    ]);
  });

  test('of a lifecycle of the project says what its configuration tells', () => {
    const config = {
      noun: 'ADR',
      lifecycles: [lifecycle('proposed', { frozen: true, label: 'Old *news*' })],
      moves: [],
    };
    assert.deepEqual(said('# ADR: A\n\nStatus: pro¦posed\n', { config }), [
      '**Old \\*news\\***',
      'Under discussion: nothing of it has to exist yet.',
      'What is here stays as it is.',
      'From here it goes nowhere: a new ADR takes its place.',
    ]);
  });
});

describe('a link to an RFC', () => {
  const link = '../../implemented/feature/2026-07-11-pages.md';
  const about = ['**Cached \\*pages\\***', 'implemented', 'First proposed on 2026\\-07\\-11.'];

  test('shows title, status, date and problems', () => {
    for (const text of [`[a¦](${link})`, `[a](..¦${link.slice(2)}#x)`, `[a¦][b]\n\n[b]: ${link}`, `[b]: ¦${link}`]) {
      assert.deepEqual(said(head + text), [...about, 'No problem is found in it.'], text);
    }
    assert.equal(said(`${head}[a¦](${link})`, { problems: 1 })?.at(-1), 'One problem is found in it.');
    assert.equal(said(`${head}[a¦](${link})`, { problems: 3 })?.at(-1), '3 problems are found in it.');
    assert.deepEqual(said(`[a¦](${pages})`, { path: 'README.md' })?.slice(0, 3), about);
  });

  test('shows what it finds there as text, never as Markdown', () => {
    assert.deepEqual(said(`[a¦](docs/rfc/rejected/testing/hostile.md)`, { path: 'README.md' }), [
      '**\\[x\\]\\(command\\:a\\) \\<b\\>\\`y\\` www\\.a\\.b**',
      'rejected — \\<img src\\=x\\>',
      'No problem is found in it.',
    ]);
  });

  test('says nothing about anything else', () => {
    for (const url of ['missing.md', '#a', 'https://example.org/a.md', '../../../README.md', '../../../../a.md']) {
      assert.equal(said(`${head}[a¦](${url})`), undefined, url);
    }
    assert.equal(said(`${head}![a¦](${link})`), undefined);
    assert.equal(said(`${head}[a¦](2026-07-10-cache.md)`), undefined, 'the document itself');
  });
});

describe('a rule in a suppression comment', () => {
  test('says what it is and how it is reported here', () => {
    const config = { rules: { 'status/missing': 'off' } } as const;
    const comment = `${head}<!-- rfc-disable status/mis¦sing, status/malformed -->\n`;
    assert.deepEqual(said(comment), [
      '**status\\/missing**',
      'Line 3 must be the status.',
      'Reported here as `error`.',
    ]);
    assert.equal(said(comment, { config })?.at(-1), 'Switched off here.');
    assert.equal(said(`${head}a <!-- rfc-enable status/¦* --> b\n`)?.[0], 'All rules whose id begins with `status/`.');
  });

  test('and nothing about what is no rule', () => {
    for (const text of [
      '<!-- rfc-disable stat¦us/a -->',
      '<!-- rfc-dis¦able status/missing -->',
      '<!-- status/mis¦sing -->',
      'status/mis¦sing',
    ]) {
      assert.equal(said(head + text), undefined, text);
    }
  });
});

test('a phrase in plain text has no marks of Markdown', () => {
  const { scene, offset } = sceneOf(`${head}## Ri¦sks\n`);
  const phrases = explain(scene, offset, { read: () => ({ kind: 'text', text: '' }), countProblems: () => 0 })?.phrases;
  assert.equal(phrases?.[0] && textOfPhrase(phrases[0], 'plain'), 'Risks');
});
