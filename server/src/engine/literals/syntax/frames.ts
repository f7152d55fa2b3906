/** What encloses the place that the tokenizer reads. */
export const Frame = {
  none: 0,
  block: 1,
  object: 2,
  /** `${ … }` */
  substitution: 3,
  /** `{ … }` in JSX */
  container: 4,
  parentheses: 5,
  /** Those of `if`, `while`, `for` and `with`. */
  header: 6,
  /** The opening tag of a JSX element, and what lies between its tags. */
  tag: 7,
  children: 8,
} as const;

export type FrameKind = (typeof Frame)[keyof typeof Frame];
