import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import oniguruma from 'vscode-oniguruma';
import textmate from 'vscode-textmate';
import manifest from '../../package.json';

const contributed = manifest.contributes.grammars;

/** As much of a Markdown grammar as it takes to see where our rules apply and where they must not. */
const markdown = {
  scopeName: 'text.html.markdown',
  patterns: [
    { name: 'markup.fenced_code.block.markdown', begin: '^```.*$', end: '^```$' },
    { name: 'comment.block.html', begin: '<!--', end: '-->' },
    { name: 'markup.raw.block.markdown', match: '^    .*$' },
    { name: 'markup.heading.markdown', match: '^#.*$' },
    { name: 'meta.paragraph.markdown', begin: '^(?=\\S)', end: '^(?=\\s*$)', patterns: [{ include: '#inline' }] },
  ],
  repository: {
    inline: {
      patterns: [
        { name: 'markup.inline.raw.string.markdown', match: '`.*?`' },
        { name: 'markup.bold.markdown', match: '\\*\\*.*?\\*\\*' },
        { name: 'comment.block.html', begin: '<!--', end: '-->' },
      ],
    },
  },
};

/** The same of YAML. */
const yaml = {
  scopeName: 'source.yaml',
  patterns: [
    { name: 'comment.line.number-sign.yaml', match: '#.*$' },
    { name: 'entity.name.tag.yaml', match: '^\\s*[^:#]+(?=:)' },
  ],
  repository: {},
};

const hosts: Readonly<Record<string, object>> = { [markdown.scopeName]: markdown, [yaml.scopeName]: yaml };

/** The grammar of a kind of file with ours put into it, as the manifest says. */
export async function loadGrammar(scopeName: string): Promise<textmate.IGrammar> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('vscode-oniguruma/release/onig.wasm'));
  await oniguruma.loadWASM(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength));
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (sources) => new oniguruma.OnigScanner(sources),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async (name) => {
      const host = hosts[name];
      if (host) return host as never;
      const file = contributed.find((grammar) => grammar.scopeName === name)?.path ?? '';
      return textmate.parseRawGrammar(readFileSync(file, 'utf8'), file);
    },
    getInjections: (name) =>
      contributed.flatMap((grammar) => (grammar.injectTo.includes(name) ? [grammar.scopeName] : [])),
  });
  const grammar = await registry.loadGrammar(scopeName);
  assert.ok(grammar);
  return grammar;
}

/** A text with the scopes of each of its stretches under it: those of the whole file, and blanks without any, left out. */
export async function snapshotOf(scopeName: string, text: string): Promise<string> {
  const grammar = await loadGrammar(scopeName);
  let state = textmate.INITIAL;
  const lines = text.replace(/\n$/, '').split('\n');
  const shown = lines.flatMap((line) => {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, state);
    state = ruleStack;
    const marks = tokens.flatMap(({ scopes, startIndex, endIndex }) => {
      const end = Math.min(endIndex, line.length);
      if (scopes.length < 2 || end <= startIndex) return [];
      return [`#${' '.repeat(startIndex)}${'^'.repeat(end - startIndex)} ${scopes.slice(1).join(' ')}`];
    });
    return [`>${line}`, ...marks];
  });
  return `${shown.join('\n')}\n`;
}
