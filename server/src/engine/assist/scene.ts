import type { Config } from '../config/config';
import { type RfcDocument, readDocument } from '../document';
import type { Facts } from '../facts/facts';
import { readFacts } from '../facts/read';
import { isInert } from '../facts/structure';
import type { TextContent } from '../files';
import { type Place, placeOf } from '../place';
import { ownerOf, type RootState } from '../project';
import { Lines } from '../text/lines';

/** What is needed to help with a document. */
export interface SceneInput {
  /** Relative to the configuration's folder. It may lie outside of every root. */
  readonly path: string;
  readonly content: TextContent;
  /** Every root of the project, as it is. */
  readonly states: readonly RootState[];
}

/** A document that somebody is writing in, with the project around it. The text is parsed when first needed. */
export class Scene {
  readonly path: string;
  readonly text: string;
  readonly lines: Lines;
  readonly states: readonly RootState[];
  /** The configuration of the root that the document lies in, if it lies in one. */
  readonly config: Config | undefined;
  readonly place: Place | undefined;
  #doc: RfcDocument | undefined;
  #facts: Facts | undefined;

  constructor(private readonly input: SceneInput) {
    this.path = input.path;
    this.text = input.content.text;
    this.lines = new Lines(this.text);
    this.states = input.states;
    this.config = ownerOf({ roots: input.states.map(({ tree }) => tree.config) }, input.path);
    this.place = this.config && placeOf(this.config, input.path);
  }

  /** The document as rules see it; `undefined` when it is neither an RFC nor the other language's side of one. */
  get doc(): RfcDocument | undefined {
    const { config, input, place } = this;
    if (!config || (place?.role !== 'rfc' && place?.role !== 'counterpart')) return undefined;
    // The day matters to rules only, and no rule runs on it.
    this.#doc ??= readDocument({ config, place, content: input.content, today: '' });
    return this.#doc;
  }

  get facts(): Facts {
    this.#facts ??= this.doc?.facts ?? readFacts(this.lines);
    return this.#facts;
  }

  /** True on a line that is code, or part of a comment over several lines. */
  isInertAt(offset: number): boolean {
    return isInert(this.facts, this.lines.startOfLineAt(offset));
  }
}
