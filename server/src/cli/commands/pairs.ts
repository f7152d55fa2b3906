import { en } from '../../engine';
import { t } from '../../speech';
import type { Command } from '../command';
import type { ExitCode } from '../io';
import { findProjects } from '../lint/check';
import { checkPairs } from '../pairs/checkPairs';
import { listAllPairs } from '../pairs/list';
import { openPairs, type PairsRequest, type PairsUse } from '../pairs/openPairs';
import { writePairPages } from '../pairs/writePages';
import { writeRecords } from '../pairs/writeRecords';
import { configOption, rootOption } from '../repository';
import { UsageError } from '../usage';
import { lookToWrite } from '../writing/write';

const modes = ['list', 'check', 'write', 'html'] as const;

/** Tells how the languages of each document stand, and records that two of them agree. Spec: bilingual.md §10. */
export const pairs: Command = {
  name: 'pairs',
  operands: '[FILE…]',
  maxOperands: Number.POSITIVE_INFINITY,
  summary: en('List, check or show the pairs of languages, or record that they agree.'),
  details: [
    en(
      'One of --list, --check, --write and --html is needed. FILE is any of the three files of a pair, or\ntheir name without an ending.',
    ),
    en('Writing a record says that somebody has compared both sides, so --write takes the pairs by name,\nor --all.'),
    en(
      'A page of --html shows both languages side by side and needs nothing beside itself. It is written\nnext to its pair: `docs/guide.html` for `docs/guide.md`. A file of that name that is no such page\nis left alone.',
    ),
  ],
  options: {
    root: rootOption,
    config: configOption,
    list: { type: 'boolean', help: en('Print the state of every pair.') },
    format: { type: 'string', value: 'FORMAT', help: en('How --list prints: text (default) or json.') },
    check: { type: 'boolean', help: en('Report what is wrong with the pairs; end with exit code 1 on an error.') },
    write: { type: 'boolean', help: en('Record the sides of each FILE as they are.') },
    html: { type: 'boolean', help: en('Write each FILE with its other language as one page.') },
    out: { type: 'string', value: 'DIR', help: en('With --html: the folder for the pages.') },
    all: { type: 'boolean', help: en('With --write or --html: every pair of which both sides are there.') },
    force: { type: 'boolean', help: en('With --write: also where the sides differ in structure.') },
    'allow-empty': { type: 'boolean', help: en('With --check: finding no pair is no failure.') },
  },
  async run(args, io) {
    const mode = modes.filter((name) => args.has(name));
    const [only, other] = mode;
    if (only === undefined) throw new UsageError(t('`rfc pairs` needs `--list`, `--check`, `--write` or `--html`.'));
    if (other !== undefined) throw new UsageError(t('`--{only}` and `--{other}` exclude each other.', { only, other }));
    refuseStray(only, (name) => args.has(name));
    const look = (): PairsRequest => ({ args, io, ...findProjects(args, io.cwd, everything) });
    const request = only === 'write' || only === 'html' ? lookToWrite(look, io) : look();
    return actions[only](openPairs(request), request);
  },
};

/** Pairs are looked for everywhere; the operands say which of them are meant. */
const everything = { includes: () => true, operands: [] };

/** An option that means nothing beside another would look as if it had worked. */
function refuseStray(mode: (typeof modes)[number], has: (name: string) => boolean): void {
  for (const [option, owners] of Object.entries(ownersOf)) {
    if (!has(option) || owners.includes(mode)) continue;
    const names = owners.map((owner) => `\`--${owner}\``).join(' or ');
    throw new UsageError(t('`--{option}` means something only beside {names}.', { option, names }));
  }
}

const ownersOf: Readonly<Record<string, readonly (typeof modes)[number][]>> = {
  format: ['list'],
  all: ['write', 'html'],
  force: ['write'],
  out: ['html'],
  'allow-empty': ['check'],
};

const actions: Readonly<Record<(typeof modes)[number], (use: PairsUse, request: PairsRequest) => ExitCode>> = {
  list: listAllPairs,
  check: checkPairs,
  write: writeRecords,
  html: writePairPages,
};
