import { type Config, en, type FilePlan, filesAfter, indexPath, planIndex } from '../../engine';
import { t } from '../../speech';
import { sentenceOf } from '../../speech/engineWords';
import type { Args } from '../args';
import type { Command } from '../command';
import { writeIndexPage } from '../indexPage';
import type { ExitCode, Io } from '../io';
import { findProjects, openAll } from '../lint/check';
import { readScope } from '../lint/scope';
import type { OpenProject } from '../openProject';
import { configOption, rootOption } from '../repository';
import { UsageError } from '../usage';
import { lookToWrite, say, writePlans } from '../writing/write';

const modes = ['check', 'write', 'stdout', 'html'] as const;

/** What is done with the index; `html` is about the page instead. */
type Mode = (typeof modes)[number];

/** Renders the generated index of each root, or says whether it is fresh. Spec: index.md §2, §3. */
export const renderIndex: Command = {
  name: 'index',
  operands: '',
  maxOperands: 0,
  summary: en('Render the index of the RFCs, or check that it is fresh.'),
  details: [
    en(
      'One of --check, --write, --stdout and --html is needed. A tree with misplaced files has no index until\nthey are moved; the page lists them.',
    ),
  ],
  options: {
    root: rootOption,
    config: configOption,
    check: { type: 'boolean', help: en('End with exit code 1 when an index is stale or missing; write nothing.') },
    write: { type: 'boolean', help: en('Write every index that is stale or missing.') },
    stdout: { type: 'boolean', help: en('Print the index, and write nothing.') },
    html: {
      type: 'string',
      value: 'FILE',
      help: en('Write a page about all RFCs, with totals, timeline, links and a table, as one file.'),
    },
  },
  async run(args, io) {
    const mode = readMode(args);
    const look = () => findProjects(args, io.cwd, readScope(args, io.cwd));
    const request = mode === 'write' || mode === 'html' ? lookToWrite(look, io) : look();
    if (mode === 'html') {
      writeIndexPage(args.value('html') ?? '', request, io);
      return 0;
    }
    const indexes = openAll(request, io).flatMap(indexesOf);
    if (indexes.length === 0) throw new UsageError(t('The configuration generates no index (`index.mode`).'));
    const blocked = indexes.filter(({ plan }) => plan.notes.length > 0);
    for (const { open, plan } of blocked) {
      for (const note of plan.notes) say(io.stderr, `${open.shown(note.path)}: ${sentenceOf(note.words)}`);
    }
    const rest = indexes.filter((index) => !blocked.includes(index));
    const code = actions[mode](rest, request.root, io);
    return blocked.length > 0 ? 1 : code;
  },
};

function readMode(args: Args): Mode {
  const [mode, ...others] = modes.filter((name) => args.has(name));
  if (mode === undefined) throw new UsageError(t('`rfc index` needs `--check`, `--write`, `--stdout` or `--html`.'));
  if (others.length > 0)
    throw new UsageError(t('`--{mode}` and `--{other}` exclude each other.', { mode, other: others[0] ?? '' }));
  return mode;
}

/** The index of one root and what would make it fresh. */
interface Index {
  readonly open: OpenProject;
  readonly config: Config;
  readonly plan: FilePlan;
}

function indexesOf(open: OpenProject): Index[] {
  const generated = open.project.roots.filter(({ index }) => index.mode === 'generated');
  return generated.map((config) => ({ open, config, plan: planIndex(open.project, config, open.files) }));
}

const isFresh = ({ plan }: Index) => plan.edits.length === 0 && plan.creations.length === 0;

const shownPath = ({ open, config }: Index) => open.shown(indexPath(config));

const actions: Readonly<Record<Exclude<Mode, 'html'>, (indexes: readonly Index[], root: string, io: Io) => ExitCode>> =
  {
    check(indexes, _root, io) {
      const stale = indexes.filter((index) => !isFresh(index));
      for (const index of stale) {
        const fault = index.plan.creations.length > 0 ? t('is missing') : t('is stale');
        say(io.stdout, t('{path} {fault}; `rfc index --write` writes it.', { path: shownPath(index), fault }));
      }
      return stale.length > 0 ? 1 : 0;
    },
    write(indexes, root, io) {
      const stale = indexes.filter((index) => !isFresh(index));
      writePlans(root, stale);
      for (const index of stale) say(io.stdout, shownPath(index));
      return 0;
    },
    stdout(indexes, _root, io) {
      for (const { open, config, plan } of indexes) {
        const content = filesAfter(open.files, plan).read(indexPath(config), Number.POSITIVE_INFINITY);
        if (content.kind === 'text') io.stdout.write(content.text);
      }
      return 0;
    },
  };
