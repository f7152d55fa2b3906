import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { defaultConfig } from '../../server/src/engine';
import { loadProject } from '../../server/src/host/loadProject';
import { temporaryFolder } from '../support/folders';

describe('loadProject', () => {
  test('without a configuration the defaults apply', () => {
    const base = temporaryFolder();
    const { project, broken } = loadProject({ base });
    assert.deepEqual([project, broken], [{ roots: [defaultConfig] }, false]);
  });

  test('reads what the file extends from its folder', () => {
    const base = temporaryFolder({
      'rfc.config.json': '{ "extends": "./more.json" }',
      'more.json': '{ "noun": "ADR" }',
    });
    const { project } = loadProject({ base, configFile: path.join(base, 'rfc.config.json') });
    assert.deepEqual(
      project.roots.map(({ noun }) => noun),
      ['ADR'],
    );
  });

  test('an open buffer comes before the disk', () => {
    const base = temporaryFolder({ 'rfc.config.json': '{}' });
    const configFile = path.join(base, 'rfc.config.json');
    const { project } = loadProject({ base, configFile }, (file) =>
      file === configFile ? '{ "noun": "ADR" }' : undefined,
    );
    assert.equal(project.roots[0]?.noun, 'ADR');
  });

  test('a broken one gives the defaults, and says so', () => {
    const base = temporaryFolder({ 'rfc.config.json': '{' });
    const { project, broken } = loadProject({ base, configFile: path.join(base, 'rfc.config.json') });
    assert.deepEqual([project.roots, broken, project.file?.findings().length], [[defaultConfig], true, 1]);
  });

  test('one from outside the tree is read in its own folder, and names paths of the tree', () => {
    const elsewhere = temporaryFolder({
      'my.json': '{ "extends": "./more.json", "pairing": { "excluded": ["docs/here.md", "docs/gone.md"] } }',
      'more.json': '{ "noun": "ADR" }',
    });
    const base = temporaryFolder({ 'docs/here.md': 'text\n' });
    const { project, files } = loadProject({ base, configFile: path.join(elsewhere, 'my.json') });
    assert.equal(project.roots[0]?.noun, 'ADR');
    assert.deepEqual(
      project.file?.findings().map(({ rule, data }) => [rule, data.path]),
      [['config/missing-path', 'docs/gone.md']],
    );
    assert.equal(files.kindOf('docs/here.md'), 'file');
  });
});
