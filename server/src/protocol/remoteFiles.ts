// What a server without a disk asks its client about files. Only one in a browser asks, and only the client there answers.

/** Request: what lies directly in each of some folders. Answer: a `RemoteListing` each, in their order. */
export const listFoldersRequest = 'rfc/listFolders';

export interface ListFoldersParams {
  readonly uris: readonly string[];
}

/** `null`: it is no folder, or cannot be listed. */
export type RemoteListing = readonly RemoteEntry[] | null;

export interface RemoteEntry {
  readonly name: string;
  /** Of a symbolic link, what it leads to; `nothing` for one that leads nowhere. */
  readonly type: 'file' | 'folder' | 'other' | 'nothing';
  readonly isLink?: true;
}

/** Request: what some files hold. Answer: a `RemoteContent` each, in their order. */
export const readFilesRequest = 'rfc/readFiles';

export interface ReadFilesParams {
  readonly uris: readonly string[];
  /** What is larger, in bytes, is only measured. */
  readonly limit: number;
}

/** `null`: there is no such file, or it cannot be read. */
export type RemoteContent = { readonly bytes: Uint8Array } | { readonly size: number } | null;

/** Request: change files, all of them or none. Answer: `null` when it is done, else one sentence why not. */
export const writeFilesRequest = 'rfc/writeFiles';

export interface WriteFilesParams {
  readonly changes: readonly RemoteChange[];
}

export interface RemoteChange {
  readonly uri: string;
  /** What was read there; absent: nothing may be there. */
  readonly before?: Uint8Array;
  /** What is to be there; absent: nothing. */
  readonly after?: Uint8Array;
}
