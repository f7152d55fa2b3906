import { en } from '../../engine/small';
import type { WatchTarget } from '../../host/waitForChange';
import type { Args } from '../args';
import type { Command } from '../command';
import type { ExitCode, Io } from '../io';
import { checkRepository, findProjects, makeFixes, readOverrides, showFixes } from '../late';
import { type BaselineUse, readBaselineUse, saveBaseline, withoutKnown } from '../lint/baseline';
import type { Checked, CheckRequest } from '../lint/check';
import { type FixUse, readFixUse } from '../lint/fixUse';
import { judge, type Limits } from '../lint/judge';
import { readThreads } from '../lint/readThreads';
import { readScope } from '../lint/scope';
import { checkUnlessKnown } from '../lint/verdictCache';
import { watchAndCheck } from '../lint/watch';
import { printable } from '../printable';
import { type Format, formats, writeReport } from '../reporters';
import { configOption, findRepository, rootOption } from '../repository';
import { UsageError } from '../usage';

/** The gate: checks every RFC and says so in the exit code. */
export const lint: Command = {
  name: 'lint',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  summary: en('Check every RFC of the repository.'),
  details: [
    en('PATH limits what is reported to files and folders; rules about the whole tree still look at all of it.'),
    en('Results go to standard output, everything else to standard error.'),
  ],
  options: {
    root: rootOption,
    config: configOption,
    format: { type: 'string', value: 'FORMAT', help: en('text (the default), json, jsonl, sarif, github or gitlab.') },
    rule: {
      type: 'string',
      value: 'ID=SEVERITY',
      help: en('Set the severity of a rule, or of a namespace such as `status/*`; may be repeated.'),
    },
    'max-warnings': {
      type: 'string',
      value: 'N',
      help: en('End with exit code 1 when there are more than N warnings.'),
    },
    'allow-empty': { type: 'boolean', help: en('Finding no RFC is no failure.') },
    fix: { type: 'boolean', help: en('Make every safe fix, then report what is left.') },
    diff: { type: 'boolean', help: en('Show what --fix would change, and write nothing.') },
    changed: {
      type: 'optional',
      value: 'BASE',
      help: en('Report only files that differ from where this branch left BASE (default: main).'),
    },
    baseline: { type: 'string', value: 'FILE', help: en('Leave out the problems that FILE knows.') },
    'write-baseline': {
      type: 'string',
      value: 'FILE',
      help: en('Record the problems there are in FILE, and succeed.'),
    },
    'no-cache': { type: 'boolean', help: en('Check even where an earlier run with the same outcome is known.') },
    threads: {
      type: 'string',
      value: 'N',
      help: en('Share the check among N threads (default: as many as the machine gains by).'),
    },
    watch: { type: 'boolean', help: en('Check again whenever something changes, until Ctrl+C.') },
    stdin: { type: 'boolean', help: en('Check the text on standard input in the place of one file.') },
    'stdin-filename': {
      type: 'string',
      value: 'FILE',
      help: en('The file that the text on standard input stands for.'),
    },
  },
  async run(args, io) {
    const job = await readJob(args, io);
    if (args.has('watch')) return watch(job, args, io);
    const { threads } = job;
    const { code } = await checkOnce(job, job.request, io, (request) =>
      checkUnlessKnown(args, io, (isWitnessed) => checkRepository(request, io, { threads, isWitnessed })),
    );
    return code;
  },
};

/** Everything that a run was asked for. */
interface Job {
  /** Looks for the projects. */
  readonly request: () => CheckRequest;
  readonly format: Format;
  readonly limits: Limits;
  readonly baseline: BaselineUse;
  readonly fix: FixUse;
  readonly threads: number | undefined;
}

async function readJob(args: Args, io: Io): Promise<Job> {
  const format = args.choice('format', formats);
  const limits = { maxWarnings: args.count('max-warnings'), allowEmpty: args.has('allow-empty') };
  const overrides = args.has('rule') ? readOverrides(args.values('rule')) : {}; // to know a rule takes all of them
  const scope = readScope(args, io.cwd);
  const baseline = readBaselineUse(args, io.cwd);
  const fix = readFixUse(args);
  const threads = readThreads(args);
  const { stdinFile } = scope;
  const buffer = stdinFile === undefined ? {} : { buffer: { file: stdinFile, bytes: await io.readStdin() } };
  const request = () => ({ ...findProjects(args, io.cwd, scope), scope, overrides, ...buffer });
  return { request, format, limits: { ...limits, scope }, baseline, fix, threads };
}

/** Has the projects of a run found and checked, in one go. */
type Check = (request: () => CheckRequest) => Promise<Checked>;

async function checkOnce({ format, limits, baseline, fix }: Job, request: () => CheckRequest, io: Io, check: Check) {
  if (fix === 'make') makeFixes(request, io);
  if (fix === 'show') showFixes(request(), io);
  const checked = await check(request); // it looks anew: there may be new files now
  if (fix === 'show') return { code: judge(checked, limits, io), checked };
  if (baseline.kind === 'write') {
    saveBaseline(checked.report, baseline, io);
    return { code: judgeWritten(checked, limits, io), checked };
  }
  const report = withoutKnown(checked.report, baseline, limits.scope, io);
  writeReport(format, report, io);
  return { code: judge({ ...checked, report }, limits, io), checked };
}

/** A baseline makes today's problems acceptable; that there was something to check still has to be true. */
function judgeWritten(checked: Checked, limits: Limits, io: Io): ExitCode {
  const summary = { ...checked.report.summary, errors: 0, warnings: 0 };
  return judge({ ...checked, report: { ...checked.report, summary } }, limits, io);
}

/** The exit code is that of the last check. A configuration that breaks meanwhile is told and waited for. */
async function watch(job: Job, args: Args, io: Io): Promise<ExitCode> {
  let code: ExitCode = 0;
  let watched: readonly WatchTarget[] = [{ path: findRepository(args, io.cwd), deep: false }];
  await watchAndCheck(io, async () => {
    try {
      const scope = readScope(args, io.cwd);
      const request = () => ({ ...job.request(), scope });
      const options = { threads: job.threads, isWitnessed: false };
      const result = await checkOnce(
        job,
        request,
        io,
        async (look) => (await checkRepository(look, io, options)).value,
      );
      ({ code } = result);
      ({ watched } = result.checked);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      code = 2;
      io.stderr.write(`${printable(error.message)}\n`);
    }
    return watched;
  });
  return code;
}
