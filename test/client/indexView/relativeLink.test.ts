import assert from 'node:assert/strict';
import { test } from 'node:test';
import { relativeLink } from '../../../client/src/indexView/relativeLink';

test('a link is relative to the file in the editor, its title Markdown as it stands', () => {
  const target = '/w/docs/rfc/proposed/feature/2026-07-10-cache.md';
  assert.equal(
    relativeLink('/w/docs/rfc/implemented/testing/a.md', target, 'A `b`'),
    '[A `b`](../../proposed/feature/2026-07-10-cache.md)',
  );
  assert.equal(relativeLink('/w/docs/rfc/proposed/feature/a.md', target, 'A'), '[A](2026-07-10-cache.md)');
  assert.equal(
    relativeLink('/w/README.md', '/w/docs/a (b) 端.md', 'x [y] z'),
    '[x [y] z](docs/a%20%28b%29%20%E7%AB%AF.md)',
  );
  assert.equal(relativeLink('/a.md', '/b.md', 'x ] [ \\'), '[x \\] \\[ \\\\](b.md)');
});
