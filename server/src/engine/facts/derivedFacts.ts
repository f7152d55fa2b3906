import type { Facts } from './facts';

/** What facts there are. */
export type FactKind = Exclude<keyof Facts, 'unread'>;

/**
 * Facts of which each is found when a rule asks for it: many texts are never asked about some of them, and with each keystroke
 * they are others.
 */
export abstract class DerivedFacts implements Facts {
  readonly #known: { -readonly [Kind in FactKind]?: Facts[Kind] } = {};

  protected abstract find<Kind extends FactKind>(kind: Kind): Facts[Kind];

  #get<Kind extends FactKind>(kind: Kind): Facts[Kind] {
    const known = this.#known[kind];
    if (known !== undefined) return known;
    const found = this.find(kind);
    this.#known[kind] = found;
    return found;
  }

  get headings() {
    return this.#get('headings');
  }

  get blocks() {
    return this.#get('blocks');
  }

  get inert() {
    return this.#get('inert');
  }

  get fences() {
    return this.#get('fences');
  }

  get comments() {
    return this.#get('comments');
  }

  get links() {
    return this.#get('links');
  }

  get prose() {
    return this.#get('prose');
  }

  get inlines() {
    return this.#get('inlines');
  }

  get anchors() {
    return this.#get('anchors');
  }

  get paragraphs() {
    return this.#get('paragraphs');
  }

  get tasks() {
    return this.#get('tasks');
  }

  get elements() {
    return this.#get('elements');
  }
}

/** Facts of which some are others. */
export function replaceFacts(facts: Facts, others: Partial<Facts>): Facts {
  return new ReplacedFacts(facts, others);
}

class ReplacedFacts extends DerivedFacts {
  constructor(
    private readonly facts: Facts,
    private readonly others: Partial<Facts>,
  ) {
    super();
  }

  protected override find<Kind extends FactKind>(kind: Kind): Facts[Kind] {
    return this.others[kind] ?? this.facts[kind];
  }
}
