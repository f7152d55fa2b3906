import assert from 'node:assert/strict';
import {
  applyPlan,
  type FilePlan,
  type Files,
  isRefusal,
  type Refusal,
  type Surroundings,
  textOf,
} from '../../server/src/engine';
import { defaultConfig } from '../../server/src/engine/config/defaults';
import { blobHash } from '../../server/src/engine/hashes';
import { pairAt } from '../../server/src/engine/pairs/names';
import { renderRecord } from '../../server/src/engine/pairs/record';
import { TODAY } from './lintTree';

/** A shell for tests: a rule that crashes throws. */
export const testShell = {
  today: TODAY,
  onCrash(_: string, error: unknown): never {
    throw error;
  },
};

/** The plan, or the test fails with the reason why there is none. */
export function assertPlanned<Plan extends FilePlan>(outcome: Plan | Refusal): Plan {
  if (isRefusal(outcome)) assert.fail(textOf(outcome.refused));
  return outcome;
}

/** The sentence of a refusal; the test fails when there is a plan. */
export function assertRefused(outcome: FilePlan | Refusal): string {
  if (!isRefusal(outcome)) assert.fail('it was planned');
  const text = textOf(outcome.refused);
  assert.match(text, /^\S.*\.$/);
  return text;
}

/** `PATH: SENTENCE` of every note. */
export function notesOf({ notes }: FilePlan): string[] {
  return notes.map(({ path, words }) => `${path}: ${textOf(words)}`);
}

/** Every file that a plan touches and leaves, by its path after it. */
export function textsAfter(files: Files, plan: FilePlan): Record<string, string> {
  const left = applyPlan(files, plan).flatMap(({ path, after }) => (after === undefined ? [] : [[path, after]]));
  return Object.fromEntries(left);
}

/** The repository of a project that begins at its top. */
export function surroundings(entries: Readonly<Record<string, unknown>>): Surroundings {
  return { markdown: Object.keys(entries).filter((path) => path.endsWith('.md')), folder: '' };
}

/** The record of a pair with these texts, as the default configuration has it. */
export function recordOf(anchorPath: string, anchor: string, counterpart: string): string {
  const pair = pairAt(defaultConfig.pairing, anchorPath);
  if (!pair) throw new Error(`${anchorPath} is no anchor`);
  const hash = (text: string) => blobHash(new TextEncoder().encode(text));
  return renderRecord(defaultConfig.pairing, pair, { anchor: hash(anchor), counterpart: hash(counterpart) });
}
