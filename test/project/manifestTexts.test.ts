import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { sentencesIn } from '../support/sentences';

type Table = Readonly<Record<string, string>>;

function readTable(file: string): Table {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{\w+\}|\$\([\w~-]+\)|\]\(command:[^)]+\)/g)].map(([placeholder]) => placeholder).sort();
}

/** Both tables have the same keys, and what must not be translated is the same in both. */
function assertAlike(own: Table, other: Table): void {
  assert.deepEqual(Object.keys(own).sort(), Object.keys(other).sort());
  for (const [key, text] of Object.entries(own)) {
    assert.deepEqual(placeholdersIn(text), placeholdersIn(other[key] ?? ''), `what stays as it is in ${key}`);
  }
}

/** Properties of the manifest that people read; a category is the name of the product and stays as it is. */
const shown = new Set(['title', 'displayName', 'description', 'markdownDescription', 'name', 'contextualTitle']);
const shownBelow = new Set(['contents', 'altText', 'enumDescriptions']);

/** What people read of a value, each with its property. */
function textsIn(value: unknown, property: string): [string, string][] {
  if (typeof value === 'string') return shown.has(property) || shownBelow.has(property) ? [[property, value]] : [];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, property));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, key));
}

describe('texts of the manifest', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const english = readTable('package.nls.json');
  const { displayName, description, capabilities, contributes } = manifest;
  const texts = textsIn({ displayName, description, capabilities, contributes }, '');

  test('what people read is a key', () => {
    for (const [property, text] of texts) assert.match(text, /^%[\w.-]+%$/, `${property}: ${text}`);
  });

  test('the English texts are those that it names', () => {
    const named = new Set(texts.map(([, text]) => text.slice(1, -1)));
    assert.deepEqual(Object.keys(english).sort(), [...named].sort());
  });

  test('the Chinese texts are for the same keys', () => {
    assertAlike(readTable('package.nls.zh-cn.json'), english);
  });
});

describe('texts of the client and the pages', () => {
  test('the Chinese ones are for what the code says, and nothing else', () => {
    const said = [...sentencesIn('client/src'), ...sentencesIn('server/src/pages', ['.ts', '.tsx'])];
    const english = Object.fromEntries(said.map(([sentence]) => [sentence, sentence]));
    assertAlike(readTable('l10n/bundle.l10n.zh-cn.json'), english);
  });

  test('the package says where they are', () => {
    assert.equal(JSON.parse(readFileSync('package.json', 'utf8')).l10n, './l10n');
  });
});
