import { linkBroken } from './broken';
import { linkBrokenAnchor } from './broken-anchor';
import { linkDocRef } from './doc-ref';

/** The rules about where links lead. */
export const linkRules = [linkBroken, linkBrokenAnchor, linkDocRef];
