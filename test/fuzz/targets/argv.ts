import { commands } from '../../../server/src/cli/commands';
import { rfc } from '../../support/cli';
import { chance, pick, type Random, repeat } from '../../support/random';
import { inFolder } from '../folder';
import { strangeTexts } from '../json';
import { complaintAbout } from '../program';
import { shrinkList, shrinkTexts } from '../shrink';
import { defineTarget } from '../target';
import { asRepository, faultyTree, rfcPaths, type Texts } from '../trees';

interface ArgvCase {
  readonly texts: Texts;
  readonly args: readonly string[];
  readonly stdin: string;
}

/** Deep enough that no `..` of these arguments leads out of the temporary folder; nothing absolute can be made. */
const DEPTH = 'a/b/c/d/repo';
const texts = strangeTexts.filter((text) => !text.startsWith('/') || text === '/');

/** Words in any order after `rfc`. */
export const argv = defineTarget<ArgvCase>({
  name: 'argv',
  holds: 'any arguments end with 0, 1 or 2, and 2 with one clear sentence.',
  short: 80,
  generate(random) {
    return {
      texts: faultyTree(random),
      args: anyArgs(random),
      stdin: pick(random, ['', '# RFC: A\n', '{}\n{"a":1}\n[', '\0']),
    };
  },
  check: ({ texts: tree, args, stdin }) => {
    const entries = Object.entries(asRepository(tree)).map(([file, entry]) => [`${DEPTH}/${file}`, entry]);
    return inFolder(Object.fromEntries(entries), async (folder) => {
      const ended = await rfc(args, {
        cwd: `${folder}/${DEPTH}`,
        stdin,
        startServer: () => undefined,
        withIndex: true,
      });
      return (
        complaintAbout(ended) ??
        complaintAboutUsage(args, ended.code, ended.stderr) ??
        jsonComplaint(args, ended.code, ended.stdout)
      );
    });
  },
  async shrink(input, fails) {
    const args = await shrinkList(input.args, (each) => fails({ ...input, args: each }));
    const tree = await shrinkTexts(input.texts, (each) => fails({ ...input, args, texts: each }));
    return { ...input, args, texts: tree };
  },
  show: (input) => JSON.stringify(input, undefined, 2),
});

/** Wrong usage is one line, behind which a run that watches says that it waits; without a command it is the help. */
function complaintAboutUsage(args: readonly string[], code: number, stderr: string): string | undefined {
  if (code !== 2 || args.length === 0) return undefined;
  return /^(?:An earlier run[^\n]*\n)?[^\n]+[.?!]\n(?:Waiting for changes [^\n]+\n)?$/.test(stderr)
    ? undefined
    : `not one sentence: ${stderr}`;
}

function jsonComplaint(args: readonly string[], code: number, stdout: string): string | undefined {
  const isJson = args[0] === 'lint' && args.includes('json') && args[args.indexOf('json') - 1] === '--format';
  if (
    !isJson ||
    code === 2 ||
    args.some((arg) => /^(?:--help|-h|--diff|--watch|--format.*)$/.test(arg) && arg !== '--format')
  )
    return undefined;
  if (args.filter((arg) => arg === '--format').length > 1) return undefined;
  try {
    JSON.parse(stdout);
    return undefined;
  } catch {
    return `not JSON: ${stdout.slice(0, 200)}`;
  }
}

function anyArgs(random: Random): string[] {
  if (chance(random, 10)) return repeat(random(4), () => anyWord(random));
  const command = pick(random, commands);
  const options = Object.entries(command.options).concat(Object.entries(pick(random, commands).options).slice(0, 1));
  const given = repeat(random(5), () => {
    const [name, { type, value }] = pick(random, options);
    if (chance(random, 10)) return [`--${name}${pick(random, ['=', 'x', '=1', ''])}`];
    return type === 'boolean' ? [`--${name}`] : [`--${name}`, valueFor(random, value)];
  });
  const operands = repeat(random(3), () => anyWord(random));
  return [command.name, ...(chance(random, 50) ? [...operands, ...given.flat()] : [...given.flat(), ...operands])];
}

/** Often of the kind that the help asks for. */
function valueFor(random: Random, value: string | undefined): string {
  if (chance(random, 30)) return anyWord(random);
  if (value === 'FORMAT') return pick(random, ['json', 'text', 'jsonl', 'sarif', 'github', 'gitlab']);
  if (value === 'ID=SEVERITY') return pick(random, ['status/*=off', 'x/y=error', 'status/malformed=', '=']);
  if (value === 'N') return pick(random, ['0', '3', '-1', '1e9']);
  if (value === 'DIR') return pick(random, ['.', 'docs', 'none', '..']);
  if (value === 'D') return pick(random, ['2026-07-01', '2026-02-30', 'today']);
  return anyWord(random);
}

function anyWord(random: Random): string {
  const own = [
    ...rfcPaths,
    'docs',
    '.',
    'README.md',
    'docs/guide.md',
    'src/tool.ts',
    'implemented',
    'rejected',
    'compile',
    'check',
    'validate',
    '-',
    '--',
    '-x',
    '--json',
    'rfc.config.jsonc',
    'new.html',
    'feature',
    'status/malformed',
  ];
  return chance(random, 60) ? pick(random, own) : pick(random, texts);
}
