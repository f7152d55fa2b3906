/** Request: why a file is or is not linted. */
export const explainFileRequest = 'rfc/explainFile';

export interface ExplainFileParams {
  readonly uri: string;
}

export interface FileExplanation {
  /** One sentence: what becomes of the file. */
  readonly verdict: string;
  /** Plain sentences that lead to the verdict. */
  readonly reasons: readonly string[];
  /** The configuration file in use; absent when the defaults apply. */
  readonly configuration?: string;
}
