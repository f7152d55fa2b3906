import type { Problem } from '../../server/src/engine';
import type { Verdict } from './corpus';

/** The families in which verdicts are compared: codes of the reference, and the rules that answer to them. */
const families: readonly {
  readonly name: string;
  readonly codes: readonly string[];
  readonly rules: readonly string[];
}[] = [
  { name: 'lifecycle', codes: ['structure-lifecycle'], rules: ['layout/unknown-lifecycle'] },
  { name: 'depth', codes: ['structure-depth'], rules: ['layout/depth'] },
  { name: 'class', codes: ['structure-class'], rules: ['layout/unknown-class'] },
  { name: 'filename', codes: ['structure-filename'], rules: ['layout/filename'] },
  { name: 'no title', codes: ['structure-title'], rules: ['header/title-missing'] },
  { name: 'title', codes: ['title-line'], rules: ['header/title'] },
  { name: 'line 2', codes: ['blank-line-2'], rules: ['header/blank-after-title'] },
  { name: 'line 4', codes: ['blank-line-4'], rules: ['header/blank-after-status'] },
  {
    name: 'status',
    codes: ['status-grammar'],
    rules: [
      'status/missing',
      'status/misplaced',
      'status/lifecycle-mismatch',
      'status/malformed',
      'status/rejection-reason',
    ],
  },
  { name: 'duplicate status', codes: ['status-duplicate'], rules: ['status/duplicate'] },
  { name: 'first section', codes: ['first-section'], rules: ['skeleton/first-section'] },
  {
    name: 'required section',
    codes: ['missing-section'],
    rules: ['skeleton/missing-section', 'skeleton/heading-form'],
  },
  { name: 'banned heading', codes: ['banned-heading'], rules: ['skeleton/banned-heading'] },
  {
    name: 'no alternatives',
    codes: ['alternatives-missing'],
    rules: ['alternatives/missing', 'alternatives/grandfather-spelling'],
  },
  { name: 'section and comment', codes: ['alternatives-both'], rules: ['alternatives/both'] },
  { name: 'late comment', codes: ['grandfather-late'], rules: ['alternatives/grandfather-expired'] },
  { name: 'marker', codes: ['legacy-marker'], rules: ['legacy/debt-marker'] },
  { name: 'index', codes: ['index-stale'], rules: ['index/stale', 'index/missing'] },
  { name: 'row in the README', codes: ['readme-row'], rules: ['index/stray-row'] },
  { name: 'line endings', codes: [], rules: ['header/line-endings'] },
  { name: 'byte-order mark', codes: [], rules: ['header/bom'] },
];

/** Codes of the gate over pairs, which are compared on their own: test/project/pairCorpus.slow.test.ts. */
const otherGates = /^pair-.+$/;

/** Whose verdict has it and whose has not. */
export type Side = 'only ours' | 'only the reference';

/** `FILE: FAMILY (SIDE)` of everything on which the two verdicts differ, sorted, and how much they have in common. */
export interface Comparison {
  readonly differences: readonly string[];
  readonly agreed: number;
}

/** Compares our errors with the reference's findings on (file, family). Throws for a code or an error without family. */
export function compareVerdicts(problems: readonly Problem[], verdict: Verdict): Comparison {
  const theirs = new Set<string>();
  /** The reference stops at the first fault of a file's place or title; what we say beyond that is no difference. */
  const stopped = new Set<string>();
  /** It looks at index and README only where the walk finds no fault. */
  const isWalkFaulty = verdict.violations.some(({ kind }) => kind.startsWith('structure-'));
  for (const { file, kind } of verdict.violations) {
    if (otherGates.test(kind)) continue;
    theirs.add(keyOf(file, familyOfCode(kind)));
    if (kind.startsWith('structure-')) stopped.add(file);
  }
  const errors = problems.filter(({ severity }) => severity === 'error');
  const compared = errors.filter(({ rule }) => !(isWalkFaulty && rule.startsWith('index/')));
  const ours = new Set(compared.map(({ path, rule }) => keyOf(placeOf(path, rule), familyOfRule(rule))));
  const extra = [...ours].filter((key) => !theirs.has(key) && !stopped.has(key.slice(0, key.lastIndexOf(': '))));
  const missed = [...theirs].filter((key) => !ours.has(key));
  const differences = [
    ...extra.map((key) => `${key} (only ours)`),
    ...missed.map((key) => `${key} (only the reference)`),
  ];
  return { differences: differences.sort(), agreed: theirs.size - missed.length };
}

/** An index that is not there is reported elsewhere. */
function placeOf(path: string, rule: string): string {
  return rule === 'index/missing' ? 'docs/rfc/INDEX.md' : path;
}

function keyOf(file: string, family: string): string {
  return `${file}: ${family}`;
}

function familyOfCode(kind: string): string {
  const code = kind.replace(/:.*/, '');
  const family = families.find(({ codes }) => codes.includes(code));
  if (!family) throw new Error(`the code ${kind} belongs to no family`);
  return family.name;
}

function familyOfRule(rule: string): string {
  const family = families.find(({ rules }) => rules.includes(rule));
  if (!family) throw new Error(`an error of ${rule} belongs to no family`);
  return family.name;
}
