import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findRule, type Rule, registry } from '../../engine';
import { hint } from '../args';
import type { Command } from '../command';
import type { ExitCode, Io } from '../io';
import { UsageError } from '../usage';

/** Lists the rules, or shows the page of one. */
export const rules: Command = {
  name: 'rules',
  operands: '[ID]',
  maxOperands: 1,
  summary: 'List the rules, or show the page of one.',
  details: ['With ID, such as `status/malformed`, prints what the rule reports, why, and an example.'],
  options: { format: { type: 'string', value: 'FORMAT', help: 'text (the default) or json.' } },
  async run(args, io) {
    const format = args.choice('format', ['text', 'json']);
    const [id] = args.operands;
    const chosen = id === undefined ? registry : [ruleOf(id)];
    if (format === 'json') return show(io, `${JSON.stringify(chosen.map(describe))}\n`);
    const [rule] = chosen;
    return show(io, id !== undefined && rule ? readPage(io, rule) : listRules(chosen));
  },
};

function show(io: Io, text: string): ExitCode {
  io.stdout.write(text);
  return 0;
}

function ruleOf(id: string): Rule {
  const rule = findRule(id);
  if (rule) return rule;
  const known = registry.map((candidate) => candidate.id);
  throw new UsageError(`There is no rule \`${id}\`${hint(id, known, '`rfc rules` lists them')}`);
}

/** The shape of `rfc rules --format json`: a contract. */
function describe({ id, summary, severity, fix }: Rule) {
  return { id, summary, severity, fix, docs: pageOf(id) };
}

/** The page's path inside the package, with `/`. */
function pageOf(id: string): string {
  return `docs/rules/${id}.md`;
}

function readPage(io: Io, rule: Rule): string {
  try {
    const page = readFileSync(path.join(io.install, pageOf(rule.id)), 'utf8');
    return page.replace(/^<!-- \/?generated -->\n/gm, '');
  } catch {
    throw new UsageError(`The page of \`${rule.id}\` is not installed: there is no \`${pageOf(rule.id)}\`.`);
  }
}

function listRules(listed: readonly Rule[]): string {
  const idWidth = Math.max(...listed.map(({ id }) => id.length));
  const lines = listed.map(({ id, severity, fix, summary }) => {
    return `${id.padEnd(idWidth)}  ${severity.padEnd(11)}  ${fix.padEnd(10)}  ${summary}\n`;
  });
  return `${'RULE'.padEnd(idWidth)}  ${'SEVERITY'.padEnd(11)}  ${'FIX'.padEnd(10)}  SUMMARY\n${lines.join('')}`;
}
