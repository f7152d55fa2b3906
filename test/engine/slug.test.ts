import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { MAX_SLUG, slugOf } from '../../server/src/engine/text/slug';

const slugs: readonly [title: string, slug: string | undefined][] = [
  ['Cache warm up', 'cache-warm-up'],
  ['  `ctx.web`: a seam, again!  ', 'ctx-web-a-seam-again'],
  ['Crème brûlée à la carte', 'creme-brulee-a-la-carte'],
  ['Straße, Łódź, smørrebrød, Ærø', 'strasse-lodz-smorrebrod-aero'],
  ['ﬁle № ２', 'file-no-2'],
  ['🚀 Launch 🚀', 'launch'],
  ['../../etc/passwd', 'etc-passwd'],
  ['CON', 'con'],
  ['2026', '2026'],
  ['', undefined],
  ['?!…', undefined],
  ['🚀', undefined],
  ['缓存', undefined],
  ['缓存 API', undefined],
  ['Кэш', undefined],
];

describe('slugOf', () => {
  for (const [title, slug] of slugs) test(`\`${title}\` gives ${slug}`, () => assert.equal(slugOf(title), slug));

  test('a long title ends at a word', () => {
    assert.equal(slugOf(`${'word '.repeat(59)}end`), Array(12).fill('word').join('-'));
    assert.equal(slugOf('x'.repeat(300)), 'x'.repeat(MAX_SLUG));
    assert.equal(slugOf(`${'x'.repeat(MAX_SLUG)} y`), 'x'.repeat(MAX_SLUG));
  });

  test('any title gives a short kebab-case name or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
        const slug = slugOf(title);
        assert.match(slug ?? 'a', /^[a-z0-9]+(?:-[a-z0-9]+)*$/);
        assert.ok((slug?.length ?? 0) <= MAX_SLUG);
      }),
    );
  });
});
