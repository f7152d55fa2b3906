import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { registry } from '../../server/src/engine';

/** What the specification gives each rule: rfc-format.md §8.1 (with exit parity) and §8.4, config.md §4. */
const specified: Readonly<Record<string, readonly string[]>> = {
  'error, exit parity': [
    'alternatives/both',
    'alternatives/grandfather-expired',
    'alternatives/grandfather-spelling',
    'alternatives/missing',
    'header/blank-after-status',
    'header/blank-after-title',
    'header/bom',
    'header/line-endings',
    'header/title',
    'header/title-missing',
    'layout/depth',
    'layout/filename',
    'layout/unknown-class',
    'layout/unknown-lifecycle',
    'legacy/debt-marker',
    'skeleton/banned-heading',
    'skeleton/first-section',
    'skeleton/heading-form',
    'skeleton/missing-section',
    'status/duplicate',
    'status/lifecycle-mismatch',
    'status/malformed',
    'status/misplaced',
    'status/missing',
    'status/rejection-reason',
  ],
  error: [
    'archive/changed',
    'archive/date',
    'archive/hash',
    'archive/header',
    'archive/layout',
    'archive/removed',
    'archive/triplet',
    'archive/unsealed',
    'config/conflict',
    'config/extends',
    'config/invalid',
    'config/syntax',
    'file/not-utf8',
    'file/too-large',
    'file/unreadable',
    'layout/legacy-root',
    'layout/topic',
    'rule/crashed',
  ],
  warning: [
    'config/excluded-no-slash',
    'config/missing-path',
    'config/unknown-key',
    'config/unknown-rule',
    'layout/date-invalid',
    'layout/duplicate-topic',
    'skeleton/duplicate-section',
    'skeleton/empty-section',
    'status/body-section',
    'status/reason-blank',
    'structure/unclosed-fence',
    'suppress/unknown-rule',
    'suppress/unused',
  ],
  information: [
    'config/parity',
    'file/final-newline',
    'layout/date-future',
    'layout/stray-file',
    'layout/topic-kebab',
    'layout/unwalked',
    'skeleton/alias-heading',
    'skeleton/section-order',
  ],
  hint: ['alternatives/grandfather-placement', 'alternatives/shape'],
  off: ['style/narrated-history', 'style/spec-speak', 'style/status-annotation'],
};

describe('the registry', () => {
  const ids = registry.map(({ id }) => id);

  test('has the rules of the specification, each at its severity', () => {
    const found: Record<string, string[]> = {};
    for (const { id, severity, parity } of registry) {
      const key = parity ? `${severity}, exit parity` : severity;
      found[key] = [...(found[key] ?? []), id];
    }
    assert.deepEqual(found, specified);
  });

  test('is sorted and names each rule once', () => {
    assert.deepEqual(ids, [...new Set(ids)].sort());
  });

  test('names rules in kebab-case below a namespace', () => {
    for (const id of ids) assert.match(id, /^[a-z]+\/[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('says what must hold in one sentence', () => {
    for (const { id, summary } of registry) assert.match(summary, /^[A-Z`].*\.$/, id);
  });

  test('has a source file and a test for each rule, and pages for no other', () => {
    const missing = ids.flatMap((id) => {
      return [`server/src/engine/rules/${id}.ts`, `test/engine/rules/${id}.test.ts`].filter(
        (file) => !existsSync(file),
      );
    });
    assert.deepEqual(missing, []);
    assert.deepEqual(
      filesBelow('docs/rules', '.md')
        .filter((id) => id !== 'index')
        .sort(),
      ids,
    );
  });
});

/** Paths relative to the folder, with `/`, without the ending. */
function filesBelow(folder: string, ending: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => name.replaceAll(path.sep, '/').slice(0, -ending.length));
}
