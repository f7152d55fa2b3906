/** So many rounds of the event loop a first question has to arrive, each of at least so many milliseconds. */
const rounds = 5;
const roundLength = 10;

/**
 * The first answer about an open document. While a tree is read nothing is answered, and that answer does not need the tree:
 * whatever reads one at the start lets it go first.
 */
export class FirstAnswer {
  #isGiven: boolean;
  /** Questions that are still to be answered. */
  #open = 0;
  #gone: Promise<void> | undefined;

  /** `isAsked`: the client asks about open documents, and asks again when it is told to. */
  constructor(isAsked: boolean) {
    this.#isGiven = !isAsked;
  }

  /** Answers a question about an open document. */
  async give<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    this.#open++;
    try {
      const answer = await work();
      this.#isGiven = true;
      return answer;
    } finally {
      this.#open--;
    }
  }

  /** Resolves once it is given, or nobody seems to ask. */
  gone(): Promise<void> {
    this.#gone ??= this.#wait();
    return this.#gone;
  }

  /** Counts rounds rather than time: while code is loaded, messages lie unread. Once it is given, an answer has to be sent. */
  async #wait(): Promise<void> {
    if (this.#isGiven) return;
    for (let round = 0; !this.#isGiven && (round < rounds || this.#open > 0); round++) await nextRound();
    await nextRound();
  }
}

function nextRound(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, roundLength));
}
