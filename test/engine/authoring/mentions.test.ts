import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { planMove } from '../../../server/src/engine';
import type { SeverityOrOff } from '../../../server/src/engine/config/config';
import { configWith } from '../../support/configs';
import { memoryFiles } from '../../support/memoryFiles';
import { assertPlanned, surroundings, textsAfter } from '../../support/plans';
import { proposedRfc } from '../../support/rfcTexts';

const OLD = 'docs/rfc/proposed/feature/2026-07-10-a.md';
const NEW = 'docs/rfc/implemented/feature/2026-07-10-a.md';
const SOURCE = 'src/a.ts';

/** The source after the RFC has moved. */
function moved(source: string, severity: SeverityOrOff): string | undefined {
  const entries = { [OLD]: proposedRfc, [SOURCE]: source };
  const project = { roots: [configWith({ rules: { 'link/doc-ref': severity } })] };
  const files = memoryFiles(entries);
  const plan = planMove(project, files, { path: OLD, to: 'implemented', surroundings: surroundings(entries) });
  return textsAfter(files, assertPlanned(plan))[SOURCE];
}

describe('mentions of an RFC that moves', () => {
  const source = [
    `// Why: ${OLD}.`,
    `/* ${OLD}#risks and x/${OLD} */`,
    `const path = '${OLD}';`,
    `const other = 1; // 😀 \`${OLD}\`, ${OLD}x`,
    '',
  ].join('\r\n');

  test('in comments name the new path, where they are watched', () => {
    const expected = [
      `// Why: ${NEW}.`,
      `/* ${NEW}#risks and x/${OLD} */`,
      `const path = '${OLD}';`,
      `const other = 1; // 😀 \`${NEW}\`, ${OLD}x`,
      '',
    ].join('\r\n');
    assert.equal(moved(source, 'hint'), expected);
  });

  test('are left alone where they are not', () => {
    assert.equal(moved(source, 'off') ?? source, source);
  });
});
