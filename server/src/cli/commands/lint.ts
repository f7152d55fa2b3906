import path from 'node:path';
import { lintConfig, lintProject, type Shell } from '../../engine';
import { gitBaseline } from '../../host/gitBaseline';
import { locateProject } from '../../host/locate';
import type { Args } from '../args';
import type { Command } from '../command';
import type { ExitCode, Io } from '../io';
import { type Buffered, type OpenProject, openProject } from '../openProject';
import { overrideRules, readOverrides } from '../overrides';
import { printable } from '../printable';
import { coloursFor } from '../reporters/colours';
import { writeJson } from '../reporters/json';
import { writeText } from '../reporters/text';
import { type Report, toReport } from '../reporters/toJson';
import { configOption, exists, findRepository, locateIn, rootOption } from '../repository';
import { UsageError } from '../usage';

/** The gate: checks every RFC and says so in the exit code. */
export const lint: Command = {
  name: 'lint',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  summary: 'Check every RFC of the repository.',
  details: [
    'PATH limits what is reported to files and folders; rules about the whole tree still look at all of it.',
    'Results go to standard output, everything else to standard error.',
  ],
  options: {
    root: rootOption,
    config: configOption,
    format: { type: 'string', value: 'FORMAT', help: 'text (the default) or json.' },
    rule: {
      type: 'string',
      value: 'ID=SEVERITY',
      help: 'Set the severity of a rule, or of a namespace such as `status/*`; may be repeated.',
    },
    'max-warnings': { type: 'string', value: 'N', help: 'End with exit code 1 when there are more than N warnings.' },
    'allow-empty': { type: 'boolean', help: 'Finding no RFC is no failure.' },
    stdin: { type: 'boolean', help: 'Check the text on standard input in the place of one file.' },
    'stdin-filename': { type: 'string', value: 'FILE', help: 'The file that the text on standard input stands for.' },
  },
  async run(args, io) {
    const format = args.choice('format', ['text', 'json']);
    const maxWarnings = args.count('max-warnings');
    const overrides = readOverrides(args.values('rule'));
    const scope = readScope(args, io.cwd);
    const started = performance.now();
    const open = await openFor(args, io, scope);
    const shell = shellFor(io, open);
    if (open.broken) throw new UsageError(brokenSentence(open, shell));

    const includes = (enginePath: string) => isWithin(scope, open.absolute(enginePath));
    const verdict = lintProject(overrideRules(open.project, overrides), open.files, shell, includes);
    const report = toReport(verdict, open, performance.now() - started);
    if (format === 'json') writeJson(report, io.stdout);
    else writeText(report, io.stdout, coloursFor(io.isTTY && !io.env.NO_COLOR));
    return judge(
      report,
      { maxWarnings, allowEmpty: args.has('allow-empty'), looked: whereLooked(open, args, io.cwd) },
      io,
    );
  },
};

/** What to report: absolute paths of files and folders, or `undefined` for everything. */
type Scope = readonly string[] | undefined;

function readScope(args: Args, cwd: string): Scope {
  if (args.has('stdin')) return [stdinFile(args, cwd)];
  if (args.has('stdin-filename')) throw new UsageError('`--stdin-filename` means something only beside `--stdin`.');
  for (const operand of args.operands) {
    if (!exists(path.resolve(cwd, operand))) throw new UsageError(`There is no file or folder \`${operand}\`.`);
  }
  return args.operands.length > 0 ? args.operands.map((operand) => path.resolve(cwd, operand)) : undefined;
}

function stdinFile(args: Args, cwd: string): string {
  const name = args.value('stdin-filename');
  if (name === undefined)
    throw new UsageError('`--stdin` needs `--stdin-filename FILE`: where a text lies decides what is right.');
  if (args.operands.length > 0) throw new UsageError('`--stdin` checks one text, so it takes no PATH beside it.');
  return path.resolve(cwd, name);
}

function isWithin(scope: Scope, file: string): boolean {
  return (
    !scope ||
    scope.some((wanted) => file === wanted || file.startsWith(wanted.endsWith(path.sep) ? wanted : wanted + path.sep))
  );
}

async function openFor(args: Args, io: Io, scope: Scope): Promise<OpenProject> {
  const [file] = args.has('stdin') ? (scope ?? []) : [];
  const root = findRepository(args, io.cwd, file === undefined ? io.cwd : path.dirname(file));
  const location = locateIn(root, args, io.cwd);
  const buffer: Buffered | undefined = file === undefined ? undefined : { file, bytes: await io.readStdin() };
  return openProject(root, location, buffer);
}

/** A rule that crashes becomes a problem of its own; its stack is for whoever asks for it. */
function shellFor(io: Io, open: OpenProject): Shell {
  return {
    today: io.today,
    readBaseline: gitBaseline(open.absolute('.')),
    onCrash(rule, error) {
      if (io.env.RFC_DEBUG) io.stderr.write(`${rule}: ${error instanceof Error ? error.stack : String(error)}\n`);
    },
  };
}

/** `FILE:LINE:COLUMN: reason`. */
function brokenSentence(open: OpenProject, shell: Shell): string {
  const { problems } = toReport({ problems: lintConfig(open.project, shell), rfcs: 0 }, open, 0);
  const reason = problems.find(({ rule }) => rule === 'config/syntax') ?? problems[0];
  if (!reason) return 'The configuration cannot be read.';
  const { line, character } = reason.range.start;
  return `${reason.file}:${line + 1}:${character + 1}: ${reason.message}`;
}

/** Where RFCs were looked for, in words, and where else to look. */
function whereLooked(open: OpenProject, args: Args, cwd: string): string {
  const operands = args.has('stdin') ? args.values('stdin-filename') : args.operands;
  const roots = open.project.roots.map((config) => `\`${open.shown(config.root)}\``).join(', ');
  const below = `below ${roots} in \`${open.root}\``;
  if (operands.length === 0) return below;
  const other = operands.flatMap((operand) => otherProject(open, path.resolve(cwd, operand)) ?? [])[0];
  const elsewhere = other === undefined ? '' : `; \`--root ${path.relative(cwd, other)}\` looks in the project there`;
  return `${below} among ${operands.map((operand) => `\`${operand}\``).join(', ')}${elsewhere}`;
}

/** The folder of a nearer configuration around a path, which speaks for another project. */
function otherProject(open: OpenProject, file: string): string | undefined {
  const { base, configFile } = locateProject(file, open.root);
  return configFile !== undefined && base !== open.base ? base : undefined;
}

interface Limits {
  readonly maxWarnings: number | undefined;
  readonly allowEmpty: boolean;
  readonly looked: string;
}

function judge({ summary }: Report, { maxWarnings, allowEmpty, looked }: Limits, io: Io): ExitCode {
  const isEmpty = summary.files === 0 && !allowEmpty;
  const tooMany = maxWarnings !== undefined && summary.warnings > maxWarnings;
  if (isEmpty) io.stderr.write(`${printable(`No RFC was found ${looked}.`)}\n`);
  if (tooMany) io.stderr.write(`${warningCount(summary.warnings)}, and --max-warnings allows ${maxWarnings}.\n`);
  return isEmpty || tooMany || summary.errors > 0 ? 1 : 0;
}

function warningCount(count: number): string {
  return count === 1 ? 'There is 1 warning' : `There are ${count} warnings`;
}
