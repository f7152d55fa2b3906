import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Problem, readProject } from '../../server/src/engine';
import { Judge } from '../../server/src/engine/judge';
import { lintConfig } from '../../server/src/engine/project';
import { surveyProject } from '../../server/src/engine/survey';
import { nodeFiles } from '../../server/src/host/nodeFiles';
import type { Verdict } from './corpus';
import { TODAY } from './lintTree';

const CONFIG = 'rfc.config.json';

/** What the rules about pairs say of a tree of the corpus, with the pairs that its manifest asks for. */
export function lintCorpusPairs(folder: string): readonly Problem[] {
  const manifest = readFileSync(path.join(folder, 'scripts/translation-pairing.manifest.json'), 'utf8');
  const { required, excluded } = JSON.parse(manifest) as { required: string[]; excluded: string[] };
  const text = JSON.stringify({ pairing: { required, excluded } });
  const files = nodeFiles(folder, (file) => (file === path.join(folder, CONFIG) ? text : undefined));
  const onCrash = (_rule: string, error: unknown) => {
    throw error;
  };
  const shell = { today: TODAY, onCrash };
  const { project } = readProject(CONFIG, files);
  const survey = surveyProject(project, files, shell);
  const judge = new Judge(survey, files, shell);
  // The reference has nothing to say of a document without a counterpart that needs none.
  const judged = survey.pairs.filter(({ present, standing }) => present.size > 1 || standing !== 'optional');
  const torn = survey.pairs.filter(({ present, anchor }) => present.size === 1 && !present.has(anchor));
  const pairs = new Set([...judged, ...torn]);
  const found = [...lintConfig(project, shell), ...[...pairs].flatMap((pair) => judge.problemsOfPair(pair))];
  return found.filter(({ rule }) => rule.startsWith('pair/'));
}

/** The codes of the gate, and the rule that answers to each. */
const ruleOf: Readonly<Record<string, string>> = {
  'pair-required-absent': 'pair/required-unknown',
  'pair-required-untranslated': 'pair/required-missing',
  'pair-excluded-translation': 'pair/excluded',
  'pair-excluded-record': 'pair/excluded',
  'pair-incomplete': 'pair/incomplete',
  'pair-record-malformed': 'pair/record-malformed',
  'pair-out-of-sync': 'pair/out-of-sync',
  'pair-switcher-missing': 'pair/switcher-missing',
  'pair-headings': 'pair/heading-depth',
  'pair-code': 'pair/code-block',
  'pair-tables': 'pair/table-shape',
  'pair-lists': 'pair/list-shape',
  'pair-links': 'pair/link-target',
};

/** With one of these the reference looks no further; we do, so that structure is seen before the record is written. */
const lastWords = new Set(['pair/incomplete', 'pair/record-malformed', 'pair/out-of-sync']);

/** `ANCHOR: RULE (SIDE)` of everything on which the verdicts on pairs differ, sorted, and how much they have in common. */
export function comparePairVerdicts(problems: readonly Problem[], { violations }: Verdict) {
  const theirs = new Set<string>();
  const stopped = new Set<string>();
  for (const { file, gate, kind } of violations) {
    if (gate !== 'pairing') continue;
    const rule = ruleOf[kind];
    if (rule === undefined) throw new Error(`no rule answers to ${kind}`);
    theirs.add(`${anchorOf(file)}: ${rule}`);
    if (lastWords.has(rule)) stopped.add(anchorOf(file));
  }
  const ours = new Set(
    problems
      .filter(({ severity }) => severity === 'error')
      .map(
        (problem) =>
          `${anchorOf(String(problem.rule === 'pair/required-unknown' ? problem.data.path : problem.path))}: ${problem.rule}`,
      ),
  );
  const extra = [...ours].filter((key) => !theirs.has(key) && !isBeyond(key, stopped));
  const missed = [...theirs].filter((key) => !ours.has(key));
  return {
    differences: [
      ...extra.map((key) => `${key} (only ours)`),
      ...missed.map((key) => `${key} (only the reference)`),
    ].sort(),
    agreed: theirs.size - missed.length,
  };
}

/** What we say of a pair beyond the point where the reference stops; that it has to stop we say too. */
function isBeyond(key: string, stopped: ReadonlySet<string>): boolean {
  const [anchor = '', rule = ''] = key.split(': ');
  return stopped.has(anchor) && !lastWords.has(rule);
}

/** That of a file named after a counterpart, which the reference takes for an anchor, is the anchor of the counterpart. */
function anchorOf(file: string): string {
  return file.replace(/(?:\.zh)*(?:\.md|\.i18n\.yaml)$/, '.md');
}
