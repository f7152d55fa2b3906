import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { labelsAt, proposalsAt, proposedFile, type SceneOptions, taken } from '../../support/scenes';

const head = '# RFC: A\n\nStatus: proposed\n\n';
const files = {
  'docs/rfc/README.md': '# RFCs\n',
  'docs/rfc/implemented/feature/2026-07-11-pages.md': '# RFC: Cached pages\n',
  'docs/rfc/implemented/feature/2026-07-11-pages.zh.md': '# RFC: 页面缓存\n',
  'docs/rfc/proposed/feature/2026-07-12-odd (1).md': '# RFC: An `odd` [name\n',
  'docs/rfc/rejected/testing/2026-06-01-bare.md': 'No title.\n',
};
const titles = ['An `odd` [name', 'Cached pages', '2026-06-01-bare.md'];

/** The text after the proposal of a title. */
function linked(marked: string, title: string, options: SceneOptions = {}): string | undefined {
  const proposal = proposalsAt(marked, { files, ...options }).list.find(({ label }) => label === title);
  return proposal && taken(marked, proposal);
}

describe('links to RFCs', () => {
  test('are offered by title, the newest first, the document itself left out', () => {
    assert.deepEqual(labelsAt(`${head}See [it](¦).\n`, { files }), titles);
    assert.deepEqual(labelsAt(`${head}See [[¦]].\n`, { files, typed: true }), titles);
  });

  test('become a relative address', () => {
    assert.equal(linked(`${head}[a](¦)`, 'Cached pages'), `${head}[a](../../implemented/feature/2026-07-11-pages.md)`);
    assert.equal(
      linked('[a](¦)', 'Cached pages', { path: 'README.md' }),
      '[a](docs/rfc/implemented/feature/2026-07-11-pages.md)',
    );
    assert.equal(linked(`${head}[a](¦)`, titles[0] ?? ''), `${head}[a](2026-07-12-odd%20%281%29.md)`);
  });

  test('replace the words typed to find them and an address that stood there', () => {
    const wanted = `${head}[a](../../implemented/feature/2026-07-11-pages.md) b`;
    for (const inside of ['¦', 'cached pa¦', '¦old/path.md', 'cac¦../x.md#a']) {
      assert.equal(linked(`${head}[a](${inside}) b`, 'Cached pages'), wanted, inside);
    }
    assert.equal(linked(`${head}[a](cac¦ b`, 'Cached pages'), wanted, 'closed where it is not');
    const titled = linked(`${head}[a](¦ "title") b`, 'Cached pages');
    assert.equal(titled, wanted.replace(') b', ' "title") b'));
  });

  test('become a whole link behind two brackets', () => {
    const wanted = `${head}See [Cached pages](../../implemented/feature/2026-07-11-pages.md).`;
    for (const end of ['', ']', ']]']) assert.equal(linked(`${head}See [[cac¦${end}.`, 'Cached pages'), wanted, end);
    assert.match(linked(`${head}[[¦]]`, titles[0] ?? '') ?? '', /\[An `odd` \\\[name\]\(/);
  });

  test('are compared by title and file name', () => {
    const filters = (marked: string) => proposalsAt(marked, { files }).list.map(({ filter }) => filter);
    assert.equal(filters(`${head}[a](¦`)[1], 'Cached pages 2026-07-11-pages.md');
    assert.equal(filters(`${head}[[¦`)[1], '[[Cached pages 2026-07-11-pages.md');
  });

  test('are left to the editor where a path is typed', () => {
    for (const query of ['../', './a', '.', '/docs', '#a', 'https:', '<a', 'a/b']) {
      assert.deepEqual(labelsAt(`${head}[a](${query}¦)`, { files }), [], query);
    }
  });

  test('are offered nowhere else', () => {
    const nowhere = [
      `${head}[¦`,
      `${head}(¦`,
      `${head}[a](b.md) ¦`,
      `${head}[a][¦`,
      `${head}[[a]] ¦`,
      `${head}\`[a](¦`,
      `${head}\`\`\`\n[a](¦\n\`\`\`\n`,
      `${head}    [a](¦`,
    ];
    for (const marked of nowhere) assert.deepEqual(labelsAt(marked, { files }), [], marked);
    assert.deepEqual(labelsAt(`${head}[a](¦)`), [], 'no other RFC');
  });

  test('lead to the same language where the project says so, and never to the own other side', () => {
    const path = proposedFile.replace('.md', '.zh.md');
    const own = { ...files, [proposedFile]: '# RFC: A\n' };
    assert.deepEqual(labelsAt('[a](¦)', { path, files: own }), titles);
    assert.equal(linked('[a](¦)', 'Cached pages', { path }), '[a](../../implemented/feature/2026-07-11-pages.md)');
    const config = { pairing: { linkPolicy: 'locale', excluded: ['docs/rfc/rejected/'] } } as const;
    assert.match(linked('[a](¦)', 'Cached pages', { path, config }) ?? '', /pages\.zh\.md/);
    assert.match(linked('[a](¦)', titles[2] ?? '', { path, config }) ?? '', /bare\.md/);
    assert.match(linked('[a](¦)', 'Cached pages', { config }) ?? '', /pages\.md/);
  });

  test('are narrowed down where there are very many', () => {
    const many = Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [
        `docs/rfc/implemented/feature/2026-01-01-note-${index}.md`,
        `# RFC: Note number ${index}\n`,
      ]),
    );
    const all = proposalsAt(`${head}[a](¦)`, { files: many });
    assert.deepEqual([all.list.length, all.isComplete], [200, false]);
    const few = proposalsAt(`${head}[a](number 29¦)`, { files: many });
    assert.deepEqual([few.list.length, few.isComplete], [13, false]);
  });
});
