import { readFileSync } from 'node:fs';
import path from 'node:path';
import { en, findRule, type Rule, registry } from '../../engine';
import { t } from '../../speech';
import { summaryOf } from '../../speech/engineWords';
import { hint } from '../args';
import type { Command } from '../command';
import type { ExitCode, Io } from '../io';
import { UsageError } from '../usage';

/** Lists the rules, or shows the page of one. */
export const rules: Command = {
  name: 'rules',
  operands: '[ID]',
  maxOperands: 1,
  summary: en('List the rules, or show the page of one.'),
  details: [en('With ID, such as `status/malformed`, prints what the rule reports, why, and an example.')],
  options: { format: { type: 'string', value: 'FORMAT', help: en('text (the default) or json.') } },
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
  throw new UsageError(t('There is no rule `{id}`{end}', { id, end: hint(id, known, t('`rfc rules` lists them')) }));
}

/** The shape of `rfc rules --format json`: a contract. */
function describe(rule: Rule) {
  const { id, severity, fix } = rule;
  return { id, summary: summaryOf(rule), severity, fix, docs: pageOf(id) };
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
    throw new UsageError(
      t('The page of `{id}` is not installed: there is no `{page}`.', { id: rule.id, page: pageOf(rule.id) }),
    );
  }
}

function listRules(listed: readonly Rule[]): string {
  const idWidth = Math.max(...listed.map(({ id }) => id.length));
  const lines = listed.map((rule) => {
    return `${rule.id.padEnd(idWidth)}  ${rule.severity.padEnd(11)}  ${rule.fix.padEnd(10)}  ${summaryOf(rule)}\n`;
  });
  return `${'RULE'.padEnd(idWidth)}  ${'SEVERITY'.padEnd(11)}  ${'FIX'.padEnd(10)}  SUMMARY\n${lines.join('')}`;
}
