import { defineTreeRule } from '../../rule';
import { sealsOf } from '../support/archive';

/** Links into the archive are promises; a file that is gone takes the only answer to an old question with it. */
export const archiveRemoved = defineTreeRule({
  id: 'archive/removed',
  summary: 'What has been sealed must stay in the archive, and its entry in the manifest.',
  severity: 'error',
  fix: 'none',
  messages: {
    file: 'The archive has no file `{key}`; expected it there, as it is sealed.',
    entry: 'The manifest has no entry `{key}`; expected it to stay, as it stands in `{reference}`.',
    noManifest: 'The archive has no `{manifest}`; expected its entry `{key}` to stay, as it stands in `{reference}`.',
  },
  check({ tree, report }) {
    const { archive } = tree;
    if (!archive) return;
    const { manifest, manifestPath: path, folder, settings } = archive;
    const seals = sealsOf(manifest);
    for (const [key, { keySpan: span }] of seals) {
      if (tree.kindOf(`${folder}/${key}`) === undefined) report('file', { path, span }, { key });
    }
    if (manifest && !(manifest.kind === 'manifest' && manifest.entries)) return; // `file/*`, `archive/layout`
    for (const key of sealsOf(archive.baseline).keys()) {
      if (seals.has(key)) continue;
      const data = { key, reference: settings.appendOnly, manifest: settings.manifest };
      if (manifest) report('entry', { path, span: manifest.firstLine }, data);
      else report('noManifest', { path: `${folder}/` }, data);
    }
  },
});
