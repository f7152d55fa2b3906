import {
  Judge,
  markOf,
  type PairPreview,
  type PreviewCell,
  type PreviewElement,
  type PreviewNode,
  previewPair,
  surveyProject,
} from '../../server/src/engine';
import { configWith } from './configs';
import { TODAY, withoutIndex } from './lintTree';
import { memoryFiles } from './memoryFiles';
import { filesOf, type PairCase, pathsOf } from './pairs';

/** What the page about a pair is told. Throws for a case that is no pair in scope, and when a rule crashes. */
export function previewOf(given: PairCase): PairPreview {
  const files = memoryFiles(filesOf(given));
  const onCrash = (_rule: string, error: unknown) => {
    throw error;
  };
  const shell = { today: TODAY, onCrash };
  const config = withoutIndex(configWith(given.config));
  const judge = new Judge(surveyProject({ roots: [config] }, files, shell), files, shell);
  const [anchor] = pathsOf(given);
  const place = judge.survey.pairs.find((each) => each.anchor === anchor);
  if (!place) throw new Error(`${anchor} is no pair in scope`);
  return previewPair(judge, place);
}

/** The rows of a preview as `mark: left | right`, each side by its text or `-`. */
export function rowsIn({ rows }: PairPreview): string[] {
  return rows.map((row) => `${markOf(row)}: ${shown(row.anchor)} | ${shown(row.counterpart)}`);
}

function shown({ block }: PreviewCell): string {
  return block ? textOf(block.nodes) : '-';
}

/** What a reader sees of nodes. */
export function textOf(nodes: readonly PreviewNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
}

/** Every element below, outer ones first. */
export function elementsIn(nodes: readonly PreviewNode[]): PreviewElement[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsIn(node.children)]));
}
