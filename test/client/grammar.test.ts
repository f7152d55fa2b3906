import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, test } from 'node:test';
import oniguruma from 'vscode-oniguruma';
import textmate from 'vscode-textmate';
import manifest from '../../package.json';

const [contributed] = manifest.contributes.grammars;
assert.ok(contributed);

/** As much of a Markdown grammar as it takes to see where the injection goes and where it must not. */
const markdown = {
  scopeName: 'text.html.markdown',
  patterns: [
    { name: 'markup.fenced_code.block.markdown', begin: '^```.*$', end: '^```$' },
    { name: 'comment.block.html', begin: '<!--', end: '-->' },
    { name: 'markup.raw.block.markdown', match: '^    .*$' },
    {
      name: 'meta.paragraph.markdown',
      begin: '^(?=\\S)',
      end: '^(?=\\s*$)',
      patterns: [{ name: 'markup.bold', match: '\\*\\*.*?\\*\\*' }],
    },
  ],
  repository: {},
};

async function loadGrammar() {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('vscode-oniguruma/release/onig.wasm'));
  await oniguruma.loadWASM(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength));
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (sources) => new oniguruma.OnigScanner(sources),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async (scopeName) => {
      if (scopeName === markdown.scopeName) return markdown as never;
      assert.equal(scopeName, contributed?.scopeName);
      const file = contributed?.path ?? '';
      return textmate.parseRawGrammar(readFileSync(file, 'utf8'), file);
    },
    getInjections: (scopeName) => (contributed?.injectTo.includes(scopeName) ? [contributed.scopeName] : []),
  });
  const grammar = await registry.loadGrammar(markdown.scopeName);
  assert.ok(grammar);
  return grammar;
}

/** What our scopes cover in a text: `scope: text` for the innermost of ours, in order. */
async function scopesIn(text: string): Promise<string[]> {
  const grammar = await loadGrammar();
  let state = textmate.INITIAL;
  return text.split('\n').flatMap((line) => {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, state);
    state = ruleStack;
    return tokens.flatMap(({ scopes, startIndex, endIndex }) => {
      const innermost = scopes.at(-1) ?? '';
      return innermost.endsWith('.rfc') ? [`${innermost}: ${line.slice(startIndex, endIndex)}`] : [];
    });
  });
}

describe('the grammar in Markdown', () => {
  test('knows the status line', async () => {
    assert.deepEqual(await scopesIn('# RFC: A\n\nStatus: proposed\n\n## Problem\n'), [
      'keyword.other.status.rfc: Status',
      'punctuation.separator.key-value.rfc: :',
      'meta.status.rfc:  ',
      'constant.language.lifecycle.rfc: proposed',
    ]);
    assert.deepEqual((await scopesIn('Status: rejected — too **slow**')).slice(3), [
      'constant.language.lifecycle.rfc: rejected',
      'punctuation.separator.reason.rfc:  — ',
      'string.unquoted.reason.rfc: too **slow**',
    ]);
  });

  test('knows the comment that stands for alternatives', async () => {
    const comment = '<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->';
    const scopes = await scopesIn(`Text.\n\n${comment}\n`);
    assert.ok(scopes.includes('keyword.other.directive.rfc: rfc-format'));
    assert.ok(scopes.includes('constant.language.alternatives.rfc: alternatives-not-recorded'));
    assert.ok(scopes.includes('comment.block.grandfather.rfc:  (pre-format RFC) '));
  });

  test('leaves everything else alone', async () => {
    const others = [
      'Status: Proposed',
      'Status: proposed (2026-07-01)',
      'Status:proposed',
      ' Status: proposed',
      'The Status: proposed',
      'Status: rejected - no',
      '<!-- a comment -->',
      '```md\nStatus: proposed\n<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->\n```',
      '<!--\nStatus: proposed\n-->',
      '    Status: proposed',
    ];
    for (const text of others) assert.deepEqual(await scopesIn(text), [], text);
  });
});
