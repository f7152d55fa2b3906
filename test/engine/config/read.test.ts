import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { classEntry, defaultConfig, lifecycle } from '../../../server/src/engine/config/defaults';
import { defaultProject } from '../../../server/src/engine/config/read';
import { configWith } from '../../support/configs';
import { readConfig } from '../../support/readConfig';

const json = JSON.stringify;

describe('defaults', () => {
  test('without a file they are all there is', () => {
    assert.deepEqual(defaultProject(), { roots: [defaultConfig] });
  });

  test('an empty object gives them', () => {
    const { reading, roots, findings } = readConfig('{}');
    assert.deepEqual(roots, [defaultConfig]);
    assert.deepEqual([reading.broken, reading.extended, findings], [false, [], []]);
  });

  test('they are valid values themselves', () => {
    const { config, findings } = readConfig(defaultConfig);
    assert.deepEqual(findings, []);
    assert.deepEqual(config, defaultConfig);
  });
});

describe('values', () => {
  test('objects merge by key, lists replace', () => {
    const { config } = readConfig({ title: { prefix: 'ADR: ' }, allow: { root: ['A.md'] } });
    assert.deepEqual(config, configWith({ title: { prefix: 'ADR: ' }, allow: { root: ['A.md'] } }));
  });

  test('maps merge by name; null resets a name, which takes out one of the file’s own', () => {
    const base = { sections: { aliases: { Problem: ['Why'], Proposal: ['Idea'], Extra: ['More'] } } };
    const aliases = { Problem: null, Extra: null, Decision: ['Outcome'] };
    const { config } = readConfig({ extends: 'base.json', sections: { aliases } }, { 'base.json': json(base) });
    assert.deepEqual(config.sections.aliases, {
      ...defaultConfig.sections.aliases,
      Proposal: ['Idea'],
      Decision: ['Outcome'],
    });
  });

  test('null resets to the default, not to what is extended', () => {
    const { config } = readConfig({ extends: 'agent-note', root: null, title: null, allow: { root: null } });
    assert.equal(config.root, 'docs/rfc');
    assert.deepEqual(config.title, defaultConfig.title);
    assert.deepEqual(config.allow, defaultConfig.allow);
    assert.equal(config.noun, 'Agent Note');
  });

  test('null is the value where the key knows it', () => {
    const { config } = readConfig({ extends: 'agent-note', archive: null, templates: null });
    assert.deepEqual([config.archive, config.templates], [null, null]);
  });

  test('an object after a reset builds on the default', () => {
    const base = { title: null };
    const { config } = readConfig(
      { extends: ['agent-note', 'base.json'], title: { stripInIndex: false } },
      { 'base.json': json(base) },
    );
    assert.deepEqual(config.title, { prefix: 'RFC: ', stripInIndex: false });
  });

  test('an archive has defaults of its own', () => {
    assert.deepEqual(readConfig({ archive: { folder: 'old/' } }).config.archive, {
      folder: 'old',
      from: 'implemented',
      line: 'Archived: {date}',
      triplet: true,
      manifest: 'manifest.json',
      appendOnly: 'origin/HEAD',
      rootFiles: ['AGENTS.md', 'manifest.json'],
    });
  });

  test('labels and status tokens follow from names', () => {
    const { config } = readConfig({
      lifecycles: [{ name: 'draft' }, { name: 'done', label: 'Finished', status: { reason: 'optional' } }],
      classes: ['bug-fix', { name: 'new', description: 'What is new.' }, { name: 'old', label: 'OLD' }],
    });
    assert.deepEqual(config.lifecycles, [
      lifecycle('draft'),
      lifecycle('done', { label: 'Finished', status: { token: 'done', reason: 'optional' } }),
    ]);
    assert.deepEqual(config.classes, [
      classEntry('bug-fix'),
      classEntry('new', 'What is new.'),
      { name: 'old', label: 'OLD', description: '' },
    ]);
  });

  test('a wrong value leaves what would be without it', () => {
    const { config } = readConfig({
      extends: 'agent-note',
      root: 5,
      topic: 'camel',
      rules: { 'status/missing': 'no' },
    });
    assert.deepEqual([config.root, config.topic, config.rules], ['.agents/notes', 'any', {}]);
  });

  test('a wrong item leaves the other items of its list', () => {
    const { config } = readConfig({
      classes: ['a', 5, 'a', 'b'],
      lifecycles: [{ name: 'x', frozen: 'no' }, { label: 'Y' }],
    });
    assert.deepEqual(config.classes, [classEntry('a'), classEntry('b')]);
    assert.deepEqual(config.lifecycles, [lifecycle('x')]);
  });

  test('half a pair is none', () => {
    const { config } = readConfig({
      index: { columns: ['A', 5] },
      pairing: { languages: [{ label: 'English', tag: 'en' }] },
    });
    assert.deepEqual(config, defaultConfig);
  });

  test('moves whose lifecycles do not exist are left out', () => {
    const moves = [
      { from: 'draft', to: 'done' },
      { from: 'draft', to: 'gone' },
    ];
    const { config, findings } = readConfig({ lifecycles: [{ name: 'draft' }, { name: 'done' }], moves });
    assert.deepEqual(config.moves, [{ from: 'draft', to: 'done', rename: {}, frozen: false }]);
    assert.equal(findings.length, 1);
    assert.deepEqual(readConfig({ lifecycles: [{ name: 'draft' }] }).config.moves, []);
  });

  test('names that JavaScript has a meaning for are names like any other', () => {
    const text =
      '{ "sections": { "aliases": { "__proto__": ["constructor"], "toString": ["valueOf"] } }, "__proto__": { "root": "x" } }';
    const { config } = readConfig(text);
    assert.deepEqual(Object.entries(config.sections.aliases).slice(-2), [
      ['__proto__', ['constructor']],
      ['toString', ['valueOf']],
    ]);
    assert.equal(config.root, 'docs/rfc');
    assert.equal(Object.getPrototypeOf(config.sections.aliases), Object.prototype);
  });

  test('paths lose a leading ./ and folders a final slash', () => {
    const { config } = readConfig({
      root: './docs/adr/',
      templates: 'templates/',
      pairing: { required: ['./README.md'] },
    });
    assert.deepEqual(
      [config.root, config.templates, config.pairing.required],
      ['docs/adr', 'templates', ['README.md']],
    );
  });
});

describe('extends', () => {
  test('none prescribes nothing and turns off every rule that is not named', () => {
    const { config, findings } = readConfig({ extends: 'none', rules: { 'status/reason-blank': 'error' } });
    assert.deepEqual(findings, []);
    assert.deepEqual(
      config,
      configWith({
        lifecycles: [],
        classes: [],
        moves: [],
        index: { mode: 'off' },
        pairing: { enabled: false },
        rules: { '*': 'off', 'status/reason-blank': 'error' },
      }),
    );
  });

  test('later entries win, own keys win last', () => {
    const files = {
      'a.json': json({ root: 'a', noun: 'A', filename: '{topic}-a.md' }),
      'b.json': json({ root: 'b', noun: 'B' }),
    };
    const { config, reading } = readConfig({ extends: ['a.json', 'b.json'], root: 'own' }, files);
    assert.deepEqual([config.root, config.noun, config.filename], ['own', 'B', '{topic}-a.md']);
    assert.deepEqual([...reading.extended].sort(), ['a.json', 'b.json']);
  });

  test('a file says nothing that it does not say: no preset comes with it', () => {
    const { config } = readConfig({ extends: ['agent-note', 'base.json'] }, { 'base.json': json({ noun: 'Note' }) });
    assert.deepEqual([config.root, config.noun], ['.agents/notes', 'Note']);
  });

  test('rfc resets what was extended before it', () => {
    const { config } = readConfig({ extends: ['agent-note', 'rfc'], noun: 'Note' });
    assert.deepEqual(config, configWith({ noun: 'Note' }));
  });

  test('entries are relative to the file they stand in, other paths to the project', () => {
    const files = { 'bases/a.json': json({ extends: './b.json' }), 'bases/b.json': json({ root: 'docs/adr' }) };
    const { config, findings, reading } = readConfig({ extends: 'bases/a.json' }, files);
    assert.deepEqual([config.root, findings, reading.extended], ['docs/adr', [], ['bases/a.json', 'bases/b.json']]);
  });

  test('of what is extended twice the last time counts', () => {
    const files = {
      'common.json': json({ root: 'common', noun: 'common' }),
      'a.json': json({ extends: 'common.json', root: 'a' }),
      'b.json': json({ extends: 'common.json' }),
    };
    const { config } = readConfig({ extends: ['a.json', 'b.json'] }, files);
    assert.deepEqual([config.root, config.noun], ['common', 'common']);
  });

  test('many files that extend each other twice are read once each', () => {
    const files = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [`${at}.json`, json({ extends: [`${at + 1}.json`, `${at + 1}.json`] })]),
    );
    const { reading } = readConfig({ extends: '0.json' }, { ...files, '40.json': '{}' });
    assert.equal(reading.extended.length, 41);
  });

  test('a cycle and a missing file leave the rest in force', () => {
    const files = { 'a.json': json({ extends: ['rfc.config.json', 'gone.json'], noun: 'A' }) };
    const { config, reading } = readConfig({ extends: 'a.json', root: 'own' }, files);
    assert.deepEqual([config.root, config.noun, reading.broken], ['own', 'A', false]);
    assert.deepEqual(reading.extended, ['a.json', 'gone.json']);
  });
});

describe('roots', () => {
  test('each is the file with its own keys on top', () => {
    const { roots, findings } = readConfig({
      noun: 'Record',
      title: { prefix: 'X: ' },
      roots: [
        { root: 'docs/rfc/' },
        { root: 'docs/adr', noun: 'ADR', title: { stripInIndex: false }, rules: { 'status/reason-blank': 'off' } },
      ],
      rules: { 'pair/*': 'error' },
    });
    assert.deepEqual(findings, []);
    const common = configWith({ noun: 'Record', title: { prefix: 'X: ' }, rules: { 'pair/*': 'error' } });
    assert.deepEqual(roots, [
      common,
      {
        ...common,
        root: 'docs/adr',
        noun: 'ADR',
        title: { prefix: 'X: ', stripInIndex: false },
        rules: { 'pair/*': 'error', 'status/reason-blank': 'off' },
      },
    ]);
  });

  test('of two with one folder the first counts', () => {
    const { roots, findings } = readConfig({ roots: [{ root: 'a' }, { root: './a/', noun: 'B' }] });
    assert.deepEqual(roots, [configWith({ root: 'a' })]);
    assert.equal(findings.length, 1);
  });

  test('without a right entry the file is the one root', () => {
    for (const entries of [[], [5], [{ noun: 'A' }], [{ root: '..' }], 'docs', {}]) {
      const { roots, findings } = readConfig({ root: 'own', roots: entries });
      assert.deepEqual(roots, [configWith({ root: 'own' })]);
      assert.equal(findings.length, 1);
    }
  });

  test('moves may name the lifecycles of any root', () => {
    const { roots, findings } = readConfig({
      roots: [{ root: 'a' }, { root: 'b', lifecycles: [{ name: 'open' }, { name: 'shut' }] }],
      moves: [{ from: 'open', to: 'shut' }],
    });
    assert.deepEqual(findings, []);
    assert.deepEqual(
      roots.map(({ moves }) => moves.length),
      [0, 1],
    );
  });
});

describe('a file that cannot be used', () => {
  for (const text of ['', '{', '[]', 'null', '"rfc"', '['.repeat(10_000)]) {
    test(`gives the defaults and says why: ${text.slice(0, 10)}`, () => {
      const { reading, roots, findings } = readConfig(text);
      assert.equal(reading.broken, true);
      assert.deepEqual(roots, [defaultConfig]);
      assert.deepEqual(
        findings.map(({ rule }) => rule),
        ['config/syntax'],
      );
    });
  }

  test('so does an extended one, since half a configuration is none', () => {
    const { reading, roots, findings } = readConfig({ extends: 'base.json', root: 'own' }, { 'base.json': '{ "x' });
    assert.equal(reading.broken, true);
    assert.deepEqual([roots, reading.extended], [[defaultConfig], ['base.json']]);
    assert.deepEqual(
      findings.map(({ rule, data }) => [rule, data.where]),
      [['config/syntax', '`base.json`: ']],
    );
  });

  test('wrong values are no reason', () => {
    assert.equal(readConfig({ root: 5, extends: {}, lifecycles: 'x', nonsense: true }).reading.broken, false);
  });
});

test('findings come in text order', () => {
  const { findings } = readConfig('{ "rules": { "x": "off" }, "root": 5, "nonsense": 1, "extends": "gone.json" }');
  assert.deepEqual(
    findings.map(({ rule }) => rule),
    ['config/unknown-rule', 'config/invalid', 'config/unknown-key', 'config/extends'],
  );
});
