import { renameSync, writeFileSync } from 'node:fs';
import { authoringCases } from '../cases/authoring';
import { counterpartCases } from '../cases/counterpart';
import { foldersCases } from '../cases/folders';
import { indexPreviewCases } from '../cases/indexPreview';
import { indexViewCases } from '../cases/indexView';
import { pairPreviewCases } from '../cases/pairPreview';
import { pairsCases } from '../cases/pairs';
import { plainCases } from '../cases/plain';
import { rfcCases } from '../cases/rfc';
import { schemaCases } from '../cases/schema';
import { setUpCases } from '../cases/setUp';
import { closeEverything } from './editor';
import { type Case, type Outcome, runCases } from './runner';

const suites: Readonly<Record<string, readonly Case[]>> = {
  rfc: rfcCases,
  authoring: [...authoringCases, ...counterpartCases],
  folders: foldersCases,
  plain: plainCases,
  preview: indexPreviewCases,
  index: indexViewCases,
  pairs: [...pairsCases, ...pairPreviewCases],
  schema: schemaCases,
  setUp: setUpCases,
};

/** What the runner outside the editor asks for, through one environment variable. */
interface Request {
  readonly suite: string;
  /** Where to write the report: a JSON list of outcomes. */
  readonly report: string;
  /** Runs only the cases whose name it matches. */
  readonly pattern?: string;
  /** Whether VS Code itself calls `run`, as the desktop does. */
  readonly calledByHost: boolean;
}

/** The server host only activates extensions, so the tests start here. */
export function activate(): void {
  const request = readRequest();
  if (request !== undefined && !request.calledByHost) void runSuite(request);
}

/** The desktop host calls this and closes when it is done. */
export async function run(): Promise<void> {
  const request = readRequest();
  if (request === undefined) throw new Error('RFC_EDITOR_TESTS does not say what to run');
  await runSuite(request);
}

function readRequest(): Request | undefined {
  const text = process.env.RFC_EDITOR_TESTS;
  return text === undefined ? undefined : (JSON.parse(text) as Request);
}

async function runSuite({ suite, report, pattern }: Request): Promise<void> {
  const wanted = new RegExp(pattern ?? '');
  const cases = (suites[suite] ?? []).filter(({ name }) => wanted.test(name));
  const outcomes: readonly Outcome[] = await runCases(cases, closeEverything);
  // Renamed when complete, so that whoever waits for the file never reads half of it.
  writeFileSync(`${report}.part`, JSON.stringify(outcomes, null, 2));
  renameSync(`${report}.part`, report);
}
