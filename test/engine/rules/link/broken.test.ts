import { linkBroken } from '../../../../server/src/engine/rules/link/broken';
import { testRule } from '../../../support/ruleTester';

const queue = { 'docs/rfc/proposed/feature/2026-07-02-queue.md': '' };
const shipped = { 'docs/rfc/implemented/testing/2026-07-02-queue.md': '' };

testRule(linkBroken, {
  ok: [
    { name: 'empty file', text: '' },
    { name: 'a file beside it', text: '[a](2026-07-02-queue.md) ![b](./2026-07-02-queue.md)\n', around: queue },
    { name: 'itself', text: '[a](2026-07-10-cache.md)\n' },
    {
      name: 'fragment and query',
      text: '[a](2026-07-02-queue.md?plain=1#L3) [b](2026-07-02-queue.md#x)\n',
      around: queue,
    },
    {
      name: 'a folder, with and without slash',
      text: '[a](../../../../src/b/) [c](../../../..) [d](.)\n',
      around: { 'src/b/e.ts': '' },
    },
    {
      name: 'percent escapes',
      text: '[a](b%20c/%E9%97%AE.md) [d](100%.md)\n',
      around: { 'docs/rfc/proposed/feature/b c/问.md': '', 'docs/rfc/proposed/feature/100%.md': '' },
    },
    {
      name: 'escapes and references of Markdown',
      text: '[a](b\\_c&amp;d.md) [e](<f g.md>)\n',
      around: { 'docs/rfc/proposed/feature/b_c&d.md': '', 'docs/rfc/proposed/feature/f g.md': '' },
    },
    {
      name: 'a link to a folder and a pipe',
      text: '[a](b) [c](d)\n',
      around: {
        'docs/rfc/proposed/feature/b': { kind: 'link-folder' },
        'docs/rfc/proposed/feature/d': { kind: 'special' },
      },
    },
    {
      name: 'a file below a link to a folder is not looked for in vain',
      text: '[a](b)\n',
      around: { 'docs/rfc/proposed/feature/b': { linkTo: 'c' } },
    },
    {
      name: 'absolute addresses',
      text: '[a](https://b.c/d.md) [e](//f.g) [h](/i.md) [j](mailto:k@l.m) [n](x:y.md) <o:p> www.q.r\n',
    },
    { name: 'only a place', text: '[a](#b) [c](#) [d](?e) [f]() [g](<>)\n\n[//]: # (h)\n' },
    {
      name: 'code, comments and text',
      text: '`[a](b.md)` <!-- [c](d.md) --> \\[e](f.md) [g] [h][i]\n\n```\n[j](k.md)\n```\n',
    },
    { name: 'half typed', text: '[a](b.md\n\n[c](\n\n![d\n' },
    { name: 'a companion', path: 'README.md', text: '[a](docs/rfc/)\n', around: queue },
    {
      name: 'out of the folder of the configuration',
      path: 'README.md',
      text: '[a](../b.md)\n',
      around: { '../b.md': '' },
    },
  ],
  bad: [
    {
      name: 'no such file',
      text: '😀 [a](«b.md»)\n',
      problems: ['missing'],
      messages: ['`b.md` leads to `docs/rfc/proposed/feature/b.md`, and there is no such file or folder.'],
    },
    { name: 'behind a byte-order mark', text: '\uFEFF[a](«b.md»)\n', problems: ['missing'] },
    {
      name: 'an RFC that has shipped, fragment and title kept',
      text: '# [a](«2026-07-02-queue.md#b» "c")\n',
      around: shipped,
      problems: ['missing'],
      suggestions: [
        {
          title: 'Lead to `docs/rfc/implemented/testing/2026-07-02-queue.md`',
          text: '# [a](../../implemented/testing/2026-07-02-queue.md#b "c")\n',
        },
      ],
    },
    {
      name: 'upper and lower case, on every system',
      text: '[a](./«2026-07-02-Queue.md»)\n'.replace('./«', '«./'),
      around: queue,
      problems: ['spelling'],
      messages: [
        '`./2026-07-02-Queue.md` leads to `docs/rfc/proposed/feature/2026-07-02-Queue.md`, which is spelled `docs/rfc/proposed/feature/2026-07-02-queue.md`: upper and lower case count.',
      ],
      suggestions: [
        { title: 'Lead to `docs/rfc/proposed/feature/2026-07-02-queue.md`', text: '[a](./2026-07-02-queue.md)\n' },
      ],
    },
    {
      name: 'a definition once, however often it is used',
      text: '[a][b] [b] ![c][b]\n\n[b]: «2026-07-02-quuee.md»\n',
      around: queue,
      problems: ['missing'],
      suggestions: [
        {
          title: 'Lead to `docs/rfc/proposed/feature/2026-07-02-queue.md`',
          text: '[a][b] [b] ![c][b]\n\n[b]: 2026-07-02-queue.md\n',
        },
      ],
    },
    { name: 'a definition that nobody uses', text: '[a]: «b.md»\n', problems: ['missing'] },
    {
      name: 'links at any depth, each on its own',
      text: '> - [a](«b.md») and [c](«b.md»)\n\n| [![d](«e.png»)](«<f g>») |\n|---|\n'.replace('«<f g>»', '<«f g»>'),
      problems: ['missing', 'missing', 'missing', 'missing'],
    },
    { name: 'a malformed escape is read as it is', text: '[a](«%E9%.md»)\n', problems: ['missing'] },
    { name: 'above everything', text: '[a](«../../../../../../b.md»)\n', problems: ['missing'] },
    {
      name: 'a link to nothing is nothing',
      text: '[a](«b.md»)\n',
      around: { 'docs/rfc/proposed/feature/b.md': { kind: 'dangling' } },
      problems: ['missing'],
    },
    {
      name: 'the other language',
      path: 'docs/rfc/proposed/feature/2026-07-10-cache.zh.md',
      text: '# RFC: 缓存\n\n见[队列](«2026-07-02-queue.zh.md»)。\n',
      around: queue,
      problems: ['missing'],
    },
    {
      name: 'a companion, and a path that only a browser takes for one',
      path: 'docs/guide.md',
      text: '[a](«rfc\\proposed») [b](«gudie.md»)\n',
      problems: ['missing', 'missing'],
    },
  ],
});
