import { ADDRESS } from './reading';

// What joins a word to more than itself: a path, a package or an address, which are not prose. Parts of patterns.

/** Before the word. */
export const JOINED_BEFORE = `[\\w@/\\\\.#~+${ADDRESS}-]`;

/** Behind it. */
export const JOINED_BEHIND = `[\\w@/\\\\~+${ADDRESS}-]|\\.\\w|:\\/`;
