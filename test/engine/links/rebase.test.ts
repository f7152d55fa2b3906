import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { readFactsWithRemark } from '../../../server/src/engine/facts/remark';
import { applyEdits } from '../../../server/src/engine/fix';
import { type Relocation, rebaseLink } from '../../../server/src/engine/links/rebase';
import { resolveLink } from '../../../server/src/engine/links/resolve';
import { Lines } from '../../../server/src/engine/text/lines';

const OLD = 'docs/rfc/proposed/feature/2026-07-10-a.md';
const NEW = 'docs/rfc/implemented/feature/2026-07-10-a.md';

const moved = (path: string) => (path === OLD ? NEW : path);
/** The moved file's own links, and those of files that lie elsewhere. */
const inside: Relocation = { from: OLD, to: NEW, targetAfter: moved };
const from = (path: string): Relocation => ({ from: path, to: path, targetAfter: moved });

function rebase(text: string, relocation: Relocation): string {
  const { links } = readFactsWithRemark(new Lines(text));
  return applyEdits(
    text,
    links.flatMap((link) => rebaseLink(text, link, relocation) ?? []),
  );
}

const cases: readonly [name: string, relocation: Relocation, before: string, after: string][] = [
  ['same depth', inside, '[a](../../rejected/process/b.md)', '[a](../../rejected/process/b.md)'],
  ['same folder', inside, '[a](b.md)', '[a](../../proposed/feature/b.md)'],
  ['same folder, dotted', inside, '[a](./b.md#c)', '[a](../../proposed/feature/b.md#c)'],
  ['same lifecycle', inside, '[a](../process/b.md "c")', '[a](../../proposed/process/b.md "c")'],
  ['to itself', inside, '[a](2026-07-10-a.md#b) [c](#d)', '[a](2026-07-10-a.md#b) [c](#d)'],
  ['to itself the long way', inside, '[a](../feature/2026-07-10-a.md)', '[a](../feature/2026-07-10-a.md)'],
  ['into its new folder', inside, '[a](../../implemented/feature/b.md)', '[a](../../implemented/feature/b.md)'],
  [
    'its own folder',
    inside,
    '[a](.) [b](./) [c](..)',
    '[a](../../proposed/feature) [b](../../proposed/feature/) [c](../../proposed)',
  ],
  [
    'an image and a definition',
    inside,
    '![a](b.png) [c]\n\n[c]: d.md (e)',
    '![a](../../proposed/feature/b.png) [c]\n\n[c]: ../../proposed/feature/d.md (e)',
  ],
  ['angle brackets and blanks', inside, '[a](<b c.md>)', '[a](<../../proposed/feature/b c.md>)'],
  ['percent escapes', inside, '[a](b%20c.md?d=%20)', '[a](../../proposed/feature/b%20c.md?d=%20)'],
  ['a malformed escape', inside, '[a](b%zz.md)', '[a](../../proposed/feature/b%zz.md)'],
  ['backslashes and references', inside, '[a](b\\_c&amp;d.md#e\\_f)', '[a](../../proposed/feature/b_c&d.md#e_f)'],
  ['what would read as a reference', inside, '[a](b&amp;amp;.md)', '[a](../../proposed/feature/b&amp;amp;.md)'],
  [
    'parentheses',
    inside,
    '[a](b(c).md) [d](e\\(f.md)',
    '[a](../../proposed/feature/b(c).md) [d](../../proposed/feature/e\\(f.md)',
  ],
  [
    'elsewhere',
    inside,
    '[a](https://b.c/d.md) [e](/docs/f.md) <mailto:g@h>',
    '[a](https://b.c/d.md) [e](/docs/f.md) <mailto:g@h>',
  ],
  ['out of the repository', inside, '[a](../../../../../b.md)', '[a](../../../../../b.md)'],
  [
    'from the same folder',
    from('docs/rfc/proposed/feature/b.md'),
    '[a](2026-07-10-a.md#c)',
    '[a](../../implemented/feature/2026-07-10-a.md#c)',
  ],
  [
    'from the new folder',
    from('docs/rfc/implemented/feature/b.md'),
    '[a](../../proposed/feature/2026-07-10-a.md)',
    '[a](2026-07-10-a.md)',
  ],
  [
    'from the top',
    from('README.md'),
    '[a](docs/rfc/proposed/feature/2026-07-10-a.md)',
    '[a](docs/rfc/implemented/feature/2026-07-10-a.md)',
  ],
  [
    'from the top, dotted',
    from('README.md'),
    '[a](./docs/rfc/proposed/feature/2026-07-10-a.md)',
    '[a](./docs/rfc/implemented/feature/2026-07-10-a.md)',
  ],
  [
    'counted from the top',
    from('docs/x/y.md'),
    '[a](/docs/rfc/proposed/feature/2026-07-10-a.md#b)',
    '[a](/docs/rfc/implemented/feature/2026-07-10-a.md#b)',
  ],
  [
    'in a list, a table and a quote',
    from('docs/rfc/README.md'),
    '- [a](proposed/feature/2026-07-10-a.md)\n\n| [b](proposed/feature/2026-07-10-a.md) |\n|---|\n\n> [c](<proposed/feature/2026-07-10-a.md>)',
    '- [a](implemented/feature/2026-07-10-a.md)\n\n| [b](implemented/feature/2026-07-10-a.md) |\n|---|\n\n> [c](<implemented/feature/2026-07-10-a.md>)',
  ],
  [
    'code stays',
    from('docs/rfc/README.md'),
    '`[a](proposed/feature/2026-07-10-a.md)`',
    '`[a](proposed/feature/2026-07-10-a.md)`',
  ],
];

describe('rebaseLink', () => {
  for (const [name, relocation, before, after] of cases) {
    test(name, () => assert.equal(rebase(before, relocation), after));
  }

  test('folders with odd names are written so that they are read back', () => {
    const odd = 'docs/a b/(c/100%/x#y?/d&amp;.md';
    const relocation = { ...from('docs/e.md'), targetAfter: (path: string) => (path === 'docs/d.md' ? odd : path) };
    for (const text of ['[a](d.md#f)', '[a](<d.md#f>)', '[a]\n\n[a]: d.md#f']) {
      assertLeads(rebase(text, relocation), 'docs/e.md', [odd]);
    }
    const scheme = { ...relocation, targetAfter: () => 'docs/a:b.md' };
    assert.equal(rebase('[a](d.md)', scheme), '[a](./a:b.md)');
  });

  test('any link leads, after any move, to what it led to', () => {
    const name = fc.oneof(
      fc.constantFrom('a', 'b', 'c d', 'é', '(x', 'y)', '%20', '&amp;', '..', '.', 'z#', '\\_', '<', "'"),
      fc.string({ minLength: 1, maxLength: 3 }),
    );
    const safe = name.filter((each) => ![...each].some((char) => char === '/' || char < ' '));
    const path = fc
      .array(
        safe.filter((each) => !/^\.\.?$/.test(each)),
        { minLength: 1, maxLength: 4 },
      )
      .map((names) => names.join('/'));
    const address = fc
      .tuple(fc.array(safe, { maxLength: 4 }), fc.constantFrom('', '#f', '?q#f', '#a&amp;b'))
      .map(([names, suffix]) => names.map(encodeURIComponent).join('/') + suffix);
    fc.assert(
      fc.property(path, path, path, address, fc.boolean(), (before, after, targetNow, url, isAngled) => {
        const text = isAngled ? `[a](<${url}> "t")` : `[a](${url.replace(/[()]/g, '\\$&')})`;
        const [link] = readFactsWithRemark(new Lines(text)).links;
        const target = link && resolveLink(before, link.url);
        if (!target || target.path.startsWith('..')) return;
        const relocation = {
          from: before,
          to: after,
          targetAfter: (each: string) => (each === target.path ? targetNow : each),
        };
        assertLeads(rebase(text, relocation), after, [targetNow], target.suffix);
      }),
      { numRuns: 500 },
    );
  });
});

function assertLeads(text: string, source: string, paths: readonly string[], suffix?: string): void {
  const links = readFactsWithRemark(new Lines(text)).links.filter(({ destination }) => destination);
  const targets = links.map(({ url }) => resolveLink(source, url));
  assert.deepEqual(
    targets.map((target) => target?.path),
    paths,
    text,
  );
  if (suffix !== undefined) assert.equal(targets[0]?.suffix, suffix, text);
}
