import type { Config } from '../config/config';
import type { Affinity } from './align';
import { likeness, type Section } from './likeness';

/**
 * So many sections are told apart before all is forgotten; a pair of long documents has a few hundred. Two numbers below it
 * make a key that V8 need not allocate.
 */
const MOST_SECTIONS = 4096;

/** So many likenesses are kept. */
const MOST = 65_536;

const byConfig = new WeakMap<Config, Known>();

/**
 * The likeness of sections of an anchor and a counterpart, by their indices, each worked out once: while a text is edited
 * nearly all of its sections stay what they were, and each is held against many.
 */
export function knownLikeness(config: Config, anchor: readonly Section[], counterpart: readonly Section[]): Affinity {
  const known = byConfig.get(config) ?? new Known(config);
  byConfig.set(config, known);
  return known.between(anchor, counterpart);
}

class Known {
  readonly #numbers = new Map<string, number>();
  readonly #found = new Map<number, number>();

  constructor(private readonly config: Config) {}

  between(anchor: readonly Section[], counterpart: readonly Section[]): Affinity {
    const room = MOST_SECTIONS - anchor.length - counterpart.length;
    if (room < 0) return (a, b) => this.#judge(anchor[a], counterpart[b]);
    if (this.#numbers.size > room || this.#found.size > MOST) this.#forget();
    const own = anchor.map((section) => this.#numberOf(section));
    const others = counterpart.map((section) => this.#numberOf(section));
    return (a, b) => {
      const key = (own[a] ?? 0) * MOST_SECTIONS + (others[b] ?? 0);
      const found = this.#found.get(key);
      if (found !== undefined) return found;
      const judged = this.#judge(anchor[a], counterpart[b]);
      this.#found.set(key, judged);
      return judged;
    };
  }

  #judge(anchor: Section | undefined, counterpart: Section | undefined): number {
    return anchor && counterpart ? likeness(this.config, anchor, counterpart) : 0;
  }

  /** Equal for sections that no likeness tells apart. */
  #numberOf({ title, tokens, blocks, length }: Section): number {
    const content = [title, blocks, length, ...tokens.words].join('\n');
    const number = this.#numbers.get(content) ?? this.#numbers.size;
    this.#numbers.set(content, number);
    return number;
  }

  #forget(): void {
    this.#numbers.clear();
    this.#found.clear();
  }
}
