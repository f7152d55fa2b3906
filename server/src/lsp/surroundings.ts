import type { OnCrash } from '../engine';
import type { OpenDoc } from './openDocs';

/** What a project sees of the editor. Paths are absolute. */
export interface Surroundings {
  /** The open document whose text counts before the file's; `undefined` when the file counts. */
  openAt(path: string): OpenDoc | undefined;
  /** All open documents. */
  openPaths(): readonly string[];
  /** Open documents without a file. */
  newPaths(): readonly string[];
  today(): string;
  readonly onCrash: OnCrash;
}
