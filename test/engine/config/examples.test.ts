import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { defaultConfig, lifecycle } from '../../../server/src/engine/config/defaults';
import { configWith } from '../../support/configs';
import { readConfig } from '../../support/readConfig';

const files = {
  'README.md': '',
  'docs/development.md': '',
  'docs/AGENTS.md': '',
  'docs/tool-catalog/a.md': '',
  '.agents/notes/AGENTS.md': '',
};

describe('configurations as teams write them', () => {
  test('the default contract with two required pairs', () => {
    const pairing = {
      required: ['README.md', 'docs/development.md'],
      excluded: ['docs/AGENTS.md', 'docs/tool-catalog/'],
    };
    const { config, findings } = readConfig({ extends: 'rfc', pairing }, files);
    assert.deepEqual(findings, []);
    assert.deepEqual(config, configWith({ pairing }));
  });

  test('the later variant, softened while adopting', () => {
    const { config, findings } = readConfig(
      {
        extends: 'agent-note',
        pairing: {
          scope: ['**/README.md', 'docs/**', '.agents/notes/**'],
          excluded: ['docs/AGENTS.md', '.agents/notes/AGENTS.md'],
          switcherBaseUrl: 'https://example.org/blob/main/',
        },
        zh: { enabled: true },
        rules: { 'pair/header-token': 'error', 'pair/required-missing': 'warning' },
      },
      files,
    );
    assert.deepEqual(
      findings.map(({ rule, data }) => [rule, data.name]),
      [['config/parity', 'pair/required-missing']],
      'nothing but the word that a rule of the reference is lowered',
    );
    assert.equal(config.root, '.agents/notes');
    assert.equal(config.noun, 'Agent Note');
    assert.deepEqual(config.title, { prefix: 'Agent Note: ', stripInIndex: true });
    assert.deepEqual(config.allow, { ...defaultConfig.allow, root: ['README.md', 'AGENTS.md'] });
    assert.deepEqual(config.alternatives.grandfather, {
      comment: '<!-- agent-note-format: alternatives-not-recorded (pre-format Agent Note) -->',
      before: '2026-07-05',
    });
    assert.deepEqual(config.legacy, {
      markers: ['XXX: legacy ADR/RFC body format', 'XXX: legacy ADR/Agent Note body format'],
      roots: ['docs/rfc', 'docs/rfcs'],
    });
    assert.equal(config.index.mode, 'forbidden');
    assert.equal(config.archive?.folder, 'archived');
    assert.equal(config.archive?.line, 'Archived: {date}');
    assert.deepEqual(config.markdown, { scope: ['README.md', 'docs/**'], anchors: true });
    assert.deepEqual(config.zh, { ...defaultConfig.zh, enabled: true });
    assert.deepEqual(config.rules, { 'pair/header-token': 'error', 'pair/required-missing': 'warning' });
    assert.deepEqual(config.pairing, {
      ...defaultConfig.pairing,
      scope: ['**/README.md', 'docs/**', '.agents/notes/**'],
      excluded: ['docs/AGENTS.md', '.agents/notes/AGENTS.md'],
      switcherBaseUrl: 'https://example.org/blob/main/',
      required: 'all',
      signature: 3,
      linkPolicy: 'locale',
      switcher: 'header',
      generatedRegions: true,
      recordHeader: [
        ...defaultConfig.pairing.recordHeader.slice(0, 3),
        '#   pnpm run verify-translation-pairing --write {anchor}',
      ],
    });
    for (const key of ['lifecycles', 'classes', 'status', 'sections', 'filename', 'moves'] as const) {
      assert.deepEqual(config[key], defaultConfig[key]);
    }
  });

  test('decision records with numbers, no classes, one language', () => {
    const { config, findings } = readConfig(`{
  "extends": "rfc", // the base
  "root": "doc/adr",
  "noun": "ADR",
  "title": { "prefix": "ADR: " },
  "classes": [],
  "filename": "{number:4}-{topic}.md",
  "topic": "kebab",
  "lifecycles": [
    { "name": "draft", "status": { "token": "draft", "reason": "none" }, "required": ["Options"] },
    { "name": "accepted", "status": { "token": "accepted", "reason": "none" },
      "required": ["Decision", "Consequences"], "banned": ["Options", "Open questions"] },
    { "name": "superseded", "status": { "token": "superseded", "reason": "required" },
      "required": ["Decision"], "frozen": true }
  ],
  "sections": { "opener": "Context" },
  "alternatives": { "grandfather": { "comment": null, "before": null } },
  "moves": [
    { "from": "draft", "to": "accepted", "rename": { "Options": "Decision" } },
    { "from": "accepted", "to": "superseded", "prompt": "reason", "frozen": true }
  ],
  "index": { "heading": "ADR index", "banner": "Generated; do not edit.", "columns": ["Title", "Number"] },
  "pairing": { "enabled": false }
}`);
    assert.deepEqual(findings, []);
    assert.deepEqual(
      config,
      configWith({
        root: 'doc/adr',
        noun: 'ADR',
        title: { prefix: 'ADR: ' },
        classes: [],
        filename: '{number:4}-{topic}.md',
        topic: 'kebab',
        lifecycles: [
          lifecycle('draft', { required: ['Options'] }),
          lifecycle('accepted', {
            required: ['Decision', 'Consequences'],
            banned: ['Options', 'Open questions'],
          }),
          lifecycle('superseded', {
            status: { token: 'superseded', reason: 'required' },
            required: ['Decision'],
            frozen: true,
          }),
        ],
        sections: { opener: 'Context' },
        alternatives: { grandfather: { comment: null, before: null } },
        moves: [
          { from: 'draft', to: 'accepted', rename: { Options: 'Decision' }, frozen: false },
          { from: 'accepted', to: 'superseded', rename: {}, prompt: 'reason', frozen: true },
        ],
        index: { heading: 'ADR index', banner: 'Generated; do not edit.', columns: ['Title', 'Number'] },
        pairing: { enabled: false },
      }),
    );
  });
});
