import { indexManualEdit } from '../../../../server/src/engine/rules/index/manual-edit';
import { INDEX, indexOf } from '../../../support/indexed';
import { testTreeRule } from '../../../support/treeRuleTester';

const cache = 'proposed/feature/2026-07-10-cache.md';
const tree = { [`docs/rfc/${cache}`]: '# RFC: Cache\n' };
const fresh = indexOf({ [cache]: 'Cache' });
const edited = fresh.replace('[Cache]', '[Cache 页]');
const fixes = [{ title: 'Regenerate the index', text: fresh }];

testTreeRule(indexManualEdit, {
  ok: [
    { name: 'as on the disk', files: { ...tree, [INDEX]: edited } },
    { name: 'regenerated, not saved', files: { ...tree, [INDEX]: fresh }, saved: { [INDEX]: 'old\n' } },
    { name: 'the editor hides a byte-order mark', files: { ...tree, [INDEX]: 'old' }, saved: { [INDEX]: '\uFEFFold' } },
    { name: 'another mode', files: { [INDEX]: 'x' }, saved: { [INDEX]: 'y' }, config: { index: { mode: 'off' } } },
  ],
  bad: [
    {
      name: 'a word in a row',
      files: { ...tree, [INDEX]: edited },
      saved: { [INDEX]: fresh },
      problems: [{ message: 'edited', path: INDEX, marked: `| [Cache 页](${cache}) | 2026-07-10 |`, fixes }],
    },
    {
      name: 'lines at the end',
      files: { ...tree, [INDEX]: `${fresh}a\nb\n` },
      saved: { [INDEX]: fresh },
      problems: [{ message: 'edited', path: INDEX, marked: 'a\nb\n', fixes }],
    },
    {
      name: 'a row that was deleted',
      files: { ...tree, [INDEX]: fresh.replace(/\| \[Cache.*\n/, '') },
      saved: { [INDEX]: fresh },
      problems: [{ message: 'edited', path: INDEX, marked: '', fixes }],
    },
    {
      name: 'while the index is blocked there is nothing to regenerate',
      files: { ...tree, 'docs/rfc/drafts/': '', [INDEX]: 'new' },
      saved: { [INDEX]: 'old' },
      problems: [{ message: 'edited', path: INDEX, marked: 'new' }],
    },
  ],
});
