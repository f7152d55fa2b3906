import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { readOverviews } from '../../server/src/engine';
import { nodeFiles } from '../../server/src/host/nodeFiles';
import { corpusFolder, corpusProject, hasCorpus } from '../support/corpus';
import { testShell } from '../support/plans';

test('a real tree is listed whole, in the order of its committed index, which is fresh', (context) => {
  if (!hasCorpus(context)) return;
  const folder = path.join(corpusFolder, 'after-2026-07-05');
  const project = corpusProject(folder);
  assert.ok(project);
  const files = nodeFiles(folder);
  const [overview] = readOverviews(project, files, testShell);
  assert.ok(overview);
  assert.deepEqual([overview.totals.entries, overview.unfiled, overview.index.state], [112, [], 'fresh']);

  const index = files.read(overview.index.path, Number.POSITIVE_INFINITY);
  assert.equal(index.kind, 'text');
  const rows = [...(index.kind === 'text' ? index.text.matchAll(/\]\((\w+\/[\w-]+\/[^)]+)\) \| [\d-]+ \|$/gm) : [])];
  const listed = rows.map(([, rel = '']) => `docs/rfc/${rel}`);
  const inGroups = overview.lifecycles.flatMap((lifecycle) =>
    overview.classes.flatMap((group) =>
      overview.entries.filter((entry) => entry.lifecycle === lifecycle.name && entry.className === group.name),
    ),
  );
  assert.deepEqual(
    inGroups.map((entry) => entry.path),
    listed,
  );

  assert.ok(overview.entries.every(({ statusLine }) => statusLine?.startsWith('Status: ')));
  assert.equal(overview.entries.filter(({ grandfathered }) => grandfathered).length, 25);
  assert.ok(overview.entries.filter(({ links }) => links.length > 0).length > 20);
});
