import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** What happens at an operation on files, counted from 1. Paths are absolute. */
export type Action =
  | { readonly at: number; readonly kind: 'kill' | 'fail' }
  | { readonly at: number; readonly kind: 'remove' | 'append'; readonly path: string };

/** How a run of the program ended. */
export interface Ended {
  /** `null`: it was killed. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ProgramOptions {
  readonly cwd: string;
  readonly actions?: readonly Action[];
  /** An absolute path for a report; only a run that ends by itself writes it. */
  readonly report?: string;
}

const preload = path.resolve('test/fuzz/atOperation.cjs');

/** Where the program lies that is tested: built, as it ships. */
export const program = path.resolve(process.env.RFC_FUZZ_PROGRAM ?? 'dist/cli.js');

/** Runs the built command line; operations on files below its working folder are counted. */
export function runProgram(args: readonly string[], { cwd, actions = [], report }: ProgramOptions): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--require', preload, program, ...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        RFC_FUZZ_FOLDER: cwd,
        RFC_FUZZ_ACTIONS: JSON.stringify(actions),
        ...(report === undefined ? {} : { RFC_FUZZ_REPORT: report }),
      },
    });
    const written = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text: string) => {
        written[name] += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...written }));
  });
}

/** What a run says that was told to report. */
export interface Report {
  /** How many operations on files it took. */
  readonly count: number;
  /** The first one that changed something; 0 where nothing did. */
  readonly firstChange: number;
  /** The lines that were added to files by actions. */
  readonly appended: readonly string[];
}

/** The report of a run that has ended; its file goes. */
export function readReport(file: string): Report {
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return report;
}

/** What is wrong with how a run ended that nothing was done to: its code, or what it said. */
export function complaintAbout({
  code,
  stderr,
}: {
  readonly code: number | null;
  readonly stderr: string;
}): string | undefined {
  if (code !== 0 && code !== 1 && code !== 2) return `it ended with ${code}: ${stderr}`;
  if (/\n\s+at |fault of the program/.test(stderr)) return `it failed: ${stderr}`;
  if (code === 2 && stderr.trim() === '') return 'it ended with 2 and said nothing';
  return undefined;
}
