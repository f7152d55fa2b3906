import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import manifest from '../../package.json';
import { contractSections } from '../../server/src/engine';
import { defaultConfig } from '../../server/src/engine/config/defaults';
import { lintText } from '../support/suppressTester';

interface Snippet {
  readonly prefix: string;
  readonly description: string;
  readonly body: readonly string[];
}

const [contributed] = manifest.contributes.snippets;
const snippets: Readonly<Record<string, Snippet>> = JSON.parse(readFileSync(contributed?.path ?? '', 'utf8'));
const all = Object.values(snippets);

/** The text of a snippet whose places were left as they are. */
function expanded({ body }: Snippet): string {
  return body.join('\n').replace(/\$\{\d+:([^}]*)\}/g, '$1');
}

const headingsIn = (text: string) => [...text.matchAll(/^## (.*)$/gm)].map((match) => match[1]);

describe('the snippets', () => {
  test('have prefixes of their own that begin alike, and a word on each', () => {
    assert.equal(new Set(all.map(({ prefix }) => prefix)).size, all.length);
    for (const { description, prefix } of all) {
      assert.match(prefix, /^rfc-[a-z]+$/);
      assert.match(description, /^[A-Z].*[^.]$/);
    }
  });

  for (const lifecycle of defaultConfig.lifecycles) {
    test(`hold a whole RFC for ${lifecycle.name}/ without a fault, in the order of the contract`, () => {
      const skeleton = all.find(({ prefix }) => prefix === `rfc-${lifecycle.name}`);
      const text = `${skeleton ? expanded(skeleton) : ''}\n`;
      assert.deepEqual(lintText(text, `docs/rfc/${lifecycle.name}/feature/2026-07-10-cache.md`), []);
      assert.deepEqual(headingsIn(text), contractSections(defaultConfig, lifecycle));
    });
  }

  test('hold every section of the contract', () => {
    const sections = new Set(defaultConfig.lifecycles.flatMap((each) => contractSections(defaultConfig, each)));
    const single = all.map(expanded).filter((text) => text.startsWith('## '));
    assert.deepEqual(new Set(single.flatMap(headingsIn)), sections);
  });

  test('number their places in order', () => {
    for (const { body, prefix } of all) {
      const numbers = [...body.join('\n').matchAll(/\$\{(\d+):/g)].map((match) => Number(match[1]));
      assert.deepEqual(
        numbers,
        numbers.map((_, index) => index + 1),
        prefix,
      );
    }
  });
});
