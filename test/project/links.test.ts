import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import ignore from 'ignore';
import { toPageText } from '../../scripts/lib/pageText.mjs';
import { faultOf, type LinkTarget, linksOf } from '../support/markdownLinks';
import { readSources } from '../support/sources';

/** Addresses that our pages lead to. Somebody has looked at each: a test that asks the network would tell of the weather. */
const known: readonly string[] = [
  'https://github.com/DavidAnson/markdownlint',
  'https://github.com/ethereum/eipw',
  'https://github.com/npryce/adr-tools',
  'https://github.com/rust-lang/rfcbot-rs',
  'https://github.com/thomvaill/log4brains',
  'https://github.com/vale-cli/vale',
];

const atTop = readdirSync('.').filter((name) => name.endsWith('.md'));
const below = ['docs', 'examples', 'media'].flatMap((folder) => readSources(folder, '.md').map(({ file }) => file));
const pages = [...atTop, ...below];
const links = pages.flatMap((page) => linksOf(page));

describe('links of our pages', () => {
  test('lead to files and headings that exist', () => {
    assert.ok(links.length > 200, `${links.length} links`);
    assert.deepEqual(
      links.flatMap((link) => faultOf(link) ?? []),
      [],
    );
  });

  test('name no address that nobody has looked at', () => {
    const outside = links.flatMap(({ address }) => (address === undefined || known.includes(address) ? [] : [address]));
    assert.deepEqual(outside, []);
    const named = new Set(links.map(({ address }) => address));
    assert.deepEqual(
      known.filter((address) => !named.has(address)),
      [],
      'an address that no page names any more',
    );
  });

  test('a file that is gone and a heading that was renamed are told', () => {
    const faults = linksOf('README.md', '[a](gone.md) [b](docs/editor.md#gone) [c](docs/editor.md#commands) `[d](x)`');
    assert.deepEqual(faults.map(faultOf), [
      'README.md: gone.md does not exist',
      'README.md: docs/editor.md has no heading #gone',
      undefined,
    ]);
  });
});

describe('links of what is shipped', () => {
  test('the page of the extension has none that needs a file, and no picture', () => {
    for (const name of ['README.md', 'CHANGELOG.md']) {
      const text = toPageText(readFileSync(name, 'utf8'));
      const needsFile = linksOf(name, text).filter(({ address, path }) => address === undefined && path !== name);
      assert.deepEqual(needsFile, []);
    }
  });

  test('the page of the extension keeps words and addresses', () => {
    const text = 'A [`b` c](d.md), [e](https://e.example) and [f](#f).\n\n![g](g.png)\n\nAn ![h](h.png) icon.\n';
    assert.equal(toPageText(text), 'A `b` c, [e](https://e.example) and [f](#f).\n\nAn h icon.\n');
  });

  test('rule pages, which the extension shows, lead to rule pages only', () => {
    const wrong = links.filter(
      ({ from, path = '' }) => from.startsWith('docs/rules/') && !path.startsWith('docs/rules/'),
    );
    assert.deepEqual(wrong, []);
  });

  test('the npm package holds what its pages lead to', () => {
    const matcher = ignore().add(readFileSync('.npmignore', 'utf8'));
    const isShipped = (file: string) => !matcher.ignores(file);
    const missing = links.filter((link) => isShipped(link.from) && leadsOut(link, isShipped));
    assert.ok(isShipped('README.md') && isShipped('docs/images/squiggles.png') && !isShipped('server/src/programs.ts'));
    assert.deepEqual(
      missing.map(({ from, path }) => `${from}: ${path}`),
      [],
    );
  });
});

function leadsOut({ path }: LinkTarget, isShipped: (file: string) => boolean): boolean {
  return path !== undefined && path !== '' && existsSync(path) && !isShipped(path.replace(/\/$/, ''));
}
