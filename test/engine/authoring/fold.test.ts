import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { foldingOf, planMove } from '../../../server/src/engine';
import { configWith } from '../../support/configs';
import { type MemoryEntry, memoryFiles } from '../../support/memoryFiles';
import { assertPlanned, notesOf, recordOf, surroundings, textsAfter } from '../../support/plans';
import { proposedRfc } from '../../support/rfcTexts';

const OLD = 'docs/rfc/proposed/feature/2026-07-10-a.md';
const NEW = OLD.replace('proposed', 'implemented');
const ZH = OLD.replace('.md', '.zh.md');
const project = { roots: [configWith({ index: { mode: 'off' } })] };

function folded(entries: Readonly<Record<string, MemoryEntry>>, confirmPairs = false) {
  const files = memoryFiles(entries);
  const request = { path: OLD, to: 'implemented', folds: true, confirmPairs, surroundings: surroundings(entries) };
  const plan = assertPlanned(planMove(project, files, request));
  return { texts: textsAfter(files, plan), notes: notesOf(plan) };
}

const head = '# RFC: A\n\nStatus: proposed\n\n';
const shipped = '# RFC: A\n\nStatus: implemented\n\n';

describe('a move that folds', () => {
  test('puts the text of the section behind that of the other one, whatever lies between', () => {
    const criteria = '## Acceptance criteria\n\n- One.\n\n### More\n\n    code\n\n';
    const risks = '## Risks\n\nA risk.\n\n';
    const merged = '## Consequences\n\nA risk.\n\n- One.\n\n### More\n\n    code\n';
    const after = (text: string) => folded({ [OLD]: head + text }).texts[NEW];
    assert.equal(after(`${criteria}${risks.trimEnd()}\n`), shipped + merged);
    assert.equal(after(`${criteria}## Notes\n\nx\n\n${risks}`), `${shipped}## Notes\n\nx\n\n${merged}`);
    assert.equal(after(`${risks}${criteria}## Notes\n\nx\n`), `${shipped}${merged}\n## Notes\n\nx\n`);
    assert.equal(after(`${risks}## Notes\n\nx\n\n${criteria}`), `${shipped}${merged}\n## Notes\n\nx\n`);
  });

  test('keeps line endings, and the comment that closes the file at its end', () => {
    const comment = '<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->\n';
    const text = `${head}## Acceptance criteria\n\nOne.\n\n## Risks\n\nTwo.\n\n${comment}`.replaceAll('\n', '\r\n');
    const expected = `${shipped}## Consequences\n\nTwo.\n\nOne.\n\n${comment}`.replaceAll('\n', '\r\n');
    assert.equal(folded({ [OLD]: text }).texts[NEW], expected);
  });

  test('links in the text that is folded lead on', () => {
    const other = 'docs/rfc/proposed/feature/2026-07-11-b.md';
    const text = `${head}## Acceptance criteria\n\nAs [b](2026-07-11-b.md) and [c](#c).\n\n## Risks\n\nTwo.\n`;
    const { texts } = folded({ [OLD]: text, [other]: proposedRfc });
    assert.match(
      texts[NEW] ?? '',
      /Two\.\n\nAs \[b\]\(\.\.\/\.\.\/proposed\/feature\/2026-07-11-b\.md\) and \[c\]\(#c\)\.\n$/,
    );
  });

  test('an empty section only goes', () => {
    const text = `${head}## Acceptance criteria\n\n## Risks\n\nTwo.\n`;
    assert.equal(folded({ [OLD]: text }).texts[NEW], `${shipped}## Consequences\n\nTwo.\n`);
  });

  test('the other side of a pair gets the same, and the pair can be confirmed', () => {
    const record = OLD.replace('.md', '.i18n.yaml');
    const chinese = proposedRfc.replace('## Acceptance criteria', '## 验收标准').replace('## Risks', '## 风险');
    const entries = { [OLD]: proposedRfc, [ZH]: chinese, [record]: recordOf(OLD, proposedRfc, chinese) };
    const { texts, notes } = folded(entries, true);
    assert.doesNotMatch(texts[ZH.replace('proposed', 'implemented')] ?? '验收标准', /验收标准/);
    assert.match(notes.join(), /the pair was confirmed again/);
  });

  test('says so where there is nothing to fold: no such section, none to take it in, or a text without end', () => {
    const texts = [
      `${head}## Risks\n\nx\n`,
      `${head}## Acceptance criteria\n\nx\n`,
      `${head}## Acceptance criteria\n\nx\n\n## Risks\n\n\`\`\`\nx\n`,
    ];
    for (const text of texts) {
      assert.match(folded({ [OLD]: text }).notes.join(), /no section that could be folded/);
      assert.equal(foldingOf(project, memoryFiles({ [OLD]: text }), { path: OLD, to: 'implemented' }), undefined);
    }
  });
});

describe('foldingOf', () => {
  test('names both sections, and knows of moves without any', () => {
    const files = memoryFiles({ [OLD]: proposedRfc });
    const folding = foldingOf(project, files, { path: OLD, to: 'implemented' });
    assert.equal(`${folding?.from} ${folding?.into}`, 'Acceptance criteria Consequences');
    assert.equal(foldingOf(project, files, { path: OLD, to: 'rejected' }), undefined);
    assert.equal(foldingOf(project, files, { path: OLD, to: 'nowhere' }), undefined);
    assert.equal(foldingOf(project, files, { path: 'x.md', to: 'implemented' }), undefined);
  });
});
