import { type Proposal, readCaret } from './proposal';
import { proposeHeadings } from './proposeHeadings';
import { proposeLinks } from './proposeLinks';
import { proposeStatus } from './proposeStatus';
import { proposeSuppressions } from './proposeSuppressions';
import type { Scene } from './scene';

/** Where and how proposals are asked for. */
export interface Question {
  /** UTF-16, into the document. */
  readonly offset: number;
  /** Asked for by hand rather than by typing a character: then also where a choice would often be in the way. */
  readonly isExplicit: boolean;
}

/** What could be written, best first. */
export interface Proposals {
  readonly list: readonly Proposal[];
  /** False when there are more, which typing on will bring up. */
  readonly isComplete: boolean;
}

/**
 * What could be written at a place of a Markdown document. Cheap where nothing is offered: the text is parsed only when
 * the caret's line calls for it.
 */
export function propose(scene: Scene, { offset, isExplicit }: Question): Proposals {
  const caret = readCaret(scene, offset, isExplicit);
  for (const find of [proposeStatus, proposeHeadings, proposeSuppressions]) {
    const list = find(scene, caret);
    if (list.length > 0) return { list, isComplete: true };
  }
  return proposeLinks(scene, caret);
}
