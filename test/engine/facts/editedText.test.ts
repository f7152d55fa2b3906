import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { EditedText } from '../../../server/src/engine/facts/editedText';
import type { Facts } from '../../../server/src/engine/facts/facts';
import { readFacts } from '../../../server/src/engine/facts/read';
import { noFacts } from '../../../server/src/engine/facts/reader';
import { Lines } from '../../../server/src/engine/text/lines';
import { withinSubset } from '../../support/bothReaders';
import { generateMarkdown } from '../../support/markdownGrammar';
import { chance, pick, type Random, randomNumbers } from '../../support/random';

const kinds = Object.keys(noFacts) as (keyof typeof noFacts)[];

/** All facts as properties, whoever gives them. */
function plain(facts: Facts): Facts {
  const found = Object.fromEntries(kinds.map((kind) => [kind, facts[kind]]));
  return { ...noFacts, ...found };
}

/** Reads a text, then others, as one that is edited. */
function checkEdits(texts: readonly string[]): void {
  const edited = new EditedText();
  for (const text of texts) {
    const lines = new Lines(text);
    assert.deepEqual(plain(edited.read(lines)), plain(readFacts(lines)), JSON.stringify(text));
  }
}

/** What an author types, pastes and deletes. */
const pieces = [
  'x',
  ' ',
  '\n',
  '\n\n',
  '#',
  '# A\n',
  '\n## B\n\n',
  '```\n',
  '`',
  '*',
  '- ',
  '> ',
  '<!-- ',
  ' -->',
  '| a |\n|-|\n',
  '[a]: b\n',
  '<div>\n',
];

function edit(random: Random, text: string): string {
  const at = random(text.length + 1);
  const length = chance(random, 50) ? random(4) : 0;
  return text.slice(0, at) + (chance(random, 70) ? pick(random, pieces) : '') + text.slice(at + length);
}

describe('an edited text', () => {
  const cases: readonly (readonly [name: string, ...texts: string[]])[] = [
    ['nothing, then something', '', '# A\n', '# A\n\nb\n', ''],
    ['a change above others', '# A\n\nb\n\n## C\n\n*d*\n', '# A\n\nbb\n\n## C\n\n*d*\n', '## C\n\n*d*\n'],
    ['a fence that opens and closes', '# A\n\n```\n# b\n', '# A\n\n```\n# b\n```\n\n# c\n', '# A\n\n# b\n```\n\n# c\n'],
    ['HTML in front of a heading', '<div>\n# A\n\n# B\n', '<div>\n\n# A\n\n# B\n', '<!--\n# A\n--> \n# B\n'],
    ['a heading that is made by HTML', '<h2>a\n\n# B\n', 'a\n\n# B <h3>c</h3>\n\n# D\n'],
    ['a definition that comes and goes', '# A\n\n[b]\n\n# C\n', '# A\n\n[b]\n\n# C\n\n[b]: d\n', '# A\n\n[b]\n\n# C\n'],
    [
      'tables',
      '# A\n\n|a|\n|-|\n\n# B\n\n|b|\n|-|\n',
      '# A\n\n# B\n\n|b|\n|-|\n',
      '# A\n\n|a|\n|-|\n\n# B\n\n|b|\n|-|\n',
    ],
    ['a byte-order mark', '\uFEFF# A\n\nb\n\n# C\n', '# A\n\nb\n\n# C\n', '\uFEFF# A\n\nb\n\n# C\n'],
    ['the same section twice', '# A\n\nb\n# A\n\nb\n', '# A\n\nb\n\n# A\n\nb\n# A\n\nb\n'],
    ['two characters a line end', '# A\r\n\r\nb\r\n# C\r\n', '# A\r\n\r\nb\r\n#\r\n# C\r\n'],
  ];
  for (const [name, ...texts] of cases) test(`is read like a new one: ${name}`, () => checkEdits(texts));

  test('is read like a new one after any edits', () => {
    for (let seed = 0; seed < 60; seed++) {
      const random = randomNumbers(seed);
      let text = withinSubset(generateMarkdown(random, 8));
      const texts = [text];
      for (let step = 0; step < 12; step++) {
        text = edit(random, text);
        texts.push(text);
      }
      checkEdits(texts);
    }
  });

  test('keeps the facts of what is not touched', () => {
    const edited = new EditedText();
    const before = edited.read(new Lines('# A\n\n*b*\n\n## C\n\n**d**\n'));
    const after = edited.read(new Lines('# A\n\n*b*\n\n## C\n\n**dd**\n'));
    assert.equal(after.headings[0], before.headings[0]);
    assert.notEqual(after.headings[1], before.headings[1]);
  });
});
