import { defineTreeRule } from '../../rule';
import { firstLineOf } from '../support/archive';

/** What is not sealed can be changed or deleted without anybody noticing: it only looks archived. */
export const archiveUnsealed = defineTreeRule({
  id: 'archive/unsealed',
  summary: 'Every archived file must be listed in the manifest.',
  severity: 'error',
  fix: 'none',
  messages: {
    unlisted: 'This file is archived but not sealed; expected an entry `{key}` in `{manifest}`.',
    noManifest:
      'This file is archived but not sealed, as there is no `{manifest}`; expected one with an entry `{key}`.',
  },
  check({ tree, report }) {
    const { archive } = tree;
    if (!archive || (archive.manifest && archive.manifest.kind !== 'manifest')) return; // `file/*`
    if (archive.manifest && !archive.manifest.entries) return; // `archive/layout`
    for (const file of archive.files) {
      const { path, key, part } = file.place;
      if (part === undefined || archive.manifest?.entries?.has(key)) continue;
      const message = archive.manifest ? 'unlisted' : 'noManifest';
      report(message, { path, span: firstLineOf(file) }, { key, manifest: archive.settings.manifest });
    }
  },
});
