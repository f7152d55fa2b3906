/** Puts a text into a colour, or leaves it as it is. */
export type Paint = (text: string) => string;

export interface Colours {
  readonly red: Paint;
  readonly yellow: Paint;
  readonly blue: Paint;
  readonly dim: Paint;
  readonly underline: Paint;
}

/** Colours for a terminal; `enabled: false` gives plain text. */
export function coloursFor(enabled: boolean): Colours {
  const paint = (on: number, off: number): Paint => (enabled ? (text) => `\x1b[${on}m${text}\x1b[${off}m` : identity);
  return {
    red: paint(31, 39),
    yellow: paint(33, 39),
    blue: paint(34, 39),
    dim: paint(2, 22),
    underline: paint(4, 24),
  };
}

function identity(text: string): string {
  return text;
}
