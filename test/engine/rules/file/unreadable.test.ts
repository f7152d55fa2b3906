import { fileUnreadable } from '../../../../server/src/engine/rules/file/unreadable';
import { testTreeRule } from '../../../support/treeRuleTester';

const rfc = 'docs/rfc/proposed/feature/2026-07-10-cache.md';

testTreeRule(fileUnreadable, {
  others: ['tangled'], // test/engine/facts/effort.slow.test.ts
  ok: [
    { name: 'no root', files: {} },
    { name: 'a file', files: { [rfc]: '' } },
    {
      name: 'folders that claim to be nothing else',
      files: { 'docs/rfc/proposed/feature/': { kind: 'folder' }, 'docs/rfc/rejected': { kind: 'link-folder' } },
    },
    { name: 'a folder in the root: layout/unknown-lifecycle', files: { 'docs/rfc/a.md/': { kind: 'folder' } } },
    { name: 'what no rule reads', files: { 'docs/rfc/proposed/feature/a.txt': { kind: 'dangling' } } },
  ],
  bad: [
    {
      name: 'each reason in its own words',
      files: {
        'docs/rfc/README.md': { kind: 'dangling' },
        'docs/rfc/proposed/feature/a.md': { kind: 'folder' },
        'docs/rfc/proposed/feature/b.md': { kind: 'link-folder' },
        'docs/rfc/proposed/feature/c.md': { kind: 'special' },
        'docs/rfc/proposed/feature/d.md': { kind: 'unreadable', reason: 'permission' },
        'docs/rfc/proposed/feature/e.md': { kind: 'unreadable', reason: 'vanished' },
        'docs/rfc/proposed/feature/f.md': { kind: 'unreadable', reason: 'error' },
        'docs/rfc/proposed/feature/g.md': { kind: 'unreadable', reason: 'outside' },
      },
      problems: [
        { message: 'dangling', path: 'docs/rfc/README.md', text: 'This is a link to nothing; expected a file.' },
        {
          message: 'folder',
          path: 'docs/rfc/proposed/feature/a.md',
          text: 'This is a folder; expected a file, as its name ends in `.md`.',
        },
        { message: 'folder', path: 'docs/rfc/proposed/feature/b.md' },
        {
          message: 'special',
          path: 'docs/rfc/proposed/feature/c.md',
          text: 'This is a pipe, socket or device; expected a file, as its name ends in `.md`.',
        },
        {
          message: 'permission',
          path: 'docs/rfc/proposed/feature/d.md',
          text: 'This file may not be read by the current user, so nothing in it was checked.',
        },
        {
          message: 'vanished',
          path: 'docs/rfc/proposed/feature/e.md',
          text: 'This file vanished before it could be read.',
        },
        {
          message: 'error',
          path: 'docs/rfc/proposed/feature/f.md',
          text: 'This file could not be read, so nothing in it was checked.',
        },
        {
          message: 'outside',
          path: 'docs/rfc/proposed/feature/g.md',
          text: 'This is a link out of the repository, so it is not read; expected a file.',
        },
      ],
    },
  ],
});
