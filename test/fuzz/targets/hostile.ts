import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { rfc } from '../../support/cli';
import { type DiskEntry, fillFolder } from '../../support/folders';
import { uriOf } from '../../support/lspClient';
import { chance, pick, type Random, repeat } from '../../support/random';
import { differences, inFolder, snapshot } from '../folder';
import { complaintAbout } from '../program';
import { withServer } from '../server';
import { shrinkJson, shrinkList } from '../shrink';
import { defineTarget } from '../target';
import { faultyTree, rfcPaths, type Texts } from '../trees';

/** A repository that somebody prepared for those who open it. `{outside}` stands for the folder around it. */
interface HostileCase {
  readonly texts: Texts;
  readonly config: unknown;
  /** Symbolic links by path: where they lead. */
  readonly links: readonly (readonly [string, string])[];
}

/** What lies beside the repository and is nobody's business. */
const SECRET = 'S3CRET-WORDS';
const outside = {
  'secret.md': `# RFC: ${SECRET}\n\nStatus: proposed\n`,
  'secret/2026-07-10-a.md': `# RFC: ${SECRET}\n\nStatus: proposed\n`,
  'secret/proposed.md': `## ${SECRET}\n`,
  'secret/rfc.config.json': `{ "noun": "${SECRET}" }`,
};

const escapes = [
  ...[
    '../secret',
    '../secret.md',
    '../secret/',
    '{outside}/secret',
    '{outside}/secret.md',
    'docs/../../secret',
    './../secret',
    '..\\secret',
    'C:\\secret',
  ],
  ...[
    'docs/link',
    'docs/link/secret.md',
    'docs/rfc/../../../secret',
    '//secret',
    '\\\\host\\secret',
    'file:///{outside}/secret.md',
    'docs/rfc/loop',
    '../secret/rfc.config.json',
  ],
] as const;

const links: readonly (readonly [string, string])[] = [
  ['docs/link', '../../secret'],
  ['docs/rfc/proposed/feature', '../../../../secret'],
  ['docs/rfc/proposed/feature/2026-07-10-cache.md', '../../../../../secret.md'],
  ['docs/rfc/proposed/feature/2026-07-10-cache.zh.md', '{outside}/secret.md'],
  ['docs/rfc/loop', '.'],
  ['docs/loop.md', 'loop.md'],
  ['docs/up', '..'],
  ['docs/rfc/INDEX.md', '../../../secret.md'],
  ['docs/guide.md', '{outside}/secret.md'],
  ['docs/guide.i18n.yaml', '../../secret.md'],
  ['docs/guide.html', '../../secret.md'],
  ['.rfc/templates', '../../secret'],
  ['.rfc-unfinished.json', '../secret.md'],
  ['README.md', '../secret.md'],
  ['.gitattributes', '../secret.md'],
];

const inject = '</script><script>alert(1)</script><img src=x onerror=alert(2)>';

const commands: readonly (readonly string[])[] = [
  ['lint', '--format', 'json', '--allow-empty'],
  ['lint', '--fix', '--allow-empty'],
  ['normalize', '--grandfather', '--confirm-pairs', '--allow-empty'],
  ['index', '--write'],
  ['index', '--html', 'page.html'],
  ['pairs', '--list'],
  ['pairs', '--write', '--all', '--force'],
  ['pairs', '--html', '--all'],
  ['new', '--title', 'A thing', '--class', 'feature', '--topic', 'thing', '--pair'],
  ['move', rfcPaths[0], 'implemented'],
  ['schema', 'check', 'docs/guide.md', 'src/tool.ts'],
];

/** A workspace that means harm. */
export const hostile = defineTarget<HostileCase>({
  name: 'hostile',
  holds: 'nothing outside of the repository is read, shown or written, and no page holds markup of a document.',
  short: 3,
  generate(random) {
    const texts = Object.fromEntries(
      Object.entries(faultyTree(random)).map(([file, text]) => [file, armed(random, text)]),
    );
    return { texts, config: hostileConfig(random), links: repeat(random(4), () => pick(random, links)) };
  },
  check: (input) => inFolder(outside, (folder) => attack(folder, input)),
  async shrink(input, fails) {
    const fewer = await shrinkList(input.links, (each) => fails({ ...input, links: each }));
    const config = await shrinkJson(input.config, (each) => fails({ ...input, links: fewer, config: each }));
    const kept = await shrinkList(Object.entries(input.texts), (each) =>
      fails({ links: fewer, config, texts: Object.fromEntries(each) }),
    );
    return { links: fewer, config, texts: Object.fromEntries(kept) };
  },
  show: (input) => JSON.stringify(input, undefined, 2),
});

function armed(random: Random, text: string): string {
  const link = `[a](${pick(random, escapes)}) ![b](${pick(random, escapes)}) ${inject}\n`;
  const titled = chance(random, 30) ? text.replace(/^# .*$/m, (title) => `${title} ${inject}`) : text;
  return chance(random, 50) ? `${titled}\n${link}` : titled;
}

function hostileConfig(random: Random): unknown {
  const way = () => pick(random, escapes);
  const all: readonly (readonly [string, () => unknown])[] = [
    ['root', way],
    ['roots', () => [{ root: way() }, { root: 'docs/rfc' }]],
    ['extends', () => ['rfc', way()]],
    ['templates', way],
    ['index', () => ({ file: way(), readme: way(), banner: inject, heading: inject })],
    ['legacy', () => ({ roots: [way()] })],
    ['allow', () => ({ folders: [way()], root: [way()] })],
    [
      'pairing',
      () => ({
        required: [way()],
        excluded: [way()],
        scope: [`${way()}/**`, '**'],
        counterpartSuffix: pick(random, ['/../../secret.md', '.zh.md']),
        recordSuffix: pick(random, ['/../x', '.i18n.yaml']),
      }),
    ],
    ['zh', () => ({ enabled: true, terminology: way() })],
    ['schema', () => ({ files: [way(), '../**'], sources: ['../**', '**'] })],
    ['markdown', () => ({ scope: ['../**', '**', way()], anchors: true })],
    ['filename', () => pick(random, ['../{topic}.md', '{date}-{topic}.md', '{topic}/../../../{date}.md'])],
    ['lifecycles', () => [{ name: pick(random, ['..', '../secret', 'proposed']) }, { name: 'implemented' }]],
    ['classes', () => [pick(random, ['..', '../../secret', 'feature'])]],
    ['archive', () => ({ folder: way(), manifest: way() })],
  ];
  return Object.fromEntries(all.filter(() => chance(random, 30)).map(([key, make]) => [key, make()]));
}

async function attack(folder: string, input: HostileCase): Promise<string | undefined> {
  const repository = path.join(folder, 'repo');
  const fill = (text: string) => text.replaceAll('{outside}', folder);
  const { 'rfc.config.jsonc': _, ...texts } = input.texts;
  const taken = new Map<string, DiskEntry>(input.links.map(([file, link]) => [file, { link: fill(link) }]));
  for (const [file, text] of Object.entries(texts))
    if (![...taken.keys()].some((link) => isWithin(link, file))) taken.set(file, fill(text));
  fillFolder(repository, {
    '.git/': '',
    'rfc.config.json': fill(JSON.stringify(input.config) ?? ''),
    ...withoutOverlaps(taken),
  });
  const before = outsideOf(folder);
  const said: Record<string, string> = {};
  for (const args of commands) {
    const ended = await rfc(args, { cwd: repository, withIndex: true });
    const complaint = complaintAbout(ended);
    if (complaint !== undefined) return `${args.join(' ')}: ${complaint}`;
    said[args.join(' ')] = ended.stdout + ended.stderr;
  }
  said['the server'] = await serverSays(repository);
  assert.deepEqual(differences(outsideOf(folder), before), [], 'nothing outside is touched');
  const inside = snapshot(repository);
  const teller = Object.entries({ ...said, ...inside }).find(([, text]) => text.includes(SECRET));
  if (teller) return `what lies outside is told: by ${teller[0]}: ${aroundSecret(teller[1])}`;
  const page = Object.entries(inside).find(([file, text]) => file.endsWith('.html') && text.includes(inject));
  return page === undefined ? undefined : `${page[0]} holds markup of a document`;
}

function aroundSecret(text: string): string {
  const at = text.indexOf(SECRET);
  return text.slice(Math.max(0, at - 200), at + 100);
}

function isWithin(outer: string, inner: string): boolean {
  return inner === outer || inner.startsWith(`${outer}/`);
}

/** A path within another one cannot be made; the outer one counts. */
function withoutOverlaps(entries: ReadonlyMap<string, DiskEntry>): Record<string, DiskEntry> {
  const names = [...entries.keys()];
  return Object.fromEntries(
    [...entries].filter(([name]) => !names.some((other) => other !== name && isWithin(other, name))),
  );
}

/** Everything in a folder but the repository. */
function outsideOf(folder: string): Record<string, string> {
  return Object.fromEntries(Object.entries(snapshot(folder)).filter(([name]) => !isWithin('repo', name)));
}

/** Everything that the server tells about the repository. */
function serverSays(repository: string): Promise<string> {
  return withServer(repository, async (client) => {
    const answers: unknown[] = [await client.pullWorkspace()];
    for (const name of [rfcPaths[0], 'docs/guide.md', 'README.md']) {
      const file = path.join(repository, name);
      if (!existsSync(file)) continue;
      const textDocument = { uri: uriOf(file) };
      for (let line = 0; line < 20; line += 5) {
        answers.push(
          await client.connection.sendRequest('textDocument/hover', { textDocument, position: { line, character: 5 } }),
        );
      }
      answers.push(await client.connection.sendRequest('textDocument/codeLens', { textDocument }));
      answers.push(await client.connection.sendRequest('rfc/pairPreview', { uri: textDocument.uri }));
    }
    answers.push(await client.connection.sendRequest('rfc/overview', {}));
    return JSON.stringify(answers);
  });
}
