/** What a change of one file means for others. */
export interface Effect {
  /** Any file may show something else now. */
  readonly everywhere: boolean;
  /** These may; relative to the project's folder. */
  readonly others: readonly string[];
}

/** Nothing else changes. */
export const noEffect: Effect = { everywhere: false, others: [] };
