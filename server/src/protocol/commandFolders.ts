/** Request without parameters: the folders on which commands make sense, for menus. */
export const commandFoldersRequest = 'rfc/commandFolders';

/** URIs of lifecycle and class folders. */
export interface CommandFolders {
  /** Where a new RFC can begin. */
  readonly starting: readonly string[];
  /** From where a move leads elsewhere. */
  readonly moving: readonly string[];
  /** Of RFCs that have a class. */
  readonly classed: readonly string[];
  /** Files, not folders: the index and the README of each root, from which there is a way to the index preview. */
  readonly frontPages: readonly string[];
}
