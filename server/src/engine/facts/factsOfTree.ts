import type { Lines } from '../text/lines';
import { readAnchors } from './anchors';
import { DerivedFacts, type FactKind } from './derivedFacts';
import { readElements } from './elements';
import type { Facts } from './facts';
import { proseOf, readInlines } from './inlines';
import { readLinks } from './links';
import { readParagraphs } from './paragraphs';
import type { Node, Root } from './tree';

/** What the blocks of a text tell, which is read at once. */
export type BlockFacts = Pick<Facts, 'headings' | 'blocks' | 'inert' | 'fences' | 'comments' | 'tasks'>;

/** A tree that a parser made of a text without its byte-order mark. */
export interface ParsedText {
  readonly root: Root;
  /** All nodes of the tree, as `nodesIn` gives them. */
  readonly nodes: readonly Node[];
  /** Of the text with its mark. */
  readonly lines: Lines;
  /** What offsets in the tree lack, in UTF-16 units: 1 where there is a byte-order mark. */
  readonly shift: number;
}

/** The facts of a tree. What its blocks do not tell is found when a rule asks: many texts are never asked about some of it. */
export class FactsOfTree extends DerivedFacts {
  constructor(
    private readonly parsed: ParsedText,
    private readonly blockFacts: BlockFacts,
  ) {
    super();
  }

  protected override find<Kind extends FactKind>(kind: Kind): Facts[Kind] {
    const found: Finder<Facts[Kind]> = finders[kind];
    return found(this.parsed, this.blockFacts, this);
  }
}

type Finder<Value> = (parsed: ParsedText, blockFacts: BlockFacts, facts: Facts) => Value;

const finders: { readonly [Kind in FactKind]: Finder<Facts[Kind]> } = {
  headings: (_, { headings }) => headings,
  blocks: (_, { blocks }) => blocks,
  inert: (_, { inert }) => inert,
  fences: (_, { fences }) => fences,
  comments: (_, { comments }) => comments,
  tasks: (_, { tasks }) => tasks,
  links: ({ nodes, lines, shift }) => readLinks(nodes, lines.text, shift),
  inlines: ({ root, lines, shift }) => readInlines(root, lines.text, shift),
  prose: (_parsed, _blockFacts, { inlines }) => proseOf(inlines),
  anchors: ({ root, shift }) => readAnchors(root, shift),
  paragraphs: ({ nodes, lines, shift }) => readParagraphs(nodes, lines.text, shift),
  elements: ({ nodes, lines, shift }) => readElements(nodes, lines, shift),
};
