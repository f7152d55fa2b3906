import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { registry } from '../../server/src/engine';

/** What the specification gives each rule: rfc-format.md §8.1 (with exit parity) and §8.4, bilingual.md §11, schema-dsl.md §9, config.md §4. */
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
    'index/missing',
    'index/stale',
    'index/stray-row',
    'layout/depth',
    'layout/filename',
    'layout/unknown-class',
    'layout/unknown-lifecycle',
    'legacy/debt-marker',
    'pair/code-block',
    'pair/excluded',
    'pair/generated-region',
    'pair/heading-depth',
    'pair/incomplete',
    'pair/link-locale',
    'pair/link-target',
    'pair/list-shape',
    'pair/out-of-sync',
    'pair/record-malformed',
    'pair/required-missing',
    'pair/required-unknown',
    'pair/switcher-missing',
    'pair/table-shape',
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
    'index/forbidden',
    'layout/legacy-root',
    'layout/topic',
    'link/broken',
    'rule/crashed',
    'schema/annotation-lossy',
    'schema/annotation-type',
    'schema/circular',
    'schema/const-not-in-enum',
    'schema/const-type',
    'schema/enum-shape',
    'schema/enum-type',
    'schema/example-invalid',
    'schema/json-syntax',
    'schema/misplaced-keyword',
    'schema/missing-type',
    'schema/non-json-key',
    'schema/not-object',
    'schema/oneof-shape',
    'schema/oneof-sibling',
    'schema/openness-missing',
    'schema/openness-type',
    'schema/output-missing',
    'schema/properties-shape',
    'schema/proto-key',
    'schema/required-form',
    'schema/required-misplaced',
    'schema/required-undeclared',
    'schema/root-not-object',
    'schema/timeout',
    'schema/type-and-oneof',
    'schema/type-array',
    'schema/unknown-keyword',
    'schema/unknown-type',
    'schema/unsupported-keyword',
  ],
  warning: [
    'config/excluded-no-slash',
    'config/missing-path',
    'config/unknown-key',
    'config/unknown-rule',
    'index/unsafe-path',
    'index/unsafe-title',
    'layout/date-invalid',
    'layout/duplicate-topic',
    'link/broken-anchor',
    'pair/bare-url',
    'pair/header-token',
    'pair/link-zh-target',
    'pair/record-eol',
    'pair/switcher-shape',
    'prose/hard-wrap',
    'schema/default-mismatch',
    'schema/enum-duplicate',
    'schema/enum-not-enforced',
    'schema/example-unknown',
    'schema/example-valid',
    'schema/inherited-key',
    'schema/oneof-duplicate',
    'schema/oneof-overlap',
    'schema/profile-anthropic',
    'schema/profile-gemini',
    'schema/profile-openai-strict',
    'schema/profile-vscode',
    'schema/required-duplicate',
    'skeleton/duplicate-section',
    'skeleton/empty-section',
    'status/body-section',
    'status/reason-blank',
    'structure/unclosed-fence',
    'suppress/unknown-rule',
    'suppress/unused',
    'xref/bare-number',
  ],
  information: [
    'config/parity',
    'file/final-newline',
    'index/blocked',
    'index/duplicate-title',
    'index/readme-list',
    'layout/date-future',
    'layout/stray-file',
    'layout/topic-kebab',
    'layout/unwalked',
    'pair/inline-code',
    'schema/ambiguous-key',
    'schema/closed-empty',
    'schema/const-redundant',
    'schema/description-missing',
    'schema/inference-depth',
    'skeleton/alias-heading',
    'skeleton/section-order',
    'xref/absolute',
    'xref/bare-path',
  ],
  hint: [
    'alternatives/grandfather-placement',
    'alternatives/shape',
    'index/manual-edit',
    'pair/record-noncanonical',
    'schema/default-unused',
    'schema/description-empty',
    'schema/key-order',
    'schema/migrate-v1',
  ],
  off: [
    'link/doc-ref',
    'pair/backlog',
    'pair/emphasis-count',
    'style/narrated-history',
    'style/spec-speak',
    'style/status-annotation',
    'zh/em-dash',
    'zh/emphasis-flanking',
    'zh/enum-comma',
    'zh/fullwidth-alnum',
    'zh/halfwidth-paren',
    'zh/halfwidth-punct',
    'zh/proper-noun',
    'zh/quotes',
    'zh/second-person',
    'zh/space-code',
    'zh/space-digit',
    'zh/space-fullwidth',
    'zh/space-latin',
    'zh/terminology',
  ],
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
