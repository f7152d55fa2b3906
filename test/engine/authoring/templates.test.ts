import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Config } from '../../../server/src/engine';
import { findStops, renderDraft } from '../../../server/src/engine/authoring/templates';
import { pairAt } from '../../../server/src/engine/pairs/names';
import { lintTree } from '../../support/lintTree';
import { readConfig } from '../../support/readConfig';

/** Numbered decision records without classes, in one language. */
const numbered = {
  extends: 'rfc',
  root: 'doc/adr',
  noun: 'ADR',
  title: { prefix: 'ADR: ' },
  classes: [],
  filename: '{number:4}-{topic}.md',
  lifecycles: [
    { name: 'draft', status: { token: 'draft', reason: 'none' }, required: ['Options'] },
    {
      name: 'accepted',
      status: { token: 'accepted', reason: 'none' },
      required: ['Decision', 'Consequences'],
      banned: ['Options', 'Open questions'],
    },
    { name: 'superseded', status: { token: 'superseded', reason: 'required' }, required: ['Decision'], frozen: true },
  ],
  sections: { opener: 'Context' },
  alternatives: { grandfather: { comment: null, before: null } },
  pairing: { enabled: false },
};

const configs: readonly [name: string, value: unknown][] = [
  ['rfc', {}],
  ['agent-note', { extends: 'agent-note' }],
  ['numbered records', numbered],
  ['deeper headings, no opener', { sections: { opener: null, level: 3 }, alternatives: { heading: null } }],
  ['another status line', { status: { key: 'State = ', separator: ' because ' }, header: { blankLines: false } }],
  [
    'none, with a lifecycle',
    { extends: 'none', lifecycles: [{ name: 'open' }], rules: { 'header/*': 'error', 'status/*': 'error' } },
  ],
];

function pathFor(config: Config, lifecycle: string): string {
  const name = config.filename.replace('{number:4}', '0001').replace('{date}', '2026-07-10').replace('{topic}', 'a');
  return [config.root, lifecycle, config.classes[0]?.name, name].filter((part) => part !== undefined).join('/');
}

describe('built-in templates', () => {
  for (const [name, value] of configs) {
    const { config } = readConfig(value);
    for (const lifecycle of config.lifecycles) {
      test(`${name}, ${lifecycle.name}: no error, on either side`, () => {
        const path = pathFor(config, lifecycle.name);
        const pair = config.pairing.enabled ? pairAt(config.pairing, path) : undefined;
        const draft = { config, lifecycle, title: 'A title', date: '2026-07-10', ...(pair ? { pair } : {}) };
        const text = renderDraft(draft, 'anchor');
        const other = renderDraft(draft, 'counterpart');
        const files = { [path]: text, ...(pair ? { [pair.counterpart]: other } : {}) };
        const errors = lintTree(config, files).problems.filter(({ severity }) => severity === 'error');
        assert.deepEqual(
          errors.filter(({ rule }) => rule !== 'pair/incomplete'), // until somebody has confirmed the pair
          [],
        );
        assert.deepEqual(text.match(/^#+ /gm), other.match(/^#+ /gm));
        assert.ok(findStops(text).length > 0 || config.lifecycles.length === 1);
      });
    }
  }
});
