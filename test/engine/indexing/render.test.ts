import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { defaultConfig } from '../../../server/src/engine/config/defaults';
import { indexTitle, renderIndex } from '../../../server/src/engine/indexing/render';
import { placeOf } from '../../../server/src/engine/place';
import { configWith } from '../../support/configs';

const config = configWith({ index: { banner: 'Generated.' } });
const record = (rel: string, title: string, of = config) => {
  const place = placeOf(of, `${of.root}/${rel}`);
  assert.ok(place);
  return { place, title };
};

describe('rendering the index', () => {
  test('an empty tree keeps every heading', () => {
    const banner = defaultConfig.index.banner;
    assert.equal(
      renderIndex(defaultConfig, []),
      `# RFC index\n\n${banner}\n\n## Proposed\n\n\n\n## Implemented\n\n\n\n## Rejected\n\n\n`,
    );
  });

  test('rows by date, then name in ICU order; classes in canonical order, empty ones left out', () => {
    const names = ['ab', 'A', 'a.b', 'a-b', 'a_b'].map((topic) =>
      record(`proposed/testing/2026-07-02-${topic}.md`, topic),
    );
    const text = renderIndex(config, [
      ...names,
      record('proposed/feature/2026-07-03-x.md', 'X'),
      record('proposed/feature/2026-07-01-y.md', 'Y'),
    ]);
    assert.equal(
      text,
      [
        '# RFC index\n\nGenerated.\n\n## Proposed\n',
        '### Feature\n\n| Title | First proposed |\n|---|---|',
        '| [Y](proposed/feature/2026-07-01-y.md) | 2026-07-01 |',
        '| [X](proposed/feature/2026-07-03-x.md) | 2026-07-03 |\n',
        '### Testing\n\n| Title | First proposed |\n|---|---|',
        '| [a_b](proposed/testing/2026-07-02-a_b.md) | 2026-07-02 |',
        '| [a-b](proposed/testing/2026-07-02-a-b.md) | 2026-07-02 |',
        '| [a.b](proposed/testing/2026-07-02-a.b.md) | 2026-07-02 |',
        '| [A](proposed/testing/2026-07-02-A.md) | 2026-07-02 |',
        '| [ab](proposed/testing/2026-07-02-ab.md) | 2026-07-02 |',
        '\n## Implemented\n\n\n\n## Rejected\n\n\n',
      ].join('\n'),
    );
  });

  test('nothing is escaped', () => {
    assert.match(
      renderIndex(config, [record('rejected/process/2026-07-01-a b.md', 'a|b')]),
      /\| \[a\|b\]\(rejected\/process\/2026-07-01-a b\.md\) \|/,
    );
  });

  test('numbers where the template has no date, and no class level', () => {
    const adr = configWith({
      classes: [],
      filename: '{number:4}-{topic}.md',
      index: { banner: 'G.', columns: ['Title', 'Number'] },
    });
    const text = renderIndex(adr, [record('proposed/0002-b.md', 'B', adr), record('proposed/0001-a.md', 'A', adr)]);
    assert.match(
      text,
      /## Proposed\n\n\| Title \| Number \|\n\|---\|---\|\n\| \[A\]\(proposed\/0001-a.md\) \| 0001 \|\n/,
    );
  });
});

describe('the index title', () => {
  for (const [line, title] of [
    ['# RFC: Cache', 'Cache'],
    ['#\tRFC:  Cache  \r', 'Cache'],
    ['# RFC: RFC: x', 'RFC: x'],
    ['# RFC:x', 'RFC:x'],
    ['# RFC: ', 'RFC:'],
    ['# Bare `code` #', 'Bare `code` #'],
    ['## RFC: x', undefined],
    ['\uFEFF# RFC: x', undefined],
    ['', undefined],
  ] as const) {
    test(JSON.stringify(line), () => assert.equal(indexTitle(config, line), title));
  }

  test('the prefix stays when the configuration keeps it', () => {
    assert.equal(indexTitle(configWith({ title: { stripInIndex: false } }), '# RFC: Cache'), 'RFC: Cache');
  });
});
