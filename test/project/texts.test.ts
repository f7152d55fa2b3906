import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { inEnglish, type MessageTable, messagesIn, registry } from '../../server/src/engine';
import { zhCn } from '../../server/src/engine/locales/zh-cn';
import { sentencesIn } from '../support/sentences';

const languages = [zhCn];

/** Every rule's summary and messages, as a table has them. */
const rules = Object.fromEntries(
  registry.flatMap(({ id, summary, messages }) => [
    [id, summary],
    ...Object.entries(messages).map(([message, text]) => [`${id}/${message}`, text]),
  ]),
);

/** Sentences of the engine and of every shell around it; those of pages and client have tables of their own. */
const sentences = new Map(
  ['engine', 'host', 'lsp', 'web', 'cli'].flatMap((layer) => [...sentencesIn(`server/src/${layer}`)]),
);

function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([placeholder]) => placeholder).sort();
}

function assertSamePlaceholders(table: MessageTable, englishOf: (key: string) => string): void {
  for (const [key, text] of Object.entries(table)) {
    assert.deepEqual(placeholdersIn(text), placeholdersIn(englishOf(key)), `placeholders of ${key}`);
  }
}

for (const { tag, ...texts } of languages) {
  describe(`texts in ${tag}`, () => {
    test('there is one for each message and summary of a rule, and none for anything else', () => {
      assert.deepEqual(Object.keys(texts.rules).sort(), Object.keys(rules).sort());
      assertSamePlaceholders(texts.rules, (key) => rules[key] ?? '');
    });

    test('there is one for each sentence in the code, and none for anything else', () => {
      const known = new Set([...Object.keys(texts.sentences), ...Object.keys(texts.parts)]);
      assert.deepEqual(
        [...sentences].filter(([sentence]) => !known.has(sentence)),
        [],
      );
      assert.deepEqual(
        [...known].filter((sentence) => !sentences.has(sentence)),
        [],
      );
      assertSamePlaceholders({ ...texts.sentences, ...texts.parts }, (key) => key);
    });

    test('what stands in backticks is left as it is', () => {
      const codeIn = (text: string) => new Set([...text.matchAll(/`[^`]+`/g)].map(([span]) => span));
      const all = { ...texts.sentences, ...texts.parts };
      for (const [key, text] of Object.entries(all)) assert.deepEqual(codeIn(text), codeIn(key), key);
      for (const [key, text] of Object.entries(texts.rules))
        assert.deepEqual(codeIn(text), codeIn(rules[key] ?? ''), key);
    });
  });
}

test('English needs no table', () => {
  assert.equal(messagesIn(inEnglish)('status/missing', 'missing'), rules['status/missing/missing']);
});
