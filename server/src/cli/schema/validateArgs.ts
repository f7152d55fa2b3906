import { createReadStream } from 'node:fs';
import path from 'node:path';
import { beginsJson, en, isJson, judgeArguments, Lines, type UsableSchema } from '../../engine';
import { spokenTexts, t } from '../../speech';
import type { Args } from '../args';
import type { ExitCode, Io } from '../io';
import { printable } from '../printable';
import { statOf } from '../repository';
import { UsageError } from '../usage';
import { count, say } from '../writing/write';
import { chooseSchema } from './chooseSchema';
import type { NamedFile } from './openFile';
import { type CutTests, type InputValue, MAX_VALUE, readValues } from './readValues';

/** Something wrong with a value of the input. */
interface Violation {
  readonly kind: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly range: ReturnType<Lines['range']>;
}

/** `rfc schema validate`: judges values one by one, however many there are. */
export async function validateArgs(file: NamedFile, args: Args, io: Io): Promise<ExitCode> {
  const format = args.choice('format', ['text', 'jsonl']);
  const input = openInput(args.value('args'), io);
  const chosen = chooseSchema(file, args.value('tool'), io);
  if (!chosen) return 1;
  const summary = await judgeAll(input, chosen.usable, format, io);
  if (format === 'jsonl') io.stdout.write(`${JSON.stringify({ summary })}\n`);
  else say(io.stdout, sentence(summary));
  if (summary.values === 0) say(io.stderr, t('There is no value in `{name}`.', { name: input.name }));
  return summary.values === 0 || summary.violations > 0 ? 1 : 0;
}

interface Summary {
  readonly values: number;
  readonly invalid: number;
  readonly violations: number;
}

/** Prints what is wrong with each value as it comes; nothing of it is kept. */
async function judgeAll(input: Input, schema: UsableSchema, format: OutputFormat, io: Io): Promise<Summary> {
  const summary = { values: 0, invalid: 0, violations: 0 };
  for await (const values of input.values) {
    for (const value of values) {
      const violations = judge(value, schema);
      summary.values += 1;
      if (violations.length === 0) continue;
      summary.invalid += 1;
      summary.violations += violations.length;
      io.stdout.write(violations.map((violation) => show(violation, input.name, format)).join(''));
    }
  }
  return summary;
}

type OutputFormat = 'text' | 'jsonl';

interface Input {
  /** What the output calls it. */
  readonly name: string;
  readonly values: AsyncIterable<readonly InputValue[]>;
}

function openInput(given: string | undefined, io: Io): Input {
  if (given === undefined)
    throw new UsageError(t('`rfc schema validate` needs `--args FILE`, or `--args -` for standard input.'));
  if (given === '-') return { name: 'stdin', values: readValues(io.streamStdin(), cutTests) };
  const file = path.resolve(io.cwd, given);
  const stat = statOf(file);
  if (!stat) throw new UsageError(t('There is no file `{given}`.', { given }));
  if (stat.isDirectory()) throw new UsageError(t('`--args` must name a file, and `{given}` is a folder.', { given }));
  return { name: given, values: readValues(read(file, given), testsFor(given)) };
}

async function* read(file: string, given: string): AsyncIterable<Uint8Array> {
  try {
    yield* createReadStream(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new UsageError(t('`{given}` cannot be read ({code}).', { given, code }));
  }
}

const cutTests: CutTests = { isValue: isJson, isUnfinished: beginsJson };

/** The ending says what a file is meant to be: every line of JSON Lines is a value, and only two of them make JSON lines. */
function testsFor(name: string): CutTests | undefined {
  if (/\.(?:jsonl|ndjson)$/i.test(name)) return undefined;
  return /\.json$/i.test(name) ? { isValue: isJson, isUnfinished: () => true } : cutTests;
}

function judge({ line, reason, text }: InputValue, schema: UsableSchema): Violation[] {
  if (text === undefined) {
    const place = { line, character: 0 };
    return [
      {
        kind: 'unread',
        path: [],
        message: t(reasons[reason ?? 'not-utf8'], { size: MAX_VALUE / 1024 / 1024 }),
        range: { start: place, end: place },
      },
    ];
  }
  const problems = judgeArguments(schema, text, { jsonc: false, texts: spokenTexts() });
  if (problems.length === 0) return [];
  const lines = new Lines(text);
  return problems.map((problem) => {
    const { start, end } = lines.range(problem.span);
    const range = {
      start: { line: start.line + line, character: start.character },
      end: { line: end.line + line, character: end.character },
    };
    return { kind: problem.kind, path: problem.path, message: problem.text, range };
  });
}

const reasons = {
  'too-long': en('this value is longer than {size} MB, so it was not read'),
  'not-utf8': en('this is not UTF-8, so it was not read'),
} as const;

function show({ kind, message, path: where, range }: Violation, name: string, format: OutputFormat): string {
  if (format === 'jsonl') return `${JSON.stringify({ file: name, kind, path: where, message, range })}\n`;
  const { line, character } = range.start;
  return `${printable(`${name}:${line + 1}:${character + 1}: ${message}`)}\n`;
}

function sentence({ invalid, values, violations }: Summary): string {
  const checked = t('{values} checked', { values: count(values, 'value') });
  if (violations === 0) return t('{checked}, no violation found.', { checked });
  return t('{checked}, {violations} found in {invalid} of them.', {
    checked,
    violations: count(violations, 'violation'),
    invalid,
  });
}
